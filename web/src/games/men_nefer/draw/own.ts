/** The parts of an administration board. */
import { t, word } from '../../../lib/words.svelte';
import type { Message } from '../../../lib/api-types';
import type { PieceKind } from '../art/pieces';
import { inWords, tellAgreement, tellGood, tellPapyrus, tellTile } from '../tell';
import type { Agreement, Player, Stock, TilePlace, View } from '../view';
import { agreementFace, goodFace, papyrusFace, tileFace } from './faces';
import { type Box, pack } from './layout';
import type { Sheet } from './sheet';

const TURNS = { visit: 'house-of-life', specialise: 'scarab', take: 'stack' } as const;

/** Food and heka from 0 to their limit, and how often each kind of turn was taken in this era. */
export function purse(sheet: Sheet, view: View, player: Player): void {
  (['food', 'heka'] as const).forEach((thing, k) => {
    const most = view.board.limits[thing];
    const box = { x: 0, y: k * 42, w: 100, h: 38 };
    sheet.rect(box, `purse-${thing}`, 7);
    sheet.icon(thing, 4, box.y + 3, 22);
    sheet.text(player[thing], 92, box.y + 22, { size: 20, anchor: 'end', serif: true });
    for (let n = 0; n < most; n++) sheet.rect({ x: 5 + (n * 91) / most, y: box.y + 28, w: 75 / most, h: 6 }, `pip-${thing}${n < player[thing] ? ' full' : ''}`, 2);
    sheet.spot(`purse ${thing}`, box, () => ({ title: `${word(`icon-${thing}`)}: ${player[thing]}`, text: t('purse-text', { most }), rule: 'MN-3.1' }));
  });
  Object.entries(TURNS).forEach(([name, icon], k) => {
    const y = 88 + k * 21;
    const count = player.options_taken[name as keyof typeof TURNS];
    sheet.icon(icon, 5, y + 1, 18, 'var(--ink-soft)');
    for (let n = 0; n < 3; n++) {
      sheet.put(`<circle cx="${42 + n * 22}" cy="${y + 10}" r="7" class="mn-done${n < count ? ' full' : ''}"/>`);
      if (n < count) sheet.path(`M${38 + n * 22} ${y + 10}l3 3.500 5-6.500`, 'check');
    }
    sheet.spot(`turns ${name}`, { x: 0, y, w: 100, h: 20 }, () => ({ title: word(`turns-${name}`, { count }), text: t('turns-text'), rule: 'MN-6.1' }));
  });
}

function aboutPlace({ tile, hieroglyph, actions, apprentice }: TilePlace) {
  if (!tile) return { title: t('tile-place'), text: t('tile-place-text'), rule: 'MN-6.4' };
  const told = tellTile({ id: tile, number: Number(tile.split('_')[1]), hieroglyph: hieroglyph!, actions: actions! });
  return apprentice ? told : { ...told, text: `${told.text} ${t('tile-later')}` };
}

/** Three places for action tiles above their apprentices, and the track of hieroglyphs. */
export function tiles(sheet: Sheet, view: View, player: Player, seat: number): void {
  player.tiles.forEach((place, k) => {
    const x = k * 64;
    sheet.rect({ x: x + 1, y: 1, w: 60, h: 60 }, 'hollow', 7);
    sheet.path(`M${x + 13} 98v-18a18 16 0 0 1 36 0v18z`, 'niche');
    if (place.apprentice) sheet.piece('apprentice', seat, `apprentice@home-${seat}-${k}`, { x: x + 16, y: 66, size: 30 }, { alike: `apprentice-${seat}` });
    sheet.spot(`niche ${k}`, { x: x + 13, y: 64, w: 36, h: 34 }, () => ({ title: t(place.apprentice ? 'niche-full' : 'niche-empty'), text: t('niche-text'), rule: 'MN-6.2' }));
    if (place.tile) {
      sheet.put(`<g opacity="${place.apprentice ? 1 : 0.6}">`);
      tileFace(sheet, { id: place.tile, hieroglyph: place.hieroglyph!, actions: place.actions! }, { x: x + 1, y: 0, w: 60, h: 62 });
      sheet.put('</g>');
    }
    sheet.spot(place.tile ? `tile ${place.tile}` : `tile-place ${k}`, { x, y: 0, w: 62, h: 63 }, () => aboutPlace(place), 8, false, `tile-place ${k}`);
  });
  const { track, marker } = player.hieroglyphs;
  track.forEach((glyph, k) => {
    const box = { x: 22 + k * 28, y: 104, w: 26, h: 44 };
    const bonus = view.board.hieroglyph_bonuses[k]!;
    sheet.rect(box, `glyph${k < marker ? ' full' : k === marker ? ' next' : ''}`, 4);
    sheet.icon(`sign-${glyph}`, box.x + 3, 106, 20, 'var(--ink)');
    sheet.marks(bonus, { x: box.x + 1, y: 129, w: 24, h: 17 }, 15);
    sheet.spot(`glyph ${k}`, box, () => ({ title: `${word(`glyph-field-${k + 1}`)}: ${word(`glyph-${glyph}`)}`, text: inWords(bonus), rule: 'MN-6.4.3' }));
  });
  sheet.piece('marker', seat, `glyph-${seat}`, { x: marker ? 25 + (marker - 1) * 28 : 0, y: marker ? 106 : 116, size: 20 });
}

/** Four places below, three above them, two at the top; a basket lies on each good until it is offered. */
export function goods(sheet: Sheet, view: View, player: Player, seat: number, own: boolean): void {
  const places = view.board.goods_places;
  const levelOf = (k: number) => places[k]!.level;
  places.forEach(({ level, prestige }, k) => {
    const first = places.findIndex((one) => one.level === level);
    const count = places.filter((one) => one.level === level).length;
    const box: Box = { x: 82 - count * 20 + (k - first) * 40, y: (3 - level) * 50, w: 38, h: 48 };
    const good = player.goods[k];
    const next = !good && places.findIndex((_, n) => levelOf(n) === level && !player.goods[n]) === k;
    sheet.rect(box, 'hollow');
    if (good) {
      goodFace(sheet, good, { x: box.x + 1, y: box.y, w: 36, h: 48 }, '', level);
      if (!good.offered) sheet.piece('basket', seat, `basket-home-${seat}-${k}`, { x: box.x + 22, y: box.y - 3, size: 18 }, { alike: `basket-${seat}` });
    } else {
      sheet.text('I'.repeat(level), box.x + 19, box.y + 20, { anchor: 'middle', serif: true, fill: 'ink-soft' });
      if (prestige) sheet.marks([{ icon: 'seal', text: String(prestige) }], { x: box.x + 4, y: box.y + 25, w: 30, h: 17 }, 16);
    }
    const element = good ? `${own ? 'own-good' : 'good-of'} ${good.id}` : own && next ? `level ${level}` : `goods-place ${k}`;
    sheet.spot(element, box, () => {
      if (good) return tellGood(good, good.offered ? t('good-offered') : t('good-stored', { level }));
      return { title: t('goods-place', { level: { id: `level-${level}`, args: {} } }), text: prestige ? t('goods-place-points', { points: prestige }) : t('goods-place-text'), rule: 'MN-10.1.1' };
    }, 5, false, `goods-place ${k}`);
  });
}

/** The row of papyri of this era, with what each place costs, and the rolled ones. */
export function papyri(sheet: Sheet, view: View, player: Player): void {
  view.board.papyrus_row_prices.forEach((price, k) => {
    const papyrus = player.papyri[k];
    const x = k * 31;
    sheet.rect({ x: x + 0.5, y: 4, w: 30, h: 40 }, 'hollow', 3);
    if (papyrus) papyrusFace(sheet, papyrus, { x, y: 4, w: 31, h: 40 });
    else {
      sheet.text(price ? `−${price}` : '0', x + 15.5, 21, { size: 11, anchor: 'middle', fill: 'ink-soft' });
      sheet.icon('heka', x + 8, 24, 15);
    }
    sheet.spot(`papyrus-place ${k}`, { x, y: 4, w: 31, h: 40 }, () => (papyrus ? tellPapyrus(papyrus) : { title: t('papyrus-place'), text: t('papyrus-place-text', { price }), rule: 'MN-9.6' }), 3);
  });
  sheet.rect({ x: 158, y: 4, w: 34, h: 40 }, 'glyph', 6);
  sheet.icon('scroll', 165, 5, 20, 'var(--ink-soft)');
  sheet.text(player.rolled, 175, 40, { size: 15, anchor: 'middle' });
  sheet.spot('rolled', { x: 158, y: 4, w: 34, h: 40 }, () => ({ title: t('rolled-of', { count: player.rolled }), text: t('rolled-text'), rule: 'MN-13.1' }));
}

/** Eight places for trade agreements; beside them one that finds no room until something is discarded. */
export function agreements(sheet: Sheet, player: Player, own: boolean, extra: Agreement | null): void {
  player.agreements.forEach((agreement, k) => {
    const box = { x: (k % 4) * 38.5, y: Math.floor(k / 4) * 49, w: 37, h: 46 };
    sheet.rect(box, 'hollow', 4);
    if (agreement) agreementFace(sheet, agreement, box);
    const about = () => (agreement ? tellAgreement(agreement, agreement.fulfilled ? t('agreement-met') : t('agreement-open')) : { title: t('agreement-place'), rule: 'MN-11.8' });
    sheet.spot(agreement ? `${own ? 'own-agreement' : 'agreement-of'} ${agreement.id}` : `agreement-place ${k}`, box, about, 5, false, `agreement-place ${k}`);
  });
  if (!extra || !own) return;
  const box = { x: 155, y: 24, w: 37, h: 46 };
  agreementFace(sheet, extra, box);
  sheet.spot(`own-agreement ${extra.id}`, box, () => tellAgreement(extra));
}

/** The agreement that has just been taken: only the question which one to discard tells of it. */
export function agreementTaken(choices: readonly { element: string; label: Message }[]): Agreement | null {
  const found = choices.find(({ label }) => label.id === 'move-discard-new');
  const { value, condition } = (found?.label.args.agreement as Message | undefined)?.args ?? {};
  return found ? { id: found.element.split(' ')[1]!, value: value as number, condition: condition as Message } : null;
}

/** Mummies, sphinxes and Horus eyes: in the supply on the left, available on the right. */
export function stock(sheet: Sheet, player: Player, seat: number): void {
  const rows: [string, PieceKind, PieceKind, string, Stock][] = [
    ['mummies', 'mummy', 'sarcophagus', 'MN-9.1', player.mummies],
    ['sphinxes', 'sphinx', 'sphinx', 'MN-12.1', player.sphinxes],
    ['eyes', 'eye', 'eye', 'MN-8.2', player.eyes],
  ];
  rows.forEach(([name, rough, ready, rule, { supply, available, placed }], k) => {
    const y = k * 50;
    sheet.rect({ x: 0, y, w: 50, h: 48 }, 'supply', 7);
    sheet.rect({ x: 55, y, w: 51, h: 48 }, 'ready', 7);
    sheet.path(`M49 ${y + 17}l8 7-8 7z`, 'on');
    pack(supply, { x: 2, y: y + 4, w: 46, h: 40 }, 22).forEach((at, n) => sheet.piece(rough, seat, `${rough}-supply-${seat}-${n}`, at, { faded: true }));
    pack(available, { x: 57, y: y + 4, w: 46, h: 40 }, 22).forEach((at, n) => sheet.piece(ready, seat, `${ready}-ready-${seat}-${n}`, at, { alike: `${ready}-${seat}` }));
    sheet.spot(`stock ${name}`, { x: 0, y, w: 106, h: 48 }, () => ({ title: word(`stock-${name}`), text: t('stock-text', { supply, available, placed }), rule }));
  });
}
