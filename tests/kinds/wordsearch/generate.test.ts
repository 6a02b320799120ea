// Every rule of a wordsearch, over hundreds of seeds, by an independent inspector; and a board that breaks only it.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { seedOf } from '../../../puzzles/random.ts';
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

const ORDERS: readonly {
  order: Omit<WordsearchOrder, 'seed' | 'language'>;
  board: Pick<Wish, 'width' | 'height' | 'steps'>;
}[] = [
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

describe.each(LANGUAGES)('in %s', (language) => {
  const lexicon = lexiconOf(language);

  test.each(ORDERS)('$order breaks no rule', ({ order, board }) => {
    const { least, most } = levelOf(order);
    for (const seed of SEEDS) {
      const { sheet, theme, answers } = generateWordsearch({ ...order, language, seed });
      const listed = THEMES[language].find(({ title }) => title === theme)?.words ?? [];
      const wish: Wish = {
        ...board,
        least,
        most,
        message: true,
        crossed: 0.5,
        rootOf: (word) => lexicon.get(word)?.root ?? word,
        isAbout: (word) => listed.includes(word),
      };
      expect(inspect(sheet.fields, wish), `seed ${seed}: ${answers}`).toEqual([]);
      expect(openWordsearch(sheet).ok).toBe(true);
      expect(sheet.title).toBe(theme);
    }
  });

  test.each(['leichtes', 'vollformat'] as const)('no message and no theme occurs twice in a pack of %s', (category) => {
    const messages: unknown[] = [];
    const themes: string[] = [];
    let recent: string[] = [];
    for (let number = 1; number <= 20; number++) {
      const order = { category, language, number, seed: number, recent };
      const { sheet, theme, answers } = generateWordsearch(order);
      messages.push(sheet.fields['io.raetsel.message']);
      themes.push(theme);
      recent = number % 5 === 0 ? [] : [...recent, ...answers];
    }
    expect(new Set(messages).size).toBe(20);
    expect(new Set(themes).size).toBe(20);
  });

  test('the next pack has themes that the one before had not', () => {
    const themeOf = (turn: number, number: number) =>
      generateWordsearch({ category: 'leichtes', language, number, turn, seed: number }).theme;
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const first = numbers.map((number) => themeOf(0, number));
    expect(numbers.map((number) => themeOf(1, number)).filter((theme) => first.includes(theme))).toEqual([]);
  });

  test('no theme occurs twice within twenty days, and no message within five', () => {
    const days = Array.from({ length: 60 }, (_, turn) => {
      const seed = seedOf('day', turn);
      const order = { category: 'tagliches_ratsel', language, seed, weekday: turn % 7, turn } as const;
      const { sheet, theme } = generateWordsearch(order);
      return { theme, message: sheet.fields['io.raetsel.message'] };
    });
    for (const [turn, { theme, message }] of days.entries()) {
      expect(days.slice(turn + 1, turn + 20).map((day) => day.theme)).not.toContain(theme);
      expect(days.slice(turn + 1, turn + 5).map((day) => day.message)).not.toContain(message);
    }
  });

  test('most words of easy boards are known to every child', () => {
    const shares = Array.from({ length: 10 }, (_, n) => {
      const order = { category: 'leichtes', language, number: n + 1, seed: n } as const;
      const { sheet, theme } = generateWordsearch(order);
      const known = THEMES[language].find(({ title }) => title === theme)?.known ?? [];
      const words = sheet.fields.solution as readonly string[];
      return words.filter((word) => known.includes(word)).length / words.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
  });

  test('the same seed gives the same puzzle, and recent words are avoided', () => {
    const order = { category: 'leichtes', language, number: 2, seed: 5, theme: 'farm' } as const;
    const first = generateWordsearch(order);
    expect(generateWordsearch(order)).toEqual(first);
    expect(generateWordsearch({ ...order, seed: 6 }).answers).not.toEqual(first.answers);
    const again = generateWordsearch({ ...order, seed: 6, recent: first.answers });
    expect(again.answers.filter((word) => first.answers.includes(word))).toEqual([]);
  });

  test('an unknown theme is refused', () => {
    const order = { category: 'leichtes', language, seed: 1, theme: 'nonsense' } as const;
    expect(() => generateWordsearch(order)).toThrow(RangeError);
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
