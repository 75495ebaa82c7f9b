/** Men-Nefer's drawings: every choice has its place, places lie where they are drawn, signs fit into their boxes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WEB } from '../build/paths.ts';
import { DISTRICTS, type Box, type District, NARROW, type Plan, RIM, WIDE, camera, framed, onRim, pack, unfolded } from '../src/games/men_nefer/draw/layout';
import { display } from '../src/games/men_nefer/draw/display';
import { duat } from '../src/games/men_nefer/draw/duat';
import { houses } from '../src/games/men_nefer/draw/houses';
import { conditionSign, layOut, tokens } from '../src/games/men_nefer/draw/marks';
import { markets } from '../src/games/men_nefer/draw/markets';
import { necropolis } from '../src/games/men_nefer/draw/necropolis';
import { nile } from '../src/games/men_nefer/draw/nile';
import { agreementTaken, agreements, goods, papyri, purse, stock, tiles } from '../src/games/men_nefer/draw/own';
import { pyramids } from '../src/games/men_nefer/draw/pyramids';
import { Sheet } from '../src/games/men_nefer/draw/sheet';
import { sphinxes } from '../src/games/men_nefer/draw/sphinxes';
import { temple } from '../src/games/men_nefer/draw/temple';
import { spoken } from '../src/games/men_nefer/spoken';
import type { View } from '../src/games/men_nefer/view';
import { concerned, districtOf, forward } from '../src/games/men_nefer/where';
import type { Choice, Message } from '../src/lib/api-types';

interface Shown {
  decider: number | null;
  views: View[];
  choices: Choice[];
  notes: Message[];
}

const positions = JSON.parse(readFileSync(join(WEB, '.fixtures/men_nefer.json'), 'utf8')) as Shown[];
const message = (id: string, args: Message['args'] = {}): Message => ({ id, args });

const DRAWN: { [district in District]: (sheet: Sheet, view: View, box: Box, near: number, narrow: boolean) => void } = {
  houses,
  display,
  pyramids,
  necropolis,
  temple,
  nile,
  sphinxes,
  markets,
  duat,
};

function draw(district: District, view: View, plan: Plan, near: number, tall = plan.narrow): Sheet {
  const sheet = new Sheet(true, () => ['Ada', 'Bes', 'Cleo', 'Duamutef']);
  DRAWN[district](sheet, view, plan.at[district], near, tall);
  return sheet;
}

function board(view: View, seat: number, choices: Choice[]): Sheet {
  const sheet = new Sheet(true, () => []);
  const player = view.players[seat]!;
  purse(sheet, view, player);
  tiles(sheet, view, player, seat);
  goods(sheet, view, player, seat, true);
  papyri(sheet, view, player);
  agreements(sheet, player, true, agreementTaken(choices));
  stock(sheet, player, seat);
  return sheet;
}

const inside = (inner: Box, w: number, h: number) => inner.x >= -1 && inner.y >= -4 && inner.x + inner.w <= w + 1 && inner.y + inner.h <= h + 2;

describe('places', () => {
  it.each([WIDE, NARROW])('hold every choice, in the district that comes forward for it', (plan) => {
    for (const { decider, views, choices } of positions) {
      if (decider === null || !choices.length) continue;
      const view = views[decider + 1]!;
      const own = new Set(board(view, decider, choices).places.map(({ element }) => element));
      for (const { element } of choices) {
        if (!element || /^(action|share|favour) /.test(element)) continue; // on tablets
        const district = districtOf(element);
        const found = district ? draw(district, view, plan, decider).places.map((one) => one.element) : [...own];
        expect(found, `${element} of ${JSON.stringify(choices.map((one) => one.move))}`).toContain(element);
      }
    }
  });

  it('have names of their own and lie within their district', () => {
    for (const { views, decider } of positions.filter((_, index) => index % 5 === 0)) {
      for (const [plan, target] of [[WIDE, null], [NARROW, null], [unfolded(WIDE, 'nile'), 'nile'], [unfolded(WIDE, 'duat'), 'duat']] as const) {
        for (const district of DISTRICTS) {
          const { places } = draw(district, views[0]!, plan, decider ?? 0, plan.narrow || target === district);
          expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
          const { w, h } = plan.at[district];
          for (const { box, key } of places) expect(inside(box, w, h), `${district}: ${key} ${JSON.stringify(box)}`).toBe(true);
        }
      }
    }
  });

  it('explain themselves', () => {
    for (const { views } of positions.filter((_, index) => index % 20 === 0)) {
      for (const district of DISTRICTS) for (const { about } of draw(district, views[0]!, WIDE, 0).places) expect(about().rule).toMatch(/^MN-/);
    }
  });
});

describe('the map', () => {
  it.each([WIDE, NARROW])('has districts that do not overlap', (plan) => {
    const boxes = Object.values(plan.at);
    for (const a of boxes) {
      expect(a.x >= RIM && a.y >= RIM && a.x + a.w <= plan.w - RIM && a.y + a.h <= plan.h - RIM).toBe(true);
      for (const b of boxes) if (a !== b) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    }
  });

  it('is looked at so that a district is wholly seen and no edge of the map is passed', () => {
    for (const [plan, width, height] of [[WIDE, 768, 600], [WIDE, 640, 480], [NARROW, 374, 560]] as const) {
      for (const target of [null, ...DISTRICTS]) {
        const at = unfolded(plan, plan.narrow ? null : target);
        const frame = framed(at, target);
        const { scale, x, y } = camera(at, frame, width, height);
        const unit = (width / at.w) * scale;
        expect(x + frame.x * unit).toBeGreaterThan(-0.5);
        expect(y + frame.y * unit).toBeGreaterThan(-0.5);
        expect(x + (frame.x + frame.w) * unit).toBeLessThan(width + 0.5);
        expect(y + (frame.y + frame.h) * unit).toBeLessThan(height + 0.5);
      }
    }
  });

  it('counts prestige around its rim, a hundred to a lap', () => {
    expect(onRim(WIDE, 0)).toEqual({ x: RIM / 2, y: WIDE.h - RIM / 2 });
    expect(onRim(WIDE, 107)).toEqual(onRim(WIDE, 7));
    const points = Array.from({ length: 100 }, (_, k) => onRim(WIDE, k));
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(100);
  });

  it('packs pieces side by side', () => {
    const box = { x: 10, y: 20, w: 60, h: 40 };
    for (let count = 1; count <= 16; count++) {
      const spots = pack(count, box, 30);
      expect(spots).toHaveLength(count);
      for (const { x, y, size } of spots) expect(inside({ x: x - 10, y: y - 20, w: size, h: size }, 60, 40)).toBe(true);
      for (const a of spots) for (const b of spots) if (a !== b) expect(Math.abs(a.x - b.x) > a.size - 0.01 || Math.abs(a.y - b.y) > a.size - 0.01).toBe(true);
    }
  });
});

describe('signs', () => {
  const view = positions[0]!.views[0]!;
  const printed = [...Object.values(view.board.tracks).flat(), ...Object.values(view.board.temple), ...Object.values(view.board.podiums).map(({ actions }) => actions), ...view.board.rows.map(({ actions }) => actions)];

  it('are known for every action that is printed', () => {
    for (const actions of printed) for (const action of actions) expect(tokens([action]).length, action.id).toBeGreaterThan(0);
  });

  it('fit into their box', () => {
    for (const actions of printed) {
      for (const { token, x, y, size } of layOut(tokens(actions), 36, 24, 19)) {
        expect(x >= -0.01 && y >= -0.01 && y + size <= 24.01, JSON.stringify([actions, token])).toBe(true);
        if (typeof token === 'object') expect(x + size).toBeLessThan(36.01);
      }
    }
  });

  it('tell alternatives, prices and double actions', () => {
    expect(tokens([message('either', { first: message('action-buy_papyrus', { n: 1 }), second: message('action-heart', { n: 2 }) })])).toEqual([{ icon: 'papyrus', cost: 'heka' }, 'or', { icon: 'heart', text: '2' }]);
    expect(tokens([message('action-sail-and-activate', { n: 3, boats: 2 })])).toEqual([{ icon: 'boat', text: '3' }, { icon: 'mn-anchor', text: '2' }]);
    expect(conditionSign(message('condition-priestess_rooms', { n: 3, rooms: '1, 2, 3' }))).toEqual({ icon: 'temple', text: '1·2·3' });
  });
});

describe('where to look', () => {
  it('follows the decision', () => {
    expect(forward(['grave n_upper_I_1', 'grave n_lower_I_2', ''])).toBe('necropolis');
    expect(forward(['tile tile_1_1', 'sun nile', 'display 3'])).toBe('city');
    expect(concerned(['tile tile_1_1', 'sun nile', 'display 3'])).toEqual(['houses', 'display']);
    expect(forward(['action 1', 'action 2'])).toBeNull();
  });

  it('follows the log', () => {
    expect(spoken(message('visits', { seat: message('seat', { number: 0 }), house: message('house-nile') }))).toEqual(['sun nile']);
    expect(spoken(message('specialises', { house: message('house-temple') }))).toEqual(['moon temple']);
    expect(spoken(message('uses-field', { field: message('field-nile-2') }))).toEqual(['field nile 2']);
    expect(spoken(message('buries', { grave: message('grave-n_upper_I_1') }))).toEqual(['grave n_upper_I_1']);
    expect(spoken(message('builds', { part: message('part-of-gp_1_food'), site: 2 }))).toEqual(['site 2']);
    expect(spoken(message('lays-eye', { queen: message('queen-henutsen'), part: message('queen-part-1') }))).toEqual(['queen henutsen']);
  });
});
