/** The action tiles that can be taken, what each place costs or brings, and the actions beside it. */
import { t, word } from '../../../lib/words.svelte';
import { tellRow, tellTile } from '../tell';
import type { View } from '../view';
import { tileFace } from './faces';
import type { Box } from './layout';
import type { Sheet } from './sheet';

const ROW = 48;
const signed = (food: number) => (food > 0 ? `+${food}` : food < 0 ? `−${-food}` : '0');

export function display(sheet: Sheet, view: View, { w, h }: Box): void {
  sheet.under(`<rect width="${w}" height="${h}" class="mn-wood"/>`);
  for (let k = 0; k < 9; k++) sheet.under(`<path d="M${k * 18} 0q6 80-2 150t3 160" class="mn-grain"/>`);
  piles(sheet, view);
  view.board.rows.forEach((row, k) => {
    const y = 64 + k * ROW;
    const tile = view.display[k];
    sheet.text(signed(row.food), 14, y + 20, { size: 15, anchor: 'middle', fill: row.food < 0 ? 'mn-cost' : 'mn-gain' });
    sheet.icon('food', 6, y + 23, 16, 'var(--mn-carved)');
    sheet.rect({ x: 28, y: y + 1, w: 46, h: 45 }, 'hollow', 6);
    if (tile) tileFace(sheet, tile, { x: 28, y, w: 46, h: 47 }, 'data-from="tile-supply"');
    sheet.rect({ x: 78, y: y + 3, w: 68, h: 41 }, 'plate', 6);
    sheet.marks(row.actions, { x: 81, y: y + 6, w: 62, h: 35 }, 22);
    sheet.spot(`display ${k + 1}`, { x: 28, y, w: 46, h: 47 }, () => {
      if (!tile) return tellRow(k + 1, row);
      const told = tellTile(tile);
      return { ...told, text: `${told.text} ${t('row-food', { food: row.food })}`, rule: 'MN-6.4' };
    }, 7);
    sheet.spot(`row ${k + 1}`, { x: 78, y: y + 3, w: 68, h: 41 }, () => tellRow(k + 1, row), 7);
  });
}

function piles(sheet: Sheet, view: View): void {
  const { top, unknown, known } = view.supply;
  const rest = unknown.length + known.length + (top && !known.includes(top.id) ? 1 : 0);
  sheet.put('<rect x="36" y="32" width="30" height="30" rx="4" class="mn-tile-side" data-anchor="tile-supply"/>');
  if (top) tileFace(sheet, top, { x: 34, y: 27, w: 32, h: 33 });
  sheet.text(rest, 28, 49, { size: 13, anchor: 'end' });
  sheet.spot('tile-supply', { x: 8, y: 26, w: 60, h: 36 }, () => ({ title: t('supply-of', { count: rest }), text: top ? tellTile(top).text : undefined, rule: 'MN-6.4.5' }));
  sheet.put('<rect x="106" y="29" width="30" height="30" rx="4" class="mn-pile" data-anchor="tile-discard"/>');
  sheet.icon('again', 112, 31, 12, 'var(--ink-soft)');
  sheet.text(view.discarded_tiles.length, 121, 55, { size: 13, anchor: 'middle' });
  const names = () => view.discarded_tiles.map((id) => word(`tile-${id}`)).join(', ');
  sheet.spot('tile-discard', { x: 104, y: 27, w: 34, h: 34 }, () => ({ title: t('discard-of', { count: view.discarded_tiles.length }), text: names(), rule: 'MN-6.2.4' }));
}
