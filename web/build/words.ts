/**
 * Words for the browser, from the .ftl files of the package and of the client's game folders.
 *
 *   virtual:words           lazy imports: house.en(), game.sobek.de(), ...
 *   virtual:words/house/en  what every page needs: the house, the client, the cards of all games
 *   virtual:words/sobek/en  what the table of one game needs
 *
 * The build fails if a message is missing in one language, or if the client asks for one that does not exist.
 */
import { type Message, type Pattern as Written, type Placeable, type VariableReference, Visitor, parse } from '@fluent/syntax';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Messages as Compiled, Part, Pattern } from '../src/lib/fluent.ts';
import { LANGUAGES, PACKAGE, WEB, gameFolders } from './paths.ts';

const VIRTUAL = 'virtual:words';
const NOT_FOR_BROWSERS = /^(cli|simulate|terminal|arena)-/;
const CARD = /^card-(title|tagline)$/;

type Language = (typeof LANGUAGES)[number];
type Messages = Map<string, Message>;

function read(file: string): Messages {
  const found: Messages = new Map();
  for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
    if (entry.type === 'Junk') throw new Error(`${file}: this is no Fluent: ${(entry as { content: string }).content}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    if (found.has(message.id.name)) throw new Error(`${file}: '${message.id.name}' is defined twice`);
    message.comment = null;
    found.set(message.id.name, message);
  }
  return found;
}

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function variables(message: Message): string {
  const visitor = new Variables();
  visitor.visit(message);
  return [...visitor.names].sort().join(' ');
}

/** What differs between two languages; empty if nothing does. */
export function disparities(one: Messages, other: Messages): string[] {
  const found: string[] = [];
  for (const id of new Set([...one.keys(), ...other.keys()])) {
    const [a, b] = [one.get(id), other.get(id)];
    if (!a || !b) found.push(`'${id}' exists in one language only`);
    else if (variables(a) !== variables(b)) found.push(`'${id}' has other variables in the other language`);
  }
  return found;
}

/** Files of a set, by language; a game that the package does not have yet has only the client's own. */
function files(slug: string | null, language: Language): string[] {
  const found =
    slug === null
      ? [join(PACKAGE, `words/${language}.ftl`), join(PACKAGE, `words/client.${language}.ftl`)]
      : [join(PACKAGE, `games/${slug}/messages/${language}.ftl`), join(WEB, `src/games/${slug}/words.${language}.ftl`)];
  return found.filter(existsSync);
}

function merged(slug: string | null, language: Language): Messages {
  const all: Messages = new Map();
  for (const file of files(slug, language)) {
    for (const [id, message] of read(file)) {
      if (all.has(id)) throw new Error(`${file}: '${id}' is defined in another file already`);
      all.set(id, message);
    }
  }
  return all;
}

const remembered = new Map<string | null, Record<Language, Messages>>();

/** The messages of a set in both languages. Read once; `words` forgets them when a file changes. */
export function checked(slug: string | null): Record<Language, Messages> {
  const known = remembered.get(slug);
  if (known) return known;
  const found = { en: merged(slug, 'en'), de: merged(slug, 'de') };
  const wrong = disparities(found.en, found.de);
  if (wrong.length) throw new Error(`words of ${slug ?? 'the house'}: ${wrong.join('; ')}`);
  remembered.set(slug, found);
  return found;
}

/** What the browser gets of a pattern: text, or text with variables, messages and choices in between. */
export function compile(pattern: Written): Pattern {
  const parts = pattern.elements.map((one) => (one.type === 'TextElement' ? (one as { value: string }).value : placed((one as Placeable).expression)));
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts.filter((part) => part !== '');
}

function placed(expression: Placeable['expression']): Part {
  switch (expression.type) {
    case 'StringLiteral':
      return expression.parse().value;
    case 'VariableReference':
      return { v: expression.id.name };
    case 'MessageReference':
      return { m: expression.id.name };
    case 'SelectExpression': {
      if (expression.selector.type !== 'VariableReference') break;
      const key = (one: (typeof expression.variants)[number]['key']) => (one.type === 'Identifier' ? one.name : String(Number(one.value)));
      const o = expression.variants.map((one): [string, Pattern] => [key(one.key), compile(one.value)]);
      return { s: expression.selector.id.name, o, d: expression.variants.findIndex((one) => one.default) };
    }
  }
  throw new Error(`the client does not know this part of Fluent: ${expression.type}`);
}

function compiled(messages: Iterable<[string, Message]>): Compiled {
  return Object.fromEntries([...messages].map(([id, message]) => [id, compile(message.value!)]));
}

function house(language: Language): Compiled {
  const own = [...checked(null)[language]].filter(([id]) => !NOT_FOR_BROWSERS.test(id));
  return compiled([...own, ...gameFolders().flatMap((slug) => cards(slug, language))]);
}

/** Titles and taglines stand on the first page, before any game is loaded: `card-title` of Sobek is `sobek-card-title`. */
function cards(slug: string, language: Language): [string, Message][] {
  return [...checked(slug)[language]].filter(([id]) => CARD.test(id)).map(([id, message]) => [`${slug.replaceAll('_', '-')}-${id}`, message]);
}

function ofGame(slug: string, language: Language): Compiled {
  return compiled([...checked(slug)[language]].filter(([id]) => !CARD.test(id)));
}

function index(): string {
  const line = (name: string, set: string) =>
    `${JSON.stringify(name)}: { ${LANGUAGES.map((l) => `${l}: () => import('${VIRTUAL}/${set}/${l}')`).join(', ')} }`;
  return `export const sets = { ${[line('house', 'house'), ...gameFolders().map((slug) => line(slug, slug))].join(', ')} };`;
}

const USED = /\bt\(\s*'([^']+)'/g;

/** Ids that a source file asks for with t('...') and that no .ftl file has. */
export function unknownIds(source: string, file: string): string[] {
  const slug = /src\/games\/([a-z_]+)\//.exec(file)?.[1] ?? null;
  const known = new Set(checked(null).en.keys());
  if (slug && existsSync(join(WEB, `src/games/${slug}/words.en.ftl`))) for (const id of checked(slug).en.keys()) known.add(id);
  return [...source.matchAll(USED)].map((match) => match[1]!).filter((id) => !known.has(id));
}

export function words(): Plugin {
  return {
    name: 'perankh-words',
    enforce: 'pre',
    buildStart: () => remembered.clear(),
    watchChange: () => remembered.clear(),
    resolveId: (id) => (id === VIRTUAL || id.startsWith(`${VIRTUAL}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${VIRTUAL}`) return index();
      const match = /^\0virtual:words\/([a-z_]+)\/(en|de)$/.exec(id);
      if (!match) return null;
      const [, set, language] = match as unknown as [string, string, Language];
      for (const file of set === 'house' ? files(null, language) : files(set, language)) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(set === 'house' ? house(language) : ofGame(set, language)))});`;
    },
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!file.startsWith(join(WEB, 'src')) || !/\.(svelte|ts)$/.test(file)) return null;
      const missing = unknownIds(code, file);
      if (missing.length) this.error(`${relative(WEB, file)} asks for messages that do not exist: ${missing.join(', ')}`);
      return null;
    },
  };
}
