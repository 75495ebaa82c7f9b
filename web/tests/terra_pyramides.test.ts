/** Drawing aids of Terra Pyramides: where beams end, where the tracks run, what things are called. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { render } from 'svelte/server';
import { WEB } from '../build/paths.ts';
import type { Face } from '../src/games/contract';
import { loadFace } from '../src/games/load';
import { HEIGHT, LAP, RIM, WIDTH, beamThrough, beside, centre, cellName, fleet, handle, horusSpot, jetties, kept, riverPath, trackMarks, trackSpaces, wayTo } from '../src/games/terra_pyramides/geometry';
import { tellCell, tellRiver, tellSite, tellStack, tellTile, tellTops, tileWords } from '../src/games/terra_pyramides/tell';
import { LINES, type Player, type View } from '../src/games/terra_pyramides/view';
import { has, speak, t, word } from '../src/lib/words.svelte';
import Draw from './Draw.svelte';

const toml = readFileSync(join(WEB, '../src/perankh/games/terra_pyramides/components.toml'), 'utf8');
const mapOf = (side: string) => new RegExp(`\\[boards\\.${side}\\][\\s\\S]*?map = """\\n([\\s\\S]*?)\\n"""`).exec(toml)![1]!.split('\n');
const front = mapOf('front');
const nile = mapOf('nile');
const positions = JSON.parse(readFileSync(join(WEB, '.fixtures/terra_pyramides.json'), 'utf8')) as { views: View[] }[];

const names = ['Ani', 'Bek', 'Taia', 'Huy'];
let face: Face;

beforeAll(async () => {
  face = (await loadFace('terra_pyramides', false)) as Face;
}, 60_000);

const viewOf = (fits: (view: View) => boolean) => positions.map(({ views }) => views[0]!).find(fits)!;
const drawn = (view: View) => render(Draw, { props: { face, view: { ...view }, near: 0 } }).body;
/** A view in which players stand elsewhere. */
const withPlayers = (view: View, ...changes: Partial<Player>[]): View => ({ ...view, players: view.players.map((player, seat) => ({ ...player, ...changes[seat] })) });

describe('beams', () => {
  it('end before sites and at the edge, as the worked examples say', () => {
    expect(beamThrough(front, 'e3', 'vertical').cells).toEqual(['e3', 'e4', 'e5', 'e6']);
    expect(beamThrough(nile, 'b2', 'horizontal').cells).toEqual(['a2', 'b2', 'c2', 'd2']);
    expect(beamThrough(nile, 'b2', 'falling').cells).toEqual(['b2', 'c3', 'd4', 'e5', 'f6']);
    expect(beamThrough(nile, 'd8', 'rising').cells).toEqual(['b10', 'c9', 'd8', 'e7', 'f6', 'g5', 'h4']);
  });

  it('are the rows that the engine activates', () => {
    const rows = positions.flatMap(({ views }) => views.slice(0, 1)).filter((view) => view.row);
    expect(rows.length).toBeGreaterThan(0);
    for (const { board, row } of rows) expect([...beamThrough(board.map, row!.cell, row!.line).cells].sort()).toEqual([...row!.cells].sort());
  });

  it.each([front, nile].map((map, side) => ({ map, side })))('have handles on the board and apart from each other (side $side)', ({ map }) => {
    map.forEach((signs, y) =>
      [...signs].forEach((sign, x) => {
        if (sign !== '.' && sign !== '*') return;
        const cell = cellName(x, y);
        const spots = LINES.map((line) => kept(handle(beamThrough(map, cell, line), cell), 100, 60));
        for (const spot of spots) {
          expect(spot.x).toBeGreaterThan(0);
          expect(spot.x).toBeLessThan(WIDTH);
          expect(spot.y).toBeGreaterThan(0);
          expect(spot.y).toBeLessThan(HEIGHT);
        }
        expect([cell, new Set(spots.map((spot) => `${Math.round(spot.x)} ${Math.round(spot.y)}`)).size]).toEqual([cell, LINES.length]);
      }),
    );
  });
});

describe('places', () => {
  it('of the Horus track run around the board and never meet', () => {
    const spots = Array.from({ length: LAP }, (_, space) => horusSpot(space));
    expect(LAP).toBe(100);
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(LAP);
    for (const { x, y } of spots) expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeLessThan(RIM / 2);
    expect(horusSpot(107)).toEqual(horusSpot(7));
  });

  it('know their neighbours', () => {
    expect(wayTo('f2', 'e2')).toBe('west');
    expect(beside('f2', 'east')).toBe('g2');
    expect(wayTo('e3', beside('e3', 'north'))).toBe('north');
    expect(centre('a1')).toEqual({ x: RIM + 50, y: RIM + 50 });
  });

  it('of ships on one space are in order of arrival, the first one in front (TP-16.6)', () => {
    const view = withPlayers(viewOf(({ version, players }) => version === 'nile' && players.length > 2), { ship: 4, arrival: 3 }, { ship: 2, arrival: 2 }, { ship: 4, arrival: 7 });
    expect(fleet(view.players.slice(0, 3))).toEqual([{ seat: 2, at: 4, behind: 0 }, { seat: 0, at: 4, behind: 1 }, { seat: 1, at: 2, behind: 0 }]);
    const body = drawn(view);
    expect(body.indexOf('data-piece="ship-0"')).toBeGreaterThan(body.indexOf('data-piece="ship-2"'));
  });

  it('on a track of ones and tens go on beyond the printed tens (TP-15.5)', () => {
    for (let total = 0; total < 130; total++) {
      const values = trackSpaces(total).map(({ value }) => value);
      expect(trackMarks(total).reduce((sum, value) => sum + value, 0)).toBe(total);
      expect(values).toEqual(expect.arrayContaining(trackMarks(total)));
      expect(values.length).toBe(total < 50 ? 14 : total < 90 ? 18 : 22);
    }
    expect(new Set(trackSpaces(52).map(({ x, y }) => `${x} ${y}`)).size).toBe(18);
    const body = drawn(withPlayers(viewOf(({ version }) => version === 'nile'), { grave_goods: 52 }));
    expect(body).toContain('data-piece="grave_goods-0-tens"');
    expect(body).toMatch(/>50</);
  });

  it('of stairs to the river are those of the box', () => {
    const printed = [...toml.matchAll(/printed_stairs\]\]\ncell = "(\w+)"\nfacing = "(\w+)"/g)].map(([, cell, facing]) => `${cell} ${facing}`);
    expect(printed).toHaveLength(13);
    expect(jetties(nile).map(({ cell, way }) => `${cell} ${way}`).sort()).toEqual(printed.sort());
  });

  it('of the river are drawn only where there is one', () => {
    expect(riverPath(front)).toBe('');
    expect(riverPath(nile)).toMatch(/^M[\d.]+ [\d.]+.*Z$/);
  });
});

describe('explanations', () => {
  it('name every tile, cell, site and stack in words', () => {
    for (const { views } of positions.filter((_, k) => k % 9 === 0)) {
      const view = views[0]!;
      const told = [
        ...Object.keys(view.board.tiles).map((cell) => tellCell(view, cell)),
        ...Object.entries(view.board.sites).map(([cell, site]) => tellSite(view, cell, site, names)),
        ...view.stacks.map((stack) => tellStack(stack, names)),
      ];
      for (const { title, text } of told) expect(`${title} ${text ?? ''}`).not.toMatch(/\{|(icon|site|colour|stack|tile)-[a-z]|undefined/);
    }
  });

  it('call tiles as the journal does', () => {
    expect(tileWords({ type: 'eye_2', icons: ['eye', 'eye'] })).toBe('two eyes of Horus');
    expect(tileWords({ type: 'x', icons: ['stone:blue', 'worker'] })).toBe('blue stone and worker');
    expect(tellTile({ type: 'worker', icons: ['worker'] })).toMatchObject({ title: 'Worker', rule: 'TP-8.5' });
  });

  it('offer no fifth level where the task ends with the fourth (TP-14.6)', () => {
    const third = viewOf(({ task }) => task?.id === 3);
    const second = viewOf(({ task }) => task?.id === 2);
    const site = { foundation: 1, level: 4, value: 35, colour: 'red', owner: 0, workers: 0, open_around: 2 };
    expect(tellSite(third, 'e7', site, names)).toMatchObject({ text: 'This pyramid is finished.', rule: 'TP-14.6' });
    expect(tellSite(third, 'e7', { ...site, level: 3, workers: 1 }, names).text).toContain('Next: level 4');
    expect(tellSite(second, 'e7', { ...site, workers: 1 }, names).text).toContain('Next: level 5');
    expect([tellTops(third.task, 8).rule, tellTops(second.task, 8).rule, tellTops(null, 2).rule]).toEqual(['TP-14.6', 'TP-2.5', 'TP-2.5']);
    expect(tellTops(third.task, 8).text).not.toContain('60');
    const rungs = (view: View) => drawn(view).match(/class="level/g)!.length;
    expect([rungs(third), rungs(second)]).toEqual([4, 5]);
  });

  it('say in which order ships came to a space, but not in the harbour (TP-16.6, R-28)', () => {
    const view = viewOf(({ version, players }) => version === 'nile' && players.length === 3);
    const told = (...ships: [number, number][]) => tellRiver(withPlayers(view, ...ships.map(([ship, arrival]) => ({ ship, arrival }))), names).text;
    expect(told([4, 7], [2, 2], [4, 3])).toContain('On space 4 in order of arrival: Taia, Ani.');
    expect(told([0, 0], [2, 2], [0, 0])).not.toContain('order of arrival');
  });

  it('name the price of a strategy card in full (TP-16.9)', async () => {
    expect(t('strategies-text')).toContain('reached or passed');
    await speak('de');
    expect(t('strategies-text')).toContain('erreichte oder überschrittene');
    await speak('en');
  });

  it('reach the strategy cards', () => {
    for (const card of ['grave_goods', 'horus_eyes', 'oases', 'nile', 'highest_pyramid', 'most_pyramids']) expect([card, has(`card-${card}`), has(`card-${card}-effect`)]).toEqual([card, true, true]);
    expect(word('card-oases')).toBe('Oases');
  });
});
