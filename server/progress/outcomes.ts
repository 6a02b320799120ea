// The clues of a level, and what a judged game says about them. Of the games, only the crossword has any.

import { type GameType, isGameType } from '../../puzzles/catalogue.ts';
import type { ClueOutcome } from '../../puzzles/crossword/outcomes.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { LogEntry } from '../../puzzles/log.ts';
import { isHumane } from '../../puzzles/pace.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { countedMistakes, elapsed, type Game } from '../../puzzles/replay.ts';

interface Finder {
  outcomesOf(givens: Size, plays: readonly unknown[], solved: boolean): readonly ClueOutcome[];
  clueAt(givens: Size, number: number): NamedClue | undefined;
}

export type NamedClue = Pick<ClueOutcome, 'answer' | 'clue'>;

const LOADERS: Readonly<Record<GameType, (() => Promise<Finder>) | undefined>> = {
  sudoku: undefined,
  crossword: async () => (await import('../../puzzles/crossword/outcomes.ts')) as Finder,
  gridpuzzle: undefined,
  wordsearch: undefined,
};

/** A log up to its first restart or surrender; later runs teach nothing, since their player has seen the answers. */
export interface FirstRun {
  /** At the run's end. */
  game: Game;
  /** Every play from the start on, in order. */
  readonly plays: unknown[];
  /** It was restarted or given up. */
  isOver: boolean;
}

export const firstRun = (game: Game): FirstRun => ({ game, plays: [game.play], isOver: false });

/** Takes the log's next entry into the run; `next`: the game after it. */
export function follow(run: FirstRun, entry: LogEntry, next: Game): void {
  if (run.isOver) return;
  if (entry.type === 'restart' && run.game.past.length > 0) {
    run.isOver = true;
    return;
  }
  run.game = next;
  if (next.play !== run.plays.at(-1)) run.plays.push(next.play);
  run.isOver = next.gaveUp;
}

/**
 * How each clue went. undefined: the run has not ended (solved, lost, given up or restarted), no human plays that fast, or the
 * game has no clues. `limit`: the mistakes that lose it; infinite for a relaxed game.
 */
export async function clueOutcomes(
  kind: AnyKind,
  givens: Size,
  { game, plays, isOver }: FirstRun,
  limit: number,
): Promise<readonly ClueOutcome[] | undefined> {
  const solved = !game.gaveUp && kind.status(givens, game.play) === 'solved';
  if (!solved && !isOver && countedMistakes(game) < limit) return undefined;
  const isCredible = solved ? isHumane(kind, givens, game) : elapsed(game, game.at) >= kind.pace.entry * game.entries;
  const finder = await LOADERS[kind.id as GameType]?.();
  return isCredible ? finder?.outcomesOf(givens, plays, solved) : undefined;
}

/** The clues of a level by their numbers. `content`: its ipuz document. undefined: the game has no clues. */
export async function cluesOf(
  gameType: string,
  content: unknown,
): Promise<((number: number) => NamedClue | undefined) | undefined> {
  if (!isGameType(gameType)) return undefined;
  const finder = await LOADERS[gameType]?.();
  if (finder === undefined) return undefined;
  const sheet = readSheet(content);
  const givens = sheet.ok ? (await loadKind(gameType)).open(sheet.value) : sheet;
  return givens.ok ? (number) => finder.clueAt(givens.value, number) : undefined;
}
