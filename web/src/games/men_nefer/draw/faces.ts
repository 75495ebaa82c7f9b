/** Tiles, goods, papyri and agreements: things that travel between the city and the boards of the players. */
import { material } from '../../../design/icons';
import type { Agreement, Good, Papyrus, Tile } from '../view';
import type { Box } from './layout';
import { conditionSign } from './marks';
import { type Sheet, marks, text, use } from './sheet';

const slab = (w: number, h: number) => `<rect y="3" width="${w}" height="${h - 3}" rx="7" class="mn-tile-side"/><rect width="${w}" height="${h - 4}" rx="7" class="mn-tile"/>`;

/** Number, hieroglyph, actions. */
export function tileFace(sheet: Sheet, tile: Pick<Tile, 'id' | 'hieroglyph' | 'actions'>, box: Box, more = ''): void {
  const number = tile.id.split('_')[1]!;
  const band = '<path d="M0 7a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v10H0z" class="mn-tile-band"/>';
  const head = text(number, 8, 13, { size: 13, serif: true, fill: 'lapis-deep' }) + use(`sign-${tile.hieroglyph}`, 38, 0, 17, 'var(--lapis-deep)');
  const inner = slab(60, 62) + band + head + marks(tile.actions, { x: 3, y: 19, w: 54, h: 37 }, 24);
  sheet.travels(`tile-${tile.id}`, box, { x: 0, y: 0, w: 60, h: 62 }, inner, `data-to="tile-discard" ${more}`);
}

/** What a good brings on each level; offered, it lies turned over. `upto`: the levels that count where it lies. */
export function goodFace(sheet: Sheet, good: Good & { offered?: boolean }, box: Box, more = '', upto = 3): void {
  const level = (k: number) =>
    `<g opacity="${k < upto ? 1 : 0.35}"><rect x="3" y="${30 + k * 18}" width="58" height="17" rx="3" class="mn-level"/>` +
    text('I'.repeat(k + 1), 11, 42 + k * 18, { size: 10, anchor: 'middle', serif: true, fill: 'ink-soft' }) +
    `${marks(good.levels[k]!, { x: 19, y: 31 + k * 18, w: 41, h: 15 }, 15)}</g>`;
  const face = good.offered
    ? `<rect x="4" y="4" width="56" height="78" rx="5" class="mn-offered"/>${use(`good-${good.kind}`, 16, 26, 32, 'var(--ink-faint)')}`
    : use(`good-${good.kind}`, 18, 2, 28, material(`good-${good.kind}`)) + good.levels.map((_, k) => level(k)).join('');
  sheet.travels(`good-${good.id}`, box, { x: 0, y: 0, w: 64, h: 90 }, slab(64, 90) + face, more);
}

/** Drawings whose halves stand on the edges of papyri: icon and ink. */
const DRAWINGS: { [drawing: string]: [string, string] } = {
  vase: ['grave-good', '#a8341d'],
  ibis: ['ibis', '#0c6a70'],
  lotus: ['half-lotus', '#1d4a86'],
  cobra: ['cobra', '#3c6a2e'],
  cat: ['half-cat', '#6b4a1d'],
  falcon: ['falcon', '#8a5a10'],
  barque: ['half-barque', '#6d3a86'],
};

export function papyrusFace(sheet: Sheet, papyrus: Papyrus, box: Box, more = ''): void {
  const half = (drawing: string, x: number, from: number) => {
    const [icon, ink] = DRAWINGS[drawing]!;
    return `<svg x="${x}" y="14" width="26" height="48" viewBox="${from} 0 12 24" preserveAspectRatio="${from ? 'xMin' : 'xMax'}YMid meet" color="${ink}">${use(icon, 0, 0, 24, '')}</svg>`;
  };
  const leaf = '<path d="M0 3l4-2 6 2 8-2 9 2 9-2 9 2 8-2 7 2 4-2v70l-4 2-7-2-8 2-9-2-9 2-9-2-8 2-6-2-4 2z" class="mn-papyrus"/>';
  const fibre = '<path d="M0 14h64M0 26h64M0 40h64M0 52h64M0 64h64M14 2v70M32 2v70M50 2v70" class="mn-fibre"/>';
  const inner = leaf + fibre + half(papyrus.left, 0, 12) + half(papyrus.right, 38, 0);
  sheet.travels(`papyrus-${papyrus.id}`, box, { x: 0, y: 0, w: 64, h: 74 }, inner, `preserveAspectRatio="none" ${more}`);
}

/** What an agreement asks for and is worth; fulfilled, it carries a seal. */
export function agreementFace(sheet: Sheet, agreement: Agreement & { fulfilled?: boolean }, box: Box, more = ''): void {
  const met = agreement.fulfilled ? '<circle cx="40" cy="11" r="8" class="mn-met"/><path d="M36 11l3 3.500 5-6.500" class="mn-met-mark"/>' : '';
  const scroll = `<path d="M2 4h44v52H2z" class="mn-scroll${agreement.fulfilled ? ' met' : ''}"/><rect width="48" height="7" rx="3.500" class="mn-roller"/><rect y="53" width="48" height="7" rx="3.500" class="mn-roller"/>`;
  const inner =
    scroll + marks([conditionSign(agreement.condition)], { x: 3, y: 9, w: 42, h: 22 }, 22) + use('seal', 7, 32, 19) + text(agreement.value, 28, 48, { size: 17, fill: 'carnelian' }) + met;
  sheet.travels(`agreement-${agreement.id}`, box, { x: 0, y: 0, w: 48, h: 60 }, inner, more);
}
