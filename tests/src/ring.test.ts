// @vitest-environment happy-dom
// When the focus has its ring: for players who go by keys, and for nobody else.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchRing } from '../../src/ui/ring.ts';

let stop = (): void => undefined;
const shown = (): boolean => document.documentElement.hasAttribute('data-keys');
const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

beforeEach(() => {
  stop = watchRing(document);
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('data-keys');
});

test.each(['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'End'])('%s brings the ring', (key) => {
  expect(shown()).toBe(false);
  press(key);
  expect(shown()).toBe(true);
});

test('a shortcut brings it, since it may open what takes the focus', () => {
  press('m', { altKey: true });
  expect(shown()).toBe(true);
});

test.each(['a', '5', 'ß', 'Backspace', 'Shift', 'Unidentified'])('%s, which writes, does not', (key) => {
  press(key);
  expect(shown()).toBe(false);
});

test('a press of any pointer takes it away until the next key', () => {
  press('Tab');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(shown()).toBe(false);
  press('ArrowDown');
  expect(shown()).toBe(true);
});
