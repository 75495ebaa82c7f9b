/** A whole game of each kind against a bot, by clicking on the board: in German and English by turns. */
import { expect, it } from 'vitest';
import { GAMES, person } from '../tools/people.mjs';
import { generator } from '../tools/random.mjs';
import { server, useBrowser } from './browser';
import { byPointer, totals } from './play';
import { verified } from './verify';

const browser = useBrowser();

it.each(GAMES.map((game, index) => ({ game, language: index % 2 ? 'en' : 'de' })))('$game, in $language', async ({ game, language }) => {
  const ani = await person(browser(), server, { language, name: 'Ani' });
  const { page } = ani;
  await page.goto('/');
  await page.click(`[data-game=${game}] .button.primary`);
  await page.click(`[data-game=${game}] [data-level=novice]`);
  await page.waitForURL(/\/t\/\w+$/);
  expect(await page.getAttribute('html', 'lang')).toBe(language);
  const { decisions, missing } = await byPointer(page, generator(17));
  console.log(`${game}: ${decisions} decisions by pointer`);
  expect(missing).toEqual([]);

  const shown = await totals(page);
  const id = page.url().split('/').at(-1)!;
  const { result } = await ani.call('GET', `/api/tables/${id}`);
  expect(shown).toEqual(result.scores);
  const record = await ani.call('GET', `/api/tables/${id}/record`);
  expect(await verified(record)).toContain(result.scores.join(', '));
  expect(ani.complaints).toEqual([]);
  await ani.close();
});
