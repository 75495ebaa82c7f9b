/** The temple from its gate (below) to the altar: four rooms with fields for baskets, priestesses in the middle, the obelisk beside it. */
import { t, word } from '../../../lib/words.svelte';
import { inWords, ownerName, tellBasket, tellObelisk } from '../tell';
import { type View, everybody, seatOf } from '../view';
import { type Box, pack } from './layout';
import type { Sheet } from './sheet';

const ROOM = 108;
const ROOMS = [1, 2, 3, 4];
const roomTop = (room: number) => 66 + (4 - room) * ROOM;
const HALLS: Box[] = [{ x: 12, y: 508, w: 190, h: 66 }, ...ROOMS.map((room) => ({ x: 79, y: roomTop(room) + 20, w: 56, h: ROOM - 24 }))];

function fieldBox(field: string): Box {
  const [, room, side, place] = field.split('_');
  const k = Number(place) - 1;
  return { x: (side === 'left' ? 9 : 137) + (k % 2) * 35, y: roomTop(Number(room)) + 3 + Math.floor(k / 2) * 52, w: 33, h: 49 };
}

export function temple(sheet: Sheet, view: View, { w, h }: Box, near: number): void {
  sheet.under(`<rect width="${w}" height="${h}" class="mn-court"/><path d="M4 62h206v442H4z" class="mn-wall"/><path d="M60 504h94l14 14H46z" class="mn-block"/>`);
  for (const room of ROOMS) {
    const y = roomTop(room);
    sheet.under(`<rect x="7" y="${y}" width="200" height="${ROOM - 3}" class="mn-room-${room}"/><path d="M84 ${y + ROOM - 3}h46v4H84z" class="mn-plate"/><path d="M76 ${y + 4}v${ROOM - 11}M137.500 ${y + 4}v${ROOM - 11}" class="mn-columns"/>`);
    const cost = view.board.rooms[room - 1]!;
    sheet.text(room, 107, y + 17, { size: 17, anchor: 'end', serif: true });
    for (let k = 0; k < cost; k++) sheet.path(`M${116 + k * 7} ${y + 15}l5-4.500-5-4.500`, 'steps');
    sheet.spot(`room ${room}`, { x: 79, y, w: 56, h: ROOM - 4 }, () => ({ title: word(`room-${room}`), text: t('room-text', { cost }), rule: 'MN-10.3' }));
  }
  for (const [field, actions] of Object.entries(view.board.temple)) {
    const b = fieldBox(field);
    const owner = view.temple[field] ?? null;
    sheet.rect(b, 'plate', 4);
    sheet.put(`<g opacity="${owner === null ? 1 : 0.25}">`);
    sheet.marks(actions, { x: b.x + 2, y: b.y + 2, w: b.w - 4, h: b.h - 4 }, 18);
    sheet.put('</g>');
    if (owner !== null) sheet.piece('basket', seatOf(owner), `basket@${field}`, { x: b.x + 1, y: b.y + 8, size: 31 }, { alike: `basket-${seatOf(owner)}` });
    sheet.spot(`basket ${field}`, b, () => tellBasket(field, actions, owner, sheet.names()), 4);
  }
  priestesses(sheet, view, near);
  altar(sheet, view);
  obelisk(sheet, view, near);
}

function priestesses(sheet: Sheet, view: View, near: number): void {
  HALLS.forEach((hall, room) => {
    const here = view.players.flatMap(({ priestesses: women }, seat) => women.filter((one) => one.room === room).map((one) => ({ ...one, seat })));
    const spots = pack(here.length, hall, room ? 32 : 27);
    here.forEach(({ id, seat, upright }, k) => {
      const { x, y, size } = spots[k]!;
      sheet.piece('priestess', seat, `priestess-${id}`, { x: x + 1, y: y + 1, size: size - 2 }, { lying: !upright });
      const text = () => `${word(`room-${room}`)}. ${upright ? t('priestess-upright') : t('priestess-lying')}`;
      sheet.spot(`priestess ${id}`, { x, y, w: size, h: size }, () => ({ title: t('priestess-of', { name: ownerName(seat, sheet.names()) }), text: text(), rule: 'MN-10.3' }), 8, seat !== near);
    });
  });
}

/** The deity of this game. */
function altar(sheet: Sheet, { deity }: View): void {
  const name = word(`deity-${deity.id}`);
  sheet.path('M24 62l5-30h156l5 30z', 'shrine');
  sheet.path('M107 31c-20-5-44-4-66 4 22-1 44 2 66 8 22-6 44-9 66-8-22-8-46-9-66-4z', 'wing');
  sheet.icon('deity', 34, 37, 24);
  sheet.text(name, 62, 56, { size: 15, serif: true });
  sheet.marks(deity.actions, { x: 124, y: 38, w: 56, h: 22 }, 22);
  sheet.spot('altar', { x: 26, y: 30, w: 162, h: 32 }, () => ({ title: t('deity-of', { deity: name }), text: inWords(deity.actions), rule: 'MN-15.1' }));
}

const STEP = 32.5;
const FOOT = 548;
const ICONS = { seal: 'seal', heka: 'heka', deity: 'deity' };
const rise = (field: number) => FOOT - field * STEP;

/** Sun discs rise along it, past seals, heka and deities; it grows narrower towards the top. */
function obelisk(sheet: Sheet, view: View, near: number): void {
  const fields = view.board.obelisk;
  const [X, peak] = [214, rise(fields.length)];
  const suns = everybody(view).map(({ sun }) => sun);
  sheet.path(`M${X + 7} ${peak - 6}l24-32 24 32 6 ${FOOT + 8 - peak}h-60z`, 'granite');
  sheet.path(`M${X + 7} ${peak - 6}l24-32 24 32z`, 'gold');
  sheet.path(`M${X - 3} ${FOOT + 2}h68v30h-68z`, 'block');
  for (let field = 0; field <= fields.length; field++) {
    const found = fields[field - 1];
    const y = rise(field);
    const inset = field * 0.45;
    if (found) {
      const box = { x: X + 3 + inset, y: y + 1, w: 56 - 2 * inset, h: STEP - 2 };
      const number = found.kind === 'seal' ? found.prestige : found.kind === 'heka' ? found.heka : '';
      sheet.rect(box, `on-${found.kind}`, 4);
      sheet.icon(ICONS[found.kind], box.x + 2, y + 8, 17);
      sheet.text(number, box.x + 18.5, y + 21, { size: Number(number) > 9 ? 10.5 : 13 });
      sheet.spot(`obelisk ${field}`, box, () => tellObelisk(field, found, view.deity.id));
    }
    const here = suns.map((_, seat) => seat).filter((seat) => suns[seat] === field);
    const spots = pack(here.length, field ? { x: X + 31, y: y + 2, w: 28 - inset, h: STEP - 4 } : { x: X + 2, y: FOOT + 5, w: 58, h: 24 }, 24);
    here.forEach((seat, k) => {
      const { x, y: v, size } = spots[k]!;
      sheet.piece('sun', seat, `sun-${seat}`, { x: x + 1, y: v + 1, size: size - 2 });
      const whose = () => ownerName(view.imhotep && seat === 1 ? 'imhotep' : seat, sheet.names());
      sheet.spot(seat === near ? 'sun-disc' : `sun-disc ${seat}`, { x, y: v, w: size, h: size }, () => ({ title: t('sun-disc-of', { name: whose() }), text: found && tellObelisk(field, found, view.deity.id).text, rule: 'MN-10.8' }), 14, seat !== near);
    });
  }
}
