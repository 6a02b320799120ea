// `npm run content`: writes the level packs into `assets/levels`. `--check` writes nothing and fails if a file differs;
// an argument such as `crossword/halbe_seite` selects the packs whose path contains it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKS_FOLDER } from '../server/making/packFile.ts';
import { makePack, packFile, packPlaces } from './packs.ts';

const check = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
for (const place of packPlaces(words)) {
  const file = join(PACKS_FOLDER, packFile(place));
  const text = await makePack(place);
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  console.log(`${packFile(place)}: ${text.length} bytes, ${same ? 'unchanged' : check ? 'DIFFERS' : 'written'}`);
  if (same) continue;
  if (check) process.exitCode = 1;
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
