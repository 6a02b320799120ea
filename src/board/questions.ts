// The keys that ask the board something: Alt and a letter, the same in every game and language; Alt+A shows its words as a list. PageUp and PageDown lead through
// the clues, Alt and an arrow through the empty cells. Loaded with the announcements; scenes/keys.ts has the keys of play.

import { QUESTIONS, type Question } from '../../puzzles/ears.ts';

export const ASK_KEYS: Readonly<Record<Question, string>> = {
  here: 'C',
  pattern: 'P',
  row: 'R',
  column: 'K',
  box: 'B',
  candidates: 'N',
  mistakes: 'M',
  left: 'L',
};

export type Request =
  | { readonly type: 'ask'; readonly question: Question }
  /** To the next or previous clue. */
  | { readonly type: 'next'; readonly back: boolean }
  | { readonly type: 'nextEmpty'; readonly back: boolean }
  /** The words as a list, and back to the board. */
  | { readonly type: 'list' };

export const LIST_KEY = 'A';

type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What a keystroke asks for; undefined for any other. */
export function requestOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Stroke): Request | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (!altKey) return key === 'PageDown' || key === 'PageUp' ? { type: 'next', back: key === 'PageUp' } : undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') return { type: 'nextEmpty', back: key === 'ArrowUp' };
  // With Alt, a Mac types another sign; and other layouts have other letters on the key.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  if (letter === LIST_KEY) return { type: 'list' };
  const question = QUESTIONS.find((it) => ASK_KEYS[it] === letter);
  return question && { type: 'ask', question };
}
