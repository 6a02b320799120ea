// The pad: keys act when touched, once, and are there for keyboards and screen readers as well.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Gesture } from '../../../puzzles/gesture.ts';
import { PadKeys, PadModes } from '../../../src/board/Pad.tsx';
import { type Rendered, render } from '../../helpers/render.tsx';

const rows = [
  [
    { symbol: '1', shows: 'text', left: 9 },
    { symbol: '2', shows: 'text', left: 0 },
  ],
  [{ symbol: '3', shows: 'text', left: 1, locked: true }],
] as const;

let shown: Rendered | undefined;
afterEach(async () => {
  await shown?.unmount();
});

async function pad() {
  const send = vi.fn<(gesture: Gesture) => void>();
  shown = await render(<PadKeys rows={rows} send={send} />);
  const key = (name: string) => shown?.element.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
  return { send, key };
}

const down = (key: HTMLElement) =>
  act(async () => void key.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })));
const click = (key: HTMLElement, detail: number) =>
  act(async () => void key.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));

test('a touch enters at once, and its click does not enter again', async () => {
  const { send, key } = await pad();
  await down(key('1, 9 left'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'symbol', symbol: '1', alt: false });
  await click(key('1, 9 left'), 1);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the click of a touch does not press what has opened under the finger; a click of its own does', async () => {
  const { key } = await pad();
  const opened = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  opened.addEventListener('click', pressed);
  await down(key('1, 9 left'));
  await click(opened, 1);
  expect(pressed).not.toHaveBeenCalled();
  await down(opened);
  await click(opened, 1);
  await click(opened, 0);
  expect(pressed).toHaveBeenCalledTimes(2);
  opened.remove();
});

test('a click without a touch, as from a keyboard or a screen reader, enters', async () => {
  const { send, key } = await pad();
  await click(key('1, 9 left'), 0);
  await click(key('1, 9 left'), 1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('fifteen touches without a click between them are fifteen entries', async () => {
  const { send, key } = await pad();
  for (let touch = 0; touch < 15; touch++) await down(key('1, 9 left'));
  expect(send).toHaveBeenCalledTimes(15);
});

test('a game without keys has no pad, not even the eraser', async () => {
  shown = await render(<PadKeys rows={[]} send={vi.fn()} />);
  expect(shown.element.querySelector('button, [role="group"]')).toBeNull();
});

test('the right mouse button enters nothing', async () => {
  const { send, key } = await pad();
  await act(async () => {
    key('1, 9 left').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }));
  });
  expect(send).not.toHaveBeenCalled();
});

test('the end of a touch causes no click on a dialog under the finger', async () => {
  const { key } = await pad();
  const end = new Event('touchend', { bubbles: true, cancelable: true });
  await act(async () => void key('1, 9 left').dispatchEvent(end));
  expect(end.defaultPrevented).toBe(true);
});

test('keys show what is left and which digit is locked; the eraser is a separate gesture', async () => {
  const { send, key } = await pad();
  expect(key('2, 0 left').hasAttribute('data-done')).toBe(true);
  expect(key('3, 1 left').getAttribute('aria-pressed')).toBe('true');
  expect(key('1, 9 left').hasAttribute('aria-pressed')).toBe(false);
  await down(key('Erase'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'erase', back: true });
});

test('modes are one choice of several', async () => {
  const send = vi.fn();
  shown = await render(<PadModes modes={['digit', 'notes', 'colour']} mode="digit" send={send} />);
  const radios = [...shown.element.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  await act(async () => radios[1]?.click());
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'mode', mode: 'notes' });
});
