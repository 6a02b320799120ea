// Audits that share no code with the generators examine every level of every pack; and each audit is seen to find what is
// planted.

import { beforeAll, describe, expect, it, test } from 'vitest';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { makeLevel } from '../../server/making/make.ts';
import type { LevelOrder } from '../../server/making/order.ts';
import { readPacks } from '../../server/making/packFile.ts';
import { AUDITS } from './audit/audit.ts';
import type { Json } from './audit/document.ts';

const PACKS = readPacks();

test('every game of the catalogue, and no other, has packs to audit', () => {
  expect(new Set(PACKS.map(({ gameType }) => gameType))).toEqual(new Set(GAME_TYPES));
});

it.each(PACKS.map((pack) => [pack.name, pack] as const))('%s: no finding', (_name, { levels, ...pack }) => {
  const found = levels.flatMap(({ number, content }) =>
    AUDITS[pack.gameType as GameType]({ ...pack, number, document: content }).map((one) => ({ level: number, ...one })),
  );
  expect(levels).not.toEqual([]);
  expect(found).toEqual([]);
});

const order = (gameType: LevelOrder['gameType'], categoryType: LevelOrder['categoryType'], number = 1): LevelOrder => ({
  gameType,
  categoryType,
  language: 'de',
  seed: 11,
  number,
});

interface Plan {
  readonly of: LevelOrder;
  readonly plants: readonly (readonly [rule: string, plant: (document: never) => void])[];
}

interface Crossword {
  dimensions: { width: number };
  puzzle: unknown[][];
  solution: string[][];
  answer: string;
  clues: { Across: Json[]; Down: Json[] };
}
interface Gridpuzzle {
  puzzle: unknown[][];
  solution: string[][];
  'io.raetsel.words': string[];
}
interface Sudoku {
  puzzle: number[][];
  solution: number[][];
}
interface Wordsearch {
  puzzle: string[][];
  solution: string[];
  'io.raetsel.message'?: string;
}

const PLANS: Readonly<Record<GameType, Plan>> = {
  sudoku: {
    of: order('sudoku', 'leichtes'),
    plants: [
      ['SIZE', (it: Sudoku) => void it.puzzle.pop()],
      ['SOLUTION', (it: Sudoku) => void it.solution[0]?.reverse()],
      ['GIVEN_DIFFERS', (it: Sudoku) => void it.solution.reverse()],
      ['SOLUTIONS', (it: Sudoku) => void it.puzzle.splice(0, 5, ...Array(5).fill(Array(9).fill(0)))],
    ],
  },
  crossword: {
    of: order('crossword', 'halbe_seite'),
    plants: [
      ['SIZE', (it: Crossword) => void it.dimensions.width++],
      ['RUN_WITHOUT_CLUE', (it: Crossword) => void it.clues.Across.pop()],
      ['CLUE_WITHOUT_RUN', (it: Crossword) => void it.clues.Down.push(it.clues.Down[0] as Json)],
      ['UNKNOWN_WORD', (it: Crossword) => void it.solution.at(-1)?.splice(-3, 3, 'X', 'Y', 'Q')],
      ['STRANGE_CLUE', (it: Crossword) => void Object.assign(it.clues.Across[0] as Json, { clue: 'Unsinn' })],
      ['ARROW', (it: Crossword) => void Object.assign(it.clues.Down[2] as Json, { location: [11, 15] })],
      [
        'LINES',
        (it: Crossword) => void Object.assign(it.clues.Down[2] as Json, { 'io.raetsel.lines': ['abge-', 'schn'] }),
      ],
      [
        'LINE_TOO_WIDE',
        (it: Crossword) => {
          const clue = it.clues.Across[1] as Json;
          clue['io.raetsel.lines'] = [String(clue.clue)];
          clue['io.raetsel.size'] = 900;
        },
      ],
      [
        'CLUE_SHARE',
        ({ puzzle }: Crossword) => void puzzle.splice(0, 8, ...puzzle.slice(0, 8).map((row) => row.map(() => '#'))),
      ],
      ['SOLUTION_WORD', (it: Crossword) => void Object.assign(it, { answer: 'GANZANDERS' })],
    ],
  },
  gridpuzzle: {
    of: order('gridpuzzle', 'leichtes'),
    plants: [
      ['BANK', (it: Gridpuzzle) => void it['io.raetsel.words'].pop()],
      ['WORD_TWICE', (it: Gridpuzzle) => void it['io.raetsel.words'].push(it['io.raetsel.words'][0] as string)],
      ['UNKNOWN_WORD', (it: Gridpuzzle) => void it['io.raetsel.words'].push('XQYZ')],
      ['SOLUTIONS', (it: Gridpuzzle) => void it['io.raetsel.words'].splice(0, 1, 'XQYZ')],
      ['NEEDS_A_GUESS', (it: Gridpuzzle) => void it['io.raetsel.words'].splice(0, 1, 'XQYZ')],
    ],
  },
  wordsearch: {
    of: order('wordsearch', 'leichtes', 12),
    plants: [
      ['FOUND', (it: Wordsearch) => void it.solution.push('XQYZXQ')],
      ['LISTED_TWICE', (it: Wordsearch) => void it.solution.push(it.solution[0] as string)],
      ['PART_OF_ANOTHER', (it: Wordsearch) => void it.solution.push((it.solution[0] as string).slice(0, -1))],
      ['SHORT', (it: Wordsearch) => void it.solution.push('XQ')],
      ['MESSAGE', (it: Wordsearch) => void Object.assign(it, { 'io.raetsel.message': 'Etwas anderes' })],
      ['NO_MESSAGE', (it: Wordsearch) => void delete it['io.raetsel.message']],
      ['LETTERS', (it: Wordsearch) => void it.puzzle[0]?.splice(0, 1, 'ä')],
    ],
  },
};

describe.each(GAME_TYPES)('the audit of a %s', (gameType) => {
  const { of, plants } = PLANS[gameType];
  let sound: Json;
  beforeAll(async () => {
    sound = (await makeLevel(of)).content;
  });
  /** A copy to plant faults in. */
  const fresh = () => JSON.parse(JSON.stringify(sound));
  const rulesOf = (document: Json) =>
    AUDITS[gameType]({ ...of, number: of.number ?? 1, document }).map(({ rule }) => rule);

  test('finds nothing in a sound one', () => expect(rulesOf(fresh())).toEqual([]));

  test.each(plants)('finds %s where it is planted', (rule, plant) => {
    const document = fresh();
    plant(document as never);
    expect(rulesOf(document)).toContain(rule);
  });
});
