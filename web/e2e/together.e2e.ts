/** Several browsers at one table: a lost connection, a spectator, a move taken back, a shared replay; and what they hear. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { advance, changed, person, ready, versionOf } from '../tools/people.mjs';
import { generator } from '../tools/random.mjs';
import { server, useBrowser } from './browser';

const browser = useBrowser();
const marketOf = (page: Page) => page.$$eval('#board [data-spot^="cell"]', (cells) => cells.map((cell) => (cell as HTMLElement).dataset.spot));
const logOf = (page: Page) => page.$$eval('.log li span', (lines) => lines.map((line) => line.textContent));

/** Lets the test cut the line to the table and mend it again. */
async function cuttable(page: Page) {
  let cut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (cut) return void socket.close({ code: 1001 });
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut() {
      cut = true;
      for (const socket of open) void socket.close({ code: 1001 });
      open.clear();
    },
    mend: () => (cut = false),
  };
}

/** Whoever may choose makes a random move; says whose page it was. */
async function move(pages: Page[], random: () => number): Promise<number> {
  const who = await Promise.any(pages.map(async (page, index) => (await page.waitForSelector('.action:not(:disabled)'), index)));
  const page = pages[who]!;
  const version = await versionOf(page);
  const actions = page.locator('.action');
  await actions.nth(Math.floor(random() * (await actions.count()))).click();
  await changed(page, version);
  return who;
}

/** Ani has made a table, Huy has come by the link. */
async function seated(game: string) {
  const [ani, huy] = [await person(browser(), server, { name: 'Ani' }), await person(browser(), server, { name: 'Huy' })];
  const { table, invites } = await ani.create({ game, seats: [{ kind: 'human', name: 'Ani' }, { kind: 'open' }], public: false });
  const line = await cuttable(huy.page);
  await ani.page.goto(`/t/${table.id}`);
  await ani.page.waitForSelector('.offers');
  await huy.page.goto(`/t/${table.id}#invite=${invites[0]!.secret}`);
  await huy.page.click('.join .button.primary');
  await huy.page.waitForSelector('#board');
  await ani.page.waitForSelector('#board');
  return { ani, huy, pages: [ani.page, huy.page], line };
}

it('plays on after a lost connection', async () => {
  const { ani, huy, pages, line } = await seated('sobek');
  const random = generator(2);
  for (let moves = 0; moves < 6; moves++) await move(pages, random);

  while ((await Promise.any(pages.map(async (page, index) => (await page.waitForSelector('.action:not(:disabled)'), index)))) !== 0) await move(pages, random);
  const before = await versionOf(huy.page);
  line.cut();
  await huy.page.waitForSelector('.lost');
  await move([ani.page], random);
  expect(await versionOf(huy.page)).toBe(before);
  line.mend();
  await huy.page.waitForSelector('.lost', { state: 'detached' });
  await changed(huy.page, before);
  for (let moves = 0; moves < 4; moves++) await move(pages, random);
  // names of hidden tiles differ by who looks; what happened and what lies in the market does not
  await expect.poll(async () => (await logOf(huy.page)).length).toBe((await logOf(ani.page)).length);
  await expect.poll(() => marketOf(huy.page)).toEqual(await marketOf(ani.page));
  await Promise.all([ani.close(), huy.close()]);
});

it('keeps an invitation until the seat is taken', async () => {
  const [ani, huy] = [await person(browser(), server), await person(browser(), server)];
  const { table, invites } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'open' }], public: false });
  await huy.page.goto(`/t/${table.id}#invite=${invites[0]!.secret}`);
  await huy.page.waitForSelector('.join .button.primary');
  await huy.page.reload();
  await huy.page.click('.join .button.primary');
  await huy.page.waitForSelector('#board');
  await Promise.all([ani.close(), huy.close()]);
});

it('lets nobody be kept from a seat by a secret that is worth nothing', async () => {
  const ani = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], public: false });
  await ani.page.goto('/');
  await ani.page.evaluate((key) => sessionStorage.setItem(key, '{"watch":"AAAAAAAAAAAAAAAAAAAAAA"}'), `perankh.links.${table.id}`);
  await ani.page.goto(`/t/${table.id}`);
  await advance(ani.page, 2);
  await ani.close();
});

it('goes on at one screen while a bot plays for one of two, who may come back', async () => {
  const ani = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human', name: 'Ani' }, { kind: 'human', name: 'Huy' }], public: false });
  await ani.page.goto(`/t/${table.id}`);
  await ani.page.click('.handover .button');
  await ani.page.waitForSelector('.action:not(:disabled)');
  await ani.page.click('[data-menu]');
  await ani.page.click('[role=dialog] .button:has-text("Let a bot play for me")');
  await ani.page.waitForSelector('.action', { state: 'detached' });
  await ani.page.waitForSelector('.action:not(:disabled)'); // the other one, without a hand-over
  await ani.page.click('[data-giveback]');
  await ani.page.click('.handover .button');
  await ani.page.waitForSelector('.action:not(:disabled)');
  expect(await ani.page.locator('[data-giveback]').count()).toBe(0);
  await ani.close();
});

it('shows a spectator nothing that is hidden', async () => {
  const ani = await person(browser(), server);
  const guest = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], public: true });
  const told: string[] = [];
  const owned: { position?: { view: { market: (string | null)[]; players: { hand_known: string[] }[] } } | null }[] = [];
  guest.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  ani.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => owned.push(JSON.parse(String(payload)))));
  await ani.page.goto(`/t/${table.id}`);
  await ready(ani.page);
  await guest.page.goto(`/t/${table.id}`);
  await guest.page.waitForSelector('#board');

  /** Tiles that lay face up in the market once are no secret. */
  const open = new Set<string>();
  const random = generator(8);
  let secrets = 0;
  for (let moves = 0; moves < 14 && (await ready(ani.page)) !== 'end'; moves++) {
    for (const { position } of owned) for (const tile of position?.view.market ?? []) if (tile) open.add(tile);
    const { players } = owned.findLast(({ position }) => position)!.position!.view;
    const hidden = players[0]!.hand_known.filter((tile) => !open.has(tile));
    const page = await guest.page.content();
    for (const tile of hidden) {
      secrets++;
      expect(told.filter((frame) => frame.includes(`"${tile}"`))).toEqual([]);
      expect(page).not.toMatch(new RegExp(`"${tile}"|#sobek-${tile}"`));
    }
    const version = await versionOf(ani.page);
    const takes = ani.page.locator('.action[data-element^="cell"]');
    const actions = (await takes.count()) ? takes : ani.page.locator('.action');
    await actions.nth(Math.floor(random() * (await actions.count()))).click();
    await changed(ani.page, version);
  }
  expect(secrets).toBeGreaterThan(10);
  expect(told.join('')).toContain('"viewer":null');
  expect(await guest.page.locator('.action').count()).toBe(0);
  await Promise.all([ani.close(), guest.close()]);
});

it('takes a move back if the other agrees', async () => {
  const { ani, huy, pages } = await seated('egizia');
  const random = generator(3);
  const mover = await move(pages, random);
  const [asking, asked] = mover === 0 ? [ani.page, huy.page] : [huy.page, ani.page];
  while ((await Promise.any(pages.map(async (page) => (await page.waitForSelector('.action:not(:disabled)'), page)))) === asking) await move([asking], random);

  await asking.click('[data-undo]');
  await asked.click('.request .button:not(.primary)');
  await asking.waitForSelector('[data-undo]');
  expect(await asking.locator('.action').count()).toBe(0);

  await asking.click('[data-undo]');
  await asked.click('.request .button.primary');
  await asking.waitForSelector('.action:not(:disabled)');
  expect(await asked.locator('.action').count()).toBe(0);
  expect([...ani.complaints, ...huy.complaints]).toEqual([]);
  await Promise.all([ani.close(), huy.close()]);
});

it('shows a replay to whoever gets its link', async () => {
  const ani = await person(browser(), server);
  const guest = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], public: false });
  await ani.page.goto(`/t/${table.id}`);
  await advance(ani.page, 5);
  await ani.page.click('[data-menu]');
  for (let sure = 0; sure < 2; sure++) await ani.page.click('.button.danger');
  await ani.page.waitForSelector('.end');
  await ani.page.goto(`/t/${table.id}/replay?at=3`);
  await ani.page.click('.buttons .button');
  const copied = () => ani.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`/t/${table.id}/replay?at=3#watch=`);
  const link = await copied();
  await guest.page.goto(link);
  await guest.page.waitForSelector('#board');
  expect(await guest.page.getAttribute('#board', 'data-version')).toBe('3');
  expect(await marketOf(guest.page)).toEqual(await marketOf(ani.page));
  await guest.page.evaluate(() => sessionStorage.clear());
  await guest.page.goto(link.split('#')[0]!);
  await guest.page.waitForSelector('a.button[href="/"]'); // without the secret the link leads nowhere
  await Promise.all([ani.close(), guest.close()]);
});

it('is silent until sounds are switched on', async () => {
  const tones = async (sound: boolean) => {
    const ani = await person(browser(), server, { sound });
    await ani.page.addInitScript(() => {
      const heard = ((window as unknown as { heard: number[] }).heard = []) as number[];
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        heard.push(this.frequency.value);
        start.call(this, when);
      };
    });
    const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], public: false });
    await ani.page.goto(`/t/${table.id}`);
    await advance(ani.page, 6);
    const heard = await ani.page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
    await ani.close();
    return heard;
  };
  expect(await tones(false)).toBe(0);
  expect(await tones(true)).toBeGreaterThan(0);
});

it('looks back to the moment that a line of the log tells of', async () => {
  const ani = await person(browser(), server);
  const { table } = await ani.create({ game: 'sobek', seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], public: false });
  await ani.page.goto(`/t/${table.id}`);
  await advance(ani.page, 6);
  const now = Number(await versionOf(ani.page));
  await ani.page.locator('.log button').nth(1).click();
  await ani.page.waitForSelector('.lookback');
  expect(Number(await versionOf(ani.page))).toBeLessThan(now);
  await ani.page.locator('.lookback .primary').click();
  expect(Number(await versionOf(ani.page))).toBe(now);
  await ani.close();
});
