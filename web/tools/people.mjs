/** People with browsers of their own, at a house. */
import { generator } from './random.mjs';

export const GAMES = ['sobek', 'egizia', 'men_nefer', 'terra_pyramides'];
const QUIET = { pace: 'instant', motion: 'none', introduced: GAMES, language: 'en', theme: 'light' };
const PATIENCE = 90_000;
const WAIT = { timeout: PATIENCE, polling: 40 }; // not every frame: that would keep the page drawing

/** Somebody with cookies and settings of their own. What the page complains about is collected in `complaints`. */
export async function person(browser, server, settings = {}, viewport = { width: 1440, height: 900 }) {
  const context = await browser.newContext({ baseURL: server, viewport, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: viewport.width < 760, permissions: ['clipboard-read', 'clipboard-write'] });
  const kept = JSON.stringify({ ...QUIET, ...settings });
  await context.addInitScript((text) => localStorage.getItem('perankh.settings') ?? localStorage.setItem('perankh.settings', text), kept);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const call = async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, ...(data ? { data } : {}), headers: { origin: server }, timeout: PATIENCE });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  const create = async (plan) => await call('POST', '/api/tables', plan);
  return { page, call, create, complaints, close: () => context.close() };
}

/** Until something may be chosen, or the game is over; says which. */
export async function ready(page) {
  const found = await page.waitForFunction(
    () => (document.querySelector('.end') ? 'end' : document.querySelector('.action:not(:disabled), .fold') ? 'choose' : null),
    undefined,
    WAIT,
  );
  return found.jsonValue();
}

/** Until the position is another one. */
export async function changed(page, version) {
  await page.waitForFunction((before) => document.querySelector('.end') || document.querySelector('#board')?.dataset.version !== before, version, WAIT);
}

export const versionOf = (page) => page.evaluate(() => document.querySelector('#board')?.dataset.version ?? null);

/** Random moves from the list of actions. */
export async function advance(page, moves, seed = 5) {
  const random = generator(seed);
  for (let made = 0; made < moves; made++) {
    if ((await ready(page)) === 'end') return;
    const version = await versionOf(page);
    const count = await page.locator('.action').count();
    await page.locator('.action').nth(Math.floor(random() * count)).click();
    await changed(page, version);
  }
  await ready(page);
  await page.mouse.move(2, 2);
}
