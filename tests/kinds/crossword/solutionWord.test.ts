// The solution word: each of its letters is in a different word of the board.

import { expect, test } from 'vitest';
import { findSolutionWord, isPrize } from '../../../puzzles/crossword/solutionWord.ts';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { SOUR } from '../../../puzzles/lexicon/sour.ts';
import { seeded } from '../../../puzzles/random.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';

/** Words that do not cross, one below the other. */
const board = (answers: readonly string[]) => ({
  pattern: { width: 10, height: answers.length, cells: new Uint8Array(10 * answers.length) },
  runs: answers.map((answer, row) => ({
    direction: 'across' as const,
    cells: [...answer].map((_, column) => row * 10 + column),
  })),
  places: [],
  answers,
});

test('the word is spelt by cells of different words', () => {
  const found = findSolutionWord(seeded(1), board(['ENTE', 'ROSE', 'TEE', 'OPAL']), ['TORE']);
  expect(found?.word).toBe('TORE');
  expect(new Set(found?.cells.map((cell) => Math.floor(cell / 10))).size).toBe(4);
});

test('a word that cannot be spelt is given up before every way has been tried', () => {
  // ten letters, nine words full of them: a billion ways, none of which works
  const full = board(Array.from({ length: 9 }, () => 'EEEEEEEEEE'));
  expect(findSolutionWord(seeded(1), full, ['EEEEEEEEEE'])).toBeUndefined();
  expect(findSolutionWord(seeded(1), full, ['EEEEEEEEEE', 'EEEE'])?.word).toBe('EEEE');
});

test.each(LANGUAGES)('%s: nothing sour is a prize', (language) => {
  const prizes = lexiconOf(language).entries.filter((entry) => isPrize(language, entry));
  expect(prizes.length).toBeGreaterThan(1000);
  expect(prizes.filter(({ answer }) => SOUR[language].has(answer))).toEqual([]);
});
