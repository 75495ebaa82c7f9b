/** The Great Pyramid, the three queens, and the two tracks of stone blocks. */
import { t, word } from '../../../lib/words.svelte';
import { tellGreatField, tellQueen, tellQueensField } from '../tell';
import { type Queen, type View, everybody } from '../view';
import { type Box, pack } from './layout';
import { FAVOURS, SCORING, type Sign } from './marks';
import { type Sheet, use } from './sheet';
import type { Explanation } from '../../../lib/explain.svelte';

export function pyramids(sheet: Sheet, view: View, { w, h }: Box, near: number): void {
  sheet.under(
    `<rect width="${w}" height="${h}" class="mn-sky"/><circle cx="136" cy="52" r="14" class="mn-sun"/>` +
      '<path d="M0 140q60-34 130-12t170-14v190H0z" class="mn-dune-far"/><path d="M0 186q80-14 150 4t150-8v130H0z" class="mn-dune"/>',
  );
  great(sheet, view);
  favours(sheet);
  view.queens.forEach((queen, k) => queenAt(sheet, queen, 152 + k * 48));
  const builds = view.board.queens_track;
  track(sheet, 'queens', { x: 143, y: 204 }, view.players.map((one) => one.queens_stone), near, builds.map((one) => (one ? { icon: 'construction' } : null)), (field) => tellQueensField(field, builds[field - 1]!));
  const fields = view.board.great_track;
  const signs = fields.map((one) => (one.kind === 'seal' ? { icon: 'seal', text: String(one.prestige) } : one.kind === 'favour' ? { icon: 'favour', text: String(one.favours) } : { icon: 'construction' }));
  track(sheet, 'great', { x: 7, y: 255 }, everybody(view).map((one) => one.great_stone), near, signs, (field) => tellGreatField(field, fields[field - 1]!, view.great_pyramid.crowned));
}

/** Foundation and levels I to III: left edge, top, width of a block, height. */
const TIERS: Box[] = [
  { x: 6, y: 164, w: 34, h: 26 },
  { x: 10, y: 130, w: 32, h: 34 },
  { x: 26, y: 98, w: 24, h: 32 },
  { x: 42, y: 70, w: 16, h: 28 },
];
const blockAt = (site: number, level: number): Box => ({ ...TIERS[level]!, x: TIERS[level]!.x + site * TIERS[level]!.w });
const favourOf = (part: string) => part.split('_')[2]!;

function great(sheet: Sheet, view: View): void {
  const { sites, quarry, crowned } = view.great_pyramid;
  sheet.path('M74 38l72 152H2z', 'ghost');
  sheet.path('M74 38l72 152h-40z', 'ghost-shade');
  sites.forEach(({ shows, parts }, k) => {
    const base = blockAt(k, 0);
    sheet.rect(base, 'foundation', 1);
    if (!parts.length) sheet.icon(FAVOURS[shows]!, base.x + 8, base.y + 4, 18);
    parts.forEach((part, level) => {
      const b = blockAt(k, level + 1);
      const size = Math.min(b.w - 2, 20);
      const inner = `<rect x=".5" y=".5" width="${b.w - 1}" height="${b.h - 1}" rx="1.500" class="mn-block"/><path d="M${b.w - 4} .5h3.500v${b.h - 1}H.5v-3.500h${b.w - 4.5}z" class="mn-block-shade"/>${use(favourOf(part), (b.w - size) / 2 - 1, (b.h - size) / 2 - 1, size)}`;
      sheet.travels(`part-${part}`, b, { x: 0, y: 0, w: b.w, h: b.h }, inner, `data-from="quarry-${level}"`);
    });
    const laid = () => parts.map((part) => word(`part-of-${part}`)).join(', ');
    // Where the next part goes; on a complete site its topmost part.
    sheet.spot(`site ${k + 1}`, blockAt(k, Math.min(parts.length + 1, 3)), () => ({ title: t('site-of', { site: k + 1 }), text: `${t('site-text', { favour: { id: `favour-${shows}`, args: {} } })} ${laid()}`.trim(), rule: 'MN-8.4.2' }), 2);
  });
  if (crowned) sheet.travels('part-pyramidion', { x: 52, y: 38, w: 44, h: 33 }, { x: 0, y: 0, w: 44, h: 33 }, '<path d="M22 0l20 32H2z" class="mn-gold"/><path d="M22 0l20 32H26z" class="mn-gold-shade"/>', 'data-from="quarry-2"');
  quarry.forEach(({ top, below }, level) => {
    const x = 6 + level * 25;
    sheet.put(`<rect x="${x}" y="30" width="23" height="${below.length ? 24 : 21}" rx="2" class="mn-block" data-anchor="quarry-${level}" opacity="${top ? 1 : 0.3}"/>`);
    if (!top) return;
    sheet.rect({ x, y: 30, w: 23, h: 21 }, 'block', 2);
    sheet.icon(favourOf(top), x + 1, 31, 14);
    sheet.text(below.length + 1, x + 22, 49, { size: 10, anchor: 'end' });
  });
  const tops = () => quarry.flatMap(({ top }) => (top ? [word(`part-of-${top}`)] : [])).join(', ');
  sheet.spot('quarry', { x: 6, y: 30, w: 74, h: 25 }, () => ({ title: t('quarry-of'), text: tops(), rule: 'MN-8.4' }));
}

function favours(sheet: Sheet): void {
  sheet.rect({ x: 6, y: 203, w: 130, h: 47 }, 'stele', 8);
  sheet.icon('favour', 9, 216, 20);
  Object.entries(FAVOURS).forEach(([favour, icon], k) => {
    const box = { x: 31 + k * 26, y: 211, w: 24, h: 31 };
    sheet.rect(box, 'plate', 4);
    sheet.icon(icon, box.x + 2, 216, 20);
    sheet.spot(`favour ${favour}`, box, () => ({ title: t('favour-of'), text: word(`favour-${favour}`), rule: 'MN-8.1' }), 5, true);
  });
}

const QUEEN = ['M2 44L9 33h24l7 11z', 'M9 33l6-11h12l6 11z', 'M15 22l4-8h4l4 8z', 'M19 14l2-4 2 4z'];

function queenAt(sheet: Sheet, queen: Queen, x: number): void {
  const box = { x, y: 30, w: 46, h: 168 };
  sheet.rect(box, 'yard');
  sheet.path(`M${x + 23} 42l19 36h-38z`, 'ghost');
  QUEEN.slice(0, queen.parts).forEach((d, level) =>
    sheet.travels(`queen-${queen.id}-${level}`, { x: x + 2, y: 34, w: 42, h: 46 }, { x: 0, y: 0, w: 42, h: 46 }, `<path d="${d}" class="mn-${level === 3 ? 'gold' : 'block'}"/>`, 'data-from="quarry-2"'),
  );
  sheet.rect({ x: x + 3, y: 84, w: 40, h: 40 }, 'plate');
  sheet.marks([SCORING[queen.tile]!], { x: x + 5, y: 86, w: 36, h: 24 }, 23);
  sheet.icon('seal', x + 11, 110, 12);
  sheet.text(1, x + 25, 120, { size: 10, fill: 'carnelian' });
  const eyes = queen.eyes.flatMap((count, seat) => Array.from({ length: count }, (_, number) => ({ seat, number })));
  const spots = pack(eyes.length, { x: x + 2, y: 128, w: 42, h: 66 }, 28);
  eyes.forEach(({ seat, number }, k) => sheet.piece('eye', seat, `eye@${queen.id}-${seat}-${number}`, spots[k]!, { alike: `eye-${seat}` }));
  sheet.spot(`queen ${queen.id}`, box, () => tellQueen(queen), 6);
}

const [CELL, TALL] = [22, 45];

/** One digit stands beside its icon, two stand below it. */
function mark(sheet: Sheet, { icon, text = '' }: Sign, { x, y }: Box): void {
  const [left, size] = [[3, 16], [0, 13], [5, 11]][text.length]!;
  sheet.icon(icon, x + left!, y + 2, size!);
  if (text.length > 1) sheet.text(text, x + 10.5, y + 21, { size: 9.5, anchor: 'middle' });
  else if (text) sheet.text(text, x + 21, y + 14, { size: 12, anchor: 'end' });
}

/** Stone blocks are hauled along it; the first cell lies before field 1. The own next field stands for the own block. */
function track(sheet: Sheet, name: 'great' | 'queens', { x, y }: { x: number; y: number }, places: number[], near: number, fields: (Sign | null)[], about: (field: number) => Explanation): void {
  const next = Math.min((places[near] ?? 0) + 1, fields.length);
  sheet.rect({ x: x - 2, y: y - 2, w: (fields.length + 1) * CELL + 3, h: TALL + 4 }, 'road', 6);
  const start = (): Explanation => ({ title: name === 'great' ? t('great-start') : t('queens-start'), text: t('stone-text'), rule: 'MN-8.3' });
  for (let field = 0; field <= fields.length; field++) {
    const box = { x: x + field * CELL, y, w: CELL - 1, h: TALL };
    const sign = field ? fields[field - 1] : { icon: name === 'great' ? 'pyramid' : 'pyramidion' };
    sheet.rect(box, field ? 'plate' : 'start', 3);
    if (sign) mark(sheet, sign, box);
    const here = places.map((_, seat) => seat).filter((seat) => places[seat] === field);
    const spots = pack(here.length, { x: box.x + 1, y: y + 21, w: CELL - 2, h: 23 }, 19);
    here.forEach((seat, k) => sheet.piece('stone', seat, `stone-${name}-${seat}`, spots[k]!));
    sheet.spot(field === next ? `stone ${name}` : `${name}-field ${field}`, box, () => (field ? about(field) : start()), 4, false, `${name}-field ${field}`);
  }
}
