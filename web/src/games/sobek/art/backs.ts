/** Backs of the tiles and the pictures on the pirogues. Each in a box of 100 units. */
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const inked = (d: string, colour: string, width = 2.4) =>
  `<path d="${d}" fill="${colour}" stroke="#3b2a18" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

const back = (ground: string, edge: string, sign: string) =>
  `<rect x="7" y="7" width="86" height="86" rx="9" fill="${ground}"/><rect x="13" y="13" width="74" height="74" rx="6" fill="none" stroke="${edge}" stroke-width="2.5"/>` +
  `<path d="M13 27l14-14M73 13l14 14M13 73l14 14M87 73L73 87" stroke="${edge}" stroke-width="2.5"/>${sign}`;

/** A lotus on grey stone. */
const start = back('#9a948a', '#d9d3c4', line('M50 76V52M50 54c-8-8-10-18 0-30 10 12 8 22 0 30zM48 56c-12-1-20-8-22-20 8 1 14 5 18 12M52 56c12-1 20-8 22-20-8 1-14 5-18 12', '#f4efe2', 3.6));
/** A crocodile on dark wood. */
const goods = back('#4a3527', '#c79c55', fill('M16 57l14-7c8-6 22-9 33-5 8 3 14 3 21-3 6-5 9 1 3 8-6 6-14 10-24 11l-2 5 8 4-13 0-2-8H41l-2 5 7 4-13 0-2-9-15 1c-4 0-4-5 0-6z', '#e8c37e') + line('M40 46l3-4 3 3 3-4 3 4 3-4 3 5', '#e8c37e', 2.4) + `<circle cx="33" cy="52" r="2" fill="#4a3527"/>`);
/** A head in profile on red. */
const character = back('#98301c', '#eab577', line('M30 78c2-11 8-14 14-16l-2-8c-4-1-6-4-5-8l-3-2 4-7c2-12 11-17 20-17 12 0 18 9 18 20v24l-12 14M52 34c5 8 4 20-6 28', '#fbe3bd', 3.6) + `<circle cx="46" cy="38" r="2.8" fill="#fbe3bd"/>`);

/** A papyrus boat carries the picture. */
export const HULL = inked('M4 68c14 9 30 13 46 13s32-4 46-13c-2 18-16 28-32 28H36C20 96 6 86 4 68z', '#c98a35', 2.6) + line('M14 80c22 8 50 8 72 0M24 90c16 4 36 4 52 0', '#7a4f16', 2) + inked('M4 68c-3-6-2-12 2-16 3 5 5 9 8 14zM96 68c3-6 2-12-2-16-3 5-5 9-8 14z', '#4f8a4a', 2);

const number = (text: string, colour: string) =>
  `<text x="50" y="60" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="52" fill="${colour}" stroke="#3b2a18" stroke-width="1.5">${text}</text>`;
const cobra = (count: string) =>
  inked('M40 8c13 0 22 9 22 21 0 9-6 15-11 21-3 4-2 7 3 8 5 0 10-1 16-4v12c-9 5-21 6-29 2-10-5-10-15-4-23l4-5C28 39 18 37 18 29 18 17 27 8 40 8z', '#a8341d') +
  fill('M40 18c6 0 10 4 10 10 0 5-4 9-10 13-6-4-10-8-10-13 0-6 4-10 10-10z', '#f0c98a') +
  `<circle cx="34" cy="14" r="2.6" fill="#fff6df"/><circle cx="46" cy="14" r="2.6" fill="#fff6df"/>` +
  `<text x="78" y="42" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="34" fill="#8f2a15">${count}</text>`;

const pictures: { [kind: string]: string } = {
  pyramid: inked('M50 8l40 56H10z', '#e6b33d') + fill('M50 8l40 56H58z', '#b9821b') + line('M50 8l40 56H10zM34 31h30M24 46h50', '#3b2a18', 2),
  seven_points: number('7', '#e0a526'),
  two_points_deben: `<g transform="translate(-20 2)">${number('2', '#e0a526')}</g><g transform="translate(52 18) scale(.44)"><use href="#sobek-coin" width="100" height="100"/></g>`,
  eye: inked('M8 32c14-18 28-24 42-24s28 6 42 24c-14 14-28 20-42 20S22 46 8 32z', '#fff6df') + `<circle cx="50" cy="30" r="12" fill="#2a5aa0" stroke="#3b2a18" stroke-width="2.4"/><circle cx="50" cy="30" r="5" fill="#1b1208"/>` + line('M46 52c0 8-2 12-6 16M58 51c2 12 12 17 22 14 5-2 5-9-1-10', '#3b2a18', 5) + line('M12 18C26 4 40 0 52 1s26 6 38 17', '#3b2a18', 4),
  pointing_hand: inked('M20 66V48L8 34c-4-6 3-12 8-7l10 9V10c0-8 12-8 12 0v22l30 6c7 1 10 6 9 12l-5 20z', '#c9763f') + line('M38 32v14M52 35v12M65 38v11', '#3b2a18', 2.4),
  two_scarabs: `<use href="#sobek-scarab" x="4" y="10" width="46" height="46"/><use href="#sobek-scarab" x="50" y="10" width="46" height="46"/>`,
  mummy: inked('M50 2c13 0 19 9 19 20 6 6 8 12 6 20l-9 28H34l-9-28c-2-8 0-14 6-20C31 11 37 2 50 2z', '#efe3c4') + line('M29 36l44 14M71 36L29 50M33 60l34 8M67 58l-32 10M31 24h38', '#a08a5a', 2.4) + `<circle cx="43" cy="18" r="3" fill="#3b2a18"/><circle cx="57" cy="18" r="3" fill="#3b2a18"/>` + fill('M40 30h20v4H40z', '#2a5aa0'),
  cobra_1: cobra('1'),
  cobra_2: cobra('2'),
  hidden: line('M50 8c-16 0-26 8-26 20M76 28c0-12-10-20-26-20M28 50c6 8 14 12 22 12s16-4 22-12', '#8a5f2a', 3) + `<text x="50" y="54" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="44" fill="#8a5f2a">?</text>`,
};

export const BACKS_ART: { [name: string]: string } = {
  'back-start': start,
  'back-goods': goods,
  'back-character': character,
  ...Object.fromEntries(Object.entries(pictures).map(([kind, body]) => [`pirogue-${kind}`, body + HULL])),
};
