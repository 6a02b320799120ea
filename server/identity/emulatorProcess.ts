// The sign-in emulator's process: runs the command of firebase-tools in a folder of its own, and exits with the process that
// started it.
//
// Why the public command: it takes 7.9 s of CPU to become ready, the package's internal `createApp` 7.0 s (mostly compiling its
// OpenAPI document, measured on Node 24). One second does not justify depending on internals.

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

const command = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const args = ['emulators:start', '--only', 'auth', '--project', project, '--config', config, '--non-interactive'];
process.argv = [process.execPath, command, ...args];
createRequire(import.meta.url)(command);
