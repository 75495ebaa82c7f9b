/**
 * Pictures of a table in the middle of a game, to be looked at:
 *
 *   node tools/look.mjs terra_pyramides --moves 40 --out /tmp/terra [--server http://localhost:8000] [--seats 3] [--seed 1]
 *        [--language de] [--theme dark] [--sizes wide,medium,phone] [--options side=nile,tasks=on] [--click '[data-zoom="duat"]']
 *
 * A novice bot sits on every other seat; moves are taken at random from the list of actions. Says what the page complained
 * about, and which choices have an element that the board does not show.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { generator } from './random.mjs';

const SIZES = { wide: [1440, 900], medium: [1024, 768], phone: [390, 844] };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: 'http://localhost:8000' },
    moves: { type: 'string', default: '0' },
    out: { type: 'string', default: 'look' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
    sizes: { type: 'string', default: 'wide,medium,phone' },
    options: { type: 'string', default: '' },
    click: { type: 'string', default: '' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const game = positionals[0] ?? 'sobek';

const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] });
const context = await browser.newContext({ baseURL: values.server, viewport: { width: 1440, height: 900 } });
const settings = { language: values.language, theme: values.theme, pace: 'instant', motion: 'none', introduced: [game] };
await context.addInitScript((kept) => localStorage.setItem('perankh.settings', kept), JSON.stringify(settings));
const page = await context.newPage();
page.on('console', (message) => message.type() === 'error' && console.log('page:', message.text()));
page.on('pageerror', (error) => console.log('page:', error.message));

const seats = Array.from({ length: Number(values.seats) }, (_, seat) => (seat ? { kind: 'bot', level: 'novice' } : { kind: 'human' }));
const options = Object.fromEntries(values.options.split(',').filter(Boolean).map((one) => one.split('=')));
const answer = await page.request.post('/api/tables', { data: { game, seats, options, public: true }, headers: { origin: values.server } });
if (!answer.ok()) throw new Error(await answer.text());
const { table } = await answer.json();
await page.goto(`/t/${table.id}`);
const random = generator(Number(values.seed));
const missing = new Set();
let made = 0;
for (; made < Number(values.moves); made++) {
  await page.waitForSelector('.action:not(:disabled), .end', { timeout: 60_000 });
  if (await page.$('.end')) break;
  for (const element of await page.evaluate(unseen)) missing.add(element);
  const actions = await page.$$('.action:not(:disabled)');
  const version = await page.getAttribute('#board', 'data-version');
  await actions[Math.floor(random() * actions.length)].click();
  await page.waitForFunction((before) => document.querySelector('#board')?.dataset.version !== before, version, { timeout: 30_000 });
}
await page.waitForSelector('.action:not(:disabled), .end', { timeout: 60_000 });
for (const element of await page.evaluate(unseen)) missing.add(element);

/** Elements of choices that have no spot on the board. */
function unseen() {
  const spots = new Set([...document.querySelectorAll('[data-spot]')].map((one) => one.dataset.spot));
  const wanted = [...document.querySelectorAll('.action')].map((one) => one.dataset.element);
  return wanted.filter((element) => element && !spots.has(element));
}

for (const name of values.sizes.split(',')) {
  const [width, height] = SIZES[name];
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  if (values.click) await page.click(values.click);
  await page.waitForTimeout(300);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 0) console.log(`${name}: ${sideways} px too wide`);
  const file = `${values.out}-${name}.png`;
  await page.screenshot({ path: file, fullPage: false });
  console.log(file);
}
console.log(`${made} moves at ${values.server}/t/${table.id}`);
if (missing.size) console.log('no spot on the board for:', [...missing].join(', '));
await browser.close();
