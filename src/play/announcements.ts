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
  /** Names the word, clue or choice that the cursor is at; '' for none. */
  readonly at: string;
  /** What the player looks for, in words; '' for nothing. */
  readonly sought: string;
  /** Without a limit on mistakes. */
  readonly relaxed: boolean;
  /** The hint's sentence; undefined while there is none. */
  readonly hint: string | undefined;
}

export type Remark =
  | { readonly type: 'told'; readonly spoken: Spoken }
  | { readonly type: 'cells'; readonly cells: readonly Cell[] }
  | { readonly type: 'many'; readonly count: number }
  | { readonly type: 'mistake'; readonly mistakes: number }
  | { readonly type: 'mode'; readonly mode: string }
  /** The cursor's word and cell. */
  | { readonly type: 'here' }
  /** The cursor's word alone: the focus says the cell. */
  | { readonly type: 'word' }
  | { readonly type: 'sought'; readonly words: string }
  | { readonly type: 'hint'; readonly sentence: string }
  | { readonly type: 'phase'; readonly phase: string };

/** What the live regions hold: the last remarks, and the news that does not wait. */
export interface Words {
  readonly polite: string;
  readonly urgent: string;
}

/** With a new sentence. The end of a game is urgent; once the game goes on, or another begins, it is no longer true. */
export function withSentence(last: Words, sentence: string, phase: string, urgent: boolean): Words {
  if (urgent) return { ...last, urgent: again(last.urgent, sentence) };
  const over = phase === 'lost' || phase === 'secondChance';
  return { polite: again(last.polite, sentence), urgent: over ? last.urgent : '' };
}

/** Screen readers repeat the same words only if the text differs. */
export const again = (last: string, next: string): string => (last === next ? `${next}\u00a0` : next);

/** How the cells are heard at the moment. */
export interface Listening {
  /** The focus is on the cursor's cell, whose words are read when it arrives there. */
  readonly focused: boolean;
  /** The cell's words are those of the cell alone. */
  readonly brief: boolean;
  /** The focus is on a field of the words' list, whose name and text are read. */
  readonly listed: boolean;
}

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
  told: Spoken,
  listening: Listening,
): readonly Remark[] {
  const said: Remark[] = [];
  if (after.phase !== before.phase) said.push({ type: 'phase', phase: after.phase });
  if (told.length > 0) said.push({ type: 'told', spoken: told });
  else if (after.play !== before.play && cells.length > 0) said.push(changed(after.cursor, cells));
  // without a limit, "wrong" is all that there is to say
  if (after.mistakes > before.mistakes && !(after.relaxed && saysWrong(told)))
    said.push({ type: 'mistake', mistakes: after.mistakes });
  if (after.mode !== undefined && after.mode !== before.mode) said.push({ type: 'mode', mode: after.mode });
  if (told.length === 0 || after.cursor !== before.cursor) said.push(...place(before, after, listening));
  // from beside the board it is chosen by a button, which says so itself
  if (listening.focused && after.sought !== before.sought && after.sought !== '')
    said.push({ type: 'sought', words: after.sought });
  if (after.hint !== undefined && after.hint !== before.hint) said.push({ type: 'hint', sentence: after.hint });
  return said;
}

const saysWrong = (told: Spoken): boolean => told.some(({ key }) => /\.(wrong|noWord)\b/.test(key));

/** Announces only the entry itself if it is among the cells; its effects on others are found by going there. */
function changed(cursor: Cell | undefined, cells: readonly Cell[]): Remark {
  if (cursor !== undefined && cells.includes(cursor)) return { type: 'cells', cells: [cursor] };
  return cells.length > NAMED_CELLS ? { type: 'many', count: cells.length } : { type: 'cells', cells };
}

/** Another word: by a turn on the spot, by a step, or from a button beside the board; and the first one of a game. */
function place(
  before: AnnouncedState,
  after: AnnouncedState,
  { focused, brief, listed }: Listening,
): readonly Remark[] {
  if (listed) return [];
  const begins = after.phase === 'running' && before.phase !== 'running';
  if (after.at === '' || (after.at === before.at && !begins)) return [];
  const arrives = focused && (begins || after.cursor !== before.cursor);
  if (!arrives) return [{ type: 'here' }];
  return brief ? [{ type: 'word' }] : [];
}
