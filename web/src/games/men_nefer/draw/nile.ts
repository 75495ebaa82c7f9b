/** The Nile with its sections, the six cities and the two fishing boats. */
import { t, word } from '../../../lib/words.svelte';
import { ownerName, tellAgreement, tellCity } from '../tell';
import type { City, View } from '../view';
import { agreementFace } from './faces';
import { type Box, pack } from './layout';
import { CITIES, SECTIONS, tallRiver, wideRiver } from './river';
import { type Sheet, scene } from './sheet';

interface Boat {
  id: string;
  seat: number;
  place: string;
  activated: boolean;
}

export function nile(sheet: Sheet, view: View, box: Box, near: number, tall: boolean): void {
  const river = tall ? tallRiver(box) : wideRiver(box);
  const boats = view.players.flatMap((player, seat) => player.boats.map((boat) => ({ ...boat, seat })));
  const { water } = river;
  sheet.under(`<rect width="${box.w}" height="${box.h}" class="mn-bank"/><rect x="${water.x}" y="${water.y}" width="${water.w}" height="${water.h}" class="mn-water"/>`);
  [0.02, 0.14, 0.36, 0.52, 0.69, 0.86, 0.97].forEach((part, k) =>
    sheet.under(scene(k % 2 ? 'palm' : 'reeds', tall ? (k % 2 ? box.w - 34 : 4) : part * box.w - 14, tall ? part * box.h - 14 : k % 3 ? 50 : 156, 30)),
  );
  SECTIONS.forEach((place, index) => {
    const b = river.section(index);
    const { food = 0, overtaken } = view.board.nile[place]!;
    sheet.under(`<path d="${[0.3, 0.55, 0.82].map((part, k) => `M${b.x + 10 + k * b.w * 0.2} ${b.y + b.h * part}q8-6 16 0t16 0 16 0`).join('')}" class="mn-wave"/>`);
    if (index) {
      // Half-way along the section: at its ends lie the arrows of the cities, on its line perhaps a fishing boat.
      const x = b.x + (tall ? 6 : 16);
      sheet.text(food, x + 6, b.y + b.h / 2 + 6, { size: 17, anchor: 'middle', fill: 'mn-chalk' });
      sheet.icon('food', x + 13, b.y + b.h / 2 - 10, 20, 'var(--mn-chalk)');
    } else sheet.put(scene('gate', b.x + 2, b.y + b.h / 2 - 15, 30));
    sheet.spot(`place ${place}`, b, () => ({ title: word(`place-${place}`), text: index ? t('section-text', { food, overtaken }) : t('harbour-text'), rule: index ? 'MN-11.6' : 'MN-11.1' }), 10);
  });
  for (let k = 1; k < SECTIONS.length; k++) {
    const [x1, y1, x2, y2] = river.line(k);
    sheet.path(`M${x1} ${y1}L${x2} ${y2}`, 'line');
    if (k !== 3 && k !== 5) continue;
    const [x, y] = [(x1 + x2) / 2 - 17, (y1 + y2) / 2 - 17];
    sheet.put(scene('net', x, y, 34));
    sheet.spot(`fishing-boat ${k}`, { x, y, w: 34, h: 34 }, () => ({ title: word('icon-fishing-boat'), text: t('fishing-boat-text'), rule: 'MN-5.2' }));
  }
  CITIES.forEach((id, index) => {
    const [x1, y1, x2, y2] = river.quay(index);
    sheet.path(`M${x1} ${y1}${tall ? `H${x2}V${y2}` : `V${y2}H${x2}`}`, 'quay');
    sheet.put(`<path d="M-5-6l9 6-9 6z" class="mn-arrow" transform="translate(${x2} ${y2}) rotate(${tall ? -90 : 0})"/>`);
    quarter(sheet, view.cities.find((one) => one.id === id)!, river.city(index), tall, boats, near);
  });
  SECTIONS.forEach((place, index) => {
    const { x, y, w, h } = river.section(index);
    const before = !index ? 30 : tall ? 42 : 52;
    moor(sheet, boats.filter((boat) => boat.place === place), { x: x + before, y: y + 2, w: w - before - 2, h: h - 4 }, tall ? 46 : 40, near);
  });
  if (!tall) stacks(sheet, view, box.w - 176);
}

function moor(sheet: Sheet, boats: Boat[], berth: Box, most: number, near: number): void {
  const spots = pack(boats.length, berth, most);
  boats.forEach(({ id, seat, place, activated }, k) => {
    const { x, y, size } = spots[k]!;
    sheet.piece('boat', seat, `boat-${id}`, { x: x + 1, y: y + 1, size: size - 2 }, { faded: activated });
    const title = () => t('boat-of', { number: id.split('_')[1]!, name: ownerName(seat, sheet.names()) });
    sheet.spot(`boat ${id}`, { x, y, w: size, h: size }, () => ({ title: title(), text: `${word(`place-${place}`)}. ${activated ? t('boat-used') : ''}`, rule: 'MN-11.5' }), 10, seat !== near);
  });
}

/** A city at the river: its advantage, its agreements, and the boats that lie there. */
function quarter(sheet: Sheet, city: City, { x, y, w, h }: Box, tall: boolean, boats: Boat[], near: number): void {
  const name = word(`place-${city.id}`).replace(/ \(.*/, '');
  const gift = tall ? { x: x + 6, y: y + 26, w: 56, h: 36 } : { x: x + 54, y: y + 25, w: 48, h: 47 };
  const scroll = tall ? { x: x + 8, y: y + 65, step: Math.min((w - 10) / 3, 76), w: 60, h: 75 } : { x: x + 106, y: y + 6, step: 46, w: 44, h: 66 };
  sheet.path(`M${x} ${y + 8}h8v-6h12v6h12v-6h12v6h${w - 88}v-6h12v6h12v-6h12v6h8v${h - 8}h-${w}z`, 'town');
  if (tall && city.agreements.length < 3) sheet.put(scene('town', x + w - 72, y + h - 68, 68));
  sheet.text(name, x + 8, y + 22, { size: 14, serif: true });
  sheet.rect(gift, 'plate', 6);
  sheet.marks(city.actions, { x: gift.x + 2, y: gift.y + 2, w: gift.w - 4, h: gift.h - 4 }, 26);
  sheet.spot(`place ${city.id}`, { x, y, w, h }, () => tellCity(city), 8);
  city.agreements.forEach((agreement, k) => {
    const box = { x: scroll.x + k * scroll.step, y: scroll.y, w: scroll.w, h: scroll.h };
    agreementFace(sheet, agreement, box, `data-from="agreements-${agreement.value}"`);
    sheet.spot(`agreement ${agreement.id}`, box, () => tellAgreement(agreement), 5, false, `agreement ${city.id} ${k}`);
  });
  const berth = tall ? { x: x + 66, y: y + 24, w: w - 70, h: 38 } : { x: x + 6, y: y + 25, w: 46, h: 47 };
  moor(sheet, boats.filter((boat) => boat.place === city.id), berth, 38, near);
}

function stacks(sheet: Sheet, view: View, x: number): void {
  view.agreement_stacks.forEach((stack, k) => {
    sheet.put(`<rect x="${x + k * 56}" y="6" width="50" height="42" rx="5" class="mn-scroll" data-anchor="agreements-${k + 1}"/>`);
    sheet.icon('seal', x + 4 + k * 56, 9, 17);
    sheet.text(k + 1, x + 24 + k * 56, 23, { size: 14, fill: 'carnelian' });
    sheet.text(stack.length, x + 25 + k * 56, 42, { size: 14, anchor: 'middle' });
  });
  sheet.spot('agreement-stacks', { x, y: 4, w: 164, h: 46 }, () => ({ title: t('agreement-stacks'), text: t('agreement-stacks-text'), rule: 'MN-5.6' }));
}
