/** Every game that has a face, in many positions: it can be drawn, everything has words, and it tells the same points as the engine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { WEB, gameFolders } from '../build/paths.ts';
import { checked } from '../build/words.ts';
import type { Face, View } from '../src/games/contract';
import { loadFace } from '../src/games/load';
import type { Choice, Message, Points } from '../src/lib/api-types';
import { blocks } from '../src/lib/markdown';
import { LANGUAGES, openWords, say, speak } from '../src/lib/words.svelte';
import Draw from './Draw.svelte';

interface Shown {
  decider: number | null;
  /** As a spectator sees it, then as each seat does. */
  views: View[];
  points: Points[][];
  prompts: Message[];
  choices: Choice[];
  notes: Message[];
}

const rulesOf = (slug: string) => blocks(readFileSync(join(WEB, `../docs/rules/${slug}.md`), 'utf8')).flatMap(({ id }) => (id ? [id] : []));

function positionsOf(slug: string): Shown[] {
  const file = join(WEB, `.fixtures/${slug}.json`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run tools/web_positions.py, or make web-test`);
  return JSON.parse(readFileSync(file, 'utf8')) as Shown[];
}

/** A message and all messages among its arguments. */
function parts(message: Message): Message[] {
  const inner = Object.values(message.args).flatMap((value) => (Array.isArray(value) ? value : typeof value === 'object' ? [value] : []));
  return [message, ...inner.flatMap(parts)];
}

const spokenOf = ({ prompts, choices, notes }: Shown) => [...prompts, ...choices.map(({ label }) => label), ...notes].flatMap(parts);

describe.each(gameFolders().filter((slug) => existsSync(join(WEB, `src/games/${slug}/face.ts`))))('%s', async (slug) => {
  const positions = positionsOf(slug);
  const face = (await loadFace(slug, false)) as Face;

  it('is drawn from every seat and for spectators', () => {
    for (const { views } of positions) {
      views.forEach((view, index) => {
        for (const near of new Set([Math.max(0, index - 1), views.length - 2])) {
          expect(render(Draw, { props: { face, view, near } }).body.length).toBeGreaterThan(2000);
        }
      });
    }
  });

  it('is drawn with all hands open', () => {
    for (const { views } of positions) {
      const open = face.open?.(views.slice(1)) ?? views[0]!;
      expect(render(Draw, { props: { face, view: open, near: 0 } }).body.length).toBeGreaterThan(2000);
    }
  });

  it('adds up to the points the engine knows', () => {
    for (const { views, points } of positions) {
      points.forEach((lines, seat) => {
        const told = face.standing(views[seat + 1]!, seat);
        if (told.some((line) => line.points === null)) return;
        const sum = (some: { points: number | null }[]) => some.reduce((total, line) => total + (line.points ?? 0), 0);
        expect(sum(told)).toBe(sum(lines));
      });
    }
  });

  it.each(LANGUAGES)('has words for everything in %s', async (language) => {
    await openWords(slug);
    await speak(language);
    const known = checked(slug)[language];
    const house = checked(null)[language];
    for (const message of positions.flatMap(spokenOf)) {
      if (message.id === 'seat') continue;
      expect([message.id, known.has(message.id) || house.has(message.id)]).toEqual([message.id, true]);
      expect(say(message, ['Ani', 'Nefer', 'Teti', 'Huy'])).not.toMatch(/\{|undefined/);
    }
    for (const { source } of positions.flatMap(({ points }) => points.flat())) expect([source, known.has(source)]).toEqual([source, true]);
    for (const card of ['aim', 'turn', 'end'].flatMap((name) => [`intro-${name}`, `intro-${name}-title`])) expect([card, known.has(card)]).toEqual([card, true]);
    await speak('en');
  });

  it('knows the rule behind every prompt, and only rules that exist', () => {
    const rules = new Set(rulesOf(slug));
    const ids = new Set(positions.flatMap(({ prompts, choices }) => [...prompts, ...choices.map(({ label }) => label)].map(({ id }) => id)));
    for (const id of ids) {
      const rule = face.rule(id);
      if (rule) expect([id, rule, rules.has(rule)]).toEqual([id, rule, true]);
      if (id.startsWith('prompt-') && id !== 'prompt-waiting') expect([id, rule]).not.toEqual([id, undefined]);
    }
  });

  it('lights only elements it is told of', () => {
    for (const note of positions.flatMap(({ notes }) => notes)) for (const element of face.spoken(note)) expect(element).toMatch(/^[a-z]/);
  });
});
