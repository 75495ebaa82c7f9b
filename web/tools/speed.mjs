/** `npm run speed`: when the first board stands, and how many frames a second while pieces travel, in all four games. */
import { chromium } from 'playwright-core';
import { CHROMIUM, openHouse } from './house.mjs';
import { GAMES, changed, ready, versionOf } from './people.mjs';

const LOADS = 3; // of a table in a context of its own: cold, again without the cache, again with it
const MOVES = 8;
const SETTINGS = { pace: 'brisk', motion: 'auto', introduced: GAMES, language: 'en', theme: 'light' };

const house = await openHouse();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
for (const game of GAMES) {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'no-preference' });
  await context.addInitScript((text) => localStorage.setItem('perankh.settings', text), JSON.stringify(SETTINGS));
  await context.addInitScript(noticeBoard);
  const page = await context.newPage();
  const table = await sitDown(page, game);
  const loads = [];
  for (let load = 1; load < LOADS; load++) {
    const fresh = await uncached(context);
    loads.push(await firstBoard(fresh, table));
    await fresh.close(); // a page in the background draws one frame a second
  }
  loads.push(await firstBoard(page, table));
  console.log(`${game}: first board painted after ${loads.join(', ')} ms`);
  console.log(`  frames a second while pieces travel: ${(await play(page)).join(', ')}`);
  await context.close();
}
await browser.close();
await house.close();

/** In the page: says when the board's first places were painted. Asking for it would run scripts meanwhile. */
function noticeBoard() {
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => console.debug('board painted', Math.round(performance.now()))));
  const watch = new MutationObserver(() => {
    if (!document.querySelector('#board [data-spot]')) return;
    watch.disconnect();
    painted();
  });
  watch.observe(document, { childList: true, subtree: true });
}

async function sitDown(page, game) {
  const seats = [{ kind: 'human' }, { kind: 'bot', level: 'novice' }];
  const answer = await page.request.post('/api/tables', { data: { game, seats }, headers: { origin: house.url } });
  return (await answer.json()).table.id;
}

async function uncached(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

async function firstBoard(page, table) {
  const painted = page.waitForEvent('console', (message) => message.text().startsWith('board painted'));
  await page.goto(`/t/${table}`, { waitUntil: 'commit' });
  return (await painted).text().split(' ').at(-1);
}

/** The rate of a few moves, with the longest frame of each. */
async function play(page) {
  const rates = [];
  for (let move = 0; move < MOVES && (await ready(page)) !== 'end'; move++) {
    const version = await versionOf(page);
    const flight = page.evaluate(framesInFlight);
    await page.locator('.action').first().click();
    const frames = await flight;
    if (frames.length > 2) {
      const gaps = frames.slice(1).map((at, k) => at - frames[k]);
      const rate = (1000 * gaps.length) / (frames.at(-1) - frames[0]);
      rates.push(`${Math.round(rate)} (longest ${Math.round(Math.max(...gaps))} ms)`);
    }
    await changed(page, version).catch(() => {}); // nobody else moved
    await page.waitForTimeout(900);
  }
  return rates;
}

/** In the page: the times of all frames while a piece is on its way. */
function framesInFlight() {
  return new Promise((done) => {
    const layer = document.querySelector('#board + .layer');
    const began = performance.now();
    const frames = [];
    const tick = (at) => {
      if (document.getAnimations().some((one) => one.playState === 'running' && !one.pending && layer.contains(one.effect.target))) frames.push(at);
      else if (frames.length) return done(frames);
      if (at - began > 2500) return done(frames);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}
