/** The market of goods and the market of papyri; prices stand below the places. */
import { t } from '../../../lib/words.svelte';
import { tellGood, tellPapyrus } from '../tell';
import type { View } from '../view';
import { goodFace, papyrusFace } from './faces';
import type { Box } from './layout';
import type { Sheet } from './sheet';

const left = (place: number) => 8 + place * 72;

function price(sheet: Sheet, amount: number, icon: 'food' | 'heka', x: number, y: number): void {
  sheet.rect({ x, y, w: 42, h: 18 }, 'plate', 9);
  sheet.text(amount ? `−${amount}` : '0', x + 21, y + 13.5, { anchor: 'end' });
  sheet.icon(icon, x + 23, y + 1, 16);
}

function bag(sheet: Sheet, anchor: string, icon: string, x: number, count: number, title: () => string, rule: string): void {
  sheet.put(`<g data-anchor="${anchor}">`);
  sheet.icon(icon, x, 3, 20, 'var(--ink-soft)');
  sheet.put('</g>');
  sheet.text(count, x + 22, 18, { size: 13 });
  sheet.spot(anchor, { x, y: 2, w: 44, h: 22 }, () => ({ title: title(), rule }));
}

export function markets(sheet: Sheet, view: View, { w, h }: Box): void {
  sheet.under(`<rect width="${w}" height="${h}" class="mn-square"/>`);
  for (const [y, cloth] of [[26, 'red-paint'], [154, 'blue-paint']] as const) {
    for (let k = 0; k < 15; k++) sheet.under(`<path d="M${k * 20} ${y}h20v8a10 10 0 0 1-20 0z" class="mn-${k % 2 ? 'linen' : cloth}"/>`);
  }
  const { goods_prices, papyrus_prices } = view.board;
  bag(sheet, 'goods-bag', 'bag', 196, view.goods_bag.length, () => t('goods-bag', { count: view.goods_bag.length }), 'MN-10.1');
  bag(sheet, 'papyrus-bag', 'papyrus', 246, view.papyrus_bag.length, () => t('papyrus-bag', { count: view.papyrus_bag.length }), 'MN-9.6');
  view.goods.forEach((good, k) => {
    const box = { x: left(k), y: 40, w: 68, h: 92 };
    sheet.rect({ x: box.x + 2, y: 42, w: 64, h: 88 }, 'hollow', 6);
    if (good) goodFace(sheet, good, { x: box.x + 2, y: 41, w: 64, h: 90 }, 'data-from="goods-bag"');
    price(sheet, goods_prices[k]!, 'food', box.x + 13, 133);
    sheet.spot(`good ${k + 1}`, box, () => (good ? tellGood(good, t('price-food-of', { price: goods_prices[k]! })) : { title: t('market-empty'), rule: 'MN-3.7' }), 7);
  });
  view.papyri.forEach((papyrus, k) => {
    const box = { x: left(k), y: 169, w: 68, h: 78 };
    sheet.rect({ x: box.x + 2, y: 171, w: 64, h: 74 }, 'hollow', 6);
    if (papyrus) papyrusFace(sheet, papyrus, { x: box.x + 2, y: 171, w: 64, h: 74 }, 'data-from="papyrus-bag"');
    price(sheet, papyrus_prices[k]!, 'heka', box.x + 13, 249);
    sheet.spot(`papyrus ${k + 1}`, box, () => (papyrus ? tellPapyrus(papyrus, t('price-heka-of', { price: papyrus_prices[k]! })) : { title: t('market-empty'), rule: 'MN-3.7' }), 7);
  });
}
