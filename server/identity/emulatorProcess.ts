// The process of the sign-in emulator: the public command of firebase-tools with its arguments, in a folder of its own,
// and never longer than the process that started it. Of ordinary priority: it is started when somebody waits for it.
//
// Why the public command: it costs 7.9 s of CPU until it is ready, the package's internal `createApp` 7.0 s (both are the
// compiling of its OpenAPI document, measured on Node 24). One second is no reason to lean on what is not public.

import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [port = '', project = '', folder = ''] = process.argv.slice(2);

// the parent holds the other end of this pipe: it closes however the parent ends, also by SIGKILL
process.stdin.resume();
process.stdin.once('close', () => {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true })); // after what the command does at its exit
  process.exit(0);
});

const config = join(folder, 'firebase.json');
const auth = { host: '127.0.0.1', port: Number(port) };
writeFileSync(config, JSON.stringify({ emulators: { auth, ui: { enabled: false }, singleProjectMode: true } }));
process.chdir(folder); // where it leaves its log

const command = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const args = ['emulators:start', '--only', 'auth', '--project', project, '--config', config, '--non-interactive'];
process.argv = [process.execPath, command, ...args];
createRequire(import.meta.url)(command);
