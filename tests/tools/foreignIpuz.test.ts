// Foreign ipuz files are refused for what is wrong with them: the reason is true, and says what to do.

import { expect, test } from 'vitest';
import { checkText, describe as told } from '../../tools/puzzle/check.ts';
import { SMALL } from '../kinds/crossword/documents.ts';
import { EASY } from '../kinds/sudoku/documents.ts';

const reason = async (document: object, only?: 'sudoku' | 'crossword'): Promise<string> => {
  const result = await checkText(JSON.stringify(document), only);
  return result.ok ? 'ok' : told(result.fault);
};
const plain = { ...SMALL, kind: ['http://ipuz.org/crossword#1'] };

test('a crossword with numbered clues is told how to become an arrowword, in any version of its kind', async () => {
  for (const kind of ['http://ipuz.org/crossword#1', 'http://ipuz.org/crossword', 'http://ipuz.org/crossword#2'])
    expect(await reason({ ...plain, kind: [kind] })).toMatch(/^PLAIN_CROSSWORD at kind: .*convert/);
  expect(await reason(plain, 'crossword')).toMatch(/^PLAIN_CROSSWORD/);
});

test('a sound puzzle for another game is not called a bad kind', async () => {
  expect(await reason(SMALL, 'sudoku')).toMatch(/^OTHER_GAME/);
  expect(await reason(EASY, 'crossword')).toMatch(/^OTHER_GAME/);
});

test('a missing grid is said to be missing', async () => {
  const { solution: _, ...unsolved } = SMALL as Record<string, unknown>;
  expect(await reason(unsolved)).toMatch(/^BAD_GRID at solution: .*missing/);
});

test("the document's own sign for an empty cell is read", async () => {
  const puzzle = (SMALL.puzzle as unknown[][]).map((row) => row.map((cell) => (cell === 0 ? '_' : cell)));
  expect(await reason({ ...SMALL, empty: '_', puzzle })).toBe('ok');
});
