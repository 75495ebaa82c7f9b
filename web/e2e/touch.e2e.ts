/** With a finger on a phone: small places come near first. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { changed, person, ready, versionOf } from '../tools/people.mjs';
import { server, useBrowser } from './browser';

const browser = useBrowser();

async function open(game: string) {
  const ani = await person(browser(), server, {}, { width: 390, height: 844 });
  const { table } = await ani.create({ game, seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }] });
  await ani.page.goto(`/t/${table.id}`);
  await ready(ani.page);
  return ani;
}

/** A tap on the first of these places that is in sight. */
async function tap(page: Page, selector: string): Promise<void> {
  const [x, y] = await page.evaluate((wanted) => {
    const middles = [...document.querySelectorAll(wanted)].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { one, x: x + width / 2, y: y + height / 2 };
    });
    const seen = middles.find(({ one, x, y }) => document.elementFromPoint(x, y)?.closest('[data-spot]') === one)!;
    return [seen.x, seen.y] as const;
  }, selector);
  await page.touchscreen.tap(x, y);
}

it('brings small cells near before it lays a tile', async () => {
  const { page, close } = await open('terra_pyramides');
  const version = await versionOf(page);
  const cell = '#board [data-spot^=cell][data-legal]';
  await tap(page, cell);
  await page.waitForSelector('[data-magnifies]', { state: 'detached' });
  expect(await versionOf(page)).toBe(version);
  expect(await page.$eval(cell, (one) => one.getBoundingClientRect().width)).toBeGreaterThan(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tap(page, cell);
  await changed(page, version);
  await close();
});
