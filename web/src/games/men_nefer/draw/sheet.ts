/**
 * A drawing in the making: what is printed or lies on a part of the table, as SVG text, and the places in it that can be pointed
 * at, explained and chosen. Everything that differs between the districts is written with these few words.
 */
import { emblem, seatColour, seatWash } from '../../../design/emblems';
import { material } from '../../../design/icons';
import type { Message } from '../../../lib/api-types';
import type { Explanation } from '../../../lib/explain.svelte';
import { EMBLEM_AT, type PieceKind } from '../art/pieces';
import type { Box, Point } from './layout';
import { type Token, layOut, tokens } from './marks';

export interface Place {
  /** Stays the same while what lies there changes. */
  key: string;
  element: string;
  box: Box;
  about: () => Explanation;
  round: number;
  quiet: boolean;
}

export interface PieceLook {
  /** Pieces that are all alike are named by their place and travel by this. */
  alike?: string;
  lying?: boolean;
  faded?: boolean;
}

export interface TextLook {
  size?: number;
  anchor?: 'middle' | 'end';
  fill?: string;
  serif?: boolean;
}

export class Sheet {
  ground = '';
  art = '';
  places: Place[] = [];

  /** `seen`: pieces travel only where they can be seen. `names`: the players, by seat. */
  constructor(
    readonly seen: boolean,
    readonly names: () => readonly string[],
  ) {}

  /** The earlier drawing if it looks the same, so that nothing of it has to be touched. */
  unless(before: Sheet | undefined): Sheet {
    const look = ({ ground, art, places }: Sheet) => ground + art + places.map(({ element, box }) => `${element}${box.x}`).join();
    return before && look(before) === look(this) ? before : this;
  }

  under(svg: string): void {
    this.ground += svg;
  }

  put(svg: string): void {
    this.art += svg;
  }

  /** A place of the board: the element of a move, or any name of its own. `key`: where it is, if its element depends on what lies there. */
  spot(element: string, box: Box, about: () => Explanation, round = 5, quiet = false, key = element): void {
    this.places.push({ key, element, box, about, round, quiet });
  }

  rect({ x, y, w, h }: Box, look: string, round = 5): void {
    this.put(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" class="mn-${look}"/>`);
  }

  path(d: string, look: string): void {
    this.put(`<path d="${d}" class="mn-${look}"/>`);
  }

  icon(name: string, x: number, y: number, size: number, colour = material(name)): void {
    this.put(use(name, x, y, size, colour));
  }

  text(words: string | number, x: number, y: number, look: TextLook = {}): void {
    this.put(text(words, x, y, look));
  }

  marks(what: readonly Message[] | Token[], { x, y, w, h }: Box, most = 30): void {
    this.put(marks(what, { x, y, w, h }, most));
  }

  /** Something that travels, in a box of its own. */
  travels(id: string, box: Box, view: Box, inner: string, more = ''): void {
    this.put(travelling(this.seen ? id : '', box, view, inner, more));
  }

  piece(kind: PieceKind, seat: number | null, id: string, { x, y, size }: Point & { size: number }, look: PieceLook = {}): void {
    const [cx, cy, s] = EMBLEM_AT[kind];
    const mark = seat === null ? '' : `<g class="mn-emblem" color="${seatWash(seat)}">${use(emblem(seat), cx - s / 2, cy - s / 2, s, '')}</g>`;
    const body = `<use href="#men-nefer-${kind}" width="100" height="100"/>${mark}`;
    const inner = look.lying ? `<g transform="rotate(90 50 50)">${body}</g>` : `<ellipse cx="50" cy="98" rx="42" ry="8" opacity=".28"/>${body}`;
    const colour = seat === null ? 'var(--ink-faint)' : seatColour(seat);
    const more = `${look.alike ? `data-kind="${look.alike}"` : ''} color="${colour}"${look.faded ? ' opacity=".55"' : ''}`;
    this.travels(id, { x, y, w: size, h: size }, { x: -4, y: -4, w: 108, h: 112 }, inner, more);
  }
}

export const use = (name: string, x: number, y: number, size: number, colour: string | undefined = material(name)): string =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}"${colour ? ` color="${colour}"` : ''}/>`;

export function text(words: string | number, x: number, y: number, { size = 12, anchor, fill = 'ink', serif }: TextLook = {}): string {
  const look = ` fill="var(--${fill})"${anchor ? ` text-anchor="${anchor}"` : ''}`;
  return `<text x="${x}" y="${y}" font-size="${size}" class="mn-${serif ? 'serif' : 'sans'}"${look}>${words}</text>`;
}

export function travelling(id: string, { x, y, w, h }: Box, view: Box, inner: string, more = ''): string {
  const piece = id ? ` data-piece="${id}"` : '';
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" overflow="visible"${piece} ${more}>${inner}</svg>`;
}

const isToken = (one: Message | Token): one is Token => typeof one === 'string' || 'icon' in one;

/** Signs of actions in a box, as large as they fit. */
export function marks(what: readonly Message[] | Token[], { x, y, w, h }: Box, most = 30): string {
  const all = (what as (Message | Token)[]).every(isToken) ? (what as Token[]) : tokens(what as Message[]);
  return layOut(all, w, h, most)
    .map(({ token, x: left, y: top, size }) => {
      const [u, v] = [x + left, y + top];
      if (token === 'gap') return '';
      if (token === 'or') return `<path class="mn-or" stroke-width="${size * 0.08}" d="M${u + size * 0.27} ${v + size * 0.14}l${-size * 0.2} ${size * 0.72}"/>`;
      const cost = token.cost
        ? `<path class="mn-minus" stroke-width="${size * 0.1}" d="M${u + size * 0.8} ${v + size * 0.22}h${size * 0.24}"/>${use(token.cost, u + size * 0.76, v + size * 0.42, size * 0.54)}`
        : '';
      const number = token.text ? text(token.text, u + size * (token.cost ? 1.32 : 1.04), v + size * 0.76, { size: size * 0.72 }) : '';
      return use(token.icon, u, v, size) + cost + number;
    })
    .join('');
}

/** Scenery of art/scenes.ts. */
export const scene = (name: string, x: number, y: number, size: number): string => `<use href="#men-nefer-${name}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
