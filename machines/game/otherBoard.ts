// Another device's board of the open level: whether it can be read, and how far along it is.

import { puzzleName } from '../../puzzles/levelId.ts';
import { readSaved, type SavedGame } from '../../puzzles/log.ts';
import { replay } from '../../puzzles/replay.ts';
import type { GameContext } from './types.ts';

export interface OtherBoard {
  readonly saved: SavedGame;
  /** 0 to 1. */
  readonly progress: number;
  readonly mistakes: number;
}

/** undefined: there is none, it is of another level, or its log cannot be read. */
export function otherBoard({ kind, givens, level }: GameContext, raw: unknown): OtherBoard | undefined {
  if (!kind || !givens || raw === undefined) return undefined;
  const saved = readSaved(kind, raw);
  if (!saved.ok || saved.value.puzzle !== puzzleName(level)) return undefined;
  const game = replay(kind, givens, saved.value.log);
  return { saved: saved.value, progress: kind.progress(givens, game.play), mistakes: game.mistakes.length };
}
