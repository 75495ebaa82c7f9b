/** Every screen there is, prepared over the server's interface and shown to `visit(page, name)`. */
import { GAMES, advance, person, ready } from './people.mjs';

/** Names of all screens. */
export const SCREENS = [
  ...['home', 'play-now', 'new-table', 'lobby', 'first-cards'],
  ...GAMES.map((game) => `table-${game.replaceAll('_', '-')}`),
  ...['explanation', 'rules', 'menu', 'settings', 'keys', 'hand-over', 'spectator', 'end', 'replay', 'lost'],
];

const bot = (level = 'novice') => ({ kind: 'bot', level });
const me = { kind: 'human' };

/** `moves`: how far the tables have come; `only`: names of screens. */
export async function tour({ browser, server, visit, moves = 24, language = 'en', only = [] }) {
  const settings = { language, name: 'Nefer' };
  const nefer = await person(browser, server, settings);
  const host = await person(browser, server, settings);
  const { page } = nefer;
  const { games } = await host.call('GET', '/api/house');
  await nefer.call('PUT', '/api/me', { name: 'Nefer' });
  const sit = async (plan) => {
    const { table } = await nefer.create(plan);
    await page.goto(`/t/${table.id}`);
    return table.id;
  };
  let over = null;
  const finished = async () => {
    over ??= sit({ game: 'sobek', seats: [me, bot()] }).then(async (id) => {
      await advance(page, 500);
      return id;
    });
    return over;
  };

  const screens = {
    async home() {
      await nefer.create({ game: 'sobek', seats: [me, bot('scribe')], public: false });
      await host.create({ game: 'terra_pyramides', seats: [me, { kind: 'open' }, bot()], public: true });
      await page.goto('/');
      await page.waitForSelector('.card .button');
      await visit(page, 'home');
    },
    async 'play-now'() {
      await page.goto('/');
      await page.locator('.card .button.primary').first().click();
      await page.waitForSelector('.levels');
      await visit(page, 'play-now');
    },
    async 'new-table'() {
      await page.goto('/new/terra_pyramides');
      await page.waitForSelector('.start');
      await visit(page, 'new-table');
    },
    async lobby() {
      await sit({ game: 'sobek', seats: [me, { kind: 'open' }], public: false });
      await page.waitForSelector('.offers');
      await page.locator('.offers .button').first().click();
      await page.waitForSelector('.link');
      await visit(page, 'lobby');
    },
    async 'first-cards'() {
      const guest = await person(browser, server, { ...settings, introduced: [] });
      const { table } = await guest.create({ game: 'sobek', seats: [me, bot()] });
      await guest.page.goto(`/t/${table.id}`);
      await guest.page.waitForSelector('.intro');
      await ready(guest.page); // a bot that begins would change the page while it is looked at
      await visit(guest.page, 'first-cards');
      await guest.close();
    },
    ...Object.fromEntries(
      GAMES.filter((slug) => games.some(({ game }) => game === slug)).map((game) => [
        `table-${game.replaceAll('_', '-')}`,
        async () => {
          await sit({ game, seats: game === 'sobek' ? [me, bot()] : [me, bot(), bot()] });
          await advance(page, game === 'sobek' ? Math.min(moves, 10) : moves); // a duel is short
          await visit(page, `table-${game.replaceAll('_', '-')}`);
        },
      ]),
    ),
    async explanation() {
      await sit({ game: 'sobek', seats: [me, bot()] });
      await ready(page);
      const point = async () => {
        await page.mouse.move(2, 2);
        await page.locator('[data-spot][data-legal]').first().hover();
        await page.waitForSelector('#explained');
      };
      await point();
      await visit(page, 'explanation', point);
      await page.mouse.move(2, 2);
    },
    async rules() {
      await sit({ game: 'sobek', seats: [me, bot()] });
      await ready(page);
      await page.keyboard.press('r');
      await page.waitForSelector('.rules .block');
      await visit(page, 'rules');
    },
    async menu() {
      await sit({ game: 'sobek', seats: [me, bot()] });
      await ready(page);
      await page.locator('nav [data-menu]').click();
      await page.waitForSelector('[role=dialog]');
      await visit(page, 'menu');
    },
    async settings() {
      await page.goto('/');
      await page.waitForSelector('.card .button');
      await page.locator('nav [data-settings]').click();
      await page.waitForSelector('[role=dialog] .segments');
      await visit(page, 'settings');
    },
    async keys() {
      await page.goto('/');
      await page.waitForSelector('.card .button');
      await page.keyboard.press('?');
      await page.waitForSelector('[role=dialog] kbd');
      await visit(page, 'keys');
    },
    async 'hand-over'() {
      await sit({ game: 'sobek', seats: [{ ...me, name: 'Nefer' }, { ...me, name: 'Ani' }] });
      await page.waitForSelector('.handover');
      await visit(page, 'hand-over');
    },
    async spectator() {
      const id = await sit({ game: 'sobek', seats: [me, bot()] });
      await advance(page, 8);
      const guest = await person(browser, server, settings);
      await guest.page.goto(`/t/${id}`);
      await guest.page.waitForSelector('#board');
      await visit(guest.page, 'spectator');
      await guest.close();
    },
    async end() {
      await page.goto(`/t/${await finished()}`);
      await page.waitForSelector('.end');
      await visit(page, 'end');
    },
    async replay() {
      await page.goto(`/t/${await finished()}/replay?at=17`);
      await page.waitForSelector('.slider');
      await visit(page, 'replay');
    },
    async lost() {
      await page.goto('/t/nosuchtabl');
      await page.waitForSelector('main h1');
      await visit(page, 'lost');
    },
  };
  for (const name of SCREENS) if (!only.length || only.includes(name)) await screens[name]();
  const complaints = [...nefer.complaints, ...host.complaints].filter((text) => !/404/.test(text));
  await nefer.close();
  await host.close();
  return complaints;
}
