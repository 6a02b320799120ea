// What a player does, in terms of the board: no pixel, no key code, no event. Made by `scenes/` and by the DOM twin,
// understood by a kind's `read`.

import type { Cell, Direction, Jump } from './grid.ts';
import type { Light } from './hint.ts';

export type Gesture =
  /** A finger or the mouse came down and up on one cell. `extend`: with Ctrl, Shift or Cmd held. */
  | { readonly type: 'tap'; readonly cell: Cell; readonly extend: boolean }
  /** A finger is dragging over the cells; `path` is every cell entered so far, in order, beginning where it came down. */
  | { readonly type: 'drag'; readonly path: readonly Cell[]; readonly end: boolean; readonly extend: boolean }
  /** Abandons what is in progress: Escape, a second finger, pointer lost. */
  | { readonly type: 'cancel' }
  /** An arrow key. `extend`: with Shift held. */
  | { readonly type: 'step'; readonly to: Direction; readonly extend: boolean }
  /** Home, End, Ctrl+Home, Ctrl+End. */
  | { readonly type: 'jump'; readonly to: Jump }
  /** Focus in the DOM twin moved to this cell: the cursor follows, nothing else happens. */
  | { readonly type: 'go'; readonly cell: Cell }
  /** A letter, a digit, or a key of the pad. `alt`: in the other mode, just this once (Shift held). */
  | { readonly type: 'symbol'; readonly symbol: string; readonly alt: boolean }
  /** Delete clears in place; Backspace (`back`) steps back first when there is nothing to clear. */
  | { readonly type: 'erase'; readonly back: boolean }
  /** Space or Enter. */
  | { readonly type: 'act' }
  /** The next or previous word, clue or house, in the board's own order. */
  | { readonly type: 'next'; readonly back: boolean }
  /** An item beside the board: a clue in the list, a word in the bank. `here`: it goes to the place under the cursor at once. */
  | { readonly type: 'pick'; readonly item: string; readonly here?: boolean }
  /**
   * The field of a word in the list of words (`ears.entries`, by its index): with letters, '' for an empty cell, the word is to read
   * like this; without, the cursor goes there.
   */
  | { readonly type: 'entry'; readonly index: number; readonly letters?: readonly string[] }
  /** Such an item is being dragged over this cell; `end`: it was dropped here. */
  | { readonly type: 'drop'; readonly item: string; readonly cell: Cell; readonly end: boolean }
  /** One of the pad's modes, such as notes. */
  | { readonly type: 'mode'; readonly mode: string }
  /** One of the pad's tools, such as filling in all notes. */
  | { readonly type: 'tool'; readonly tool: string }
  /** A player's setting; a kind ignores those it does not know. */
  | { readonly type: 'set'; readonly option: string; readonly value: string | number | boolean }
  /**
   * Cells that a hint highlights; an empty list clears them. `aside`: the board shows something else than the place that the player was at,
   * whose marks are not drawn until the player goes on there.
   */
  | { readonly type: 'light'; readonly lights: readonly Light[]; readonly aside?: boolean };
