/**
 * The map of the city in units, once for wide and once for narrow screens, with the prestige track around it.
 *
 *   +-- prestige ----------------------------------------+
 *   | pyramids   | houses of life    | display | temple  |
 *   | necropolis | sphinxes | markets           | obelisk |
 *   | Nile .............................................. |
 *   | Duat .............................................. |
 *   +-----------------------------------------------------+
 */
export const DISTRICTS = ['houses', 'display', 'pyramids', 'necropolis', 'temple', 'nile', 'sphinxes', 'markets', 'duat'] as const;
export type District = (typeof DISTRICTS)[number];

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Plan extends Box {
  narrow: boolean;
  at: { [district in District]: Box };
}

export const RIM = 26;
const box = (x: number, y: number, w: number, h: number): Box => ({ x: x + RIM, y: y + RIM, w, h });

export const WIDE: Plan = {
  ...{ x: 0, y: 0, w: 1184 + 2 * RIM, h: 940 + 2 * RIM, narrow: false },
  at: {
    pyramids: box(0, 0, 300, 304),
    necropolis: box(0, 312, 300, 272),
    houses: box(308, 0, 430, 304),
    display: box(746, 0, 150, 304),
    sphinxes: box(308, 312, 280, 272),
    markets: box(596, 312, 300, 272),
    temple: box(904, 0, 280, 584),
    nile: box(0, 592, 1184, 236),
    duat: box(0, 836, 1184, 104),
  },
};

export const NARROW: Plan = {
  ...{ x: 0, y: 0, w: 876 + 2 * RIM, h: 1420 + 2 * RIM, narrow: true },
  at: {
    houses: box(0, 0, 430, 304),
    display: box(438, 0, 150, 304),
    temple: box(596, 0, 280, 584),
    sphinxes: box(0, 312, 280, 272),
    markets: box(288, 312, 300, 272),
    pyramids: box(0, 592, 300, 304),
    necropolis: box(0, 904, 300, 272),
    nile: box(308, 592, 568, 584),
    duat: box(0, 1184, 876, 236),
  },
};

/** The long strips unfold when they are looked at closely: river and night lie across the city then. */
export function unfolded(plan: Plan, target: District | null): Plan {
  if (target === 'nile') return { ...plan, at: { ...plan.at, nile: box(424, 356, 760, 584) } };
  if (target === 'duat') return { ...plan, at: { ...plan.at, duat: box(212, 716, 760, 224) } };
  return plan;
}

/** What the camera looks at: a district with a little of what lies around it, or the whole city. */
export function framed(plan: Plan, target: District | null): Box {
  if (!target) return plan;
  const { x, y, w, h } = plan.at[target];
  return { x: x - 6, y: y - 6, w: w + 12, h: h + 12 };
}

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** How the map (drawn as wide as the window) is scaled and moved so that a frame fills the window. */
export function camera(plan: Plan, frame: Box, width: number, height: number): Camera {
  const unit = width / plan.w;
  const scale = Math.min(width / (frame.w * unit), height / (frame.h * unit));
  const middle = (from: number, size: number, window: number, all: number) => {
    const wanted = window / 2 - (from + size / 2) * unit * scale;
    const least = window - all * unit * scale;
    return least > 0 ? least / 2 : Math.max(least, Math.min(0, wanted));
  };
  return { scale, x: middle(frame.x, frame.w, width, plan.w), y: middle(frame.y, frame.h, height, plan.h) };
}

/** Where a number of the prestige track lies: clockwise from the lower left corner, a lap is 100. */
export function onRim(plan: Plan, points: number): Point {
  const half = RIM / 2;
  const [w, h] = [plan.w - RIM, plan.h - RIM];
  let way = ((((points % 100) + 100) % 100) / 100) * 2 * (w + h);
  if (way < h) return { x: half, y: half + h - way };
  way -= h;
  if (way < w) return { x: half + way, y: half };
  way -= w;
  if (way < h) return { x: half + w, y: half + way };
  return { x: half + w - (way - h), y: half + h };
}

/** So many things in a box, side by side in rows, as large as they fit. */
export function pack(count: number, { x, y, w, h }: Box, most: number): (Point & { size: number })[] {
  let [columns, size] = [1, 0];
  for (let c = 1; c <= Math.max(1, count); c++) {
    const fits = Math.min(most, w / c, h / Math.ceil(count / c));
    if (fits > size + 0.01) [columns, size] = [c, fits];
  }
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: x + (w - inRow * size) / 2 + (k % columns) * size, y: y + (h - rows * size) / 2 + row * size, size };
  });
}
