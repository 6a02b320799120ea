// The web server of the browser tests: the built client and the real API on an empty database, on the port in E2E_PORT.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../tools/serve.ts';

const root = join(import.meta.dirname, '../..');

if (!existsSync(join(root, 'dist/index.html'))) {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: root });
}

const server = await startServer({ port: Number(process.env.E2E_PORT) });

// the sign-in emulator starts when it is first wanted: now, so that no test waits for it
await fetch(`${server.url}/api/whitelabel/firebase-config`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
