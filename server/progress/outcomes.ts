// The clues of a level, and what a judged game says about them. Of the games, only the crossword has any.

import { type GameType, isGameType } from '../../puzzles/catalogue.ts';
import type { ClueOutcome } from '../../puzzles/crossword/outcomes.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { LogEntry } from '../../puzzles/log.ts';
import { isHumane } from '../../puzzles/pace.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { begin, countedMistakes, elapsed, type Game, step } from '../../puzzles/replay.ts';

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
