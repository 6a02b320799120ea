// The word in the day's headline, from yesterday's puzzles.

import type { Answer } from '../games/still.ts';
import { issueNumber, wordOfDay } from './edition.ts';
import type { Edition, Piece, Puzzle } from './useEdition.ts';

export interface Word extends Answer {
  /** The game that asked for it. */
  readonly game: string;
}

/** `coming`: not certain yet; `none`: the player has solved no puzzle of yesterday that has a word for it. */
export type Headline = Word | 'coming' | 'none';

const answersOf = (puzzle: Puzzle | undefined): readonly Answer[] => puzzle?.still.answers?.(puzzle.givens) ?? [];

/** Gives nothing away: the player has found it, and no puzzle of today asks for it. `issue`: the day's number. */
export function headlineOf(today: readonly Piece[], yesterday: readonly Piece[], issue: number): Word | undefined {
  const asked = new Set(today.flatMap(({ puzzle }) => answersOf(puzzle).map(({ word }) => word)));
  for (const { game, puzzle, record } of yesterday) {
    if (!record?.solved) continue;
    const word = wordOfDay(answersOf(puzzle), asked, issue);
    if (word) return { ...word, game: game.name };
  }
  return undefined;
}

/** `coming` until it is certain whether there is a word of the day. `known`: the records of what was played have been read. */
export function headlineIn({ day, today, yesterday }: Omit<Edition, 'over' | 'retry'>, known: boolean): Headline {
  if (known && !yesterday.some(({ record }) => record?.solved)) return 'none';
  const coming = [...today, ...yesterday].some(({ puzzle, failed }) => puzzle === undefined && !failed);
  const word = coming ? undefined : headlineOf(today, yesterday, issueNumber(day));
  return coming ? 'coming' : (word ?? 'none');
}
