/** How icons are written: paths on a grid of 24 units in two tones, `a` the first and `b` the second; `l` and `m` are lines. */
export interface Drawing {
  /** The material it is coloured with, unless it takes the colour of the text around it. */
  hue?: Hue;
  body: string;
}
export type Hue = 'ink' | 'lapis' | 'turquoise' | 'gold' | 'carnelian' | 'malachite' | 'sand' | 'night';

export const a = (d: string) => `<path class="ia" d="${d}"/>`;
export const b = (d: string) => `<path class="ib" d="${d}"/>`;
/** Cut out of a solid shape. */
export const c = (d: string) => `<path class="ic" d="${d}"/>`;
export const l = (d: string) => `<path class="il" d="${d}"/>`;
export const m = (d: string) => `<path class="im" d="${d}"/>`;
export const dot = (x: number, y: number, r: number, tone: 'ia' | 'ib' | 'ic' | 'il' | 'im' = 'ia') =>
  `<circle class="${tone}" cx="${x}" cy="${y}" r="${r}"/>`;
export const icon = (hue: Hue | undefined, ...parts: string[]): Drawing => ({ ...(hue ? { hue } : {}), body: parts.join('') });
