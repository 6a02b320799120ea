// The web server of the browser tests: the built client and the real API on an empty database, on the port in E2E_PORT.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrandFiles } from '../../server/admin/brandFile.ts';
import { startServer } from '../../tools/serve.ts';
import { codeFile } from '../helpers/codeFile.ts';
import { support } from '../helpers/support.ts';

const root = join(import.meta.dirname, '../..');

if (!existsSync(join(root, 'dist/index.html'))) {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: root });
}

/** Makes a promo code and publishes brands as support does, in the database that the server will open. */
async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const brands = ['assets/brands/knobelkiste.json', 'tests/helpers/rightToLeft.json'].map((file) => join(root, file));
  const [code = ''] = await support(
    env,
    ['code', 'make', '--jokers', '50', '--uses', '1000', '--note', 'browser tests'],
    withBrandFiles(['brand', 'set', ...brands, '--publish']),
  );
  writeFileSync(codeFile(process.env.E2E_PORT), code);
}

const server = await startServer({ port: Number(process.env.E2E_PORT), before: prepare });

// starts the sign-in emulator, which starts on its first request, so that no test has to wait for it
await fetch(`${server.url}/api/whitelabel/firebase-config`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
