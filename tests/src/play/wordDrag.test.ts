// Dragging a word from the list onto the board: with the mouse at once, with a finger after a long press.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gesture } from '../../../puzzles/gesture.ts';
import { bindWordDrag } from '../../../src/board/wordDrag.ts';

let box: HTMLElement;
let word: HTMLElement;
let sent: Gesture[];
let clicks: number;
let end: () => void;

/** A board of cells 10 pixels wide, above the list. */
const cellAt = (x: number, y: number) => (y < 100 ? Math.floor(x / 10) : undefined);

function pointer(type: string, x: number, y: number, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y });
  word.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType }));
}
const finger = (type: string, x: number, y: number) => pointer(type, x, y, 'touch');
const chip = () => document.querySelector('.chip');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section><button data-item="ARGUE">ARGUE</button></section>';
  box = document.querySelector('section') as HTMLElement;
  word = document.querySelector('button') as HTMLElement;
  word.setPointerCapture = () => undefined;
  sent = [];
  clicks = 0;
  word.addEventListener('click', () => clicks++);
  end = bindWordDrag(box, { cellAt, send: (gesture) => sent.push(gesture), className: 'chip' });
});

afterEach(() => {
  end();
  vi.runAllTimers();
  vi.useRealTimers();
  box.remove();
});

test('the mouse drags it; the board gets each cell once, and where it was dropped', () => {
  pointer('pointerdown', 50, 150);
  pointer('pointermove', 52, 150);
  expect(chip()).toBeNull();
  pointer('pointermove', 50, 120);
  expect(chip()?.textContent).toBe('ARGUE');
  for (const [x, y] of [
    [51, 80],
    [55, 60],
    [61, 60],
  ] as const)
    pointer('pointermove', x, y);
  pointer('pointerup', 61, 60);
  expect(sent).toEqual([
    { type: 'drop', item: 'ARGUE', cell: 5, end: false },
    { type: 'drop', item: 'ARGUE', cell: 6, end: false },
    { type: 'drop', item: 'ARGUE', cell: 6, end: true },
  ]);
  expect(chip()).toBeNull();
  word.click();
  expect(clicks).toBe(0);
});

test('dropped beside the board, or cancelled, it leaves nothing behind', () => {
  pointer('pointerdown', 50, 150);
  pointer('pointermove', 50, 60);
  pointer('pointermove', 50, 140);
  pointer('pointerup', 50, 140);
  expect(sent).toEqual([{ type: 'drop', item: 'ARGUE', cell: 5, end: false }, { type: 'cancel' }]);
  pointer('pointerdown', 50, 150);
  pointer('pointermove', 50, 60);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(chip()).toBeNull();
  pointer('pointermove', 60, 60);
  pointer('pointerup', 60, 60);
  expect(sent.slice(2)).toEqual([{ type: 'drop', item: 'ARGUE', cell: 5, end: false }, { type: 'cancel' }]);
});

test('a press is a press', () => {
  pointer('pointerdown', 50, 150);
  pointer('pointerup', 51, 151);
  word.click();
  expect([sent, clicks]).toEqual([[], 1]);
});

test('a finger that rests drags it, one that moves scrolls the list', () => {
  finger('pointerdown', 50, 150);
  finger('pointermove', 50, 120);
  vi.advanceTimersByTime(1_000);
  finger('pointermove', 50, 60);
  finger('pointerup', 50, 60);
  expect([sent, chip()]).toEqual([[], null]);
  finger('pointerdown', 50, 150);
  vi.advanceTimersByTime(1_000);
  expect(chip()).not.toBeNull();
  const scroll = new Event('touchmove', { bubbles: true, cancelable: true });
  word.dispatchEvent(scroll);
  expect(scroll.defaultPrevented).toBe(true);
  finger('pointermove', 50, 60);
  finger('pointerup', 50, 60);
  expect(sent.at(-1)).toEqual({ type: 'drop', item: 'ARGUE', cell: 5, end: true });
});

test('unmounting the list ends the drag', () => {
  pointer('pointerdown', 50, 150);
  pointer('pointermove', 50, 60);
  end();
  expect([chip(), sent.at(-1)]).toEqual([null, { type: 'cancel' }]);
});
