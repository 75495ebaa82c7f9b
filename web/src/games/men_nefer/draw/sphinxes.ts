/** Four avenues of four podiums. */
import { word } from '../../../lib/words.svelte';
import { tellPodium } from '../tell';
import { type View, seatOf } from '../view';
import type { Box } from './layout';
import { type Sheet, scene } from './sheet';

const SIGNS: { [avenue: string]: string } = { avenue_pyramids: 'pyramid', avenue_necropolis: 'mastaba', avenue_temple: 'temple', avenue_nile: 'boat' };
const AVENUES = Object.keys(SIGNS);
const top = (row: number) => 28 + row * 60.5;

export function sphinxes(sheet: Sheet, view: View, { w, h }: Box): void {
  sheet.under(`<rect width="${w}" height="${h}" class="mn-garden"/>`);
  AVENUES.forEach((avenue, row) => {
    const y = top(row);
    sheet.under(`<path d="M0 ${y + 30}h${w}" class="mn-avenue"/>`);
    for (let k = 0; k < 5; k++) sheet.under(scene('palm', 26 + k * 60, y - 8, 22));
    sheet.put(`<circle cx="19" cy="${y + 29}" r="14" class="mn-medal"/>`);
    sheet.icon(SIGNS[avenue]!, 9, y + 19, 20, 'var(--ink)');
    sheet.spot(`avenue ${avenue}`, { x: 5, y: y + 15, w: 28, h: 28 }, () => ({ title: word(`avenue-${avenue}`), rule: 'MN-12.4' }), 14);
  });
  for (const [podium, { avenue, number, actions }] of Object.entries(view.board.podiums)) {
    const [x, y] = [38 + (Number(podium.at(-1)) - 1) * 60, top(AVENUES.indexOf(avenue))];
    const owner = view.podiums[podium] ?? null;
    sheet.path(`M${x} ${y + 57}l4-15h49l4 15z`, 'block');
    sheet.rect({ x: x + 4, y: y + 1, w: 49, h: 41 }, 'plate');
    sheet.text(number, x + 28.5, y + 54, { anchor: 'middle', serif: true });
    sheet.put(`<g opacity="${owner === null ? 1 : 0.22}">`);
    sheet.marks(actions, { x: x + 6, y: y + 3, w: 45, h: 37 }, 23);
    sheet.put('</g>');
    if (owner !== null) sheet.piece('sphinx', seatOf(owner), `sphinx@${podium}`, { x: x + 7, y: y - 1, size: 44 }, { alike: `sphinx-${seatOf(owner)}` });
    sheet.spot(`podium ${podium}`, { x, y, w: 57, h: 57 }, () => tellPodium(podium, actions, owner, sheet.names()), 6);
  }
}
