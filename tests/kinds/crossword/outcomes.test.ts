// What a game says about its clues. LAND, LEO, FUG across; ALF, NEU, DOG down, each crossing all of them.

import { describe, expect, test } from 'vitest';
import { type ClueOutcome, LONGEST_CLUE, outcomesOf } from '../../../puzzles/crossword/outcomes.ts';
import type { Move } from '../../../puzzles/crossword/play.ts';
import { apply, start } from '../../../puzzles/crossword/rules.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { boardOf } from '../../server/progress/games.ts';
import { SMALL } from './documents.ts';

const givens = (await boardOf('crossword/small', SMALL)).givens as Givens;
const cellsOf = (answer: string) => givens.slots.find((slot) => slot.answer === answer)?.cells ?? [];

/** The moves of typing `text` into the word of `answer`, from its place `from` on. */
const typed = (answer: string, text = answer, from = 0, pencil = false): Move[] =>
  [...text].map((letter, n) => ({ type: 'letter', cell: cellsOf(answer)[from + n] as number, letter, pencil }));

function outcomes(moves: readonly Move[], solved = true, of: Givens = givens): Record<string, ClueOutcome> {
  const plays = [start(of)];
  for (const move of moves) plays.push(apply(of, plays.at(-1) as (typeof plays)[number], move));
  return Object.fromEntries(outcomesOf(of, plays, solved).map((outcome) => [outcome.answer, outcome]));
}

const KNOWN = { unaided: true, firstTry: true, tried: true, known: true, hinted: false, wrong: false };
/** By letters of other words. */
const FILLED = { ...KNOWN, tried: false, known: false };

test('words typed across were known, those that they fill were not tried', () => {
  const found = outcomes([...typed('LAND'), ...typed('LEO'), ...typed('FUG')]);
  expect(found).toMatchObject({ LAND: KNOWN, LEO: KNOWN, FUG: KNOWN, ALF: FILLED, NEU: FILLED, DOG: FILLED });
  expect(found.LAND).toMatchObject({ answer: 'LAND', clue: 'Staat' });
});

test('a word that needed more than half of its letters was tried, and not known', () => {
  const { NEU } = outcomes([...typed('LAND'), ...typed('LEO'), ...typed('NEU', 'U', 2)], false);
  expect(NEU).toMatchObject({ ...KNOWN, known: false });
  const { ALF } = outcomes([
    ...typed('LAND'),
    ...typed('ALF', 'LF', 1),
    ...typed('LEO', 'EO', 1),
    ...typed('FUG', 'UG', 1),
  ]);
  expect(ALF).toMatchObject(KNOWN);
});

describe('a word that is complete and wrong', () => {
  test('is wrong, even if it is put right', () => {
    const { LAND } = outcomes([...typed('LAND', 'LANX'), ...typed('LAND', 'D', 3), ...typed('LEO'), ...typed('FUG')]);
    expect(LAND).toMatchObject({
      unaided: true,
      firstTry: false,
      tried: true,
      known: false,
      hinted: false,
      wrong: true,
    });
  });

  test('is a guess in pencil, which is not', () => {
    const { LAND } = outcomes([...typed('LAND', 'LANX', 0, true), ...typed('LAND'), ...typed('LEO'), ...typed('FUG')]);
    expect(LAND).toMatchObject({ firstTry: true, wrong: false });
  });
});

test('a letter that was shown is help for both of its words, even if it was written over', () => {
  const reveal: Move = { type: 'reveal', cell: cellsOf('LEO')[0] as number };
  const found = outcomes([reveal, ...typed('LEO', 'X'), ...typed('LEO'), ...typed('LAND'), ...typed('FUG')]);
  const helped = { unaided: false, firstTry: false, tried: true, known: false, hinted: true };
  expect(found).toMatchObject({ LEO: helped, ALF: helped, LAND: KNOWN, DOG: FILLED });
});

test('of an unsolved game only what was complete or got help is there', () => {
  const reveal: Move = { type: 'reveal', cell: cellsOf('FUG')[2] as number };
  const found = outcomes([...typed('LAND'), ...typed('LEO', 'L'), reveal], false);
  expect(Object.keys(found).sort()).toEqual(['DOG', 'FUG', 'LAND']);
  expect(found.FUG).toMatchObject({ unaided: false, hinted: true, wrong: false });
});

test('pictures and endless clues are left out', () => {
  const slots = givens.slots.map((slot, index) => {
    if (index === 0) return { ...slot, clue: { ...slot.clue, image: 'cat' } };
    return index === 1 ? { ...slot, clue: { ...slot.clue, text: 'x'.repeat(LONGEST_CLUE + 1) } } : slot;
  });
  const moves = [...typed('LAND'), ...typed('LEO'), ...typed('FUG')];
  expect(Object.keys(outcomes(moves, true, { ...givens, slots }))).toHaveLength(givens.slots.length - 2);
});

test('a game without moves says nothing', () => {
  expect(outcomes([], false)).toEqual({});
});
