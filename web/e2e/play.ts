/** Playing as people do: with a pointer on the board, or with the keyboard alone. Choices at random, the same every time. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changed, ready } from '../tools/people.mjs';

type Random = () => number;
const pick = <T>(random: Random, some: readonly T[]): T => some[Math.floor(random() * some.length)]!;

interface Sight {
  version: string | null;
  prompt: string | null;
  /** Elements of choices that the board does not show. */
  unseen: string[];
  choices: number;
  /** Choices that stand in the list only. */
  listed: number;
  /** Places on the board that Tab stops at. */
  stops: number;
}

function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const spots = new Set(all('#board [data-spot]').map((one) => one.dataset.spot));
    const wanted = all('.action').map((one) => one.dataset.element ?? '');
    return {
      version: document.querySelector<HTMLElement>('#board')?.dataset.version ?? null,
      prompt: document.querySelector<HTMLElement>('.prompt')?.dataset.prompt ?? null,
      unseen: wanted.filter((element) => element && !spots.has(element)),
      choices: wanted.length,
      listed: wanted.filter((element) => !element).length,
      stops: all('#board [data-spot][data-legal][tabindex="0"]').length,
    };
  });
}

interface Target {
  element: string;
  /** What lies above it where it was tried, if a pointer cannot reach it. */
  above: string[];
  /** How many choices belong to it. */
  choices: number;
  x: number;
  y: number;
}

/** A legal spot and a point on it that a pointer can reach; null if no move belongs to the board. */
async function aim(page: Page, random: number): Promise<Target | null> {
  return page.evaluate(async (chance) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame); // a part that is brought near is there a frame later
    const spots = [...document.querySelectorAll<HTMLElement>('#board [data-spot][data-legal]')].filter((one) => one.getClientRects().length);
    const elements = [...new Set(spots.map((one) => one.dataset.spot!))];
    if (!elements.length) return null;
    const element = elements[Math.floor(chance * elements.length)]!;
    const above: string[] = [];
    for (const spot of spots.filter((one) => one.dataset.spot === element)) {
      spot.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = spot.getBoundingClientRect();
      for (const [across, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.2], [0.5, 0.8], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]] as const) {
        const [x, y] = [Math.round(box.x + box.width * across), Math.round(box.y + box.height * down)]; // a mouse knows whole pixels
        const top = document.elementFromPoint(x, y);
        if (top?.closest('[data-spot]') !== spot) {
          above.push(`${Math.round(x)},${Math.round(y)}: ${top?.outerHTML.slice(0, 100)}`);
          continue;
        }
        const choices = [...document.querySelectorAll<HTMLElement>('.action')].filter((one) => one.dataset.element === element).length;
        return { element, above: [], choices, x, y };
      }
    }
    return { element, above, choices: 0, x: 0, y: 0 };
  }, random);
}

/** The same with the pointer on it, once the board has come to rest: it may be turning to another part. */
async function reachable(page: Page, random: number): Promise<Target | null> {
  let target = null as Target | null;
  const missed = async () => {
    target = await aim(page, random);
    if (!target || target.above.length) return target?.above ?? [];
    await page.mouse.move(target.x, target.y);
    return page.evaluate(async ({ x, y, element }) => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const there = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
      return there === element ? [] : [`${there} instead of ${element}`];
    }, target);
  };
  await expect.poll(missed, { timeout: 5000, message: 'a place that cannot be clicked' }).toEqual([]);
  return target;
}

/** One decision by pointer. */
async function click(page: Page, random: Random, { listed }: Sight): Promise<string> {
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
  for (let steps = 0; steps < 300; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${selector}`);
}

/** Down the list with arrow keys, a little way, and Enter. */
async function downTheList(page: Page, random: Random, choices: number): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('.action'));
  for (let steps = Math.floor(random() * Math.min(choices, 5)); steps > 0; steps--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** One decision by keyboard: by its number, through the list, or on the board. */
async function press(page: Page, random: Random, { choices, stops }: Sight): Promise<string> {
  const way = pick(random, ['digits', 'digits', 'list', 'tab', 'board']);
  if (way === 'board' && stops) {
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.activeElement?.matches('#board [data-spot][data-legal]'));
    await page.keyboard.press(pick(random, ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']));
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-legal]')))) await page.keyboard.press('b');
    const here = await page.evaluate(() => {
      const element = (document.activeElement as HTMLElement).dataset.spot;
      return [...document.querySelectorAll<HTMLElement>('.action')].filter((one) => one.dataset.element === element).length;
    });
    await page.keyboard.press('Enter');
    if (here > 1) await downTheList(page, random, here);
  } else if (way === 'list' || way === 'tab') {
    if (way === 'list') await page.keyboard.press('a');
    else await tabTo(page, '.action');
    await downTheList(page, random, choices);
  } else {
    const number = String(1 + Math.floor(random() * choices));
    for (const digit of number) await page.keyboard.press(digit);
    return `digits ${number} of ${choices}`;
  }
  return way;
}

export interface Played {
  decisions: number;
  /** Elements that had no spot, over the whole game. */
  missing: string[];
}

async function wholeGame(page: Page, random: Random, decide: (page: Page, random: Random, sight: Sight) => Promise<string>): Promise<Played> {
  const missing = new Set<string>();
  let decisions = 0;
  while ((await ready(page)) !== 'end') {
    const sight = await look(page);
    const { version, prompt } = sight;
    for (const element of sight.unseen) missing.add(element);
    const done = await decide(page, random, sight);
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
