// The fold from a log to a game: the play, what can be undone, mistakes, hints and time. The game machine takes one step
// at a time, the server's judge and the replay view take them all: same code, same result.

import type { Size } from './grid.ts';
import type { AnyKind } from './kind.ts';
import type { LogEntry } from './log.ts';

/** What undo restores besides the play when it reverts a restart; undoing an entry restores the play alone. */
interface Tally {
  /** The player's own moves. */
  readonly entries: number;
  /** Ids of mistakes, each counted once; undo never refunds one. */
  readonly mistakes: readonly string[];
  readonly secondChances: number;
  readonly freeHints: number;
  readonly paidHints: number;
  readonly letters: number;
  /** The solution was shown: the board cannot count as solved until a restart. Undo does not revert this. */
  readonly gaveUp: boolean;
  /** ms played before `since`. */
  readonly played: number;
}

interface Past {
  readonly play: unknown;
  /** Present for a restart only. */
  readonly tally?: Tally;
}

export interface Game extends Tally {
  readonly play: unknown;
  readonly past: readonly Past[];
  readonly future: readonly Past[];
  /** When the clock last started running, on the game's clock; undefined while paused. */
  readonly since: number | undefined;
  /** The last entry's time. */
  readonly at: number;
}

const NOTHING: Tally = {
  entries: 0,
  mistakes: [],
  secondChances: 0,
  freeHints: 0,
  paidHints: 0,
  letters: 0,
  gaveUp: false,
  played: 0,
};

/** An untouched game; its clock runs from 0. */
export const begin = (kind: AnyKind, givens: Size): Game => ({
  ...NOTHING,
  play: kind.start(givens),
  past: [],
  future: [],
  since: 0,
  at: 0,
});

export const replay = (kind: AnyKind, givens: Size, log: readonly LogEntry[]): Game =>
  log.reduce((game, entry) => step(kind, givens, game, entry), begin(kind, givens));

/** The game after one more entry. The same object means that the entry changes nothing and need not be recorded. */
export function step(kind: AnyKind, givens: Size, game: Game, entry: LogEntry): Game {
  const { at } = entry;
  switch (entry.type) {
    case 'move': {
      const play = kind.apply(givens, game.play, entry.move);
      if (play === game.play) return game;
      const mistakes = withMistake(kind, givens, game, entry.move);
      return moved({ ...game, entries: game.entries + 1, mistakes }, play, at);
    }
    case 'hint': {
      const paid = entry.paid === 'free' ? { freeHints: game.freeHints + 1 } : { paidHints: game.paidHints + 1 };
      return moved({ ...game, ...paid }, kind.apply(givens, game.play, entry.move), at);
    }
    case 'letter':
      return moved({ ...game, letters: game.letters + 1 }, kind.apply(givens, game.play, entry.move), at);
    case 'undo':
      return turn(game, 'past', 'future', at);
    case 'redo':
      return turn(game, 'future', 'past', at);
    case 'pause':
      return game.since === undefined ? game : { ...game, played: elapsed(game, at), since: undefined, at };
    case 'resume':
      return game.since === undefined ? { ...game, since: at, at } : game;
    case 'giveUp':
      return game.gaveUp ? game : { ...game, gaveUp: true, played: elapsed(game, at), since: undefined, at };
    case 'secondChance':
      return { ...game, secondChances: game.secondChances + 1, at };
    case 'restart': {
      const here: Past = { play: game.play, tally: tallyAt(game, at) };
      return { ...begin(kind, givens), past: [...game.past, here], since: at, at };
    }
  }
}

/** ms played up to `at` on the game's clock, pauses left out. */
export const elapsed = (game: Game, at: number): number =>
  game.played + (game.since === undefined ? 0 : Math.max(0, at - game.since));

/** How many mistakes count towards the limit: each second chance forgives one. */
export const countedMistakes = (game: Game): number => Math.max(0, game.mistakes.length - game.secondChances);

export const hintsUsed = (game: Game): number => game.freeHints + game.paidHints;

function moved(game: Game, play: unknown, at: number): Game {
  if (play === game.play) return { ...game, at };
  return { ...game, play, past: [...game.past, { play: game.play }], future: [], at };
}

function withMistake(kind: AnyKind, givens: Size, game: Game, move: unknown): readonly string[] {
  const mistake = kind.mistake(givens, game.play, move);
  return mistake && !game.mistakes.includes(mistake.id) ? [...game.mistakes, mistake.id] : game.mistakes;
}

/** Whether undo has led from this play to the game's. */
export const isUndone = ({ future }: Game, play: unknown): boolean => future.some((past) => past.play === play);

const tallyAt = (game: Game, at: number): Tally => ({
  entries: game.entries,
  mistakes: game.mistakes,
  secondChances: game.secondChances,
  freeHints: game.freeHints,
  paidHints: game.paidHints,
  letters: game.letters,
  gaveUp: game.gaveUp,
  played: elapsed(game, at),
});

/** Undo and redo are the same step between two stacks; a restart swaps the tallies as well. */
function turn(game: Game, from: 'past' | 'future', to: 'past' | 'future', at: number): Game {
  const target = game[from].at(-1);
  if (!target) return game;
  const here: Past = target.tally ? { play: game.play, tally: tallyAt(game, at) } : { play: game.play };
  const tally = target.tally ?? {};
  const since = target.tally && game.since !== undefined ? at : game.since;
  const stacks = { [from]: game[from].slice(0, -1), [to]: [...game[to], here] };
  return { ...game, ...tally, ...stacks, since, play: target.play, at };
}
