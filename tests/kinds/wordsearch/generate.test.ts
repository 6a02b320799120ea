// Every rule of a wordsearch, over hundreds of seeds, by an independent inspector; and a board that breaks only it.

import { describe, expect, test } from 'vitest';
import {
  generateWordsearch,
  levelOf,
  longMessagesOf,
  messagesOf,
  type WordsearchOrder,
} from '../../../puzzles/wordsearch/generate.ts';
import { openWordsearch } from '../../../puzzles/wordsearch/ipuz.ts';
import { THEMES } from '../../../puzzles/wordsearch/themes.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { documentOf } from './documents.ts';
import { inspect, RULES, type Rule, type Wish } from './inspect.ts';

const FORWARDS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
] as const;
const STEPS = [...FORWARDS, [0, -1], [-1, -1], [-1, 0], [-1, 1]] as const;

/** The product's decision; the rest is the generator's own table. */
const SMALL_BOARD = { width: 10, height: 10, steps: FORWARDS };
const LARGE_BOARD = { width: 12, height: 12, steps: STEPS };
const FULL_PAGE = { width: 16, height: 16, steps: STEPS };
const EASY_DAY = { ...LARGE_BOARD, steps: FORWARDS };

const ORDERS: readonly { order: Omit<WordsearchOrder, 'seed'>; board: Pick<Wish, 'width' | 'height' | 'steps'> }[] = [
  ...[1, 4, 7, 10].map((number) => ({ order: { category: 'leichtes', number } as const, board: SMALL_BOARD })),
  ...[11, 15, 20, 33].map((number) => ({ order: { category: 'leichtes', number } as const, board: LARGE_BOARD })),
  ...[1, 20].map((number) => ({ order: { category: 'vollformat', number } as const, board: FULL_PAGE })),
  ...[1, 2].map((weekday) => ({ order: { category: 'tagliches_ratsel', weekday } as const, board: EASY_DAY })),
  ...[3, 4, 5, 6, 0].map((weekday) => ({
    order: { category: 'tagliches_ratsel', weekday } as const,
    board: LARGE_BOARD,
  })),
];
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const lexicon = lexiconOf(language);

  test.each(ORDERS)('$order breaks no rule', ({ order, board }) => {
    const { least, most, message } = levelOf({ ...order, seed: 0 });
    for (const seed of SEEDS) {
      const { sheet, theme, answers } = generateWordsearch({ ...order, seed }, lexicon);
      const topics = THEMES.find(({ [language]: title }) => title === theme)?.topics ?? [];
      const wish: Wish = {
        ...board,
        least,
        most,
        message,
        crossed: 0.5,
        rootOf: (word) => lexicon.get(word)?.root ?? '',
        isAbout: (word) => topics.includes(lexicon.get(word)?.clues[0]?.topic as never),
      };
      expect(inspect(sheet.fields, wish), `seed ${seed}: ${answers}`).toEqual([]);
      expect(openWordsearch(sheet).ok).toBe(true);
      expect(sheet.title).toBe(theme);
    }
  });

  test('from the eleventh level on, boards have a message', () => {
    const levels = Array.from({ length: 20 }, (_, n) => levelOf({ category: 'leichtes', seed: 0, number: n + 1 }));
    expect(levels.map(({ message }) => message)).toEqual(levels.map((_, n) => n >= 10));
  });

  test('the levels of a pack have different themes', () => {
    const themes = Array.from(
      { length: 20 },
      (_, n) => generateWordsearch({ category: 'leichtes', seed: n, number: n + 1 }, lexicon).theme,
    );
    expect(new Set(themes).size).toBeGreaterThanOrEqual(18);
  });

  test('no message occurs twice in ten levels', () => {
    const messages: unknown[] = [];
    let recent: string[] = [];
    for (let number = 11; number <= 20; number++) {
      const { sheet, answers } = generateWordsearch({ category: 'leichtes', number, seed: number, recent }, lexicon);
      messages.push(sheet.fields['io.raetsel.message']);
      recent = number % 5 === 0 ? [] : [...recent, ...answers];
    }
    expect(new Set(messages).size).toBe(10);
  });

  test('no message occurs twice in twenty large levels, whatever the pack', () => {
    const messages: unknown[] = [];
    let recent: string[] = [];
    for (let number = 1; number <= 20; number++) {
      const { sheet, answers } = generateWordsearch({ category: 'vollformat', number, seed: number, recent }, lexicon);
      messages.push(sheet.fields['io.raetsel.message']);
      recent = number % 5 === 0 ? [] : [...recent, ...answers];
    }
    expect(new Set(messages).size).toBe(20);
  });

  test('the same seed gives the same puzzle, and recent words are avoided', () => {
    const order = { category: 'leichtes', number: 12, seed: 5, theme: 'animals' } as const;
    const first = generateWordsearch(order, lexicon);
    expect(generateWordsearch(order, lexicon)).toEqual(first);
    expect(generateWordsearch({ ...order, seed: 6 }, lexicon).answers).not.toEqual(first.answers);
    const again = generateWordsearch({ ...order, seed: 6, recent: first.answers }, lexicon);
    expect(again.answers.filter((word) => first.answers.includes(word))).toEqual([]);
  });

  test('an unknown theme is refused', () => {
    expect(() => generateWordsearch({ category: 'leichtes', seed: 1, theme: 'nonsense' }, lexicon)).toThrow(RangeError);
  });

  test('there are many messages, of many lengths, all different', () => {
    const messages = messagesOf(language);
    expect(messages.length).toBeGreaterThanOrEqual(90);
    expect(new Set(messages).size).toBe(messages.length);
    expect(new Set(messages.map(({ length }) => length)).size).toBeGreaterThan(25);
    const long = longMessagesOf(language);
    expect(long.length).toBeGreaterThanOrEqual(40);
    expect(new Set([...messages, ...long]).size).toBe(messages.length + long.length);
  });
});

/** HUND to the right in the second row, ENTE down the last column. */
const ROWS = 'VWQYZE HUNDVN XQZJYT KVWXQE ZYVJWX';
const WISH: Wish = { width: 6, height: 5, least: 2, most: 3, steps: STEPS, message: false, crossed: 0 };

const BROKEN: Readonly<
  Record<Rule, readonly [rows: string, words: readonly string[], wish: Partial<Wish>, more?: object]>
> = {
  SIZE: [ROWS, ['ENTE', 'HUND'], { width: 7 }],
  WORD_COUNT: [ROWS, ['HUND'], {}],
  TOO_SHORT: ['VWQYKE HUNDUN XQZJHT KVWXQE ZYVJWX', ['ENTE', 'HUND', 'KUH'], {}],
  NOT_SORTED: [ROWS, ['HUND', 'ENTE'], {}],
  PALINDROME: ['VWQYZE HUNDVN XQZJYT KVWXQE OTTOWX', ['ENTE', 'HUND', 'OTTO'], {}],
  PART_OF_ANOTHER: ['VWQYZE HUNDEN XQZJYT KVWXQE ZYVJWX', ['ENTE', 'HUND', 'HUNDEN'], {}],
  NOT_ONCE: ['VWQYZE HUNDVN XQZJYT KDNUHE ZYVJWX', ['ENTE', 'HUND'], {}],
  DIRECTION: [ROWS, ['ENTE', 'HUND'], { steps: [[0, 1]] }],
  ONE_SIDED: ['HUNDVW XENTEQ KATZEV QWXYVJ ZQXWJV', ['ENTE', 'HUND', 'KATZE'], {}],
  HARDLY_CROSSED: [ROWS, ['ENTE', 'HUND'], { crossed: 0.5 }],
  FAMILY_TWICE: [ROWS, ['ENTE', 'HUND'], { rootOf: () => 'tier' }],
  OFF_TOPIC: [ROWS, ['ENTE', 'HUND'], { isAbout: (word) => word !== 'HUND' }],
  OFFENSIVE: ['VWQYZE HUNDVN XQZJYT KVSEXE ZYVJWX', ['ENTE', 'HUND'], {}],
  MESSAGE: [ROWS, ['ENTE', 'HUND'], { message: true }, { 'io.raetsel.message': 'Guten Tag' }],
};

test('the inspector finds nothing on a valid board, with and without a message', () => {
  expect(inspect(documentOf(ROWS, ['ENTE', 'HUND']), WISH)).toEqual([]);
  const told = documentOf('INDERE HUNDRN UHELIT EGTDIE EKRAFT', ['ENTE', 'HUND'], {
    'io.raetsel.message': 'In der Ruhe liegt die Kraft.',
  });
  expect(inspect(told, { ...WISH, message: true })).toEqual([]);
  expect(inspect(told, WISH)).toEqual(['MESSAGE']);
});

test.each(RULES)('a board that breaks only %s', (rule) => {
  const [rows, words, wish, more] = BROKEN[rule];
  expect(inspect(documentOf(rows, words, more), { ...WISH, ...wish })).toEqual([rule]);
});
