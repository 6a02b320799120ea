import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '../../../puzzles/crossword/categories.ts';
import { type CrosswordOrder, generateCrossword } from '../../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import { ARROW_EXIT, type Clue, type Givens } from '../../../puzzles/crossword/types.ts';
import { parseIpuz, printIpuz, readSheet, type Sheet } from '../../../puzzles/ipuz/sheet.ts';
import type { Language } from '../../../puzzles/languages.ts';
import type { Lexicon } from '../../../puzzles/lexicon/lexicon.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { readPacks } from '../../../server/making/packFile.ts';
import { broken, measures, RULES, type RuleName, type World } from './generateQuality.ts';

const wordsOf = (language: Language) => ({
  lexicon: lexiconOf(language),
  hyphenate: hyphenatorOf(language),
});

function opened(sheet: Sheet): Givens {
  const givens = openCrossword(sheet);
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
}

const boards = new Map<string, Givens>();
/** Made once: several tests look at the same boards. The weekday only matters to a daily. */
function made(language: Language, { weekday = 0, ...order }: CrosswordOrder): Givens {
  const whole = { ...order, weekday: order.category === 'tagliches_ratsel' ? weekday : 0 };
  const name = JSON.stringify([language, whole]);
  const board = boards.get(name) ?? opened(generateCrossword(wordsOf(language), whole));
  boards.set(name, board);
  return board;
}

const worldOf = (language: Language, category: CrosswordOrder['category']): World => ({
  lexicon: lexiconOf(language),
  category: CATEGORIES[category],
});

const PACKS = readPacks();

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const FULL = process.env.FULL !== undefined;
/**
 * Mostly small ones: the rules are the same, and a double page takes as long as thirty of them. The full run makes more of them, and
 * pages; every run inspects the shipped pages, of which content.test.ts makes some again. The bench makes 300 more of all sizes.
 */
const SERIES = [
  ['leichtes', FULL ? 36 : 9],
  ['tagliches_ratsel', FULL ? 7 : 3],
  ['bilderratsel', FULL ? 3 : 2],
  ['halbe_seite', FULL ? 3 : 2],
] as const;
const PAGES = ['vollformat', 'doppelseiter'] as const;

type Category = CrosswordOrder['category'];

function expectGood(board: Givens, language: Language, category: Category, which: number): void {
  const { gate } = CATEGORIES[category];
  expect([which, broken(board, worldOf(language, category))]).toEqual([which, []]);
  const { share, crossed, meanLength, two, three, threeUncrossed } = measures(board);
  expect(share).toBeLessThanOrEqual(gate.share);
  expect(crossed).toBeGreaterThanOrEqual(gate.crossed);
  expect(meanLength).toBeGreaterThanOrEqual(gate.meanLength);
  expect(two).toBeLessThanOrEqual(gate.two);
  expect(three).toBeLessThanOrEqual(gate.three);
  expect(threeUncrossed).toBe(0);
}

describe.each(['de', 'en'] as const)(
  '%s: every rule is kept, and every measure is the published one or better',
  (language) => {
    test.each([...SERIES, ...(FULL ? PAGES.map((page) => [page, 1] as const) : [])])('%s', (category, count) => {
      for (const seed of seeds(count))
        expectGood(made(language, { category, seed, weekday: seed % 7 }), language, category, seed);
    });

    test.each(PAGES)('%s, as shipped', (category) => {
      const shipped = PACKS.find(({ name }) => name === `crossword/${category}/${language}`)?.levels ?? [];
      expect(shipped).toHaveLength(20);
      for (const { content, number } of shipped) {
        const sheet = readSheet(content);
        if (!sheet.ok) throw new Error(sheet.fault.code);
        expectGood(opened(sheet.value), language, category, number);
      }
    });
  },
);

test('the gates have the values required by the issue', () => {
  for (const [name, { gate }] of Object.entries(CATEGORIES)) {
    const crossed = { vollformat: 0.82, doppelseiter: 0.82, halbe_seite: 0.79 }[name] ?? 0.74;
    const long = { vollformat: 1, doppelseiter: 4 }[name] ?? 0;
    expect({ name, ...gate }).toEqual({ name, share: 0.24, crossed, meanLength: 4.7, two: 0.01, three: 0.08, long });
  }
});

/** A board that obeys all rules, to be altered so that it breaks one of them. */
const page = made('de', { category: 'halbe_seite', seed: 1 });
const pictures = made('de', { category: 'bilderratsel', seed: 1 });

const withClue = (board: Givens, slot: number, change: Partial<Clue>): Givens => ({
  ...board,
  slots: board.slots.map((other, index) => (index === slot ? { ...other, clue: { ...other.clue, ...change } } : other)),
});

const withText = (slot: number, text: string, lines: readonly string[], size: number): Givens =>
  withClue(page, slot, { text, short: text, lines, size });

/** The lower of two clues, whose arrow leaves downwards, and the upper one. */
const under = page.slots.findIndex(({ clue }) => clue.side === 'bottom' && ARROW_EXIT[clue.arrow] === 'down');
const half = page.slots.findIndex(({ clue }) => clue.side === 'top' && clue.cell === page.slots[under]?.clue.cell);
const whole = page.slots.findIndex(({ clue }) => clue.side === 'whole');
const shown = pictures.slots.findIndex(({ clue }) => clue.image !== '');

/** The lexicon with one more clue for an answer, or with its family changed. */
function changed(lexicon: Lexicon, answer: string, change: { clue?: string; root?: string }): Lexicon {
  const entries = lexicon.entries.map((entry) => {
    if (entry.answer !== answer) return entry;
    const [first] = entry.clues;
    const { clue = '' } = change;
    const clues = clue !== '' && first ? [...entry.clues, { ...first, text: clue, written: clue }] : entry.clues;
    return { ...entry, clues, root: change.root ?? entry.root };
  });
  return { ...lexicon, entries, get: (word) => entries.find((entry) => entry.answer === word) };
}

const world = worldOf('de', 'halbe_seite');
const answerAt = (slot: number) => page.slots[slot]?.answer ?? '';
const naming = `so etwas wie ${answerAt(under)}`;

const BREAKS: Record<RuleName, () => readonly [Givens, World]> = {
  SIZE: () => [page, { ...world, category: { ...world.category, width: 13 } }],
  ENTRY: () => [withText(whole, 'ganz was anderes', ['ganz was', 'anderes'], 190), world],
  FAMILY: () => {
    const root = world.lexicon.get(answerAt(0))?.root ?? '';
    return [page, { ...world, lexicon: changed(world.lexicon, answerAt(1), { root }) }];
  },
  GIVEN_AWAY: () => [
    withText(whole, naming, naming.split(' '), 100),
    { ...world, lexicon: changed(world.lexicon, answerAt(whole), { clue: naming }) },
  ],
  WHOLE_TEXT: () => [withClue(page, whole, { lines: ['…'] }), world],
  FITS: () => [withClue(page, half, { size: 300 }), world],
  HALVES: () => [withClue(withClue(page, half, { side: 'bottom' }), under, { side: 'top' }), world],
  SOLUTION_WORD: () => [{ ...page, solutionWord: null }, world],
  PICTURES: () => [withClue(pictures, shown, { image: 'no-such-picture' }), worldOf('de', 'bilderratsel')],
};

test.each(Object.keys(RULES) as RuleName[])('%s: a board that breaks only this rule is caught', (name) => {
  expect(broken(...BREAKS[name]())).toEqual([name]);
});

test('the same seed gives the same board, another seed a different one', () => {
  const order = { category: 'leichtes', seed: 7 } as const;
  const text = printIpuz(generateCrossword(wordsOf('de'), order));
  expect(printIpuz(generateCrossword(wordsOf('de'), order))).toBe(text);
  expect(printIpuz(generateCrossword(wordsOf('de'), { ...order, seed: 8 }))).not.toBe(text);
  expect(printIpuz(generateCrossword(wordsOf('en'), order))).not.toBe(text);
});

test('a document survives writing and reading', () => {
  const order = { category: 'leichtes', seed: 3, title: 'A title', date: '2026-11-21' } as const;
  const sheet = generateCrossword(wordsOf('en'), order);
  expect(parseIpuz(printIpuz(sheet))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(sheet)) });
  expect(sheet.fields).toMatchObject({ title: 'A title', date: '11/21/2026', 'io.raetsel.locale': 'en' });
});

test('recent answers are avoided', () => {
  const first = made('de', { category: 'halbe_seite', seed: 1 }).slots.map(({ answer }) => answer);
  const next = made('de', { category: 'halbe_seite', seed: 1, recent: first });
  expect(next.slots.filter(({ answer }) => first.includes(answer))).toEqual([]);
  expect(first).not.toContain(next.solutionWord?.word);
});

test('words get harder with the category', () => {
  const meanOf = (category: CrosswordOrder['category']) => {
    // one full page has as many clues as three small boards
    const clues = seeds({ vollformat: 1, halbe_seite: 2 }[category as string] ?? 3).flatMap((seed) =>
      made('de', { category, seed }).slots.map(({ answer, clue: { text } }) => {
        const found = lexiconOf('de')
          .get(answer)
          ?.clues.find((clue) => clue.written === text);
        return Number(found?.difficulty);
      }),
    );
    return clues.reduce((sum, level) => sum + level, 0) / clues.length;
  };
  const [easy = 0, half = 0, full = 0] = (['leichtes', 'halbe_seite', 'vollformat'] as const).map((name) =>
    meanOf(name),
  );
  expect(easy).toBeLessThan(half);
  expect(half).toBeLessThan(full);
});
