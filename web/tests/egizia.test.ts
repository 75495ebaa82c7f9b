/** Drawing aids of Egizia: where things lie, how cards look, what lines of the log point at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { WEB } from '../build/paths.ts';
import { checked } from '../build/words.ts';
import { PEOPLE_ART } from '../src/games/egizia/art/people';
import { THINGS_ART } from '../src/games/egizia/art/things';
import { sideDock, slotDock } from '../src/games/egizia/bay';
import { boons } from '../src/games/egizia/boons';
import { landFace, nileFace, sphinxFace } from '../src/games/egizia/faces';
import { CARD, TALL, WIDE, beside } from '../src/games/egizia/layout';
import { rowOf } from '../src/games/egizia/row';
import { CARD_RULES, RULES } from '../src/games/egizia/rules';
import { SECTIONS, sectionOf } from '../src/games/egizia/sections';
import { spoken } from '../src/games/egizia/spoken';
import { tellAdded, tellField, tellMonument, tellReserve, tellSlot } from '../src/games/egizia/tell';
import { fieldOf } from '../src/games/egizia/track';
import type { Field, NileCard, Site, SphinxCard, View } from '../src/games/egizia/view';
import { nameSize, wrap } from '../src/games/egizia/wrap';
import type { Choice, Message } from '../src/lib/api-types';
import { blocks } from '../src/lib/markdown';
import { openWords, speak, word } from '../src/lib/words.svelte';

const toml = parse(readFileSync(join(WEB, '../src/perankh/games/egizia/components.toml'), 'utf8')) as {
  nile_cards: { kind: string; effect?: { op: string } }[];
  sphinx_cards: { condition: { op: string } }[];
};
const nileOps = [...new Set(toml.nile_cards.map(({ kind, effect }) => effect?.op ?? kind))];
const sphinxOps = [...new Set(toml.sphinx_cards.map(({ condition }) => condition.op))];
const positions = JSON.parse(readFileSync(join(WEB, '.fixtures/egizia.json'), 'utf8')) as { views: View[]; choices: Choice[]; notes: Message[] }[];
const views = positions.flatMap((position) => position.views);
/** As spectators see them: enough for what everybody sees. */
const tables = positions.map((position) => position.views[0]!);
const drawn = new Set(Object.keys({ ...PEOPLE_ART, ...THINGS_ART }));
const msg = (id: string, args: Message['args'] = {}): Message => ({ id, args });
const seat = msg('seat', { number: 1 });

describe('cards', () => {
  const nile = new Map<string, NileCard>();
  const sphinx = new Map<string, SphinxCard>();
  for (const { river, players, looking } of views) {
    for (const space of river) if (space.kind === 'card' && space.card) nile.set(space.card.id, space.card);
    for (const card of [...players.flatMap((player) => player.sphinx.cards), ...(looking?.drawn ?? [])]) sphinx.set(card.id, card);
  }
  const faces = [...[...nile.values()].map(nileFace), ...[...sphinx.values()].map(sphinxFace), landFace('start_field_green_6', 6, 'green'), landFace('start_quarry_3', 3)];

  it('were all seen in the positions', () => {
    expect(nile.size).toBeGreaterThan(40);
    expect(sphinx.size).toBeGreaterThan(15);
  });

  it('show something that is drawn', () => {
    for (const face of faces) {
      expect([face.id, face.marks.length > 0]).toEqual([face.id, true]);
      for (const { drawn: name, x, y, size } of face.marks) {
        expect([face.id, name, drawn.has(name)]).toEqual([face.id, name, true]);
        expect(x + size).toBeLessThanOrEqual(CARD.width);
        expect(y + size).toBeLessThanOrEqual(50);
      }
      if (face.bonus) expect(drawn).toContain(face.bonus.drawn);
    }
  });

  it('of one look are told apart by their number', () => {
    expect(landFace('a', 4, 'brown').badge).toBe('4');
    expect(nileFace({ id: 'a', op: 'stones', timing: 'anytime', name: msg('card-stones', { number: 6 }) }).badge).toBe('+6');
    expect(sphinxFace({ id: 'obelisk_row_8', name: msg('sphinx-obelisk_row_built', { points: 6, row: msg('row-8') }) })).toMatchObject({ badge: '8', points: 6 });
    expect(sphinxFace({ id: 'crew_blue', name: msg('sphinx-crew_strength', { points: 1, crew: msg('crew-blue') }) }).points).toBeUndefined();
  });

  it.each(['en', 'de'] as const)('have short names in %s', (language) => {
    const known = checked('egizia')[language];
    const parts = ['left_pylon', 'columns', 'roof'].map((part) => `temple_parts_complete-${part}`);
    for (const op of [...nileOps, ...sphinxOps.filter((one) => one !== 'temple_parts_complete'), ...parts]) {
      expect([op, known.has(`short-${op}`)]).toEqual([op, true]);
    }
  });

  it('have a rule, and every rule exists', () => {
    const numbers = new Set(blocks(readFileSync(join(WEB, '../docs/rules/egizia.md'), 'utf8')).map(({ id }) => id));
    for (const op of [...nileOps, ...sphinxOps]) expect(numbers).toContain(CARD_RULES[op]);
    for (const rule of Object.values(RULES)) expect(numbers).toContain(rule);
  });
});

describe('names on cards', () => {
  it('break between words and shrink if they are long', () => {
    expect(wrap('Stones for strength', 11, 2)).toEqual(['Stones for', 'strength']);
    expect(wrap('one two three four five', 7, 2)).toEqual(['one two', 'three four five']);
    expect(nameSize('Field')).toBe(12.5);
    expect(nameSize('Flussaufwärts')).toBeLessThan(10);
  });
});

describe('places', () => {
  const rivers = [WIDE[0]!, TALL[0]!];

  it.each(rivers)('of the river lie on the board and do not cover each other ($name)', ({ river, width, height }) => {
    const at = Array.from({ length: 20 }, (_, k) => beside(river!, k + 1, k % 2 ? river!.round : river!.card));
    for (const { x, y } of at) {
      expect(x).toBeGreaterThanOrEqual(CARD.width / 2);
      expect(x).toBeLessThanOrEqual(width - 40);
      expect(y).toBeLessThanOrEqual(height - CARD.height / 2);
    }
    const along = river!.down ? 'y' : 'x';
    for (const bank of [0, 1]) {
      const places = at.filter((_, k) => k % 2 === bank).map((point) => point[along]);
      for (let k = 1; k < places.length; k++) expect(places[k]! - places[k - 1]!).toBeGreaterThan(CARD.height);
    }
  });

  it.each([true, false])('of a building site do not cover each other (across: %s)', (across) => {
    const docks = [...[0, 1, 2].map((slot) => slotDock(slot, across)), sideDock(0, across)];
    docks.forEach((one, k) =>
      docks.slice(k + 1).forEach((other) => {
        const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }),
    );
  });

  it('on the score track begin anew after fifty', () => {
    expect(fieldOf({ score: 50, scarabs: 0 })).toBe(50);
    expect(fieldOf({ score: 51, scarabs: 1 })).toBe(1);
    expect(fieldOf({ score: -4, scarabs: 0 })).toBe(0);
    for (const { players } of tables) for (const player of players) expect(fieldOf(player)).toBeLessThanOrEqual(50);
  });

  it('of every choice belong to a part of a narrow board', () => {
    for (const { element } of positions.flatMap(({ choices }) => choices)) if (element) expect(SECTIONS).toContain(sectionOf(element));
  });
});

describe('the log', () => {
  it('points at what it speaks of', () => {
    expect(spoken(msg('took-card', { seat, space: msg('card-space', { number: 4 }) }))).toEqual(['river card_4']);
    expect(spoken(msg('sailed-to', { seat, space: msg('round-beni_hasan') }))).toEqual(['river beni_hasan']);
    expect(spoken(msg('took-slot', { seat, site: msg('site-sphinx_site'), slot: msg('slot-2') }))).toEqual(['slot sphinx_site_2']);
    expect(spoken(msg('went-into-reserve', { seat, site: msg('site-pyramid_site') }))).toEqual(['reserve pyramid_site']);
    expect(spoken(msg('raised', { seat, crew: msg('crew-black'), strength: 3 }))).toEqual(['crew 1 black']);
    expect(spoken(msg('built', { seat, space: msg('space-temple', { part: msg('part-left_pylon'), row: msg('row-3') }) }))).toEqual(['space left_pylon_3']);
    expect(spoken(msg('ring-moved', { seat, place: msg('ring-left') }))).toEqual(['ring left']);
    expect(spoken(msg('passed', { seat }))).toEqual([]);
  });

  it('points only at spaces that exist', () => {
    const { monuments, river } = tables[0]!;
    const spaces = [monuments.graves, monuments.obelisk, monuments.pyramid.flat(), Object.values(monuments.temple).flat()].flat().map(({ id }) => `space ${id}`);
    const known = new Set([...spaces, ...river.map(({ id }) => `river ${id}`)]);
    const named = positions.flatMap(({ notes }) => notes.flatMap(spoken)).filter((element) => /^(space|river) /.test(element));
    expect(named.length).toBeGreaterThan(20);
    for (const element of named) expect(known).toContain(element);
  });

  it('tells boons of round spaces by drawings', () => {
    const towns = tables[0]!.river.flatMap((space) => (space.kind === 'round' ? [space] : []));
    expect(towns.length).toBe(7);
    for (const boon of towns.flatMap(({ effect }) => boons(effect))) expect(drawn).toContain(boon.drawn);
    expect(boons([msg('bonus-ring', { ring: 1 })])).toEqual([{ drawn: 'ring', count: '↔1' }]);
  });
});

describe('rows of the pyramid', () => {
  it('name whoever has most blocks, of equals the one further left', () => {
    let ties = 0;
    for (const { monuments, row_leaders } of tables) {
      monuments.pyramid.forEach((row, k) => {
        const owners = row.flatMap(({ owner }) => (owner === null ? [] : [owner]));
        const count = (one: number) => owners.filter((owner) => owner === one).length;
        const most = Math.max(0, ...owners.map(count));
        const best = owners.find((owner) => count(owner) === most) ?? null;
        if (new Set(owners.filter((owner) => count(owner) === most)).size > 1) ties++;
        expect(row_leaders[k]).toBe(best);
      });
    }
    expect(ties).toBeGreaterThan(0);
  });
});

describe('the own cards', () => {
  const GAP = 4;
  const rows = (count: number, room: number) => Math.ceil(count / Math.floor((room + GAP) / (rowOf(count, room).width + GAP)));

  it('lie in one row, or in two low ones, on a board of fixed height', () => {
    for (const room of [640, 722])
      for (let count = 1; count <= 20; count++) expect(rows(count, room), `${count} in ${room}`).toBeLessThanOrEqual(rowOf(count, room).small ? 2 : 1);
  });

  it('keep their size and names on a phone, and before the room is known', () => {
    for (const room of [0, 350]) expect(rowOf(20, room)).toEqual({ width: 66, small: false });
  });
});

describe('explanations', async () => {
  await openWords('egizia');
  const names = ['Ann', 'Ben', 'Cem'];
  const site: Site = { id: 'sphinx_site', kind: 'site', slots: [0, 1], added: [], reserve: [] };
  const field: Field = { id: 'n12_field_brown_6', colour: 'green', yield: 6, improved: 2, watered: true };

  it('say how many improvers lie on a field (EG-18.20)', () => {
    expect(tellField({ ...field, improved: 0 }).text).not.toContain('improver');
    expect(tellField({ ...field, improved: 1 }).text).toContain('A field improver');
    expect(tellField(field).text).toContain('2 field improvers');
  });

  it('say how each monument is built', () => {
    const rules = ['obelisk', 'graves', 'pyramid', 'temple'].map((monument) => tellMonument(monument));
    expect(new Set(rules.map(({ text }) => text)).size).toBe(4);
    expect(rules.map(({ rule }) => rule)).toEqual(['EG-12.2', 'EG-12.3', 'EG-13.3', 'EG-13.5']);
  });

  it('tell an additional ship from one in reserve (EG-18.11)', () => {
    expect(tellAdded({ ...site, added: [2] }, names)).toMatchObject({ title: expect.stringContaining('Additional ship'), text: expect.stringMatching(/Cem.*in any case/), rule: 'EG-18.11' });
    expect(tellReserve({ ...site, reserve: [2] }, names)).toMatchObject({ title: expect.stringContaining('Reserve'), text: expect.stringMatching(/Cem.*moves up/), rule: 'EG-6.7' });
  });

  it('call slots and sites as the journal does', async () => {
    await speak('de');
    expect(tellSlot(site, 0, names).title).toMatch(/^Baufeld 1/);
    expect(tellSlot(site, 2, names)).toMatchObject({ title: 'Gesperrtes Baufeld', text: expect.stringContaining('jeder Bauplatz zwei Baufelder') });
    expect(word('short-players_on_last_step')).toBe('Spieler ganz unten');
    await speak('en');
    expect(word('short-players_on_last_step')).toBe('Players at the bottom');
  });
});
