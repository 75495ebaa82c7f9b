/** The prestige track around the city: a lap is a hundred points. */
import { t } from '../../../lib/words.svelte';
import { ownerName } from '../tell';
import { type View, everybody } from '../view';
import { type Plan, RIM, onRim } from './layout';
import type { Sheet } from './sheet';

const SIZE = 25;

export function prestige(sheet: Sheet, view: View, plan: Plan): void {
  sheet.rect(plan, 'rim', 20);
  sheet.rect({ x: RIM - 3, y: RIM - 3, w: plan.w - 2 * RIM + 6, h: plan.h - 2 * RIM + 6 }, 'street', 14);
  for (let k = 0; k < 100; k++) {
    const { x, y } = onRim(plan, k);
    if (k % 5) sheet.put(`<circle cx="${x}" cy="${y}" r="2.500" class="mn-tick"/>`);
    else sheet.text(k, x, y + 4, { size: 11, anchor: 'middle', fill: k % 10 ? 'ink-soft' : 'ink' });
  }
  const scores = everybody(view).map((one) => one.prestige);
  scores.forEach((points, seat) => {
    const same = scores.slice(0, seat).filter((one) => one % 100 === points % 100).length * 14;
    const at = onRim(plan, points);
    const along = at.x > RIM && at.x < plan.w - RIM;
    const [x, y] = [at.x + (along ? same : 0) - SIZE / 2, at.y - (along ? 0 : same) - SIZE / 2];
    sheet.piece('seal', seat, `seal-${seat}`, { x, y, size: SIZE });
    const name = () => ownerName(view.imhotep && seat === 1 ? 'imhotep' : seat, sheet.names());
    sheet.spot(`seal ${seat}`, { x, y, w: SIZE, h: SIZE }, () => ({ title: t('prestige-of', { name: name(), points }), rule: 'MN-3.2' }), 12);
  });
}
