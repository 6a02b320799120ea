// The letters on screen: their order, the key that hides them, and the letter above the finger.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Gesture } from '../../../puzzles/gesture.ts';
import { LetterKeys } from '../../../src/board/LetterKeys.tsx';
import { letterPlan } from '../../../src/board/letterRows.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

const rowsOf = (...rows: readonly string[]) =>
  rows.map((row) => [...row].map((symbol) => ({ symbol, shows: 'text' }) as const));
const QWERTZ = rowsOf('QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM');

const planned = (...of: Parameters<typeof letterPlan>): string[] =>
  letterPlan(...of).rows.map(({ keys, slack }) => `${keys.map(({ symbol }) => symbol).join('')} ${slack}`);

test('the rows of a keyboard, each in the middle of the widest', () => {
  expect(planned(QWERTZ)).toEqual(['QWERTZUIOP 0', 'ASDFGHJKL 0.5', 'YXCVBNM 1.5']);
  expect(letterPlan(QWERTZ).columns).toBe(10);
});

test('the alphabet, seven or ten in a row', () => {
  expect(planned(QWERTZ, 7)).toEqual(['ABCDEFG 0', 'HIJKLMN 0', 'OPQRSTU 0', 'VWXYZ 1']);
  expect(planned(QWERTZ, 10)).toEqual(['ABCDEFGHIJ 0', 'KLMNOPQRST 0', 'UVWXYZ 2']);
});

test('a last row without room for the eraser is followed by one that has it', () => {
  expect(planned(rowsOf('ABC', 'DEF'))).toEqual(['ABC 0', 'DEF 0', ' 1.5']);
});

let shown: Rendered | undefined;
afterEach(async () => {
  await shown?.unmount();
});

async function letters(onHide?: () => void) {
  const send = vi.fn<(gesture: Gesture) => void>();
  shown = await render(<LetterKeys rows={QWERTZ} order="keyboard" send={send} {...(onHide && { onHide })} />);
  const { element } = shown;
  return {
    send,
    names: () => [...element.querySelectorAll('button')].map((key) => key.getAttribute('aria-label')).join(' '),
    key: (name: string) => element.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement,
    bubbles: () => [...element.querySelectorAll<HTMLElement>('[data-letter]')],
  };
}

const pointer = (type: string, on: HTMLElement, init: PointerEventInit) =>
  act(async () => void on.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, ...init })));

test('keys are reached in the order in which they are seen; the game has no key to hide them if they stay', async () => {
  const { names } = await letters();
  expect(names()).toBe('Q W E R T Z U I O P A S D F G H J K L Y X C V B N M Erase');
});

test('letters and the eraser act when touched; the key that hides them, once the touch has ended on it', async () => {
  const hide = vi.fn();
  const { send, key } = await letters(hide);
  await pointer('pointerdown', key('Q'), {});
  await pointer('pointerdown', key('Erase'), {});
  await pointer('pointerdown', key('Hide the keys'), {});
  expect(hide).not.toHaveBeenCalled();
  await act(async () => key('Hide the keys').click());
  expect(send.mock.calls).toEqual([[{ type: 'symbol', symbol: 'Q', alt: false }], [{ type: 'erase', back: true }]]);
  expect(hide).toHaveBeenCalledOnce();
});

test('a finger sees its letter above it until it is lifted; a second finger takes the one bubble over', async () => {
  const { key, bubbles } = await letters();
  const touch = (pointerId: number): PointerEventInit => ({ pointerId, pointerType: 'touch' });
  await pointer('pointerdown', key('Q'), touch(1));
  expect(bubbles().map(({ dataset }) => [dataset.letter, dataset.shown])).toEqual([['Q', 'true']]);
  expect(key('Q').contains(bubbles()[0] ?? null)).toBe(true);
  await pointer('pointerdown', key('M'), touch(2));
  await pointer('pointerup', key('Q'), touch(1));
  expect(bubbles().map(({ dataset }) => [dataset.letter, dataset.shown])).toEqual([['M', 'true']]);
  await pointer('pointerup', key('M'), touch(2));
  expect(bubbles().map(({ dataset }) => dataset.shown)).toEqual([undefined]);
});

test('neither a mouse nor the eraser shows a letter', async () => {
  const { key, bubbles } = await letters();
  await pointer('pointerdown', key('Q'), { pointerType: 'mouse' });
  await pointer('pointerdown', key('Erase'), { pointerType: 'touch' });
  expect(bubbles()).toEqual([]);
});
