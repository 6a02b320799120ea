// One list of games: outside the catalogue only a game's own folders name it, so that a new game is included wherever games are
// enumerated. Anything with an entry per game is a record over `GameType`, which the compiler checks.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';

const root = join(import.meta.dirname, '../..');
const FOLDERS = ['api', 'machines', 'puzzles', 'scenes', 'server', 'src'];
const CATALOGUE = 'puzzles/catalogue.ts';

/** A game's name as a string literal in code; comments may name games. */
const NAME = new RegExp(`(['"\`])(${GAME_TYPES.join('|')})\\1`);
/** Two games in one string are a list too, such as a pattern. */
const LIST = new RegExp(`(${GAME_TYPES.join('|')})\\|(${GAME_TYPES.join('|')})`);
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

const naming = (source: string): readonly string[] =>
  source.split('\n').filter((line) => !isComment(line) && (NAME.test(line) || LIST.test(line)));

const isOwn = (file: string): boolean =>
  file.split('/').some((part) => GAME_TYPES.some((game) => part === game || part.startsWith(`${game}.`)));

test.each(FOLDERS)('%s/ names no game', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && file !== CATALOGUE && !isOwn(file));
  const found = files.flatMap((file) =>
    naming(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["const games = ['sudoku', 'crossword'];", 1],
  ["if (kind === 'sudoku') return;", 1],
  ["pattern: '^(sudoku|crossword)/'", 1],
  ['// a sudoku such as `sudoku`', 0],
  ["import { paint } from './sudoku/painter.ts';", 0],
  ['sudoku: paintSudoku,', 0],
])('the check finds %s', (line, count) => expect(naming(line)).toHaveLength(count));
