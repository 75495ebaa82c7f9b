/** A whole game of each kind by keyboard alone, from the first page to the last move and into the replay. */
import { expect, it } from 'vitest';
import { GAMES, person } from '../tools/people.mjs';
import { generator } from '../tools/random.mjs';
import { server, useBrowser } from './browser';
import { byKeyboard, tabTo, totals } from './play';
import { verified } from './verify';

const browser = useBrowser();

it.each(GAMES.map((game, index) => ({ game, language: index % 2 ? 'de' : 'en' })))('$game, in $language', async ({ game, language }) => {
  const ani = await person(browser(), server, { language, name: 'Ani', introduced: [] });
  const { page } = ani;
  await page.goto('/');
  await page.waitForSelector(`[data-game=${game}] .button.primary`);
  await tabTo(page, `[data-game=${game}] .button.primary`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`[data-game=${game}] [data-level=novice]`);
  await tabTo(page, `[data-game=${game}] [data-level=novice]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.intro');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.intro', { state: 'detached' });

  await page.keyboard.press('?');
  await page.waitForSelector('[role=dialog] kbd');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });

  const { decisions } = await byKeyboard(page, generator(4));
  console.log(`${game}: ${decisions} decisions by keyboard`);
  const shown = await totals(page);
  const id = page.url().split('/').at(-1)!;
  const { result } = await ani.call('GET', `/api/tables/${id}`);
  expect(shown).toEqual(result.scores);
  expect(await verified(await ani.call('GET', `/api/tables/${id}/record`))).toContain(result.scores.join(', '));

  await tabTo(page, '.end a.primary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.slider');
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const slider = document.querySelector<HTMLInputElement>('.slider')!;
    return slider.value === slider.max;
  });
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => {
    const slider = document.querySelector<HTMLInputElement>('.slider')!;
    return Number(slider.value) === Number(slider.max) - 1;
  });
  expect(ani.complaints).toEqual([]);
  await ani.close();
});
