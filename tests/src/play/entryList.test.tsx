// A field of the words' list: its name, and the keys that belong to it.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Entry } from '../../../puzzles/ears.ts';
import type { Gesture } from '../../../puzzles/gesture.ts';
import { GameContext, type GameHandle } from '../../../src/app/gameHandle.ts';
import { EntryField } from '../../../src/play/EntryField.tsx';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

const SALSA: Entry = {
  number: 1,
  way: 'down',
  clue: 'Sauce or Latin dance',
  cells: [0, 1, 2, 3, 4],
  letters: ['', '', '', '', ''],
  printed: [false, false, false, false, false],
  state: 'open',
};

async function field() {
  const sent: string[] = [];
  const handle = { send: ({ type }: { type: string }) => sent.push(type) } as unknown as GameHandle;
  const entered: Gesture[] = [];
  const parts = { lang: undefined, playing: true, accepts: (letter: string) => /[A-Z]/.test(letter), bank: undefined };
  shown = await render(
    <GameContext value={handle}>
      <EntryField entry={SALSA} index={0} {...parts} send={(by) => entered.push(by)} onBoard={() => undefined} />
    </GameContext>,
  );
  const input = shown.element.querySelector('input') as HTMLInputElement;
  await act(async () => input.focus());
  const write = (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.setSelectionRange(value.length, value.length);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = async (key: string, how: KeyboardEventInit = {}): Promise<boolean> => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
    await act(async () => void input.dispatchEvent(event));
    return event.defaultPrevented;
  };
  return { input, write, press, sent, entered, element: shown.element };
}

test('Ctrl+Z takes back what was typed in the field, step by step, and only then what was entered', async () => {
  const { input, write, press, sent } = await field();
  await write('SA');
  await write('SALT');
  await press('z', { ctrlKey: true });
  expect(input.value).toBe('SA');
  await press('Z', { ctrlKey: true, shiftKey: true });
  expect(input.value).toBe('SALT');
  await press('z', { ctrlKey: true });
  await press('z', { ctrlKey: true });
  expect(input.value).toBe('');
  expect(sent).toEqual([]);
  await press('z', { ctrlKey: true });
  expect(sent).toEqual(['UNDO']);
});

test('? asks for a hint, as on the board; an empty cell is _', async () => {
  const { input, write, press, sent } = await field();
  expect(await press('?', { shiftKey: true })).toBe(true);
  expect(sent).toEqual(['HINT']);
  await write('S_L');
  expect(input.value).toBe('S_L');
});

test('the clue is followed by its comma without a space, in every part of the name that is laid out', async () => {
  const { element } = await field();
  const label = element.querySelector('label') as HTMLElement;
  // parts out of the line, as hidden ones are, are separated by spaces in the name
  for (const part of label.querySelectorAll('.visually-hidden:not([aria-hidden])'))
    expect(part.textContent).not.toMatch(/^\s*,/);
  expect(label.textContent?.replace(/^1/, '')).toBe('1 down, Sauce or Latin dance, 5 letters');
});
