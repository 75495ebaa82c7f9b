/** Drawing aids of Terra Pyramides: where beams end, where the tracks run, what things are called. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { WEB } from '../build/paths.ts';
import { loadFace } from '../src/games/load';
import { HEIGHT, LAP, RIM, WIDTH, beamThrough, beside, centre, cellName, handle, horusSpot, jetties, kept, riverPath, wayTo } from '../src/games/terra_pyramides/geometry';
import { tellCell, tellSite, tellStack, tellTile, tileWords } from '../src/games/terra_pyramides/tell';
import { LINES, type View } from '../src/games/terra_pyramides/view';
import { has, word } from '../src/lib/words.svelte';

const toml = readFileSync(join(WEB, '../src/perankh/games/terra_pyramides/components.toml'), 'utf8');
const mapOf = (side: string) => new RegExp(`\\[boards\\.${side}\\][\\s\\S]*?map = """\\n([\\s\\S]*?)\\n"""`).exec(toml)![1]!.split('\n');
const front = mapOf('front');
const nile = mapOf('nile');
const positions = JSON.parse(readFileSync(join(WEB, '.fixtures/terra_pyramides.json'), 'utf8')) as { views: View[] }[];

beforeAll(async () => {
  await loadFace('terra_pyramides', false);
}, 60_000);

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
        ...Object.entries(view.board.sites).map(([cell, site]) => tellSite(view, cell, site, ['Ani', 'Bek', 'Taia', 'Huy'])),
        ...view.stacks.map((stack) => tellStack(stack, ['Ani', 'Bek', 'Taia', 'Huy'])),
      ];
      for (const { title, text } of told) expect(`${title} ${text ?? ''}`).not.toMatch(/\{|(icon|site|colour|stack|tile)-[a-z]|undefined/);
    }
  });

  it('call tiles as the journal does', () => {
    expect(tileWords({ type: 'eye_2', icons: ['eye', 'eye'] })).toBe('two eyes of Horus');
    expect(tileWords({ type: 'x', icons: ['stone:blue', 'worker'] })).toBe('blue stone and worker');
    expect(tellTile({ type: 'worker', icons: ['worker'] })).toMatchObject({ title: 'Worker', rule: 'TP-8.5' });
  });

  it('reach the strategy cards', () => {
    for (const card of ['grave_goods', 'horus_eyes', 'oases', 'nile', 'highest_pyramid', 'most_pyramids']) expect([card, has(`card-${card}`), has(`card-${card}-effect`)]).toEqual([card, true, true]);
    expect(word('card-oases')).toBe('Oases');
  });
});
