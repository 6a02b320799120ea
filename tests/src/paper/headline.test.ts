// Whose word becomes the word of the day, and whose solution may be read.

import { describe, expect, test } from 'vitest';
import type { LevelRecord } from '../../../machines/ports.ts';
import { headlineIn, headlineOf } from '../../../src/paper/headline.ts';
import { type Edition, type Piece, solutionsIn } from '../../../src/paper/useEdition.ts';

const SOLVED: LevelRecord = { solved: true, bestTime: 60_000, progress: 1 };
const BEGUN: LevelRecord = { solved: false, bestTime: undefined, progress: 0 };

/** A game's puzzle that asks for this word, as far as the paper looks at it. */
const asks = (word: string, record?: LevelRecord): Piece =>
  ({
    game: { type: 'crossword', name: word },
    record,
    failed: false,
    puzzle: { givens: {}, still: { answers: () => [{ word, clue: 'a clue' }] } },
  }) as unknown as Piece;

describe('the word of the day', () => {
  test('comes from a puzzle that the player has solved', () =>
    expect(headlineOf([], [asks('ZITRONE', SOLVED)], 1)).toEqual({ word: 'ZITRONE', clue: 'a clue', game: 'ZITRONE' }));

  test('never from one that can still be solved, begun or not', () => {
    expect(headlineOf([], [asks('ZITRONE'), asks('LATERNE', BEGUN)], 1)).toBe(undefined);
    expect(headlineOf([], [asks('ZITRONE'), asks('LATERNE', SOLVED)], 1)?.word).toBe('LATERNE');
  });

  test('never is an answer of today', () =>
    expect(headlineOf([asks('ZITRONE')], [asks('ZITRONE', SOLVED)], 1)).toBe(undefined));
});

describe('the headline', () => {
  const coming = { ...asks('KAROTTE'), puzzle: undefined };
  const headline = (yesterday: readonly Piece[], known: boolean) =>
    headlineIn({ day: '2026-11-24', today: [coming], yesterday }, known);

  test('waits for no puzzle where none of yesterday was solved', () =>
    expect(headline([coming, asks('LATERNE', BEGUN)], true)).toBe('none'));

  test('waits for the records, and for the puzzles where one was solved', () => {
    expect(headline([coming], false)).toBe('coming');
    expect(headline([asks('ZITRONE', SOLVED)], true)).toBe('coming');
  });
});

describe('the solutions', () => {
  const edition = (over: Edition['over']): Edition => ({
    day: '2026-11-24',
    today: [],
    yesterday: [asks('ZITRONE', SOLVED), asks('LATERNE', BEGUN), asks('KAROTTE')],
    over,
    retry: () => undefined,
  });
  const shown = (over: Edition['over']) => solutionsIn(edition(over)).map(({ game }) => game.name);

  test('spare what the player has opened and not finished', () => expect(shown('yes')).toEqual(['ZITRONE', 'KAROTTE']));

  test.each(['asking', 'unknown', 'no'] as const)('are none at all while the end of the day is: %s', (over) =>
    expect(shown(over)).toEqual([]),
  );
});
