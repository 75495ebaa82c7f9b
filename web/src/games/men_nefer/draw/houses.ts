/** The five Houses of Life: fields of sun and moon, and the track of scarabs of each. */
import { t } from '../../../lib/words.svelte';
import { tellField, tellMoon, tellSun } from '../tell';
import { type Field, type House, type View, everybody } from '../view';
import { type Box, pack } from './layout';
import type { Sheet } from './sheet';

const ROW = 55;
const [WIDTH, HEIGHT] = [53, 47];
const SIGNS: { [house in House]: string } = { pyramids: 'pyramid', necropolis: 'mastaba', temple: 'temple', nile: 'boat', sphinxes: 'sphinx' };
const fieldX = (field: number) => (field ? 176 + (field - 1) * 42 : 151);

const DAY = '<path d="M26 6v-3M26 40v3M8 23H4M45 23h4M13 10l-3-3M39 10l3-3M13 36l-3 3M39 36l3 3" class="mn-ray"/><circle cx="26" cy="23" r="13" class="mn-disc"/>';
const NIGHT =
  '<path d="M34 34A14 14 0 1 1 24 9a11 11 0 0 0 10 25zM41 10l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM10 36l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z" class="mn-moon"/>';

export function houses(sheet: Sheet, view: View, { w, h }: Box, near: number): void {
  const pieces = everybody(view);
  sheet.under(`<rect width="${w}" height="${h}" class="mn-square"/>`);
  for (let k = 0; k < 12; k++) sheet.under(`<path d="M0 ${k * 26}h${w}M${(k % 2) * 60 + 20} ${k * 26}v26m120-26v26m120-26v26m120-26v26" class="mn-joint"/>`);
  view.houses.forEach(({ id, sun, moon }, row) => {
    const y = 28 + row * ROW;
    sheet.rect({ x: 3, y: y + 2, w: w - 6, h: ROW - 5 }, 'course', 3);
    sheet.path(`M6 ${y + 50}l3-42h24l3 42z`, 'block');
    sheet.path(`M7 ${y + 8}h28v-4h-28z`, 'red-paint');
    sheet.icon(SIGNS[id], 10, y + 17, 22, 'var(--ink)');
    sheet.spot(`house ${id}`, { x: 5, y: y + 4, w: 32, h: 46 }, () => ({ title: t('house-name', { house: { id: `house-${id}`, args: {} } }), text: t('house-text'), rule: 'MN-6.2' }));
    crowd(sheet, `sun ${id}`, sun, { x: 40, y: y + 4, w: WIDTH, h: HEIGHT }, 'day', DAY);
    sheet.spot(`sun ${id}`, { x: 40, y: y + 4, w: WIDTH, h: HEIGHT }, () => tellSun(id, sun), 9);
    crowd(sheet, `moon ${id}`, moon, { x: 95, y: y + 4, w: WIDTH, h: HEIGHT }, 'night', NIGHT);
    sheet.spot(`moon ${id}`, { x: 95, y: y + 4, w: WIDTH, h: HEIGHT }, () => tellMoon(id, moon), 9);
    sheet.rect({ x: 151, y: y + 5, w: 23, h: 45 }, 'start');
    view.board.tracks[id].forEach((actions, k) => {
      const box = { x: fieldX(k + 1), y: y + 5, w: 40, h: 45 };
      sheet.rect(box, 'plate');
      sheet.text(k + 1, box.x + 4, y + 47, { size: 9, fill: 'ink-faint' });
      sheet.marks(actions, { x: box.x + 2, y: y + 7, w: 36, h: 24 }, 19);
      sheet.spot(`field ${id} ${k + 1}`, box, () => tellField(id, k + 1, actions));
    });
    scarabs(sheet, id, pieces.map((one) => one.scarabs[id]), y, near);
  });
}

function scarabs(sheet: Sheet, house: House, fields: number[], y: number, near: number): void {
  for (const field of new Set(fields)) {
    const seats = fields.map((_, seat) => seat).filter((seat) => fields[seat] === field);
    const spots = pack(seats.length, field ? { x: fieldX(field) + 10, y: y + 28, w: 30, h: 21 } : { x: 152, y: y + 7, w: 21, h: 41 }, 20);
    seats.forEach((seat, k) => {
      const at = spots[k]!;
      sheet.piece('scarab', seat, `scarab-${seat}-${house}`, at);
      if (seat === near) sheet.spot(`scarab ${house}`, { x: at.x - 1, y: at.y - 1, w: at.size + 2, h: at.size + 2 }, () => ({ title: t('scarab-of'), text: t('scarab-text'), rule: 'MN-3.9' }), 12);
    });
  }
}

/** Who stands on a field, and what one more pays. */
function crowd(sheet: Sheet, where: string, field: Field, { x, y, w, h }: Box, look: string, scene: string): void {
  sheet.rect({ x, y, w, h }, look, 8);
  sheet.put(`<g transform="translate(${x} ${y})">${scene}</g>`);
  const all = [field.neutral, ...field.players].flatMap((count, k) => Array.from({ length: count }, (_, number) => ({ seat: k ? k - 1 : null, number })));
  const spots = pack(all.length, { x: x + 3, y: y + 8, w: w - 6, h: h - 9 }, 30);
  all.forEach(({ seat, number }, k) => sheet.piece('apprentice', seat, `apprentice@${where}-${seat}-${number}`, spots[k]!, { alike: `apprentice-${seat}` }));
  if (!field.price) return;
  sheet.rect({ x: x + w - 33, y: y - 3, w: 36, h: 16 }, 'price', 8);
  sheet.text(`−${field.price}`, x + w - 14, y + 9, { size: 11, anchor: 'end', fill: 'carnelian' });
  sheet.icon('food', x + w - 13, y - 2, 14);
}
