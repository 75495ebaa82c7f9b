/** Playing as people do: with a pointer on the board, or with the keyboard alone. Choices at random, the same every time. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changed, ready, versionOf } from '../tools/people.mjs';

type Random = () => number;
const pick = <T>(random: Random, some: readonly T[]): T => some[Math.floor(random() * some.length)]!;

/** Elements of choices that the board does not show. */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spots = new Set([...document.querySelectorAll<HTMLElement>('#board [data-spot]')].map((one) => one.dataset.spot));
    const wanted = [...document.querySelectorAll<HTMLElement>('.action')].map((one) => one.dataset.element ?? '');
    return [...new Set(wanted.filter((element) => element && !spots.has(element)))];
  });
}

interface Target {
  element: string;
  /** How many choices belong to it. */
  choices: number;
  x: number;
  y: number;
}

/** A legal spot and a point on it that a pointer can reach; null if no move belongs to the board. */
async function reachable(page: Page, random: number): Promise<Target | null> {
  return page.evaluate((chance) => {
    const spots = [...document.querySelectorAll<HTMLElement>('#board [data-spot][data-legal]')].filter((one) => one.getClientRects().length);
    const elements = [...new Set(spots.map((one) => one.dataset.spot!))];
    if (!elements.length) return null;
    const start = Math.floor(chance * elements.length);
    const order = [...elements.slice(start), ...elements.slice(0, start)];
    const covered: string[] = [];
    for (const element of order) {
      for (const spot of spots.filter((one) => one.dataset.spot === element)) {
        spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = spot.getBoundingClientRect();
        for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]] as const) {
          const [x, y] = [box.x + box.width * across, box.y + box.height * down];
          if (document.elementFromPoint(x, y)?.closest('[data-spot]') !== spot) continue;
          const choices = [...document.querySelectorAll<HTMLElement>('.action')].filter((one) => one.dataset.element === element).length;
          return { element, choices, x, y };
        }
      }
      covered.push(element);
      break;
    }
    throw new Error(`cannot be clicked: ${covered.join(', ')}`);
  }, random);
}

/** One decision by pointer. */
async function click(page: Page, random: Random): Promise<string> {
  const listed = await page.locator('.action[data-element=""]').count();
  const target = listed && random() < 0.4 ? null : await reachable(page, random());
  if (target === null) {
    const rest = page.locator(listed ? '.action[data-element=""]' : '.action');
    await rest.nth(Math.floor(random() * (await rest.count()))).click();
    return 'a line of the list';
  }
  await page.mouse.click(target.x, target.y);
  if (target.choices > 1) {
    await page.waitForSelector('.back');
    const few = page.locator('.action');
    expect(await few.count()).toBe(target.choices);
    await few.nth(Math.floor(random() * target.choices)).click();
  }
  return target.element;
}

/** Tab until something has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${selector}`);
}

/** One decision by keyboard: by its number, through the list, or on the board. */
async function press(page: Page, random: Random): Promise<string> {
  const count = await page.locator('.action').count();
  const way = pick(random, ['digits', 'digits', 'list', 'board']);
  const onBoard = await page.evaluate(() => document.querySelectorAll('#board [data-spot][data-legal][tabindex="0"]').length);
  if (way === 'board' && onBoard) {
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.activeElement?.matches('#board [data-spot][data-legal]'));
    await page.keyboard.press(pick(random, ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']));
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-legal]')))) await page.keyboard.press('b');
    const choices = await page.evaluate(() => {
      const element = (document.activeElement as HTMLElement).dataset.spot;
      return [...document.querySelectorAll<HTMLElement>('.action')].filter((one) => one.dataset.element === element).length;
    });
    await page.keyboard.press('Enter');
    if (choices < 1) return 'a spot without a move';
    if (choices > 1) {
      await page.waitForSelector('.back');
      await tabTo(page, '.action');
      for (let steps = Math.floor(random() * Math.min(choices, 4)); steps > 0; steps--) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
  } else if (way === 'list') {
    await tabTo(page, '.action');
    for (let steps = Math.floor(random() * Math.min(count, 5)); steps > 0; steps--) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    const number = String(1 + Math.floor(random() * count));
    for (const digit of number) await page.keyboard.press(digit);
    return `digits ${number} of ${count}`;
  }
  return way;
}

export interface Played {
  decisions: number;
  /** Elements that had no spot, over the whole game. */
  missing: string[];
}

async function wholeGame(page: Page, random: Random, decide: (page: Page, random: Random) => Promise<string>): Promise<Played> {
  const missing = new Set<string>();
  let decisions = 0;
  while ((await ready(page)) !== 'end') {
    for (const element of await unseen(page)) missing.add(element);
    const version = await versionOf(page);
    const prompt = await page.getAttribute('.prompt', 'data-prompt');
    const done = await decide(page, random);
    if (process.env.TRACE) console.log(prompt, version, done);
    await changed(page, version).catch(async () => {
      const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
      throw new Error(`nothing came of ${done} at ${prompt}; the focus is on ${focus}`);
    });
    decisions++;
  }
  return { decisions, missing: [...missing].sort() };
}

export const byPointer = (page: Page, random: Random) => wholeGame(page, random, click);
export const byKeyboard = (page: Page, random: Random) => wholeGame(page, random, press);

/** The totals on the page of the result. */
export async function totals(page: Page): Promise<number[]> {
  await page.waitForSelector('.end tfoot [data-total]');
  return page.$$eval('.end tfoot [data-total]', (cells) => cells.map((cell) => Number(cell.textContent)));
}
