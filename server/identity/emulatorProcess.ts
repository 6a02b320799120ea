// The sign-in emulator's process: runs the command of firebase-tools in a folder of its own, and exits with the process that
// started it.
//
// Why the public command: the package's internal `createApp` takes only one second of CPU less to become ready, which does not
// justify depending on internals.

import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [ports = '{}', project = '', folder = ''] = process.argv.slice(2);

// the parent holds the other end of this pipe, which closes even if the parent gets a SIGKILL
process.stdin.resume();
process.stdin.once('close', () => {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true })); // after the command's own exit handlers
  process.exit(0);
});

const config = join(folder, 'firebase.json');
const emulators: Record<string, object> = { ui: { enabled: false } };
for (const [name, port] of Object.entries(JSON.parse(ports))) emulators[name] = { host: '127.0.0.1', port };
writeFileSync(config, JSON.stringify({ emulators: { ...emulators, singleProjectMode: true } }));
process.chdir(folder); // it writes its log to the working directory

const load = createRequire(import.meta.url);
const command = load.resolve('firebase-tools/lib/bin/firebase.js');
compileOnUse(createRequire(command)('exegesis-express'));
const args = ['emulators:start', '--only', 'auth', '--project', project, '--config', config, '--non-interactive'];
process.argv = [process.execPath, command, ...args];
load(command);

/**
 * The emulator compiles the schemas of its whole OpenAPI document before it is ready, thousands, of which a player's session uses
 * a few: with this public option of its router, each is compiled on first use.
 */
function compileOnUse(router: { middleware(document: unknown, options: object): unknown }): void {
  const { middleware } = router;
  router.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
