// Runs a script with the project's own Node, whatever Node npm was started with. Plain JavaScript, since it must itself run
// on Node 20: `node tools/node.mjs server/main.ts …`. npm 10 does not link the pinned Node into node_modules/.bin, npm 11 does.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');

/** The packages that carry a Node binary, of which npm installs the one for this platform. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => join(modules, name, 'bin', file))
    .find((path) => existsSync(path));
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('usage: node tools/node.mjs SCRIPT [ARGUMENT…]');
  process.exit(2);
}

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  const folders = [dirname(process.execPath), join(modules, '.bin')];
  process.env.PATH = [...folders, process.env.PATH].join(delimiter);
  process.argv.splice(1, 2, resolve(script));
  await import(pathToFileURL(resolve(script)).href);
} else {
  const node = pinnedNode();
  if (!node) {
    console.error(
      `This needs Node ${NEEDED}; none is installed for ${process.platform} ${process.arch}. Install it and try again.`,
    );
    process.exit(1);
  }
  const env = { ...process.env, PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter) };
  const child = spawn(node, [script, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
