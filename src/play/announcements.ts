// What a screen reader announces about a change, as data; Announcer.tsx adds the words.

import type { Cell } from '../../puzzles/grid.ts';
import type { Spoken } from '../../puzzles/kind.ts';

/** The part of a game's state whose changes are announced. */
export interface AnnouncedState {
  readonly phase: string;
  readonly mistakes: number;
  /** Compared by identity: a different one means that the board has changed, not only the cursor. */
  readonly play: unknown;
  readonly mode: string | undefined;
  readonly cursor: Cell | undefined;
  /** The hint's sentence; undefined while there is none. */
  readonly hint: string | undefined;
}

export type Remark =
  | { readonly type: 'told'; readonly spoken: Spoken }
  | { readonly type: 'cells'; readonly cells: readonly Cell[] }
  | { readonly type: 'many'; readonly count: number }
  | { readonly type: 'mistake'; readonly mistakes: number }
  | { readonly type: 'mode'; readonly mode: string }
  | { readonly type: 'hint'; readonly sentence: string }
  | { readonly type: 'phase'; readonly phase: string };

/** If more cells than this have changed, they are only counted, not named. */
const NAMED_CELLS = 2;

/**
 * The remarks about the change from `before` to `after`, in the order in which they are announced. `cells`: those whose words
 * differ. `told`: the game's own announcement of the change, which replaces them.
 */
export function remarks(
  before: AnnouncedState,
  after: AnnouncedState,
  cells: readonly Cell[],
  told: Spoken = [],
): readonly Remark[] {
  const said: Remark[] = [];
  if (after.phase !== before.phase) said.push({ type: 'phase', phase: after.phase });
  if (told.length > 0) said.push({ type: 'told', spoken: told });
  else if (after.play !== before.play && cells.length > 0) said.push(changed(after.cursor, cells));
  if (after.mistakes > before.mistakes) said.push({ type: 'mistake', mistakes: after.mistakes });
  if (after.mode !== undefined && after.mode !== before.mode) said.push({ type: 'mode', mode: after.mode });
  if (after.hint !== undefined && after.hint !== before.hint) said.push({ type: 'hint', sentence: after.hint });
  return said;
}

/** Announces only the entry itself if it is among the cells; its effects on others are found by going there. */
function changed(cursor: Cell | undefined, cells: readonly Cell[]): Remark {
  if (cursor !== undefined && cells.includes(cursor)) return { type: 'cells', cells: [cursor] };
  return cells.length > NAMED_CELLS ? { type: 'many', count: cells.length } : { type: 'cells', cells };
}
