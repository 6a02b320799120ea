// `npm run pictures`: writes the pictures that crosswords show into `assets/images/crossword`, out of the icon set that they come from.
// Only those that a word is mapped to (`puzzles/crossword/pictureTable.ts`); others in the folder are taken away.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PICTURE_TABLE } from '../puzzles/crossword/pictureTable.ts';

const FOLDER = join(import.meta.dirname, '../assets/images/crossword');
const SET = '@iconify-json/fluent-emoji-flat/icons.json';

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const set: IconSet = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET), 'utf8'));
const names = new Set<string>(PICTURE_TABLE.map(([name]) => name));
mkdirSync(FOLDER, { recursive: true });
for (const name of names) {
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`${SET} has no picture "${name}".`);
  const [width, height] = [icon.width ?? set.width ?? 32, icon.height ?? set.height ?? 32];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  writeFileSync(join(FOLDER, `${name}.svg`), `${head}${icon.body}</svg>\n`);
}
for (const file of readdirSync(FOLDER)) if (!names.has(file.replace(/\.svg$/, ''))) rmSync(join(FOLDER, file));
console.log(`${names.size} pictures in assets/images/crossword`);
