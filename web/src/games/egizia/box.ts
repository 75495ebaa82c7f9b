/** The box of Egizia as the drawings need it: what is printed on cards. */
import { nile_cards, sphinx_cards, start_cards } from 'components:egizia';

export interface Printed {
  rule: string;
  colour?: string | undefined;
  yield?: number | undefined;
  bonus: [string, number][];
  effect: { [name: string]: unknown };
}

export const PRINTED = new Map<string, Printed>([
  ...nile_cards.map(({ id, rule, colour, bonus, effect, ...card }): [string, Printed] => [
    id,
    { rule, colour, yield: card.yield, bonus: Object.entries(bonus ?? {}), effect: effect ?? {} },
  ]),
  ...start_cards.map(({ id, colour, kind, ...card }): [string, Printed] => [
    id,
    { rule: kind === 'field' ? 'EG-18.2' : 'EG-18.3', colour, yield: card.yield, bonus: [], effect: {} },
  ]),
]);

export interface Riddle {
  rule: string;
  points: number | null;
  condition: { op: string; [name: string]: unknown };
}

export const RIDDLES = new Map<string, Riddle>(
  sphinx_cards.map(({ id, rule, points, condition }) => [id, { rule, points: points ?? null, condition }]),
);
