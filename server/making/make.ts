// The generators behind one interface: an order becomes a level. Runs where time does not matter: in the content build, and on
// the server in a process of its own (lane.ts). Each generator is loaded on demand.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { LevelOrder, MadeLevel, Maker, Remembered } from './order.ts';

const LOADERS: Readonly<Record<GameType, () => Promise<Maker>>> = {
  sudoku: async () => (await import('./sudoku.ts')).sudokuMaker,
  crossword: async () => (await import('./crossword.ts')).crosswordMaker,
  gridpuzzle: async () => (await import('./gridpuzzle.ts')).gridpuzzleMaker,
  wordsearch: async () => (await import('./wordsearch.ts')).wordsearchMaker,
};

export const loadMaker = (gameType: GameType): Promise<Maker> => LOADERS[gameType]();

/** Rejects with a RangeError if the game has no such puzzle. */
export async function makeLevel(order: LevelOrder): Promise<MadeLevel> {
  const maker = await loadMaker(order.gameType);
  return maker.make(order);
}

/** For how many levels an answer should not be used again. */
const WINDOW = 5;
/** For how many levels an answer that comes again should have another clue. */
export const CLUE_WINDOW = 20;
/** For how many levels a solution word's stem should not come again. */
const PRIZE_WINDOW = 10;

/** What the next level of a series is told of those before it. */
export const memoryOf = (made: readonly Remembered[]) => ({
  recent: made.slice(-WINDOW).flatMap(({ answers }) => answers),
  recentClues: made.slice(-CLUE_WINDOW).flatMap(({ clues = [] }) => clues),
  recentPrizes: made.slice(-PRIZE_WINDOW).flatMap(({ prize }) => prize ?? []),
});

/** Stored levels as a series that goes on from them is told of them, oldest first. */
export async function recallLevels(gameType: GameType, contents: readonly unknown[]): Promise<Remembered[]> {
  const { recall } = await loadMaker(gameType);
  return recall ? contents.flatMap((content) => recall(content) ?? []) : [];
}

/**
 * Makes the levels in order; each is told which answers, clues and solution words the preceding ones used, of which `before` are there
 * already. Rejects if `make` does.
 */
export async function makeSeries(
  orders: readonly LevelOrder[],
  make: (order: LevelOrder) => Promise<MadeLevel> = makeLevel,
  before: readonly Remembered[] = [],
): Promise<MadeLevel[]> {
  const made: MadeLevel[] = [];
  for (const order of orders) {
    const memory = memoryOf([...before, ...made]);
    made.push(await make({ ...order, ...memory, recent: [...(order.recent ?? []), ...memory.recent] }));
  }
  return made;
}
