// `node tools/crosswordPictures.ts`: copies the pictures that crosswords can show from Fluent Emoji Flat (MIT) to
// `assets/images/crossword`, one file each: those in puzzles/crossword/pictureTable.ts whose answer is in a lexicon.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PICTURES } from '../puzzles/crossword/picture.ts';
import { LANGUAGES } from '../puzzles/languages.ts';
import { lexiconOf } from '../server/making/lexicon.ts';

const FOLDER = join(import.meta.dirname, '../assets/images/crossword');

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;

const used = new Set(
  LANGUAGES.flatMap((language) =>
    [...(PICTURES.get(language) ?? [])].flatMap(([answer, image]) => (lexiconOf(language).get(answer) ? [image] : [])),
  ),
);

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) if (!used.has(file.replace(/\.svg$/, ''))) rmSync(join(FOLDER, file));
for (const name of [...used].sort()) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`Fluent Emoji Flat has no picture "${name}".`);
  const [width, height] = [icon.width ?? set.width ?? 32, icon.height ?? set.height ?? 32];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`;
  writeFileSync(join(FOLDER, `${name}.svg`), svg);
}
process.stdout.write(`${used.size} pictures in ${FOLDER}\n`);
