/** The way through the night: heart and feather of every player move towards each other and pass. */
import { t } from '../../../lib/words.svelte';
import { ownerName } from '../tell';
import type { View } from '../view';
import { type Box, pack } from './layout';
import type { Sheet } from './sheet';

export function duat(sheet: Sheet, view: View, { w, h }: Box, near: number, tall: boolean): void {
  const { last, symbols } = view.board.duat;
  const left = tall ? 18 : 60;
  const step = (w - left - 18) / (last + 1);
  const top = tall ? 46 : 43;
  const deep = h - top - 16;
  const middle = (space: number) => left + space * step + step / 2;
  sheet.under(`<rect width="${w}" height="${h}" class="mn-night"/>`);
  for (let k = 0; k < 46; k++) sheet.under(`<circle cx="${(((k * 137) % 1000) / 1000) * w}" cy="${(((k * 61) % 97) / 97) * h}" r="${0.6 + (k % 3) * 0.5}" class="mn-star"/>`);
  for (let space = 0; space <= last; space++) {
    sheet.rect({ x: left + space * step + 1, y: top, w: step - 2, h: deep }, 'hour', 4);
    sheet.text(space, middle(space), top - 5, { size: 11, anchor: 'middle', fill: 'mn-chalk' });
  }
  for (const boundary of symbols) {
    const x = left + (boundary + 1) * step;
    sheet.path(`M${x} ${top + 2}v${deep - 4}`, 'symbol');
    sheet.icon('eye', x - 8, top - 18, 16, '#f3c65a');
  }
  sheet.spot('duat-symbols', { x: left, y: top - 18, w: w - left - 18, h: 18 }, () => ({ title: t('duat-symbols'), text: t('duat-symbols-text'), rule: 'MN-7.3' }));
  const pieces = view.players.flatMap(({ heart, feather }, seat) => [
    { kind: 'heart' as const, seat, space: heart },
    { kind: 'feather' as const, seat, space: feather },
  ]);
  for (const space of new Set(pieces.map((one) => one.space))) {
    const here = pieces.filter((one) => one.space === space);
    const spots = pack(here.length, { x: left + space * step + 2, y: top + 2, w: step - 4, h: deep - 2 }, tall ? 56 : 44);
    here.forEach(({ kind, seat }, k) => {
      const { x, y, size } = spots[k]!;
      const { heart, feather } = view.players[seat]!;
      sheet.piece(kind, seat, `${kind}-${seat}`, spots[k]!);
      sheet.spot(`${kind} ${seat}`, { x, y, w: size, h: size }, () => ({ title: t('duat-of', { name: ownerName(seat, sheet.names()) }), text: t('duat-text', { heart, feather }), rule: 'MN-13.2' }), 10);
    });
  }
  const own = view.players[near];
  if (!own) return;
  // The own way that is still to go, or the lead that is won.
  const look = own.heart > own.feather ? ' passed' : '';
  sheet.path(`M${middle(own.heart)} ${h - 10}H${middle(own.feather)}`, `span${look}`);
  for (const space of [own.heart, own.feather]) sheet.put(`<circle cx="${middle(space)}" cy="${h - 10}" r="4" class="mn-span-end${look}"/>`);
}
