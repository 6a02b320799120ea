// Drags a word from the list onto the board: with the mouse at once, with a finger after holding still, so that the list can still
// be scrolled. The board shows where the word would go. Dropping it beside the board does nothing; holding it without moving
// counts as a slow press.

import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell } from '../../puzzles/grid.ts';

export interface WordDragOptions {
  /** The board's cell at a point of the page. */
  readonly cellAt: (x: number, y: number) => Cell | undefined;
  readonly send: (gesture: Gesture) => void;
  /** Class of the copy that follows the pointer. */
  readonly className: string;
}

/** ms to hold a word before it can be dragged; a phone's own long press would take too long. */
const HOLD = 250;
/** CSS pixels of movement that still count as holding still; a thumb trembles by about five. */
const SLOP = 8;

interface Pull {
  readonly pointer: number;
  readonly word: HTMLElement;
  readonly item: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly timer?: ReturnType<typeof setTimeout>;
  /** The copy of the word that follows the pointer, once it can be dragged. */
  chip?: HTMLElement;
  /** The pointer has moved from where it came down. */
  gone?: boolean;
  cell?: Cell | undefined;
}

/** The words are the buttons with `data-item` in the box. Returns the function that unbinds it. */
export function bindWordDrag(box: HTMLElement, { cellAt, send, className }: WordDragOptions): () => void {
  let pull: Pull | undefined;
  const bound = new AbortController();
  const { signal } = bound;

  function begin(): void {
    if (!pull) return;
    pull.chip = document.body.appendChild(chipOf(pull.word, className));
    place(pull.chip, pull.from.x, pull.from.y);
    if (pull.word.isConnected) pull.word.setPointerCapture(pull.pointer);
  }
  function drop(cell: Cell | undefined): void {
    if (!pull) return;
    clearTimeout(pull.timer);
    const { chip, item } = pull;
    const shown = pull.cell !== undefined;
    pull = undefined;
    chip?.remove();
    if (!chip) return;
    swallowClick();
    if (cell !== undefined) send({ type: 'drop', item, cell, end: true });
    else if (shown) send({ type: 'cancel' });
  }
  function carry(x: number, y: number): void {
    if (!pull?.chip) return;
    place(pull.chip, x, y);
    const cell = cellAt(x, y);
    if (cell === pull.cell) return;
    pull.cell = cell;
    send(cell === undefined ? { type: 'cancel' } : { type: 'drop', item: pull.item, cell, end: false });
  }

  const down = (event: PointerEvent): void => {
    const word = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-item]') : null;
    const item = word?.dataset.item;
    if (pull || !word || item === undefined || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const held = event.pointerType === 'mouse' ? {} : { timer: setTimeout(begin, HOLD) };
    pull = { pointer: event.pointerId, word, item, from, ...held };
  };
  const move = (event: PointerEvent): void => {
    if (pull?.pointer !== event.pointerId) return;
    const { x, y } = pull.from;
    pull.gone ||= Math.hypot(event.clientX - x, event.clientY - y) > SLOP;
    // A finger that moves before the word can be dragged scrolls the list.
    if (!pull.chip && pull.gone && pull.timer !== undefined) drop(undefined);
    else if (!pull.chip && pull.gone) begin();
    carry(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (pull?.pointer !== event.pointerId) return;
    const { chip, gone, item } = pull;
    drop(chip && cellAt(event.clientX, event.clientY));
    // browsers send no click after a long press
    if (chip && !gone) send({ type: 'pick', item });
  };
  const cancel = (): void => drop(undefined);

  box.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal, capture: true });
  window.addEventListener('pointerup', up, { signal, capture: true });
  window.addEventListener('pointercancel', cancel, { signal, capture: true });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal, capture: true });
  const hold = (event: Event): void => {
    if (pull && event.cancelable && (pull.chip || event.type === 'contextmenu')) event.preventDefault();
  };
  box.addEventListener('touchmove', hold, { signal, passive: false });
  box.addEventListener('contextmenu', hold, { signal });
  return () => {
    cancel();
    bound.abort();
  };
}

function chipOf(word: HTMLElement, className: string): HTMLElement {
  const chip = document.createElement('div');
  chip.className = className;
  chip.textContent = word.textContent;
  chip.setAttribute('aria-hidden', 'true');
  return chip;
}

/** Above the finger, which would hide it. */
const place = (chip: HTMLElement, x: number, y: number): void => {
  chip.style.transform = `translate(${x}px, ${y}px) translate(-50%, -150%)`;
};

/** The click that browsers send on release must not press the word. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
