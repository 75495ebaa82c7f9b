/**
 * Pictures of every screen, at three sizes, by day and by night:
 *
 *   node tools/screens.mjs --server http://localhost:8000 --out ../docs/screens [--only home,table] [--themes light,dark]
 *        [--sizes wide,medium,phone] [--format webp|png] [--language en]
 *
 * Games are prepared over the server's interface; what is shown is what people see. Says what pages complained about.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { generator } from './random.mjs';

const SIZES = { wide: [1440, 900], medium: [1024, 768], phone: [390, 844] };
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:8000' },
    out: { type: 'string', default: '../docs/screens' },
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: 'wide,medium,phone' },
    themes: { type: 'string', default: 'light,dark' },
    format: { type: 'string', default: 'webp' },
    language: { type: 'string', default: 'en' },
    moves: { type: 'string', default: '24' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const only = values.only.split(',').filter(Boolean);
const wanted = (name) => !only.length || only.includes(name);

const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] });
await mkdir(values.out, { recursive: true });

/** A browser of its own: another cookie, another person. */
async function person(settings = {}) {
  const context = await browser.newContext({ baseURL: values.server, viewport: { width: 1440, height: 900 } });
  const kept = { language: values.language, pace: 'instant', motion: 'none', introduced: ['sobek', 'egizia', 'men_nefer', 'terra_pyramides'], ...settings };
  await context.addInitScript((text) => localStorage.getItem('perankh.settings') ?? localStorage.setItem('perankh.settings', text), JSON.stringify(kept));
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log('page:', message.text()));
  page.on('pageerror', (error) => console.log('page:', error.message));
  const call = async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin: values.server } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  return { page, call, create: async (plan) => (await call('POST', '/api/tables', plan)).table };
}

async function picture(page, name) {
  const session = await page.context().newCDPSession(page);
  for (const theme of values.themes.split(',')) {
    await page.evaluate((one) => {
      document.documentElement.dataset.theme = one;
    }, theme);
    for (const size of values.sizes.split(',')) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(350);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) console.log(`${name} ${size}: ${sideways} px too wide`);
      const shot = await session.send('Page.captureScreenshot', values.format === 'png' ? { format: 'png' } : { format: 'webp', quality: 55 });
      await writeFile(join(values.out, `${name}-${size}${theme === 'dark' ? '-dark' : ''}.${values.format}`), Buffer.from(shot.data, 'base64'));
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  console.log(name);
}

const ready = (page) => page.waitForSelector('.action:not(:disabled), .end', { timeout: 90_000 });

/** Random moves from the list of actions. */
async function advance(page, moves, seed = 5) {
  const random = generator(seed);
  for (let made = 0; made < moves; made++) {
    await ready(page);
    if (await page.$('.end')) return;
    const actions = await page.$$('.action:not(:disabled)');
    const version = await page.getAttribute('#board', 'data-version');
    await actions[Math.floor(random() * actions.length)].click();
    await page.waitForFunction((before) => document.querySelector('#board')?.dataset.version !== before, version, { timeout: 60_000 });
  }
  await ready(page);
  await page.mouse.move(2, 2);
}

const bot = (level = 'novice') => ({ kind: 'bot', level });
const me = { kind: 'human' };
const host = await person();
const { games } = await host.call('GET', '/api/house');
const drawn = games.map(({ game }) => game);
const nefer = await person({ name: 'Nefer' });
await nefer.call('PUT', '/api/me', { name: 'Nefer' });

const screens = {
  async home() {
    await nefer.create({ game: 'sobek', seats: [me, bot('scribe')], public: false });
    await host.create({ game: 'terra_pyramides', seats: [me, { kind: 'open' }, bot()], public: true });
    await nefer.page.goto('/');
    await nefer.page.waitForSelector('.card .button');
    await picture(nefer.page, 'home');
  },
  async new() {
    await nefer.page.goto('/new/terra_pyramides');
    await nefer.page.waitForSelector('.start');
    await picture(nefer.page, 'new-table');
  },
  async lobby() {
    const table = await nefer.create({ game: 'egizia', seats: [me, { kind: 'open' }, bot('scribe')], public: false });
    await nefer.page.goto(`/t/${table.id}`);
    await nefer.page.waitForSelector('.offers');
    await nefer.page.click('.offers .button');
    await picture(nefer.page, 'lobby');
  },
  async intro() {
    const guest = await person({ introduced: [] });
    const table = await guest.create({ game: 'sobek', seats: [me, bot()] });
    await guest.page.goto(`/t/${table.id}`);
    await guest.page.waitForSelector('.intro');
    await picture(guest.page, 'first-cards');
    await guest.page.context().close();
  },
  ...Object.fromEntries(
    drawn.map((game) => [
      `table-${game}`,
      async () => {
        const seats = game === 'sobek' ? [me, bot()] : [me, bot(), bot()];
        const table = await nefer.create({ game, seats });
        await nefer.page.goto(`/t/${table.id}`);
        await nefer.page.waitForSelector('#board, .lost', { timeout: 30_000 });
        await advance(nefer.page, Number(values.moves));
        await picture(nefer.page, `table-${game.replaceAll('_', '-')}`);
      },
    ]),
  ),
  async rules() {
    const table = await nefer.create({ game: 'sobek', seats: [me, bot()] });
    await nefer.page.goto(`/t/${table.id}`);
    await ready(nefer.page);
    await nefer.page.keyboard.press('r');
    await nefer.page.waitForSelector('.rules .block');
    await picture(nefer.page, 'rules');
  },
  async settings() {
    await nefer.page.goto('/');
    await nefer.page.waitForSelector('.card .button');
    await nefer.page.locator('nav .button').last().click();
    await nefer.page.waitForSelector('.segments');
    await picture(nefer.page, 'settings');
  },
  async keys() {
    await nefer.page.goto('/');
    await nefer.page.waitForSelector('.card .button');
    await nefer.page.keyboard.press('?');
    await nefer.page.waitForSelector('kbd');
    await picture(nefer.page, 'keys');
  },
  async handover() {
    const table = await nefer.create({ game: 'sobek', seats: [{ ...me, name: 'Nefer' }, { ...me, name: 'Ani' }] });
    await nefer.page.goto(`/t/${table.id}`);
    await nefer.page.waitForSelector('.handover');
    await picture(nefer.page, 'hand-over');
  },
  async spectator() {
    const table = await nefer.create({ game: 'sobek', seats: [me, bot()] });
    await nefer.page.goto(`/t/${table.id}`);
    await advance(nefer.page, 8);
    const guest = await person();
    await guest.page.goto(`/t/${table.id}`);
    await guest.page.waitForSelector('#board');
    await picture(guest.page, 'spectator');
    await guest.page.context().close();
  },
  async end() {
    const table = await finished();
    await nefer.page.goto(`/t/${table}`);
    await nefer.page.waitForSelector('.end');
    await picture(nefer.page, 'end');
  },
  async replay() {
    const table = await finished();
    await nefer.page.goto(`/t/${table}/replay?at=17`);
    await nefer.page.waitForSelector('.slider');
    await picture(nefer.page, 'replay');
  },
  async lost() {
    await nefer.page.goto('/t/nosuchtabl');
    await nefer.page.waitForSelector('main h1');
    await picture(nefer.page, 'lost');
  },
};

let over = null;
async function finished() {
  if (over) return over;
  const table = await nefer.create({ game: 'sobek', seats: [me, bot()] });
  await nefer.page.goto(`/t/${table.id}`);
  await advance(nefer.page, 400);
  return (over = table.id);
}

for (const [name, take] of Object.entries(screens)) {
  if (!wanted(name)) continue;
  try {
    await take();
  } catch (error) {
    console.log(`${name} failed: ${error.message.split('\n')[0]}`);
  }
}
await browser.close();
