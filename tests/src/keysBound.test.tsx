// Keys bound to an element: the Tab after an Escape is the browser's, and no later one.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Gesture } from '../../puzzles/gesture.ts';
import { bindKeys, type Command } from '../../scenes/keys.ts';

let heard: (Gesture | Command)['type'][];
let shell: HTMLElement;
let unbind: () => void;
beforeEach(() => {
  heard = [];
  shell = document.createElement('main');
  shell.innerHTML = '<div role="grid"><div role="gridcell" tabindex="0"></div></div><button>Undo</button>';
  document.body.append(shell);
  unbind = bindKeys(shell, ({ type }) => heard.push(type), true);
});
afterEach(() => {
  unbind();
  shell.remove();
});

/** Whether the browser may still do with it what it does. */
function press(where: 'cell' | 'button', key: string): boolean {
  const target = shell.querySelector(where === 'cell' ? '[role="gridcell"]' : 'button');
  return target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ?? false;
}

test('Tab goes through the words, and leaves after an Escape, with Shift too', () => {
  expect(press('cell', 'Tab')).toBe(false);
  expect(heard).toEqual(['next']);
  press('cell', 'Escape');
  expect(press('cell', 'Tab')).toBe(true);
  press('cell', 'Escape');
  press('cell', 'Shift');
  expect(press('cell', 'Tab')).toBe(true);
  expect(press('cell', 'Tab')).toBe(false);
});

test('an Escape beside the board is forgotten with the next key there', () => {
  press('button', 'Escape');
  expect(press('button', 'Tab')).toBe(true);
  expect(press('cell', 'Tab')).toBe(false);
});

test('an Escape is forgotten with a press', () => {
  press('cell', 'Escape');
  shell.querySelector('[role="gridcell"]')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(press('cell', 'Tab')).toBe(false);
});
