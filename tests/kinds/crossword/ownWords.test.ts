// Words that a theme or an editor wants in an arrowword: their clues, which are tried, where long ones are put, and the boards.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../../puzzles/crossword/categories.ts';
import { generateAtOnce, generateCrossword } from '../../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import { CLUE, LETTER } from '../../../puzzles/crossword/layout.ts';
import { wantedOf, withOwn } from '../../../puzzles/crossword/ownWords.ts';
import { fixedBy, plant } from '../../../puzzles/crossword/plant.ts';
import type { Sheet } from '../../../puzzles/ipuz/sheet.ts';
import type { Language } from '../../../puzzles/languages.ts';
import { seeded } from '../../../puzzles/random.ts';
import { CALENDAR } from '../../../puzzles/themes/calendar.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { broken } from './generateQuality.ts';

const wordsOf = (language: Language) => ({ lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) });

function opened(sheet: Sheet) {
  const givens = openCrossword(sheet);
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
}

describe('a lexicon with own words', () => {
  const lexicon = lexiconOf('de');

  test('has their clues, also instead of its own, and all its other words', () => {
    const own = [
      { answer: 'QUALLO', clue: 'frei erfunden' },
      { answer: 'TANNE', clue: 'steht im Zimmer' },
      { answer: 'KERZE' },
    ];
    const more = withOwn(lexicon, own);
    expect(more.get('QUALLO')?.clues.map(({ text }) => text)).toEqual(['frei erfunden']);
    expect(more.get('TANNE')?.clues.map(({ text }) => text)).toEqual(['steht im Zimmer']);
    expect(more.get('TANNE')?.root).toBe(lexicon.get('TANNE')?.root);
    expect(more.get('KERZE')).toBe(lexicon.get('KERZE'));
    expect(more.entries.length).toBe(lexicon.entries.length + 1);
    expect(more.byLength[6]?.some(({ answer }) => answer === 'QUALLO')).toBe(true);
    expect(withOwn(lexicon, own)).toBe(more);
    expect(lexicon.get('QUALLO')).toBeUndefined();
  });

  test('is the same one if they bring nothing new', () => {
    expect(withOwn(lexicon, [{ answer: 'TANNE' }])).toBe(lexicon);
  });

  test('cannot have a word without a clue', () => {
    expect(() => withOwn(lexicon, [{ answer: 'QUALLO' }])).toThrow(/QUALLO/);
  });
});

test('some words are wanted, others each time, the longest first, and fewer when that does not help', () => {
  const answers = ['A', 'BB', 'CCC', 'DDDD', 'EEEEE', 'FFFFFF'];
  const wanted = wantedOf(seeded(1), answers, 3);
  const asked = Array.from({ length: 60 }, wanted);
  expect(asked.map(({ length }) => length)).toEqual([3, 2, 1, 0, 0, 0].flatMap((count) => Array(10).fill(count)));
  expect(new Set(asked.slice(0, 10).map(String)).size).toBeGreaterThan(4);
  for (const words of asked) expect(words).toEqual(words.toSorted((a, b) => b.length - a.length));
});

test('planted words lie in the grid, between clue cells or at a border, and touch neither each other nor the picture', () => {
  const walls = [0, 1, 12, 13];
  const room = { width: 12, height: 14, walls };
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const planted = plant(seeded(seed), room, ['LEUCHTTURM', 'SOMMERFEST', 'LAMPENSCHIRM', 'KINDERGARTEN']);
      const fixed = fixedBy(planted);
      const cells = planted.flatMap((one) => [...one.cells, ...one.ends]);
      expect(new Set(cells).size).toBe(cells.length);
      for (const { answer, cells: own, ends } of planted) {
        expect(own.length).toBe(answer.length);
        const step = (own[1] as number) - (own[0] as number);
        expect([1, 12]).toContain(step);
        for (const [at, cell] of own.entries()) {
          expect(cell).toBe((own[0] as number) + at * step);
          expect(fixed.get(cell)).toBe(LETTER);
        }
        expect(ends[0]).toBe((own[0] as number) - step);
        expect(ends.map((cell) => fixed.get(cell))).toEqual(ends.map(() => CLUE));
        const last = own.at(-1) as number;
        const atBorder = step === 1 ? last % 12 === 11 : last >= 12 * 13;
        expect(ends.length).toBe(atBorder ? 1 : 2);
        if (step === 1) expect(new Set(own.map((cell) => Math.floor(cell / 12))).size).toBe(1);
        const others = new Set(planted.filter((one) => one.answer !== answer).flatMap((one) => one.cells));
        for (const cell of own) for (const near of [cell - 12, cell + 12]) expect(others.has(near)).toBe(false);
      }
      expect(cells.filter((cell) => cell < 0 || cell >= 12 * 14 || walls.includes(cell))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('a word that is longer than the grid is left out', () => {
  expect(plant(seeded(1), { width: 6, height: 6, walls: [] }, ['LEUCHTTURM'])).toEqual([]);
});

describe.each(['de', 'en'] as const)('%s: a themed board', (language) => {
  const themes = CALENDAR[language].filter((_, at) => at % 9 === 2);

  test.each(themes.map((theme, at) => [theme.id, theme, at] as const))(
    '%s: has three of its words and keeps every rule',
    { timeout: 120_000 },
    (_, { words }, weekday) => {
      const own = { words, few: 3 };
      const order = { category: 'tagliches_ratsel', weekday: weekday % 7, own } as const;
      const seed = Array.from({ length: 60 }, (_, at) => at).find((at) =>
        generateAtOnce(wordsOf(language), { ...order, seed: at }),
      );
      expect(seed).toBeDefined();
      const sheet = generateCrossword(wordsOf(language), { ...order, seed: seed as number });
      expect(sheet).toEqual(generateAtOnce(wordsOf(language), { ...order, seed: seed as number }));
      const givens = opened(sheet);
      const answers = givens.slots.map(({ answer }) => answer);
      expect(words.filter(({ answer }) => answers.includes(answer)).length).toBeGreaterThanOrEqual(3);
      const world = { lexicon: withOwn(lexiconOf(language), words), category: CATEGORIES.tagliches_ratsel };
      expect(broken(givens, world)).toEqual([]);
    },
  );
});

test('an editor’s words are set with their clues; banned ones and clues that are used up are not', {
  timeout: 120_000,
}, () => {
  const own = {
    words: [{ answer: 'LEUCHTTURM' }, { answer: 'LAMPION', clue: 'leuchtet im Garten' }, { answer: 'TANZ' }],
  };
  const order = { category: 'halbe_seite', seed: 3 } as const;
  const plain = opened(generateCrossword(wordsOf('de'), order)).slots;
  const ban = plain.map(({ answer }) => answer);
  const recentClues = plain.map(({ clue }) => clue.text);
  const { slots } = opened(generateCrossword(wordsOf('de'), { ...order, own, ban, recentClues, freshCluesOnly: true }));
  const set = slots.filter(({ answer }) => own.words.some((word) => word.answer === answer));
  expect(set.length).toBeGreaterThanOrEqual(2);
  expect(slots.filter(({ answer }) => ban.includes(answer))).toEqual([]);
  expect(slots.filter(({ clue }) => recentClues.includes(clue.text))).toEqual([]);
  for (const { answer, clue } of set) if (answer === 'LAMPION') expect(clue.text).toBe('leuchtet im Garten');
});
