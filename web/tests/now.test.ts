import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { speak } from '../src/lib/words.svelte';
import Now from '../src/parts/Now.svelte';
import { Play } from '../src/play/play.svelte';

await speak('en');

/** The seats that can be taken back on the screen of somebody who has the first two of three. */
function offered(viewer: number | null, ...played: number[]): number[] {
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: 'human', substitute: played.includes(seat) ? 'scribe' : null }));
  const position = { decider: 2, prompt: { id: 'now', args: {} }, undo: { step: null, turn: null, ask: null }, choices: [] };
  const shown = { viewer, position, journal: [], request: null, table: { seats, access: { seats: [0, 1], owner: true } } };
  const session = { shown, thinking: [], behind: false, pending: null, line: 'live' };
  const { body } = render(Now, { props: { session, play: new Play(), face: { rule: () => undefined }, names: ['Ani', 'Huy', 'Nefer'] } as never });
  return [...body.matchAll(/data-giveback="(\d)"/g)].map(([, seat]) => Number(seat));
}

it('offers to take a seat back from a bot, whoever looks', () => {
  expect([offered(0, 0), offered(1, 0), offered(null, 0, 1)]).toEqual([[0], [0], [0, 1]]);
});

it('offers nobody the seat of somebody else', () => expect(offered(0, 2)).toEqual([]));
