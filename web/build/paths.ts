import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const WEB = resolve(import.meta.dirname, '..');
export const PACKAGE = resolve(WEB, '../src/perankh');
export const LANGUAGES = ['en', 'de'] as const;

/** Games that have a folder in the client, whether or not the catalogue has them yet. */
export function gameFolders(): string[] {
  const folder = join(WEB, 'src/games');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'words.en.ftl')))
    .map((entry) => entry.name)
    .sort();
}
