/** Every screen, by day and by night, wide and on a phone: axe finds nothing, nothing is wider than the screen, first board in time. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { person } from '../tools/people.mjs';
import { SCREENS, tour } from '../tools/tour.mjs';
import { server, useBrowser } from './browser';

const browser = useBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** What axe finds. By night only colours are others than by day. */
async function violations(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (asked) => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished)); // colours on their way are no colours yet
    const { violations: found } = await (window as never as { axe: Axe }).axe.run(asked);
    return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`));
  }, options);
}

/** What is too low for a finger. */
const low = (page: Page) =>
  page.$$eval('.button, .action, .fold, .tab', (all) => all.filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 43.5).map((one) => `too low: ${one.textContent}`));

async function seen(page: Page, found: string[]): Promise<void> {
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((one) => void (document.documentElement.dataset.theme = one), theme);
      const wrong = await violations(page, theme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {});
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wrong.push('too wide');
      if (width < 760) wrong.push(...(await low(page)));
      found.push(...wrong.map((text) => `${width} ${theme}: ${text}`));
    }
  }
}

it.each([...SCREENS.filter((name) => name !== 'end' && name !== 'replay'), 'end,replay'])('%s can be read by everybody', async (name) => {
  const found: string[] = [];
  const complaints = await tour({ browser: browser(), server, visit: (page) => seen(page, found), moves: 3, only: name.split(',') });
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

it('draws the first board, and says how long it took', async () => {
  const ani = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }] });
  const session = await ani.page.context().newCDPSession(ani.page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await ani.page.goto(`/t/${table.id}`);
  await ani.page.waitForSelector('#board [data-spot]');
  const wall = await ani.page.evaluate(() => performance.now());
  const { metrics } = await session.send('Performance.getMetrics');
  const work = 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  console.log(`first board after ${Math.round(wall)} ms, ${Math.round(work)} ms of them work`);
  expect(await ani.page.locator('#board [data-spot]').count()).toBeGreaterThan(0);
  await ani.close();
});
