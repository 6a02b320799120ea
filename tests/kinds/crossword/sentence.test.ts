// The sentence of the week in a daily's document, and a solution word that the order names.

import { expect, test } from 'vitest';
import { generateCrossword } from '../../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import { familyOf, placeSolutionWord } from '../../../puzzles/crossword/solutionWord.ts';
import { seeded } from '../../../puzzles/random.ts';
import { isSameSentence, readSentence, writeSentence } from '../../../puzzles/weekSentence.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';

const part = { text: ['Wer ', ' sät, wird ', ' ernten.'], lengths: [4, 5], day: 1, word: 'Stürm' };

test('a document gives its place in the sentence, and only its own word', () => {
  const document = { answer: 'STUERM', ...writeSentence({ ...part, lengths: [4, 6] }) };
  expect(readSentence(document)).toEqual({ ...part, lengths: [4, 6] });
});

test.each([
  ['no document', undefined],
  ['no sentence', { answer: 'STUERM' }],
  ['another word than the solution word', { answer: 'STURM', ...writeSentence({ ...part, lengths: [4, 6] }) }],
  ['another length', { answer: 'STUERM', ...writeSentence(part) }],
  ['a piece too few', { answer: 'STUERM', ...writeSentence({ ...part, text: ['Wer'], lengths: [4, 6] }) }],
  ['a day that is not there', { answer: 'STUERM', ...writeSentence({ ...part, lengths: [4, 6], day: 2 }) }],
  ['no text', { answer: 'STUERM', 'io.raetsel.sentence': { ...part, text: 'Wer' } }],
])('%s: there is none', (_, content) => {
  expect(readSentence(content)).toBeUndefined();
});

test('two days are of one sentence if all that is printed is the same', () => {
  expect(isSameSentence(part, { ...part, day: 0, word: 'Wind' })).toBe(true);
  expect(isSameSentence(part, { ...part, lengths: [4, 6] })).toBe(false);
  expect(isSameSentence(part, { ...part, text: ['Wer ', ' sät, soll ', ' ernten.'] })).toBe(false);
});

test('the rarest letter is placed first, so that a word is not given up for want of tries', () => {
  const rows = ['XEEE', ...Array.from({ length: 7 }, () => 'EEEE')];
  const board = {
    pattern: { width: 4, height: rows.length, cells: new Uint8Array(4 * rows.length) },
    runs: rows.map((_, row) => ({ direction: 'across' as const, cells: [0, 1, 2, 3].map((at) => row * 4 + at) })),
    places: [],
    answers: rows,
  };
  const placed = placeSolutionWord(seeded(1), board, 'EEEEEEEX');
  expect(placed?.cells.at(-1)).toBe(0);
  expect(new Set(placed?.cells.map((cell) => Math.floor(cell / 4))).size).toBe(8);
  expect(placeSolutionWord(seeded(1), board, 'XX')).toBeUndefined();
});

test('the family of an inflected word is what begins like it', () => {
  const family = familyOf('STIEFEL', lexiconOf('de'));
  expect(family).toContain('STIEFEL');
  expect(familyOf('ORANGEN', lexiconOf('de'))).toContain('ORANGE');
  expect(familyOf('MORGENS', lexiconOf('de'))).toContain('MORGEN');
});

test('a crossword has the solution word that the order names, and none of its family on the board', () => {
  const words = { lexicon: lexiconOf('de'), hyphenate: hyphenatorOf('de') };
  const opened = openCrossword(generateCrossword(words, { category: 'leichtes', seed: 5, prize: 'ORANGEN' }));
  if (!opened.ok) throw new Error(opened.fault.code);
  const { cells, solutionWord, slots } = opened.value;
  expect(solutionWord?.word).toBe('ORANGEN');
  const spelt = solutionWord?.cells.map((at) => {
    const cell = cells[at];
    return cell?.type === 'letter' ? cell.letter : '';
  });
  expect(spelt?.join('')).toBe('ORANGEN');
  expect(slots.map(({ answer }) => answer)).not.toContain('ORANGE');
});

test('a word that no board can spell is named', () => {
  const words = { lexicon: lexiconOf('de'), hyphenate: hyphenatorOf('de') };
  const order = { category: 'leichtes', seed: 5, prize: 'QQQQQQQQ' } as const;
  expect(() => generateCrossword(words, order)).toThrow(/with the solution word QQQQQQQQ/);
});
