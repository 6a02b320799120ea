// The only table of keys, for the canvas and its DOM twin. The browser's own shortcuts and text fields are left alone, and so is Tab,
// except among words, which it goes through until Escape lets it out.

import type { Gesture } from '../puzzles/gesture.ts';
import type { Direction } from '../puzzles/grid.ts';

/** What a key can mean other than a gesture on the board. */
export type Command =
  | { readonly type: 'undo' | 'redo' | 'hint' | 'pause' | 'zoomIn' | 'zoomOut' }
  /** Moves the view of a zoomed board. */
  | { readonly type: 'pan'; readonly to: Direction };

/** The part of a keyboard event that matters. */
export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Held down long enough to repeat. */
  readonly repeat: boolean;
  readonly numLock: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** What a held key repeats; anything else would just flicker. */
const REPEATS = new Set(['step', 'next', 'erase', 'undo', 'redo', 'zoomIn', 'zoomOut', 'pan']);

/** What a keystroke means; undefined if it is not for a board. `letters`: the game is played with letters. */
export function meaningOf(stroke: Stroke, letters: boolean): Gesture | Command | undefined {
  if (stroke.altKey) return undefined;
  const meaning = stroke.ctrlKey || stroke.metaKey ? withControl(stroke) : (plain(stroke) ?? written(stroke, letters));
  return meaning && stroke.repeat && !REPEATS.has(meaning.type) ? undefined : meaning;
}

function withControl({ key, code, shiftKey, ctrlKey }: Stroke): Gesture | Command | undefined {
  const to = ARROWS[key];
  // With Cmd, arrows are the browser's.
  if (to) return ctrlKey ? { type: 'pan', to } : undefined;
  if (key === 'Home') return { type: 'jump', to: 'start' };
  if (key === 'End') return { type: 'jump', to: 'end' };
  // By the typed letter on Latin layouts, by the key's position on others.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
  if (letter === 'z') return { type: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' && !shiftKey ? { type: 'redo' } : undefined;
}

function plain(stroke: Stroke): Gesture | Command | undefined {
  const { key, shiftKey } = stroke;
  const pad = numpad(stroke);
  if (pad) return pad;
  const to = ARROWS[key];
  if (to) return { type: 'step', to, extend: shiftKey };
  switch (key) {
    case 'Home':
      return { type: 'jump', to: 'rowStart' };
    case 'End':
      return { type: 'jump', to: 'rowEnd' };
    case 'Backspace':
      return { type: 'erase', back: true };
    case 'Delete':
      return { type: 'erase', back: false };
    case ' ':
    case 'Enter':
      return { type: 'act' };
    case 'Escape':
      return { type: 'cancel' };
    case '?':
      return { type: 'hint' };
    case '+':
    case '=': // the same key without Shift
      return { type: 'zoomIn' };
    case '-':
      return { type: 'zoomOut' };
  }
  return undefined;
}

/** With NumLock on, Windows and Linux report Shift + a numpad digit as a navigation key: it still means the digit. */
function numpad({ key, code, shiftKey, numLock }: Stroke): Gesture | undefined {
  const digit = /^Numpad(\d)$/.exec(code)?.[1];
  if (digit === undefined) return undefined;
  if (/^\d$/.test(key)) return { type: 'symbol', symbol: digit, alt: shiftKey };
  return numLock ? { type: 'symbol', symbol: digit, alt: true } : undefined;
}

function written({ key, code, shiftKey }: Stroke, letters: boolean): Gesture | Command | undefined {
  if (letters && key === 'Tab') return { type: 'next', back: shiftKey };
  // The digit row goes by position: a French keyboard types its digits with Shift, others type symbols with Shift.
  const digit = /^Digit(\d)$/.exec(code)?.[1] ?? /^(\d)$/.exec(key)?.[1];
  if (digit !== undefined && !(letters && /^\p{L}$/u.test(key))) {
    return { type: 'symbol', symbol: digit, alt: shiftKey };
  }
  if (letters) return /^\p{L}$/u.test(key) ? { type: 'symbol', symbol: capital(key), alt: shiftKey } : undefined;
  return key === 'p' || key === 'P' ? { type: 'pause' } : undefined;
}

/** The upper-case letter, unless that would be two letters, as for ß. */
const capital = (letter: string): string => {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
};

const OWN_TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Does the focused element handle this key itself? */
const belongsTo = (target: EventTarget | null): boolean =>
  target instanceof Element && !isCell(target) && target.closest(OWN_TEXT) !== null;

const isCell = (target: Element): boolean => target.getAttribute('role') === 'gridcell';

/**
 * A single key acts while a cell has the focus (WCAG 2.1.4), so that dictated words, or a slip on a button beside the
 * board, enter nothing. Undo and redo need Ctrl, and Escape only ends what has begun: these act everywhere.
 */
const isHeard = ({ target, ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || key === 'Escape' || (target instanceof Element && (isCell(target) || isTyped(target, key)));

/** A digit or letter typed on the button that starts the game is meant for its board. */
const isTyped = (target: Element, key: string): boolean =>
  target.hasAttribute('data-typed') && /^[\p{L}\d]$/u.test(key);

/**
 * Listens on the element; returns a function that stops it. Keys that mean something on a cell are handled in the capture phase
 * and go no further: the page's other listeners ignore them, but would cost an entry more time than all its rules. The Tab after an
 * Escape is the browser's, so that a keyboard gets out of a board whose words it goes through (WCAG 2.1.2). `tabbed`: Tab goes
 * through the words.
 */
export function bindKeys(
  target: HTMLElement,
  send: (meaning: Gesture | Command) => void,
  letters = false,
  tabbed = letters,
): () => void {
  let leaving = false;
  const down = (event: KeyboardEvent) => {
    const { key } = event;
    const left = leaving && key === 'Tab';
    // before anything else: a key beside the board ends it too
    leaving = key === 'Escape' || (leaving && key === 'Shift');
    if (event.defaultPrevented || event.isComposing || !isHeard(event) || belongsTo(event.target)) return;
    // heard once: here, not again on the way to the target
    if (left) return event.stopPropagation();
    if (key === 'Tab' && !tabbed) return;
    const meaning = meaningOf(strokeOf(event), letters);
    if (!meaning) return;
    // Escape may also close something around the board.
    if (meaning.type !== 'cancel') event.preventDefault();
    send(meaning);
  };
  const held = new Set<string>();
  const first = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element && isCell(event.target) && target.contains(event.target))) return;
    if (event.type === 'keydown') {
      down(event);
      if (!event.defaultPrevented) return;
      held.add(event.code);
    } else if (!held.delete(event.code)) {
      return;
    }
    event.stopPropagation();
  };
  const bound = new AbortController();
  const { signal } = bound;
  target.addEventListener('keydown', down, { signal });
  target.addEventListener('pointerdown', () => (leaving = false), { signal, capture: true });
  window.addEventListener('keydown', first, { signal, capture: true });
  window.addEventListener('keyup', first, { signal, capture: true });
  return () => bound.abort();
}

const strokeOf = (event: KeyboardEvent): Stroke => ({
  key: event.key,
  code: event.code,
  shiftKey: event.shiftKey,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
  repeat: event.repeat,
  numLock: event.code.startsWith('Numpad') && event.getModifierState('NumLock'),
});
