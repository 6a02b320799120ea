// What an arrowword remembers of the ones before it, and its clues in two forms: short in the cell, written out everywhere else.

import { describe, expect, test } from 'vitest';
import { generateCrossword } from '../../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../../puzzles/crossword/ipuz.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { isAbbreviated } from '../../../puzzles/lexicon/abbreviations.ts';
import { hyphenatorOf } from '../../../server/making/hyphenation.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { makeSeries } from '../../../server/making/make.ts';
import type { MadeLevel } from '../../../server/making/order.ts';
import { packOrders } from '../../../server/making/pack.ts';
import { readPacks } from '../../../server/making/packFile.ts';

const wordsOf = (language: 'de' | 'en') => ({ lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) });

function opened(content: unknown): Givens {
  const sheet = readSheet(content);
  const board = sheet.ok ? openCrossword(sheet.value) : sheet;
  if (!board.ok) throw new Error(board.fault.code);
  return board.value;
}

describe.each(LANGUAGES)('twenty easy levels in %s', (language) => {
  let series: readonly MadeLevel[] | undefined;
  const levels = async () => {
    series ??= await makeSeries(packOrders({ gameType: 'crossword', categoryType: 'leichtes', language }));
    return series;
  };

  test('an answer that comes again has another clue, but for 15 % of them', async () => {
    expect(sameAgain((await levels()).map(({ content }) => content))).toBeLessThan(0.15);
  });

  test('no solution word shares a stem with one of the ten before', async () => {
    const roots = (await levels()).map(({ prize }) => lexiconOf(language).get(prize ?? '')?.root);
    expect(roots).not.toContain(undefined);
    for (const [at, root] of roots.entries()) expect(roots.slice(Math.max(0, at - 10), at)).not.toContain(root);
  });

  test('under 5 % of the cells have an abbreviation', async () => {
    const texts = (await levels()).flatMap(({ content }) => opened(content).slots.map(({ clue }) => clue.short));
    expect(texts.filter(isAbbreviated).length / texts.length).toBeLessThan(0.05);
  });
});

/** Of the answers that come again within a series, the share that has the same clue again. */
function sameAgain(documents: readonly unknown[]): number {
  const before = new Map<string, string>();
  const again: boolean[] = [];
  for (const document of documents) {
    for (const { answer, clue } of opened(document).slots) {
      if (before.has(answer)) again.push(before.get(answer) === clue.text);
      before.set(answer, clue.text);
    }
  }
  expect(again.length).toBeGreaterThan(20);
  return again.filter(Boolean).length / again.length;
}

const CATEGORIES = ['leichtes', 'bilderratsel', 'halbe_seite', 'vollformat', 'doppelseiter'];
const packs = readPacks().filter(({ gameType }) => gameType === 'crossword');

test('each category has a pack in each language', () => {
  expect(packs.map(({ categoryType }) => categoryType)).toEqual(CATEGORIES.flatMap((name) => [name, name]).sort());
});

test.each(packs)('an answer that comes again in the pack $name seldom has the same clue', ({ levels }) => {
  expect(sameAgain(levels.map(({ content }) => content))).toBeLessThan(0.15);
});

test('of an answer’s clues the one that was used longest ago is taken', () => {
  const sheet = generateCrossword(wordsOf('de'), { category: 'leichtes', seed: 3 });
  const first = opened(sheet.fields).slots.map(({ clue }) => clue.text);
  const again = generateCrossword(wordsOf('de'), { category: 'leichtes', seed: 3, recentClues: first });
  const second = opened(again.fields).slots.map(({ clue }) => clue.text);
  expect(second.filter((text) => first.includes(text)).length).toBeLessThan(first.length / 8);
});

test('a shortened clue keeps its written-out form in the document, for ears, lists and other programs', () => {
  const sheet = generateCrossword(wordsOf('de'), { category: 'leichtes', seed: 3 });
  const document = structuredClone(sheet.fields) as { clues: { Across: Record<string, unknown>[] } };
  const clue = document.clues.Across[0] as Record<string, unknown>;
  Object.assign(clue, { clue: 'Teil des Brotes', 'io.raetsel.short': 'd. Brotes', 'io.raetsel.lines': ['d. Brotes'] });
  const slot = opened(document).slots[0];
  expect(slot?.clue).toMatchObject({ text: 'Teil des Brotes', short: 'd. Brotes', lines: ['d. Brotes'] });
  Object.assign(clue, { 'io.raetsel.short': 'e. Brotes' });
  expect(() => opened(document)).toThrow('BAD_LINES');
});
