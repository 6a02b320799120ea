// The table of keys, on several countries' keyboard layouts.

import { describe, expect, test } from 'vitest';
import { meaningOf, type Stroke } from '../../scenes/keys.ts';

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  numLock: false,
  ...more,
});
const digits = (key: string, more?: Partial<Stroke>) => meaningOf(stroke(key, more), false);
const letters = (key: string, more?: Partial<Stroke>) => meaningOf(stroke(key, more), true);

describe('cursor', () => {
  test.each([
    ['ArrowUp', 'up'],
    ['ArrowRight', 'right'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
  ])('%s', (key, to) => {
    expect(digits(key)).toEqual({ type: 'step', to, extend: false });
    expect(digits(key, { shiftKey: true })).toEqual({ type: 'step', to, extend: true });
  });
  test.each([
    ['Home', false, 'rowStart'],
    ['End', false, 'rowEnd'],
    ['Home', true, 'start'],
    ['End', true, 'end'],
  ])('%s, Ctrl %s', (key, ctrlKey, to) => {
    expect(digits(key, { ctrlKey })).toEqual({ type: 'jump', to });
  });
});

describe('digits', () => {
  test('of the top row, and the other mode with Shift, whatever character that gives', () => {
    expect(digits('5', { code: 'Digit5' })).toEqual({ type: 'symbol', symbol: '5', alt: false });
    expect(digits('%', { code: 'Digit5', shiftKey: true })).toEqual({ type: 'symbol', symbol: '5', alt: true });
  });
  test('of a French top row, which gives them with Shift only', () => {
    expect(digits('(', { code: 'Digit5' })).toEqual({ type: 'symbol', symbol: '5', alt: false });
    expect(digits('5', { code: 'Digit5', shiftKey: true })).toEqual({ type: 'symbol', symbol: '5', alt: true });
  });
  test('of the number pad', () => {
    expect(digits('7', { code: 'Numpad7', numLock: true })).toEqual({ type: 'symbol', symbol: '7', alt: false });
    expect(digits('Home', { code: 'Numpad7', numLock: true })).toEqual({ type: 'symbol', symbol: '7', alt: true });
    expect(digits('Home', { code: 'Numpad7' })).toEqual({ type: 'jump', to: 'rowStart' });
    expect(digits('ArrowUp', { code: 'Numpad8' })).toEqual({ type: 'step', to: 'up', extend: false });
  });
  test('of an on-screen keyboard without key codes', () => {
    expect(digits('5')).toEqual({ type: 'symbol', symbol: '5', alt: false });
  });
});

describe('letters', () => {
  test('are upper-case, one for one', () => {
    expect(letters('ä')).toEqual({ type: 'symbol', symbol: 'Ä', alt: false });
    expect(letters('ß')).toEqual({ type: 'symbol', symbol: 'ß', alt: false });
    expect(letters('Q', { shiftKey: true })).toEqual({ type: 'symbol', symbol: 'Q', alt: true });
  });
  test('of a row of digits, as on a Czech keyboard, stay letters', () => {
    expect(letters('š', { code: 'Digit3' })).toEqual({ type: 'symbol', symbol: 'Š', alt: false });
  });
  test('P is a letter in games with letters, and pause elsewhere', () => {
    expect(letters('p')).toEqual({ type: 'symbol', symbol: 'P', alt: false });
    expect(digits('p')).toEqual({ type: 'pause' });
    expect(digits('x')).toBeUndefined();
  });
});

test('Tab goes through the words of a game with letters', () => {
  expect(letters('Tab')).toEqual({ type: 'next', back: false });
  expect(letters('Tab', { shiftKey: true })).toEqual({ type: 'next', back: true });
  expect(letters('Tab', { repeat: true })).toBeDefined();
  expect(letters('Tab', { ctrlKey: true })).toBeUndefined();
});

describe('entries and commands', () => {
  test.each([
    ['Backspace', { type: 'erase', back: true }],
    ['Delete', { type: 'erase', back: false }],
    [' ', { type: 'act' }],
    ['Enter', { type: 'act' }],
    ['Escape', { type: 'cancel' }],
    ['?', { type: 'hint' }],
    ['+', { type: 'zoomIn' }],
    ['-', { type: 'zoomOut' }],
  ])('%s', (key, meaning) => {
    expect(digits(key)).toEqual(meaning);
  });
  test('Ctrl and an arrow move the view', () => {
    expect(letters('ArrowLeft', { ctrlKey: true })).toEqual({ type: 'pan', to: 'left' });
    expect(digits('ArrowDown', { ctrlKey: true })).toEqual({ type: 'pan', to: 'down' });
  });
  test.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    // German: the letter counts, not its position.
    ['z', { ctrlKey: true, code: 'KeyY' }, 'undo'],
    // Russian: not a Latin letter, so its position counts.
    ['я', { ctrlKey: true, code: 'KeyZ' }, 'undo'],
  ])('%s with %o is %s', (key, more, type) => {
    expect(digits(key, more)).toEqual({ type });
  });
});

describe('left alone', () => {
  test.each([
    ['Tab', {}],
    ['F5', {}],
    ['r', { ctrlKey: true }],
    ['1', { ctrlKey: true, code: 'Digit1' }],
    ['ArrowLeft', { altKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['+', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
  ])('%s with %o', (key, more) => {
    expect(digits(key, more)).toBeUndefined();
    if (key !== 'Tab') expect(letters(key, more)).toBeUndefined();
  });
  test('a held key keeps stepping and erasing, and repeats nothing else', () => {
    const repeat = true;
    expect(digits('ArrowUp', { repeat })).toBeDefined();
    expect(digits('Backspace', { repeat })).toBeDefined();
    expect(digits('5', { repeat, code: 'Digit5' })).toBeUndefined();
    expect(digits(' ', { repeat })).toBeUndefined();
    expect(digits('?', { repeat })).toBeUndefined();
  });
});
