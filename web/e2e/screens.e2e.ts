/** Every screen, by day and by night, wide and on a phone: axe finds nothing, nothing is wider than the screen, first board in time. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { person } from '../tools/people.mjs';
import { tour } from '../tools/tour.mjs';
import { server, useBrowser } from './browser';

const browser = useBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations: found } = await (window as never as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe.run();
    return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`));
  });
}

it('every screen can be read by everybody', async () => {
  const found: { [screen: string]: string[] } = {};
  const visit = async (page: Page, name: string) => {
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((one) => void (document.documentElement.dataset.theme = one), theme);
        const wrong = await violations(page);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wrong.push('too wide');
        if (wrong.length) found[`${name} ${width} ${theme}`] = wrong;
      }
    }
    await page.evaluate(() => void (document.documentElement.dataset.theme = 'light'));
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const complaints = await tour({ browser: browser(), server, visit, moves: 4 });
  expect(found).toEqual({});
  expect(complaints).toEqual([]);
});

it('the first board is there within a second', async () => {
  const ani = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }] });
  await ani.page.goto('/');
  const times: number[] = [];
  for (let k = 0; k < 3; k++) {
    await ani.page.goto(`/t/${table.id}`);
    await ani.page.waitForSelector('#board [data-spot]');
    times.push(await ani.page.evaluate(() => performance.now()));
  }
  console.log(`first board after ${times.map(Math.round).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(1000 * Number(process.env.PATIENCE ?? 1));
  await ani.close();
});
