/**
 * The box of a game as data: `import { tile } from 'components:sobek'` reads its components.toml at build time.
 * Remarks on where a fact comes from stay behind.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { PACKAGE } from './paths.ts';

const PREFIX = 'components:';
const REMARK = /^(source|note|name_|counts_)|_source$|_note$/;

export function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !REMARK.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutRemarks(inner)]));
}

export function components(): Plugin {
  return {
    name: 'perankh-components',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = join(PACKAGE, `games/${id.slice(PREFIX.length + 1)}/components.toml`);
      this.addWatchFile(file);
      const data = withoutRemarks(parse(readFileSync(file, 'utf8'))) as Record<string, unknown>;
      return Object.entries(data)
        .map(([key, value], index) => `const part${index} = ${JSON.stringify(value)};\nexport { part${index} as ${key} };`)
        .join('\n');
    },
  };
}
