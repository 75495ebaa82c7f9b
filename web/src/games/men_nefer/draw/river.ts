/** Where the river, its sections and its cities lie: from left to right on wide screens, upwards on narrow ones. */
import type { Box } from './layout';

export const SECTIONS = ['harbour', 'section_1', 'section_2', 'section_3', 'section_4', 'section_5', 'section_6'];
/** Each city borders the section of its index and leads into the next one. */
export const CITIES = ['upper_1', 'lower_1', 'upper_2', 'lower_2', 'upper_3', 'lower_3'];

export interface River {
  water: Box;
  section(index: number): Box;
  /** The line before a section. */
  line(index: number): [number, number, number, number];
  city(index: number): Box;
  /** Where a city lies at the water, and where its arrow leads. */
  quay(index: number): [number, number, number, number];
}

export function wideRiver({ w }: Box): River {
  const long = (w - 8) / SECTIONS.length;
  const [top, deep] = [88, 64];
  const edge = (index: number) => 4 + index * long;
  return {
    water: { x: 0, y: top, w, h: deep },
    section: (index) => ({ x: edge(index) + 4, y: top, w: long - 8, h: deep }),
    line: (index) => [edge(index), top + 4, edge(index), top + deep - 4],
    city: (index) => ({ x: edge(index + 1) - 122, y: index % 2 ? top + deep + 6 : 4, w: 244, h: 76 }),
    quay: (index) => {
      const y = index % 2 ? top + deep : top;
      return [edge(index + 1) - 30, y, edge(index + 1) + 34, y + (index % 2 ? -16 : 16)];
    },
  };
}

export function tallRiver({ w, h }: Box): River {
  const long = (h - 8) / SECTIONS.length;
  const [left, deep] = [w / 2 - 66, 132];
  const edge = (index: number) => h - 4 - index * long;
  return {
    water: { x: left, y: 0, w: deep, h },
    section: (index) => ({ x: left, y: edge(index + 1) + 4, w: deep, h: long - 8 }),
    line: (index) => [left + 4, edge(index), left + deep - 4, edge(index)],
    city: (index) => ({ x: index % 2 ? left + deep + 8 : 8, y: edge(index + 1) - 72, w: left - 16, h: 144 }),
    quay: (index) => {
      const x = index % 2 ? left + deep : left;
      return [x, edge(index + 1) + 24, x + (index % 2 ? -16 : 16), edge(index + 1) - 24];
    },
  };
}
