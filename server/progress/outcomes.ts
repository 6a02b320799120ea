// What a judged game says about its clues. Of the games, only the crossword has any.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { ClueOutcome } from '../../puzzles/crossword/outcomes.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { LogEntry } from '../../puzzles/log.ts';
import { isHumane } from '../../puzzles/pace.ts';
import { begin, countedMistakes, elapsed, type Game, step } from '../../puzzles/replay.ts';

interface Finder {
  outcomesOf(givens: Size, plays: readonly unknown[], solved: boolean): readonly ClueOutcome[];
}

const LOADERS: Readonly<Record<GameType, (() => Promise<Finder>) | undefined>> = {
  sudoku: undefined,
  crossword: async () => (await import('../../puzzles/crossword/outcomes.ts')) as Finder,
  gridpuzzle: undefined,
  wordsearch: undefined,
};

/**
 * Of the log's first run alone, since whoever starts again knows the answers. undefined: the run has not ended, no human is that
 * fast, or the game has no clues. A run ends when it is solved, lost, given up or restarted. `limit`: the mistakes that lose it;
 * infinite for a relaxed game.
 */
export async function clueOutcomes(
  kind: AnyKind,
  givens: Size,
  log: readonly LogEntry[],
  limit: number,
): Promise<readonly ClueOutcome[] | undefined> {
  const finder = await LOADERS[kind.id as GameType]?.();
  if (finder === undefined) return undefined;
  const { game, plays, isOver } = firstRun(kind, givens, log);
  const solved = !game.gaveUp && kind.status(givens, game.play) === 'solved';
  if (!solved && !isOver && countedMistakes(game) < limit) return undefined;
  const isCredible = solved ? isHumane(kind, givens, game) : elapsed(game, game.at) >= kind.pace.entry * game.entries;
  return isCredible ? finder.outcomesOf(givens, plays, solved) : undefined;
}

/** Up to the first restart or surrender, if there is one: then it is over. */
function firstRun(kind: AnyKind, givens: Size, log: readonly LogEntry[]) {
  let game: Game = begin(kind, givens);
  const plays = [game.play];
  for (const entry of log) {
    if (entry.type === 'restart' && game.past.length > 0) return { game, plays, isOver: true };
    game = step(kind, givens, game, entry);
    if (game.play !== plays.at(-1)) plays.push(game.play);
    if (game.gaveUp) return { game, plays, isOver: true };
  }
  return { game, plays, isOver: false };
}
