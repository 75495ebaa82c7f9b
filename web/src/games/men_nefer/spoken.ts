/** Elements of the board that a line of the log speaks of. */
import type { Message } from '../../lib/api-types';

/** Names of things in messages, and the elements that carry them. */
const NAMED: [RegExp, (found: string) => string][] = [
  [/^field-([a-z]+)-(\d)$/, (found) => `field ${found.replace('-', ' ')}`],
  [/^row-(\d)$/, (found) => `row ${found}`],
  [/^queen-(?!part)(.+)$/, (found) => `queen ${found}`],
  [/^grave-(.+)$/, (found) => `grave ${found}`],
  [/^bonus-(.+)$/, (found) => `bonus ${found}`],
  [/^temple-(.+)$/, (found) => `basket ${found}`],
  [/^place-(.+)$/, (found) => `place ${found}`],
  [/^podium-(.+)$/, (found) => `podium ${found}`],
];

function named(message: Message, spokenIn: string): string[] {
  if (message.id.startsWith('house-')) return [`${/specialises|scarab/.test(spokenIn) ? 'moon' : 'sun'} ${message.id.slice(6)}`];
  for (const [pattern, element] of NAMED) {
    const found = pattern.exec(message.id);
    if (found) return [element(found.slice(1).join('-'))];
  }
  return [];
}

const NUMBERED: { [id: string]: (args: Message['args']) => string } = {
  builds: ({ site }) => `site ${site as number}`,
  'imhotep-builds': ({ site }) => `site ${site as number}`,
  'hauls-great': ({ field }) => `great-field ${field as number}`,
  'hauls-queens': ({ field }) => `queens-field ${field as number}`,
  'imhotep-hauls': ({ field }) => `great-field ${field as number}`,
};

export function spoken({ id, args }: Message): string[] {
  const numbered = NUMBERED[id]?.(args);
  const things = Object.values(args).filter((value): value is Message => typeof value === 'object' && !Array.isArray(value));
  return [...(numbered ? [numbered] : []), ...things.flatMap((thing) => named(thing, id))];
}
