// `npm run dev`: the API, restarted when its files change, and the client with hot reload, both at one address (PORT, 8080).
// `npm run dev -- --ads`: with ads from an ad house of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { lazyEmulator } from '../server/identity/emulator.ts';
import { type Environment, readEnvironment, StartRefused } from '../server/settings/environment.ts';
import { startAdHouse } from './adHouse/server.ts';
import { adVariables } from './adVariables.ts';
import { API_PATH } from './apiPath.ts';
import { freePort } from './freePort.ts';
import { healthy } from './serve.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 8080);
const apiPort = await freePort();
const api = `http://127.0.0.1:${apiPort}`;
const settings = readSettings();
// if the API would start a sign-in emulator, this process runs one that survives the API's restarts
const ownSignIn = settings.emulator === 'own';
const emulatorPort = await freePort();
const signIn = ownSignIn ? { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}` } : {};
const house = process.argv.includes('--ads') ? await startAdHouse() : undefined;
const PROXIED = [
  API_PATH,
  '/health',
  '/sandbox',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
];

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    ...signIn,
    ...(house === undefined ? {} : adVariables(house.url)),
    PORT: `${apiPort}`,
    HOST: '127.0.0.1',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});

const client = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    // the sandbox's checkout and the sign-in emulator are reached through the API, at the page's own origin
    proxy: Object.fromEntries(PROXIED.map((path) => [path, { target: api, changeOrigin: false }])),
  },
});

/** Reads the settings as the API does, but with this page's HOST, so that what the API would refuse is refused here. */
function readSettings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

let leaving = false;

async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  server.kill('SIGTERM');
  await client.close();
  await house?.stop();
  process.exit(code);
}

server.once('exit', () => void leave(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(0));

await Promise.all([healthy(api), client.listen()]);
process.stdout.write(`Ready: http://localhost:${port}\n`);

if (ownSignIn) {
  const emulator = lazyEmulator({
    projectId: settings.firebase.projectId,
    findPort: async () => emulatorPort,
    folder: settings.dataDir,
  });
  emulator.ready().catch((error) => process.stderr.write(`${error.message}\n`));
  // sign-in calls go through the API, which does not own this emulator and so does not save its accounts
  setInterval(() => emulator.keep().catch((error) => process.stderr.write(`${error.message}\n`)), 1_000).unref();
}
