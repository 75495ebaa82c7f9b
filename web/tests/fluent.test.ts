/** Our small Fluent says the same as Mozilla's, for every message of the house. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Entry, type Message, Resource, Visitor, serialize } from '@fluent/syntax';
import { expect, it } from 'vitest';
import { gameFolders } from '../build/paths.ts';
import { checked, compile } from '../build/words.ts';
import { Bundle, type Values } from '../src/lib/fluent';

const NUMBERS = [-3, -2, -1, 0, 1, 2, 3, 12, 1234];
const WORDS = ['yes', 'no', 'Ani', ''];

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }): void {
    this.names.add(node.id.name);
  }
}

it.each([null, ...gameFolders()].flatMap((slug) => (['en', 'de'] as const).map((language) => ({ slug, language }))))('$slug in $language', ({ slug, language }) => {
  const messages = checked(slug)[language];
  const theirs = new FluentBundle(language, { useIsolating: false });
  theirs.addResource(new FluentResource(serialize(new Resource([...messages.values()] as Entry[]), {})));
  const ours = new Bundle(language, Object.fromEntries([...messages].map(([id, message]) => [id, compile((message as Message).value!)])));
  const variables = new Variables();
  for (const message of messages.values()) variables.visit(message as Message);
  for (const value of [...NUMBERS, ...WORDS]) {
    const values: Values = Object.fromEntries([...variables.names].map((name) => [name, value]));
    for (const id of messages.keys()) {
      expect([id, value, ours.format(id, values)]).toEqual([id, value, theirs.formatPattern(theirs.getMessage(id)!.value!, values, [])]);
    }
  }
});
