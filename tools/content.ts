// `npm run content`: writes the level packs into `assets/levels`. `--check` writes nothing and fails where a file differs.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKS_FOLDER } from '../server/packs.ts';
import { makePacks } from './packs.ts';

const check = process.argv.includes('--check');
for (const [name, text] of makePacks()) {
  const file = join(PACKS_FOLDER, name);
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  console.log(`${name}: ${text.length} bytes, ${same ? 'unchanged' : check ? 'DIFFERS' : 'written'}`);
  if (same) continue;
  if (check) process.exitCode = 1;
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
