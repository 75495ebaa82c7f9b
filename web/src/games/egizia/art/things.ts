/** Things on cards and spaces, in boxes of 100 units. */
const INK = '#2e1c0d';
const line = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

function field(light: string, dark: string, ear: string): string {
  const rows = [18, 38, 58, 78].map((x) => `<path d="M${30 + (x - 18) * 0.67} 44L${x - 8} 94" stroke="${dark}" stroke-width="5"/>`).join('');
  const ears = [20, 40, 60, 80]
    .map((x, k) => {
      const y = 58 - (k % 2) * 8;
      return `<path d="M${x} ${y + 28}V${y - 8}" stroke="${INK}" stroke-width="3"/><path d="M${x} ${y - 26}c8 7 8 15 0 22-8-7-8-15 0-22zM${x} ${y - 4}c2-8 7-11 12-10 0 8-5 13-12 14-7-1-12-6-12-14 5-1 10 2 12 10z" fill="${ear}" ${line}/>`;
    })
    .join('');
  return `<path d="M22 42h56l18 54H4z" fill="${light}" ${line}/>${rows}${ears}`;
}

const CARD = `<path d="M18 6h64v88H18z" fill="#f6e8c6" ${line}/>`;
const HEAD = `<path d="M34 74v-8h7l3-13-4-5V34c0-8 5-12 12-12s12 4 12 12v14c10 3 14 12 14 26z" fill="#e3b23c" ${line}/><path d="M45 35h1M56 35h1M46 45h9" ${line}/>`;
const STAIR = `<path d="M6 24h24v16h20v16h20v16h24v22H6z" fill="#d9b779" ${line}/>`;
const BLOCK = `<path d="M50 10l40 20v42L50 92 10 72V30z" fill="#d8b47a" ${line}/><path d="M10 30l40 20 40-20" fill="none" ${line}/><path d="M50 50v42L10 72V30z" fill="#b98b4c" ${line}/><path d="M50 10l40 20-40 20-40-20z" fill="#efd7a6" ${line}/>`;
const SHEAF = `<path d="M42 96l8-40 8 40z" fill="#c8921b" ${line}/><path d="M50 6c11 10 11 22 0 32-11-10-11-22 0-32zM26 18c13 3 20 12 19 26-13-3-20-12-19-26zM74 18c-13 3-20 12-19 26 13-3 20-12 19-26zM22 44c13 0 21 7 24 20-13 0-22-7-24-20zM78 44c-13 0-21 7-24 20 13 0 22-7 24-20z" fill="#eec14a" ${line}/>`;
const HULL = `<path d="M4 62c14 6 28 9 46 9s32-3 46-9c-3 20-15 32-32 32H36C19 94 7 82 4 62z" fill="#8a5622" ${line}/><path d="M10 72c26 9 54 9 80 0" fill="none" stroke="#e6b33d" stroke-width="4"/>`;
const arrow = (turn: number, fill: string) => `<path transform="rotate(${turn} 50 50)" d="M50 6l34 38H64v50H36V44H16z" fill="${fill}" ${line}/>`;

export const THINGS_ART = {
  'field-green': field('#7fae4c', '#4c7a2b', '#cfe08a'),
  'field-yellow_green': field('#c3c65a', '#8a8f2f', '#eee08a'),
  'field-brown': field('#b98652', '#7d5229', '#e6c28c'),
  quarry: `<path d="M4 94V40l20-22 18 14 20-24 34 34v52z" fill="#d9b779" ${line}/><path d="M62 8l34 34v52H70z" fill="#b98b4c"/><path d="M4 66h34v28M38 66V48h30v46M38 80h30" fill="none" ${line}/><path d="M12 72h18v22H12z" fill="#f0dcb0" ${line}/><path d="M44 54h18v22H44z" fill="#f0dcb0" ${line}/>`,
  stone: BLOCK,
  grain: SHEAF,
  ship: `<path d="M50 8v56" ${line}/><path d="M52 10c24 10 34 26 34 46-12 4-22 5-34 5z" fill="#f4e6c4" ${line}/><path d="M46 22c-14 8-22 20-24 36 8 2 16 3 24 3z" fill="#d9603a" ${line}/>${HULL}`,
  'sphinx-card': `${CARD}${HEAD}`,
  round: `<circle cx="50" cy="50" r="44" fill="#efd7a6" ${line}/><circle cx="50" cy="50" r="33" fill="none" stroke="#b07a1c" stroke-width="4"/><path d="M28 50c7-9 15-9 22 0s15 9 22 0" fill="none" stroke="#2f7f92" stroke-width="6" stroke-linecap="round"/>`,
  dock: `<path d="M4 30h92v64H4z" fill="#2f8296" ${line}/><path d="M4 30h14v64H4zM41 30h18v64H41zM82 30h14v64H82z" fill="#b07a3c" ${line}/><path d="M4 22h92v14H4z" fill="#d8a864" ${line}/>`,
  grave: `<path d="M8 94V36h84v58z" fill="#d9b779" ${line}/><path d="M2 36h96L84 16H16z" fill="#efd7a6" ${line}/><path d="M34 94V60c0-10 7-16 16-16s16 6 16 16v34z" fill="#3c2814" ${line}/>`,
  'stone_market': `${STAIR}<g transform="translate(48 -4) scale(.5)">${BLOCK}</g>`,
  'grain_market': `${STAIR}<g transform="translate(48 -6) scale(.54)">${SHEAF}</g>`,
  points: `<circle cx="50" cy="50" r="44" fill="#e9b93c" ${line}/><path d="M50 16l9 23 25 2-19 16 6 25-21-14-21 14 6-25-19-16 25-2z" fill="#fff3c9" ${line}/>`,
  card: `${CARD}<path d="M28 30c8-8 14-8 22 0s14 8 22 0M28 48c8-8 14-8 22 0s14 8 22 0" fill="none" stroke="#2f8296" stroke-width="6" stroke-linecap="round"/><path d="M32 72h36" ${line}/>`,
  ring: `<circle cx="50" cy="50" r="44" fill="#2a6fae" ${line}/><circle cx="50" cy="50" r="20" fill="#f0dcb0" ${line}/><path d="M14 46c5-6 10-6 15 0M71 46c5-6 10-6 15 0M34 20c6-5 10-5 16 0M50 82c6-5 10-5 16 0" fill="none" stroke="#bfe6e4" stroke-width="5" stroke-linecap="round"/>`,
  crew: `<path d="M14 94c2-26 14-38 36-38s34 12 36 38z" fill="#b06f41" ${line}/><path d="M50 6c16 0 22 10 22 24 0 10 2 18 6 26H22c4-8 6-16 6-26C28 16 34 6 50 6z" fill="#fbf2dc" ${line}/><path d="M36 28c8-6 20-6 28 0v10c0 10-6 18-14 18s-14-8-14-18z" fill="#b06f41" ${line}/>`,
  obelisk: `<path d="M36 22L50 4l14 18 8 62H28z" fill="#d9b779" ${line}/><path d="M36 22h28L50 4z" fill="#e9b93c" ${line}/><path d="M14 84h72v12H14z" fill="#b98b4c" ${line}/><path d="M46 36h8M45 50h10M44 64h12" ${line}/>`,
  pyramid: `<path d="M50 8l46 84H4z" fill="#e6c07a" ${line}/><path d="M50 8l46 84H62z" fill="#b98b4c"/><path d="M50 8l46 84H4zM32 42h36M18 66h64" fill="none" ${line}/>`,
  temple: `<path d="M4 94l8-70h24v70zM96 94l-8-70H64v70z" fill="#d9b779" ${line}/><path d="M36 38h28v14H36z" fill="#efd7a6" ${line}/><path d="M40 52h5v42h-5zM55 52h5v42h-5z" fill="#b98b4c" ${line}/><path d="M8 24V8h26v16M66 24V8h26v16" fill="#b5472b" ${line}/>`,
  graves: `<path d="M6 94V30h88v64z" fill="#d9b779" ${line}/><path d="M0 30h100L86 12H14z" fill="#efd7a6" ${line}/><path d="M16 94V62a11 11 0 0 1 22 0v32zM62 94V62a11 11 0 0 1 22 0v32z" fill="#3c2814" ${line}/>`,
  permanent: `<circle cx="50" cy="50" r="42" fill="#b5472b" ${line}/><path d="M32 32h36v36H32z" fill="none" stroke="#fbeecb" stroke-width="7"/><path d="M50 40v20M40 50h20" stroke="#fbeecb" stroke-width="7"/>`,
  up: arrow(0, '#5f9a3e'),
  down: arrow(180, '#2f7f92'),
  back: arrow(-90, '#2f7f92'),
  first: `<path d="M14 94V10h12v8h60L68 38l18 20H26v36z" fill="#d9603a" ${line}/><path d="M46 28v22M40 32l6-5" fill="none" stroke="#fff3c9" stroke-width="6"/>`,
  hand: `<path d="M36 94V72L18 52c-7-9 5-18 13-10l9 9V16c0-10 14-10 14 0v24l28 6c8 2 10 7 9 14l-7 34z" fill="#d9a06c" ${line}/>`,
};
