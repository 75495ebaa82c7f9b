/** A block of stone in each colour, with a sign of its own: colour never stands alone. */
interface Paint {
  light: string;
  face: string;
  deep: string;
  /** Of the sign carved into it. */
  sign: string;
}

export const PAINT: { [colour: string]: Paint } = {
  blue: { light: '#6fa5da', face: '#3574b8', deep: '#1f4c80', sign: '#eaf3fb' },
  red: { light: '#e58a6c', face: '#c24a2e', deep: '#82290f', sign: '#ffeee4' },
  black: { light: '#77757c', face: '#454349', deep: '#232127', sign: '#f1ece2' },
  yellow: { light: '#f8d87c', face: '#e6b234', deep: '#a67613', sign: '#4f3403' },
  green: { light: '#8fc07f', face: '#4f8c46', deep: '#2d5b28', sign: '#f0f8e6' },
  brown: { light: '#b98a5e', face: '#8b5a33', deep: '#55331a', sign: '#f9ead6' },
  white: { light: '#fffdf6', face: '#f1e9d6', deep: '#b9ab8c', sign: '#6b5a3a' },
};

/** Signs in a box of 40 by 30: wave, disc, cross, triangle, leaf, bricks, star. */
const SIGNS: { [colour: string]: string } = {
  blue: '<path d="M2 10q6-8 12 0t12 0 12 0M2 22q6-8 12 0t12 0 12 0" fill="none"/>',
  red: '<circle cx="20" cy="15" r="10"/>',
  black: '<path d="M9 4l22 22M31 4L9 26" fill="none"/>',
  yellow: '<path d="M20 3l14 24H6z"/>',
  green: '<path d="M20 1c12 9 12 19 0 28C8 20 8 10 20 1zM20 8v16" fill="none"/>',
  brown: '<path d="M2 4h36v22H2zM2 15h36M20 4v11M11 15v11M29 15v11" fill="none"/>',
  white: '<path d="M20 0l4 11 12 4-12 4-4 11-4-11-12-4 12-4z"/>',
};

export function sign(colour: string): string {
  const ink = PAINT[colour]!.sign;
  return `<g fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${SIGNS[colour]!}</g>`;
}

function block(colour: string): string {
  const { light, face, deep } = PAINT[colour]!;
  return (
    `<g stroke="#2c1a08" stroke-width="3.500" stroke-linejoin="round"><path d="M8 34l14-18h70L78 34z" fill="${light}"/>` +
    `<path d="M78 34l14-18v48L78 84z" fill="${deep}"/><path d="M8 34h70v50H8z" fill="${face}"/></g>` +
    `<path d="M11 37h64" stroke="${light}" stroke-width="3" opacity=".8"/><g transform="translate(18 41) scale(1.250 1.250)">${sign(colour)}</g>`
  );
}

export const STONES_ART = Object.fromEntries(
  Object.keys(PAINT).flatMap((colour) => [
    [`stone-${colour}`, block(colour)],
    [`sign-${colour}`, `<g transform="translate(10 20) scale(2)">${sign(colour)}</g>`],
  ]),
);
