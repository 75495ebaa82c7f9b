/** What tiles and tracks show, in boxes of 100. */
const EDGE = 'stroke="#2c1a08" stroke-width="3.500" stroke-linejoin="round" stroke-linecap="round"';
const PALM = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M2 40C7 26 7 12 0 0" fill="none" stroke="#6b4420" stroke-width="6.500" stroke-linecap="round"/>` +
  `<path d="M0 0C-8-13-20-14-30-5c12-2 21 0 30 5zM0 0c7-14 20-16 31-7-12-2-22 1-31 7zM0 0c-13-2-23 5-26 17 8-9 16-14 26-17zM0 0c13-2 23 5 26 17-8-9-16-14-26-17zM0 0c-4-9-3-17 2-24 4 8 4 16-2 24z" fill="#4f7a35" stroke="#26401a" stroke-width="2.200" stroke-linejoin="round"/></g>`;
const COIN = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f0c150" stroke="#5d3c05" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="#a8750f" stroke-width="2.500"/>` +
  `<path d="M${x} ${y - r * 0.42}l${r * 0.4} ${r * 0.72}h${-r * 0.8}z" fill="#a8750f"/>`;

const SEATED = 'M50 42c19 0 29 15 31 50H19c2-35 12-50 31-50z';
const HEADS = [
  'M46 6c14 0 23 8 24 19 8 2 12 7 11 15-5-4-10-5-16-3-4 6-11 9-19 9-13 0-22-9-22-20S33 6 46 6z',
  'M31 2l10 18h18L69 2l4 27c1 13-9 21-23 21s-24-8-23-21z',
  'M42 8c9 0 16 5 18 13 18 2 28 13 30 34-8-13-18-19-31-20-4 6-10 10-17 10-12 0-20-8-20-19S30 8 42 8z',
  'M50 2c22 0 36 11 36 25 0 11-9 18-19 21H33c-10-3-19-10-19-21C14 13 28 2 50 2z',
];
const pawn = (head: string) =>
  `<g fill="currentColor" stroke="var(--pawn-edge, #fff6df)" stroke-width="9" stroke-linejoin="round" paint-order="stroke"><path d="${SEATED}"/><path d="${head}"/></g>` +
  '<path d="M29 86c2-19 8-30 17-34" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>';

export const THINGS_ART: { [name: string]: string } = {
  worker:
    `<path d="M12 94c1-28 13-42 38-42s37 14 38 42z" fill="#a5683a" ${EDGE}/><path d="M24 66c8-9 16-14 26-14s18 5 26 14c-6 9-15 14-26 14s-20-5-26-14z" fill="#f4ead0" ${EDGE}/>` +
    `<path d="M34 66c4 6 10 9 16 9s12-3 16-9" fill="none" stroke="#2a6aa8" stroke-width="5"/><path d="M50 6c19 0 27 12 27 28l4 26H64l-2-8H38l-2 8H19l4-26C23 18 31 6 50 6z" fill="#f4ead0" ${EDGE}/>` +
    `<path d="M33 32c0-9 7-14 17-14s17 5 17 14v9c0 10-7 17-17 17s-17-7-17-17z" fill="#a5683a" ${EDGE}/><path d="M40 38h5M55 38h5M45 50h10" stroke="#2c1a08" stroke-width="4" stroke-linecap="round"/>`,
  eye:
    '<g fill="none" stroke="#173f74" stroke-linecap="round" stroke-linejoin="round"><path d="M8 34C28 13 64 10 93 25" stroke-width="9"/><path d="M6 52C24 33 64 31 92 46 70 65 30 67 6 52z" fill="#fffaf0" stroke-width="7"/>' +
    '<path d="M42 64l-6 28" stroke-width="8"/><path d="M58 63c6 20 24 30 34 20 6-7-2-16-9-11-4 3-3 8 1 9" stroke-width="6.500"/></g><circle cx="49" cy="49" r="11.500" fill="#173f74"/><circle cx="45" cy="45" r="3.500" fill="#7fb2e6"/>',
  grave_good:
    `<path d="M30 34h40c16 14 20 30 13 46-4 9-11 13-20 13H37c-9 0-16-4-20-13-7-16-3-32 13-46z" fill="#e9b53f" ${EDGE}/><path d="M17 56h66l2 12H15z" fill="#2a6aa8" ${EDGE}/>` +
    `<path d="M24 62h6M38 62h6M56 62h6M70 62h6" stroke="#f7e3a8" stroke-width="5" stroke-linecap="round"/><path d="M28 34c-2-17 7-28 22-28s24 11 22 28z" fill="#c2492d" ${EDGE}/><path d="M28 34h44" stroke="#2c1a08" stroke-width="6" stroke-linecap="round"/>` +
    '<circle cx="42" cy="22" r="3.500" fill="#fff3cf"/><circle cx="58" cy="22" r="3.500" fill="#fff3cf"/><path d="M26 78c3 6 7 9 12 9" fill="none" stroke="#fff3cf" stroke-width="4" stroke-linecap="round" opacity=".7"/>',
  oasis: `<path d="M4 76c10-13 26-18 46-18s36 5 46 18c-10 12-26 17-46 17S14 88 4 76z" fill="#3f93a6" ${EDGE}/><path d="M24 78q8-6 16 0t16 0 16 0" fill="none" stroke="#d8f0ef" stroke-width="4" stroke-linecap="round"/>${PALM(46, 30, 1.05)}`,
  gold: COIN(50, 50, 40),
  nile: `<circle cx="50" cy="50" r="44" fill="#2f7f9c" ${EDGE}/><path d="M16 34q8-9 17 0t17 0 17 0 17 0M10 52q10-9 20 0t20 0 20 0 20 0M16 70q8-9 17 0t17 0 17 0 17 0" fill="none" stroke="#dff3f2" stroke-width="6" stroke-linecap="round"/>`,
  palm: PALM(50, 46, 1.25),
  'oasis-cell':
    '<path d="M8 62c6-22 22-34 44-34 24 0 38 12 42 32 2 18-14 30-42 30C22 90 6 80 8 62z" fill="#7f9c4c" opacity=".75"/><path d="M16 64c6-16 18-24 35-24 19 0 30 8 34 22 1 12-12 20-34 20-23 0-36-7-35-18z" fill="#3c90a4" stroke="#e8d39c" stroke-width="3"/>' +
    `<path d="M30 66q6-5 12 0t12 0 12 0" fill="none" stroke="#d8f0ef" stroke-width="3" stroke-linecap="round"/>${PALM(30, 26, 0.9)}${PALM(80, 42, 0.62)}${COIN(62, 70, 17)}`,
  sphinx:
    '<path fill="currentColor" d="M6 88c0-9 4-14 12-16l10-8-1-16-9-3c-2-2-2-4 0-6l4-8c-3-13 4-24 18-25 15-1 24 9 23 23l5 17c18 3 28 15 29 31h-5c-2-7-6-11-12-12l4 12c4 3 8 6 8 11z"/><path d="M40 38c-4 7-3 13 0 18" fill="none" stroke="var(--cut, #fff)" stroke-width="4" opacity=".7"/>',
  scarab:
    '<path fill="currentColor" d="M50 34c20 0 30 13 30 29 0 18-12 31-30 31S20 81 20 63c0-16 10-29 30-29zM34 30C34 17 40 8 50 8s16 9 16 22c-10 6-22 6-32 0z"/><path d="M50 40v50M24 50l-16-8M20 64H5M26 80L12 92M76 50l16-8M80 64h15M74 80l14 12M42 8l-8-6M58 8l8-6" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/><path d="M50 42v50" stroke="var(--cut, #fff)" stroke-width="4" opacity=".7"/>',
  ship:
    '<path d="M47 8h7v54h-7z" fill="#5b3a18"/><path d="M22 14c18-5 40-5 56 0-4 14-4 26 0 38-18-4-38-4-56 0 4-12 4-26 0-38z" fill="#fbf2dc" stroke="#4a2f10" stroke-width="3" stroke-linejoin="round"/>' +
    '<path d="M2 50c8 12 20 16 48 16s40-4 48-16c2 22-12 40-32 40H34C14 90 0 72 2 50z" fill="currentColor" stroke="var(--pawn-edge, #fff6df)" stroke-width="4" stroke-linejoin="round"/><path d="M14 72h72" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>',
  top: '<path d="M50 8l44 80H6z" fill="currentColor" stroke="#24150a" stroke-width="4" stroke-linejoin="round"/><path d="M50 8l44 80H58z" fill="#120800" opacity=".28"/><path d="M50 8l17 31H33z" fill="#ffd968" stroke="#6b4a05" stroke-width="3" stroke-linejoin="round"/>',
  ...Object.fromEntries(HEADS.map((head, seat) => [`pawn-${seat}`, pawn(head)])),
};
