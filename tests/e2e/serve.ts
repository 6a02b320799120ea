// The web server of the browser tests: the built client and the real API on an empty database, on the port in E2E_PORT.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrandFiles } from '../../server/admin/brandFile.ts';
import { newFile } from '../../server/admin/newFile.ts';
import { runAdmin } from '../../server/admin/run.ts';
import { nothingBeside } from '../../server/backup/beside.ts';
import { systemClock } from '../../server/common/calendar.ts';
import { readDatabaseSettings } from '../../server/settings/environment.ts';
import { openDatabase } from '../../server/store/open.ts';
import { startServer } from '../../tools/serve.ts';
import { codeFile } from '../helpers/codeFile.ts';

const root = join(import.meta.dirname, '../..');

if (!existsSync(join(root, 'dist/index.html'))) {
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: root });
}

/** Makes a promo code and publishes brands as support does, in the database that the server will open. */
async function prepare(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readDatabaseSettings(env);
  const database = await openDatabase(settings, async () => undefined);
  const now = systemClock.now();
  const support = (words: readonly string[]) =>
    runAdmin(words, (work) =>
      work({ ...settings, db: database.db, now, operator: 'tests', newFile, files: nothingBeside }),
    );
  const made = await support(['code', 'make', '--jokers', '50', '--uses', '1000', '--note', 'browser tests']);
  const brands = ['assets/brands/knobelkiste.json', 'tests/helpers/rightToLeft.json'].map((file) => join(root, file));
  await support(withBrandFiles(['brand', 'set', ...brands, '--publish']));
  await database.close();
  writeFileSync(codeFile(process.env.E2E_PORT), made.out);
}

const server = await startServer({ port: Number(process.env.E2E_PORT), before: prepare });

// starts the sign-in emulator, which starts on its first request, so that no test has to wait for it
await fetch(`${server.url}/api/whitelabel/firebase-config`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
