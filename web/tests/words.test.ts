import { parse } from '@fluent/syntax';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutRemarks } from '../build/components.ts';
import { WEB, gameFolders } from '../build/paths.ts';
import { checked, disparities, unknownIds } from '../build/words.ts';
import { shell } from '../src/design/icons/shell';
import { things } from '../src/design/icons/things';
import { blocks, search } from '../src/lib/markdown';

const messages = (text: string) => new Map(parse(text, {}).body.map((one) => [(one as { id: { name: string } }).id.name, one as never]));

describe('words', () => {
  it('that exist in one language only are found', () => {
    expect(disparities(messages('a = A\nb = B'), messages('a = A'))).toEqual(["'b' exists in one language only"]);
  });
  it('with other variables are found', () => {
    expect(disparities(messages('a = { $x }'), messages('a = A'))).toEqual(["'a' has other variables in the other language"]);
  });
  it('that are asked for and missing are found', () => {
    expect(unknownIds("t('home') + t('no-such-message')", join(WEB, 'src/App.svelte'))).toEqual(['no-such-message']);
  });
  it.each([null, ...gameFolders()])('of %s are the same in both languages', (slug) => {
    expect(checked(slug).en.size).toBe(checked(slug).de.size);
  });
  it('name every icon of a thing', () => {
    for (const name of Object.keys(things)) expect([name, checked(null).en.has(`icon-${name}`)]).toEqual([name, true]);
  });
  it('explain every option in a sentence', () => {
    const options = gameFolders().flatMap((slug) => [...checked(slug).en.keys()].filter((id) => /^option-\w+$/.test(id)).map((id) => ({ slug, id })));
    expect(options.length).toBeGreaterThan(10);
    for (const { slug, id } of options) expect([id, checked(slug).en.has(`${id}-text`)]).toEqual([id, true]);
  });
  it('name every card, level, clock and emblem', () => {
    const known = checked(null).en;
    for (const id of ['novice', 'apprentice', 'scribe', 'vizier'].flatMap((one) => [`bot-${one}`, `level-${one}`])) expect(known.has(id)).toBe(true);
    for (const id of ['none', 'quick', 'relaxed', 'day'].flatMap((one) => [`clock-${one}`, `clock-${one}-text`])) expect(known.has(id)).toBe(true);
    for (const id of ['falcon', 'ibis', 'jackal', 'cobra']) expect([known.has(`emblem-${id}`), id in shell]).toEqual([true, true]);
    for (const slug of gameFolders()) for (const id of ['card-title', 'card-tagline', 'title']) expect([slug, id, checked(slug).en.has(id)]).toEqual([slug, id, true]);
  });
});

describe('rules', () => {
  const all = blocks(readFileSync(join(WEB, '../docs/rules/sobek.md'), 'utf8'));
  it('keep their numbers', () => expect(all.some(({ id }) => id === 'SB-5.7')).toBe(true));
  it('lead from one to another', () => expect(all.some(({ html }) => html.includes('data-rule="SB-9.1"'))).toBe(true));
  it('are found by all words of a search, with the heading above', () => {
    const found = search(all, 'first turn centre');
    expect(found[0]!.kind).toBe('heading');
    expect(found.some(({ id }) => id === 'SB-4.2')).toBe(true);
    expect(found.length).toBeLessThan(all.length / 4);
  });
  it('become no HTML of their own', () => expect(blocks('a <b>x</b> & y')[0]!.html).toBe('a &lt;b&gt;x&lt;/b&gt; &amp; y'));
});

it('remarks on sources stay out of the client', () => {
  expect(withoutRemarks({ source: 'p. 3', tile: [{ id: 'a', good_source: 'x', points: 2 }] })).toEqual({ tile: [{ id: 'a', points: 2 }] });
});
