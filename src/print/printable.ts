// What is printed of a game: its board, either empty, in its current state or solved, and the words beside it. Plain data.

import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind, Legend, MarkLook } from '../../puzzles/kind.ts';

export const FILLS = ['empty', 'now', 'solved'] as const;
export type Fill = (typeof FILLS)[number];

export interface Printable {
  readonly kind: string;
  readonly size: Size;
  readonly looks: readonly object[];
  readonly marks: readonly MarkLook[];
  /** Letters of the solution word, '' for each that is missing; undefined if the puzzle has none. */
  readonly solution: readonly string[] | undefined;
  /** The message of the finished board; '' for none. */
  readonly message: string;
  readonly lists: Legend['lists'];
  readonly written: NonNullable<Legend['written']>;
}

/** `play`: the player's own. Uses a new view, so that neither cursor nor hint is printed. */
export function printable(kind: AnyKind, givens: Size, play: unknown, fill: Fill): Printable {
  const start = kind.start(givens);
  const shown = { empty: start, now: play, solved: kind.solution(givens, start) }[fill];
  const view = kind.view(givens);
  const legend = kind.legend?.(givens, shown, view);
  // the words of a solution are not struck through, so that they can be read
  const lists = fill === 'now' ? legend?.lists : kind.legend?.(givens, start, view).lists;
  return {
    kind: kind.id,
    size: { width: givens.width, height: givens.height },
    looks: kind.look(givens, shown, view),
    marks: [...(kind.marks?.(givens, shown, view).values() ?? [])],
    solution: legend?.solution,
    message: legend?.message ?? '',
    lists: lists ?? [],
    written: legend?.written ?? [],
  };
}
