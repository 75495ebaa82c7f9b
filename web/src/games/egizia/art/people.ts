/** The four crews: a head with a cloth in the crew's colour, and a tool that tells them apart without it. */
const SKIN = '#b06f41';
const SHADE = '#8a5230';
const INK = '#2e1c0d';

function worker(cloth: string, stripe: string, tool: string): string {
  return `<path d="M14 98c1-24 12-34 36-34s35 10 36 34z" fill="${SKIN}"/>
<path d="M24 74c14 12 38 12 52 0l4 8c-16 14-44 14-60 0z" fill="${cloth}" stroke="${INK}" stroke-width="2"/>
<path d="M40 56h20v14c-6 5-14 5-20 0z" fill="${SHADE}"/>
<path d="M33 36c0-14 7-20 17-20s17 6 17 20-7 27-17 27-17-13-17-27z" fill="${SKIN}"/>
<path d="M50 6c17 0 25 11 25 26 0 12 3 20 7 28l-15 6c-4-8-3-20-3-29-4-6-24-6-28 0 0 9 1 21-3 29l-15-6c4-8 7-16 7-28C25 17 33 6 50 6z" fill="${cloth}" stroke="${INK}" stroke-width="2.5"/>
<path d="M29 22c12-7 30-7 42 0M26 46l10 3M74 46l-10 3M24 57l11 4M76 57l-11 4" fill="none" stroke="${stripe}" stroke-width="4"/>
<path d="M40 41h7M53 41h7" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M45 54h10" stroke="${SHADE}" stroke-width="3" stroke-linecap="round"/>${tool}`;
}

const WOOD = `stroke="#5b3413" stroke-width="7" stroke-linecap="round"`;
const METAL = `stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"`;

export const PEOPLE_ART = {
  'crew-blue': worker('#2f6fb8', '#d6e6f7', `<path d="M84 97V62" ${WOOD}/><path d="M69 47h29v18H69z" fill="#c9cdd1" ${METAL}/>`),
  'crew-black': worker('#37302b', '#cdbfae', `<path d="M84 97V56" ${WOOD}/><path d="M63 62c10-15 28-18 36-10-10-1-24 3-36 10z" fill="#c9cdd1" ${METAL}/>`),
  'crew-yellow': worker('#dda71f', '#7d4c06', `<path d="M84 97V70" ${WOOD}/><path d="M76 46h16l3 26H73z" fill="#c9cdd1" ${METAL}/><path d="M76 60h17" stroke="${INK}" stroke-width="2"/>`),
  'crew-joker': worker('#8a3f9b', '#f3d56b', `<path d="M84 98V66M72 74h24" stroke="#e6b33d" stroke-width="7" stroke-linecap="round"/><ellipse cx="84" cy="54" rx="9" ry="12" fill="none" stroke="#e6b33d" stroke-width="6"/>`),
};
