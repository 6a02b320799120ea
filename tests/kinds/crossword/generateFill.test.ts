import { describe, expect, test } from 'vitest';
import type { FillSlot } from '../../../puzzles/crossword/domains.ts';
import { bitsOf } from '../../../puzzles/crossword/domains.ts';
import { Filler } from '../../../puzzles/crossword/fill.ts';
import { BANNED, indexWords, rivalsIn } from '../../../puzzles/crossword/words.ts';
import { foldedWords } from '../../../puzzles/lexicon/fold.ts';
import { type LexiconEntry, readLexicon } from '../../../puzzles/lexicon/lexicon.ts';
import { seeded } from '../../../puzzles/random.ts';

/** `answer clue root`, one per line. */
const entriesOf = (...lines: readonly string[]): readonly LexiconEntry[] =>
  readLexicon(
    'de',
    lines
      .map((line) => {
        const [answer = '', clue = `Hinweis auf ${answer.length}`, root = answer.toLowerCase()] = line.split('/');
        return [answer, clue, 1, 'thing', root, ''].join('\t');
      })
      .join('\n'),
  ).entries;

/** A square of three by three, all crossed. */
const SQUARE: readonly FillSlot[] = [
  { cells: [0, 1, 2] },
  { cells: [3, 4, 5] },
  { cells: [6, 7, 8] },
  { cells: [0, 3, 6] },
  { cells: [1, 4, 7] },
  { cells: [2, 5, 8] },
];

const LIMITS = { fails: 2000, round: 20, growth: 1.2 };

function filled(
  entries: readonly LexiconEntry[],
  slots: readonly FillSlot[],
  seed = 1,
  price = (_: LexiconEntry) => 0,
) {
  const index = indexWords(entries, price, rivalsIn(entries, foldedWords));
  const result = new Filler(seeded(seed), index, slots, 9).fill(LIMITS);
  if (!result.ok) return undefined;
  return slots.map(({ cells }, slot) => index.byLength[cells.length]?.entries[result.words[slot] as number]?.answer);
}

describe('a square of three words by three', () => {
  const words = ['ABC', 'DEF', 'GHI', 'ADG', 'BEH', 'CFI'];
  const noise = ['ABX', 'DEX', 'GHX', 'XYZ', 'AAA', 'CFY'];

  test.each([1, 2, 3, 4, 5])('seed %i: its only filling is found, or its transpose', (seed) => {
    const answers = filled(entriesOf(...words, ...noise), SQUARE, seed);
    expect([words, [...words.slice(3), ...words.slice(0, 3)]]).toContainEqual(answers);
  });

  test('without one of the words there is no filling', () => {
    expect(filled(entriesOf(...words.slice(1), ...noise), SQUARE)).toBeUndefined();
  });

  test('a length without words has no filling', () => {
    expect(filled(entriesOf('AB', 'CD'), SQUARE)).toBeUndefined();
  });
});

const TWO: readonly FillSlot[] = [{ cells: [0, 1, 2] }, { cells: [6, 7, 8] }];

test('an answer is used once', () => {
  expect(filled(entriesOf('ABC'), TWO)).toBeUndefined();
  expect(filled(entriesOf('ABC', 'DEF'), TWO)?.toSorted()).toEqual(['ABC', 'DEF']);
});

test('words of one family are never combined', () => {
  expect(filled(entriesOf('ABC//x', 'DEF//x'), TWO)).toBeUndefined();
});

test('words are not combined if every clue of one names the other', () => {
  expect(filled(entriesOf('ABC/wie def', 'DEF'), TWO)).toBeUndefined();
  expect(filled(entriesOf('ABC/wie def', 'ABC/anders', 'DEF'), TWO)?.toSorted()).toEqual(['ABC', 'DEF']);
});

test('a slot can be limited to some answers', () => {
  for (const seed of [1, 2, 3, 4]) {
    const slots = [{ cells: [0, 1, 2], only: new Set(['GHI']) }, { cells: [6, 7, 8] }];
    expect(filled(entriesOf('ABC', 'DEF', 'GHI'), slots, seed)?.[0]).toBe('GHI');
  }
});

test('expensive words are used last, banned ones never', () => {
  const entries = entriesOf('ABC', 'DEF', 'GHI');
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    expect(filled(entries, TWO, seed, ({ answer }) => (answer === 'DEF' ? 9 : 0))).not.toContain('DEF');
  }
  expect(filled(entries.slice(0, 2), TWO, 1, ({ answer }) => (answer === 'DEF' ? 9 : 0))).toContain('DEF');
  expect(filled(entries.slice(0, 2), TWO, 1, ({ answer }) => (answer === 'DEF' ? BANNED : 0))).toBeUndefined();
});

test('an earlier filling is preferred', () => {
  const entries = entriesOf('ABC', 'DEF', 'GHI', 'JKL', 'MNO');
  const index = indexWords(entries, () => 0, rivalsIn(entries, foldedWords));
  for (const seed of [1, 2, 3, 4, 5]) {
    const filler = new Filler(seeded(seed), index, TWO, 9);
    filler.remember(new Map([['0,1,2', 'JKL']]));
    filler.fill(LIMITS);
    expect(filler.phase().get('0,1,2')).toBe('JKL');
  }
});

test('a banned word stays out whatever speaks for it', () => {
  const entries = entriesOf('ABC', 'DEF');
  const { byLength } = indexWords(
    entries,
    ({ answer }) => (answer === 'ABC' ? BANNED - 6 : 0),
    rivalsIn(entries, foldedWords),
  );
  expect(byLength[3]?.entries.map(({ answer }) => answer)).toEqual(['DEF']);
});

test('bits are exact at powers of two and linear in between', () => {
  expect([1, 2, 3, 4, 6, 1024].map(bitsOf)).toEqual([0, 1, 1.5, 2, 2.5, 10]);
});
