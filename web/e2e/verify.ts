/** What the engine says about a finished game: its record, replayed by `perankh verify`. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PERANKH } from '../tools/house.mjs';

const run = promisify(execFile);

export async function verified(record: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'perankh-record-'));
  try {
    const file = join(folder, 'record.json');
    await writeFile(file, JSON.stringify(record));
    const { stdout } = await run(PERANKH, ['verify', file], { env: { ...process.env, COLUMNS: '300', NO_COLOR: '1' } });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
