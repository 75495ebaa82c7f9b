/** Two rows and three columns of graves; a mastaba bonus for every row and column. */
import { tellBonus, tellGrave } from '../tell';
import { type View, seatOf } from '../view';
import type { Box } from './layout';
import type { Sheet } from './sheet';

const COLUMNS = ['I', 'II', 'III'];
const left = (column: number) => 70 + column * 76;
const top = (row: number) => 76 + row * 97;

const bonusBox = (place: string): Box =>
  place.startsWith('row') ? { x: 5, y: top(place === 'row_upper' ? 0 : 1) + 12, w: 60, h: 68 } : { x: left(COLUMNS.indexOf(place.split('_')[1]!)) + 1, y: 28, w: 72, h: 44 };

export function necropolis(sheet: Sheet, view: View, { w, h }: Box): void {
  sheet.under(`<rect width="${w}" height="${h}" class="mn-rock"/><path d="M0 60q40-30 90-14t90-10 120 6v236H0z" class="mn-dune-far" opacity=".5"/>`);
  sheet.under(`<path d="M60 ${top(0) + 46}h20M60 ${top(1) + 46}h20M107 66v20M183 66v20M259 66v20" class="mn-way"/>`);
  for (const column of [0, 1, 2]) for (const row of [0, 1]) sheet.under(`<rect x="${left(column)}" y="${top(row)}" width="74" height="94" rx="4" class="mn-shaft"/>`);
  for (const [place, bonus] of Object.entries(view.bonuses)) {
    const b = bonusBox(place);
    const middle = b.x + b.w / 2;
    const foot = b.y + b.h;
    sheet.path(`M${b.x} ${foot}l6-${b.h}h${b.w - 12}l6 ${b.h}z`, 'mastaba');
    sheet.path(`M${middle - 15} ${foot}v-16h30v16z`, 'door');
    sheet.marks(bonus.actions, { x: b.x + 8, y: b.y + 2, w: b.w - 16, h: b.h - 19 }, 22);
    sheet.icon('seal', middle - 14, foot - 15, 14);
    sheet.text(bonus.prestige, middle + 2, foot - 3, { size: 13, fill: 'carnelian' });
    sheet.spot(`bonus ${place}`, b, () => tellBonus(place, bonus));
  }
  COLUMNS.forEach((numeral, k) => {
    sheet.text(numeral, left(k) + 13, 69, { anchor: 'middle', serif: true });
    sheet.text('!'.repeat(view.board.activations[k]!), left(k) + 71, 68, { anchor: 'end', fill: 'carnelian' });
  });
  for (const [grave, { row, column, actions }] of Object.entries(view.board.graves)) {
    const b = { x: left(COLUMNS.indexOf(column)) + 4, y: top(row) + 3 + (Number(grave.at(-1)) - 1) * 30, w: 66, h: 28 };
    const owner = view.necropolis[grave] ?? null;
    sheet.rect(b, 'hollow', 4);
    sheet.put(`<g opacity="${owner === null ? 1 : 0.3}">`);
    sheet.rect({ x: b.x + 2, y: b.y + 2, w: b.w - 4, h: b.h - 4 }, 'slab', 3);
    sheet.marks(actions, { x: b.x + 4, y: b.y + 3, w: b.w - 8, h: b.h - 6 }, 20);
    sheet.put('</g>');
    if (owner !== null) sheet.piece('sarcophagus', seatOf(owner), `sarcophagus@${grave}`, { x: b.x + b.w / 2 - 15, y: b.y - 1, size: 30 }, { alike: `sarcophagus-${seatOf(owner)}` });
    sheet.spot(`grave ${grave}`, b, () => tellGrave(grave, actions, view.board.activations[COLUMNS.indexOf(column)]!, owner, sheet.names()));
  }
}
