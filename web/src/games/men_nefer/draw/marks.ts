/** Actions and conditions as signs: an icon, a number, what is paid for it. */
import type { Message } from '../../../lib/api-types';

export interface Sign {
  icon: string;
  text?: string;
  /** Paid for it. */
  cost?: 'food' | 'heka';
}
export type Token = Sign | 'or' | 'gap';

const AMOUNTS: { [name: string]: string } = {
  gain_food: 'food',
  gain_heka: 'heka',
  gain_pp: 'seal',
  heart: 'heart',
  feather: 'feather',
  scarab: 'scarab-step',
  favour: 'favour',
  transport: 'limestone',
  move_priestesses: 'priestess',
  sun: 'sun-disc',
  move_boats: 'boat',
};
const PIECES: { [name: string]: Sign } = {
  horus_eye: { icon: 'eye' },
  embalm: { icon: 'mummy' },
  mastaba: { icon: 'mastaba' },
  buy_papyrus: { icon: 'papyrus', cost: 'heka' },
  take_papyrus: { icon: 'papyrus' },
  buy_good: { icon: 'mn-good', cost: 'food' },
  take_good: { icon: 'mn-good' },
  take_agreement: { icon: 'agreement' },
  carve: { icon: 'mn-carve' },
};

const several = (n: unknown) => (Number(n) > 1 ? { text: String(n) } : {});

function signs({ id, args }: Message): Token[] {
  if (id === 'either') return [...signs(args.first as Message), 'or', ...signs(args.second as Message)];
  const name = id.replace('action-', '');
  const n = String(args.n);
  if (AMOUNTS[name]) return [{ icon: AMOUNTS[name], text: n }];
  if (PIECES[name]) return [{ ...PIECES[name], ...several(args.n) }];
  if (name.startsWith('bury')) return [{ icon: 'sarcophagus', text: String(args.number) }];
  if (name.startsWith('erect')) return [{ icon: 'mn-erect', text: String(args.number) }];
  if (name === 'walk-and-offer') return [{ icon: 'priestess', text: n }, { icon: 'offering' }];
  if (name === 'sail-and-activate') return [{ icon: 'boat', text: n }, { icon: 'mn-anchor', ...several(args.boats) }];
  if (name === 'food_or_heka') return [{ icon: 'food' }, 'or', { icon: 'heka', text: n }];
  return [];
}

/** The signs of a list of actions; a gap between two of them. */
export function tokens(actions: readonly Message[]): Token[] {
  return actions.flatMap((action, index) => [...(index ? ['gap' as const] : []), ...signs(action)]);
}

const CONDITIONS: { [name: string]: string } = {
  sarcophagi: 'sarcophagus',
  sphinxes: 'sphinx',
  sun_fields: 'sun-disc',
  eyes_placed: 'eye',
  priestesses_in_temple: 'priestess',
  priestess_rooms: 'temple',
  boats_out: 'boat',
  fishing_boats_overtaken: 'fishing-boat',
  two_scarabs_sum: 'scarab',
  hieroglyph_fields: 'sign-owl',
  baskets: 'basket',
  rolled_papyri: 'scroll',
  great_pyramid_field: 'pyramid',
  heart_field: 'heart',
  feather_field: 'feather',
  goods: 'mn-good',
  different_goods: 'mn-goods',
  fulfilled_agreements: 'agreement',
};

/** What an agreement asks for. */
export function conditionSign({ id, args }: Message): Sign {
  const name = id.replace('condition-', '');
  const text = name === 'priestess_rooms' ? String(args.rooms).replaceAll(', ', '·') : `${args.n as number}`;
  return { icon: CONDITIONS[name] ?? 'agreement', text };
}

export const FAVOURS: { [favour: string]: string } = { gain_heka: 'heka', gain_food: 'food', feather: 'feather', heart: 'heart' };
export const SCORING: { [tile: string]: Sign } = {
  queens_baskets: { icon: 'basket' },
  queens_sarcophagi: { icon: 'sarcophagus' },
  queens_sphinxes: { icon: 'sphinx' },
  queens_different_goods: { icon: 'mn-goods' },
  queens_agreement_pairs: { icon: 'agreement', text: '2' },
  queens_papyrus_pairs: { icon: 'scroll', text: '2' },
};

// How signs lie in a box

export interface Laid {
  token: Token;
  x: number;
  y: number;
  size: number;
}

const GAP = 0.18;
const width = (token: Token) =>
  token === 'or' ? 0.34 : token === 'gap' ? GAP : 1 + (token.text ? 0.2 + 0.4 * token.text.length : 0) + (token.cost ? 0.3 : 0);

/** Breaks at gaps and after "or" into so many lines, as even as it goes. */
function lines(all: Token[], count: number): Token[][] {
  const total = all.reduce((sum, token) => sum + width(token), 0);
  const found: Token[][] = [[]];
  let filled = 0;
  for (const token of all) {
    const line = found.at(-1)!;
    const full = filled + width(token) / 2 > (total * found.length) / count;
    if (full && line.length && token !== 'or' && found.length < count) {
      if (line.at(-1) === 'gap') line.pop();
      found.push(token === 'gap' ? [] : [token]);
    } else if (token !== 'gap' || line.length) line.push(token);
    filled += width(token);
  }
  return found.filter((line) => line.length);
}

/** As large as it fits, at most `most`. */
export function layOut(all: Token[], w: number, h: number, most: number): Laid[] {
  let best: { size: number; rows: Token[][] } = { size: 0, rows: [] };
  for (let count = 1; count <= 3; count++) {
    const rows = lines(all, count);
    const widest = Math.max(...rows.map((row) => row.reduce((sum, token) => sum + width(token), 0)));
    const size = Math.min(most, w / widest, h / rows.length);
    if (size > best.size + 0.01) best = { size, rows };
  }
  const { size, rows } = best;
  return rows.flatMap((row, index) => {
    const long = row.reduce((sum, token) => sum + width(token), 0) * size;
    let x = (w - long) / 2;
    const y = (h - rows.length * size) / 2 + index * size;
    return row.map((token) => {
      const laid = { token, x, y, size };
      x += width(token) * size;
      return laid;
    });
  });
}
