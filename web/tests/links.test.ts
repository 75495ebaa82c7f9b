import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../src/lib/api-types';

vi.mock('../src/lib/early', () => ({ earlyAnswer: () => null }));

let store: Map<string, string>;
/** Modules as after the page was loaded. */
const load = async () => {
  vi.resetModules();
  return { ...(await import('../src/lib/links')), ...(await import('../src/lib/enter')) };
};

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

describe('links', () => {
  it('are there after the page was loaded again', async () => {
    (await load()).keepLinks('t', { invite: 'come' });
    expect((await load()).linksOf('t')).toEqual({ invites: {}, invite: 'come', watch: null });
  });

  it('last until the page is left where nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { keepLinks, linksOf } = await load();
    keepLinks('t', { invite: 'come' });
    keepLinks('t', { watch: 'look' });
    expect(linksOf('t')).toEqual({ invites: {}, invite: 'come', watch: 'look' });
    expect((await load()).linksOf('t').invite).toBeNull();
  });

  it('are used up where somebody sits, also after that seat is open again', async () => {
    const { keepLinks, openInvites } = await load();
    const seats = (...kinds: string[]) => ({ id: 't', seats: kinds.map((kind) => ({ kind })) }) as unknown as Table;
    keepLinks('t', { invites: { 1: 'one', 2: 'two' } });
    expect(openInvites(seats('human', 'open', 'open'))).toEqual({ 1: 'one', 2: 'two' });
    expect(openInvites(seats('human', 'human', 'bot'))).toEqual({ 2: 'two' });
    expect(openInvites(seats('human', 'open', 'open'))).toEqual({ 2: 'two' });
  });
});

describe('the way in', () => {
  const table = (access: Partial<Table['access']> = {}, isPublic = false) => ({ public: isPublic, access: { seats: [], owner: false, ...access } });
  /** A server that knows some secrets; says which were tried. */
  const serve = (answers: { [secret: string]: unknown }) => {
    const tried: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { [name: string]: string } }) => {
      const secret = headers.Authorization?.replace('Bearer ', '') ?? '';
      tried.push(secret);
      const answer = answers[secret];
      return typeof answer === 'string' ? { ok: false, json: async () => ({ code: answer }) } : { ok: true, json: async () => answer };
    });
    return tried;
  };

  it('is the secret of a link where there is no other', async () => {
    const { enter, keepLinks } = await load();
    serve({ come: table() });
    keepLinks('t', { invite: 'come' });
    expect((await enter('t')).secret).toBe('come');
  });

  it('is open to whoever has a seat or a table, and to everybody where it is public', async () => {
    const { enter, keepLinks } = await load();
    keepLinks('t', { watch: 'look' });
    for (const open of [table({ seats: [0] }), table({ owner: true }), table({}, true)]) {
      serve({ look: open });
      expect((await enter('t')).secret).toBeNull();
    }
  });

  it('is found without a secret that is not good any more, which is forgotten', async () => {
    const { enter, keepLinks, linksOf } = await load();
    const tried = serve({ look: 'bad-secret', '': table({ seats: [0] }) });
    keepLinks('t', { watch: 'look' });
    expect([(await enter('t')).secret, linksOf('t').watch, tried]).toEqual([null, null, ['look', '']]);
  });

  it('is the next link where an invitation is used up', async () => {
    const { enter, keepLinks, linksOf } = await load();
    serve({ come: 'not-found', look: table() });
    keepLinks('t', { invite: 'come', watch: 'look' });
    expect([(await enter('t')).secret, linksOf('t').invite]).toEqual(['look', null]);
  });

  it('keeps its secrets while the server cannot answer', async () => {
    const { enter, keepLinks, linksOf } = await load();
    serve({ look: 'unavailable' });
    keepLinks('t', { watch: 'look' });
    await expect(enter('t')).rejects.toMatchObject({ code: 'unavailable' });
    expect(linksOf('t').watch).toBe('look');
  });
});
