/** The goods, painted as on a tomb wall: flat colours with a dark line. Each in a box of 100 units. */
const LINE = '#3b2a18';
const shape = (d: string, fill: string, width = 2.2) =>
  `<path d="${d}" fill="${fill}" stroke="${LINE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const plain = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, colour = LINE, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

function ear(x: number, y: number, turn: number): string {
  const grain = (dx: number, dy: number, lean: number) =>
    `<ellipse cx="${dx}" cy="${dy}" rx="4.3" ry="8" transform="rotate(${lean} ${dx} ${dy})" fill="#e3a52b" stroke="#6b4310" stroke-width="1.6"/>`;
  const rows = [-2, -12, -22].map((dy) => grain(-5.5, dy, -28) + grain(5.5, dy, 28)).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M0 42V-26', '#8a5a14', 2.6)}${line('M-6-30l-4-10M6-30l4-10M0-38v-9', '#b07a1d', 1.5)}${rows}${grain(0, -31, 0)}</g>`;
}

const wheat =
  ear(37, 46, -20) +
  ear(63, 46, 20) +
  ear(50, 44, 0) +
  shape('M36 70c9-4 19-4 28 0l-1 8c-8-3-18-3-26 0z', '#b0452a', 1.8) +
  line('M37 74c9-3 17-3 26 0', '#e8c36a', 1.4);

const fish =
  shape('M38 35c6-12 20-16 32-9-3 4-6 8-6 13z', '#c9572f') +
  shape('M42 66c3 8 10 11 18 10-1-4-1-8 0-12z', '#c9572f') +
  shape('M11 51c9-15 24-22 40-20 13 2 22 8 28 16l13-12c-2 6-3 10-3 15s1 9 3 15L79 54c-7 10-17 15-28 16-16 1-31-6-40-19z', '#2f8f96') +
  plain('M14 52c9 12 22 17 37 16 10-1 18-5 24-11-18 5-40 5-61-5z', '#bfe3d6') +
  line('M31 36c5 9 5 20 0 29', LINE, 2) +
  line('M41 42q4 4 0 8M41 51q4 4 0 8M51 39q4 4 0 8M51 48q4 4 0 8M51 57q3 3 0 6M61 43q4 4 0 8M61 52q4 4 0 7', '#17565c', 1.8) +
  dot(23, 46, 4.4, '#fff6df') +
  dot(22.5, 46, 2.3, LINE) +
  line('M85 44l-5 4M85 58l-5-4', '#17565c', 1.6);

const cattle =
  shape('M37 34C21 31 13 19 18 4c4 11 12 16 25 18z', '#f5e7c6') +
  shape('M63 34c16-3 24-15 19-30-4 11-12 16-25 18z', '#f5e7c6') +
  plain('M18 4c-1 5 0 9 2 13l4-4c-3-2-5-5-6-9zM82 4c1 5 0 9-2 13l-4-4c3-2 5-5 6-9z', '#4a3a2a') +
  shape('M33 38c-9-4-17-2-21 5 8 5 16 5 22 1zM67 38c9-4 17-2 21 5-8 5-16 5-22 1z', '#8f4426') +
  shape('M34 30c10-6 22-6 32 0 3 10 1 20-1 30-2 13-6 24-15 24s-13-11-15-24c-2-10-4-20-1-30z', '#a9522e') +
  plain('M50 28c6 5 6 13 3 21-1 4-5 4-6 0-3-8-3-16 3-21z', '#f7ecd2') +
  shape('M36 69c3-6 8-8 14-8s11 2 14 8c0 10-6 16-14 16s-14-6-14-16z', '#edc3a2') +
  plain('M42 71c2-1 4 0 4 3-2 1-4 0-4-3zM58 71c-2-1-4 0-4 3 2 1 4 0 4-3z', LINE) +
  line('M45 80c3 1 7 1 10 0', LINE, 1.6) +
  shape('M36 46c3-3 7-3 9 0-2 3-6 3-9 0zM64 46c-3-3-7-3-9 0 2 3 6 3 9 0z', '#fff6df', 1.8) +
  dot(41, 46, 1.9, LINE) +
  dot(59, 46, 1.9, LINE);

const log = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#2c211b" stroke="#17100c" stroke-width="2"/><circle cx="${x}" cy="${y}" r="12.5" fill="#6a4a36"/>` +
  `<circle cx="${x}" cy="${y}" r="8.5" fill="none" stroke="#3a2820" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="4.5" fill="none" stroke="#3a2820" stroke-width="1.5"/>` +
  dot(x, y, 1.6, '#3a2820') +
  line(`M${x + 4} ${y - 3}l7-4`, '#3a2820', 1.4);
const ebony = log(31, 63) + log(68, 63) + log(50, 33) + line('M15 50c10-9 17-16 22-29M85 50c-10-9-17-16-22-29M33 80h34', '#d8a94b', 3.2) + line('M15 50c10-9 17-16 22-29M85 50c-10-9-17-16-22-29M33 80h34', LINE, 0.8);

const marble =
  shape('M14 58l22-11 22 11-22 11zM14 58v14l22 11V69zM58 58v14L36 83V69z', '#f8e9e4') +
  plain('M58 58v14L36 83V69z', '#dfb9b0') +
  shape('M43 60l22-11 22 11-22 11zM43 60v14l22 11V71zM87 60v14L65 85V71z', '#f6e2dc') +
  plain('M87 60v14L65 85V71z', '#d9aea4') +
  shape('M27 32l23-12 23 12-23 12zM27 32v16l23 12V44zM73 32v16L50 60V44z', '#fdf4f0') +
  plain('M73 32v16L50 60V44z', '#e2beb5') +
  line('M27 32l23 12 23-12M50 44v16', LINE, 2) +
  line('M30 38l7 5-2 6 6 5M40 30l8 1 3 5M57 29l6 3M57 49l5-5 6 1M20 64l7 5M52 66l6 5 1 6M70 74l6-5', '#b1776b', 1.6);

const tusk = 'M20 84C10 50 26 22 62 12c8-2 13 0 12 4-22 8-34 28-34 62-4 8-16 12-20 6z';
const ivory =
  `<g transform="matrix(-1 0 0 1 100 0)">${shape(tusk, '#efe0bd')}${line('M30 74C27 54 34 36 52 24', '#c3a873', 1.8)}</g>` +
  shape(tusk, '#fff9e8') +
  line('M30 74C27 54 34 36 52 24', '#d5bd8c', 2) +
  shape('M17 66c7 4 15 4 23 1v10c-7 3-15 3-22 0z', '#d39a22') +
  line('M17 71.5c7 3 15 3 23 .5', '#7a4f08', 1.4);

/** Sobek himself: the crocodile with sun disc and plumes. */
const statue =
  shape('M58 27c-7-8-8-16-3-24 6 5 9 13 8 23zM64 27c0-10 3-18 9-23 5 8 4 16-3 24z', '#2fa39d', 2) +
  `<circle cx="63.5" cy="25" r="7.5" fill="#d4512f" stroke="#2a1c08" stroke-width="2"/>` +
  shape('M9 46l35-9c5-8 15-11 24-7 11 4 16 14 16 28l4 28H44c0-9 2-15 6-20l-34 2c-8 0-11-9-4-11l20-3-20 0c-9 0-9-6-3-8z', '#e6b33d') +
  plain('M62 46c11 2 17 12 18 40h8l-4-28c0-14-5-24-16-28-4 3-6 10-6 16z', '#1c3f74') +
  line('M66 42c9 3 14 12 16 42M70 36c8 4 12 14 14 30M62 60c8 4 11 12 12 26', '#f0cd72', 2) +
  line('M15 54l4-3 4 3 4-4 4 3 4-4 4 3 4-4', '#fff6df', 2) +
  shape('M48 41c3-4 8-4 11-1-3 4-8 4-11 1z', '#fff6df', 1.8) +
  dot(54, 40.5, 2, '#2a1c08') +
  line('M16 45l9-2M46 60h10M52 66h10', '#8a5a10', 1.8);

const scarab =
  line('M32 40L16 30M30 54H11M34 68L20 80M68 40l16-10M70 54h19M66 68l14 12', '#143563', 6) +
  `<path d="M50 24c18 0 26 12 26 30S66 90 50 90 24 72 24 54s8-30 26-30z" fill="#2f64ad" stroke="#0f2747" stroke-width="4"/>` +
  line('M50 40v48M27 44c14 6 32 6 46 0', '#0f2747', 4) +
  `<path d="M33 24c1-11 8-17 17-17s16 6 17 17c-6 8-28 8-34 0z" fill="#e6b33d" stroke="#0f2747" stroke-width="4"/>` +
  line('M34 60c1 9 4 16 9 21', '#8db6ee', 4);

const coin =
  `<circle cx="50" cy="52" r="40" fill="#b9821b"/><circle cx="50" cy="48" r="40" fill="#f0c250" stroke="#6b4310" stroke-width="5"/>` +
  `<circle cx="50" cy="48" r="30" fill="none" stroke="#a06f12" stroke-width="4"/>` +
  line('M50 30a18 18 0 1 1-18 18M50 39a9 9 0 1 1-9 9', '#7a4f08', 5);

const ankh =
  `<path d="M50 6c15 0 25 11 25 25 0 13-11 20-17 27h26v14H57l5 24H38l5-24H16V58h26C36 51 25 44 25 31 25 17 35 6 50 6zm0 13c-7 0-11 5-11 12 0 8 8 13 11 20 3-7 11-12 11-20 0-7-4-12-11-12z" fill="#e6ae2e" stroke="#4d3206" stroke-width="4" stroke-linejoin="round"/>` +
  line('M50 12c-11 0-18 8-18 18M22 63h56M50 74v18', '#fbe3a0', 3);

export const GOODS_ART: { [name: string]: string } = { wheat, fish, cattle, ebony, marble, ivory, statue, scarab, coin, ankh };

/** Ground of a tile, by good. */
export const GROUND: { [good: string]: string } = {
  wheat: '#f4dd9a',
  fish: '#a6d8cd',
  cattle: '#e8b48f',
  ebony: '#c4ad8f',
  marble: '#eebfb5',
  ivory: '#a9bdd6',
  statue: '#315f9f',
};
