/** A house of its own: `perankh serve` on a free port with an empty store, gone when it is closed. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
export const PERANKH = process.env.PERANKH ?? join(ROOT, '.venv/bin/perankh');
export const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium';
const PATIENCE = 60_000;

export async function openHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'perankh-'));
  const server = spawn(PERANKH, ['serve', '--port', '0', '--no-limits', '--store', `sqlite:///${folder}/house.db`], {
    env: { ...process.env, COLUMNS: '200', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`the house did not open: ${said}`)), PATIENCE);
    const listen = (chunk) => {
      said += chunk;
      const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      if (!address) return;
      clearTimeout(timer);
      found(address);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', (code) => failed(new Error(`the house closed with ${code}: ${said}`)));
  }).catch((error) => {
    server.kill('SIGTERM');
    throw error;
  });
  return {
    url,
    said: () => said,
    async close() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
