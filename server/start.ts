// `npm start`: builds the client if it is missing or older than its sources, then starts the server with it.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(); // before the imports below, as in main.ts

const { compressClient } = await import('./plugins/precompress.ts');
const { startServer } = await import('./run.ts');

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist');
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'api',
  'assets',
  'machines',
  'puzzles',
  'scenes',
  'src',
];

/** Unix ms of the latest change of a file, or of anything in a folder; 0 if it does not exist. */
function changedAt(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** In a child process: Vite sets NODE_ENV=production, which must not reach the server. */
function buildClient(): void {
  console.log('building the client ...');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: ROOT, env, stdio: 'inherit' });
}

try {
  const newest = Math.max(...SOURCES.map((name) => changedAt(join(ROOT, name))));
  if (newest > changedAt(join(CLIENT, 'index.html'))) buildClient();
  await compressClient(CLIENT);
  await startServer({ LOG_LEVEL: 'warn', ...process.env, CLIENT_DIR: CLIENT });
} catch (error) {
  console.error(`The client cannot be built: ${(error as Error).message}`);
  process.exitCode = 1;
}
