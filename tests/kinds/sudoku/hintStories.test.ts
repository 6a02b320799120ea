// 500 players ask for hints: 100 each with no notes, complete ones, those of two places, partial and wrong ones. Whatever a hint
// says is checked against the board that the player sees, by code that shares nothing with what found it.

import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../puzzles/random.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { MONSTER } from './documents.ts';
import { type Board, boardsOf } from './stories/boards.ts';
import { untruths } from './stories/check.ts';
import { CELLS, cellsIn, DIGITS, HOUSES } from './stories/geometry.ts';
import { misnumbered } from './stories/grammar.ts';
import { sentencesOf } from './stories/sentences.ts';
import { storyOf, type Told } from './stories/story.ts';
import { STYLES } from './stories/styles.ts';
import { byRules } from './stories/told.ts';

const BOARDS = 500;
/** How many hints each player takes; the full run hears them to the end. */
const HINTS = process.env.FULL === '1' ? 200 : 6;

const NAMES = Object.keys(STYLES);
const stories = new Map<string, Told[][]>();

beforeAll(() => {
  const random = seeded(1);
  for (const [index, board] of boardsOf(BOARDS).entries()) {
    const name = NAMES[index % NAMES.length] as string;
    const style = STYLES[name];
    if (!style) throw new Error(`no style ${name}`);
    stories.set(name, [...(stories.get(name) ?? []), storyOf(board, style, random, HINTS)]);
  }
});

const housesWithSingle = (may: readonly (readonly number[])[]): readonly string[] =>
  HOUSES.filter((house) =>
    DIGITS.some((digit) => cellsIn(house).filter((cell) => may[cell]?.includes(digit)).length === 1),
  );

const hintsOf = (name: string): Told[] => (stories.get(name) ?? []).flat();
const placed = ({ hint }: Told): boolean => hint.move.type === 'reveal';

const untrueIn = (told: readonly Told[]): object[] =>
  told.flatMap(({ hint, seen }) => {
    const found = untruths(hint, seen);
    return found.length === 0 ? [] : [{ untrue: found, says: hint.says, board: seen.entered.join('') }];
  });

describe.each(NAMES)('notes: %s', (name) => {
  test('every sentence is true for the player', () => {
    expect(stories.get(name)).toHaveLength(BOARDS / NAMES.length);
    expect(untrueIn(hintsOf(name))).toEqual([]);
  });

  test('a single is hidden in a box if it can be, then in a row or a column, then naked', () => {
    for (const { hint, seen } of hintsOf(name)) {
      if (!/^(hidden|naked)Single\.why$/.test(hint.says.why.key)) continue;
      const alone = housesWithSingle(byRules(seen.entered));
      const easiest = ['b', 'r', 'c'].find((letter) => alone.some((house) => house.startsWith(letter))) ?? 'naked';
      const told = hint.technique === 'hiddenSingle' ? hint.says.where.values.place : 'naked';
      expect(String(told)).toMatch(new RegExp(`^${easiest}`));
    }
  });

  test('verbs have the number of what they are about', () => {
    const wrong = hintsOf(name)
      .filter((told) => !placed(told))
      .flatMap(({ hint }) => sentencesOf(hint))
      .flatMap(({ language, text }) => misnumbered(language, text) ?? []);
    expect(wrong).toEqual([]);
  });
});

const firstOf = (name: string): Told[] => (stories.get(name) ?? []).flatMap((told) => told.slice(0, 1));
const remarks = (name: string): number =>
  firstOf(name).filter(({ hint }) => hint.says.why.also === 'notesIncomplete.why').length;
/** What rows, columns and boxes alone tell needs no notes; of partial ones there are none where all the noted boxes are full. */
const byNotes = (name: string): number =>
  firstOf(name).filter(
    ({ hint, seen: { notes } }) => !isPlain(hint.says.why.key) && notes.some(({ length }) => length > 0),
  ).length;
const isPlain = (key: string): boolean => /^(fullHouse|hiddenSingle|nakedSingle)\.why$/.test(key);

test('notes that are not complete are told so whenever they could count, complete ones and none never', () => {
  for (const name of ['twoPlaces', 'partial']) expect([name, remarks(name)]).toEqual([name, byNotes(name)]);
  for (const name of ['none', 'complete']) expect([name, remarks(name)]).toEqual([name, 0]);
});

test('a wrong entry is told of truly', () => {
  const random = seeded(3);
  const none = STYLES.none as (typeof STYLES)[string];
  for (const board of boardsOf(40)) {
    const [hint] = storyOf(mistaken(board), none, random, 1);
    expect(hint?.hint.technique).toBe('wrongEntry');
    expect(untrueIn(hint ? [hint] : [])).toEqual([]);
  }
});

/** The first free cell has the digit after the right one. */
function mistaken(board: Board): Board {
  const at = board.entered.indexOf(0);
  return {
    ...board,
    entered: board.entered.map((digit, cell) => (cell === at ? ((board.solution[cell] ?? 0) % 9) + 1 : digit)),
  };
}

test('trials on a board beyond all techniques are true', () => {
  const given = (MONSTER.puzzle as number[][]).flat();
  const { solution = [] } = countSolutions(Uint8Array.from(given));
  const board = { given, solution: [...solution], entered: given };
  const told = storyOf(board, STYLES.none as (typeof STYLES)[string], seeded(4), 10);
  expect(told.map(({ hint }) => hint.technique)).toContain('trial');
  expect(untrueIn(told)).toEqual([]);
});

test('an untrue sentence would be noticed', () => {
  const [told] = hintsOf('none').filter(({ hint }) => hint.says.why.key === 'lockedCandidates1.why');
  if (!told) throw new Error('no such hint');
  const { hint, seen } = told;
  const elsewhere = {
    ...hint,
    says: { ...hint.says, why: { ...hint.says.why, values: { ...hint.says.why.values, place: 'b0' } } },
  };
  expect(untruths(elsewhere, seen)).not.toEqual([]);
  expect(untruths(hint, { ...seen, may: CELLS.map((cell) => (seen.entered[cell] === 0 ? DIGITS : [])) })).not.toEqual(
    [],
  );
});
