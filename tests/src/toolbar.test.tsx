// A toolbar: one tab stop, arrows inside, whatever is disabled meanwhile.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useToolbar } from '../../src/ui/useToolbar.ts';
import { type Rendered, render } from '../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

function Bar({ undo, clears = false }: { readonly undo: boolean; readonly clears?: boolean }) {
  return (
    <div ref={useToolbar()} role="toolbar">
      <button type="button" disabled={!undo}>
        Undo
      </button>
      {clears && (
        <button type="button" data-clears>
          Clear word
        </button>
      )}
      <button type="button">Hint</button>
      <button type="button">More</button>
    </div>
  );
}

const buttons = () => [...(shown?.element.querySelectorAll('button') ?? [])];
const stops = () =>
  buttons().flatMap(({ tabIndex, disabled, textContent }) => (tabIndex === 0 && !disabled ? [textContent] : []));
const press = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('Tab reaches one button, arrows the others', async () => {
  shown = await render(<Bar undo={false} />);
  expect(stops()).toEqual(['Hint']);
  await act(async () => buttons()[1]?.focus());
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('More');
  expect(stops()).toEqual(['More']);
  await press('ArrowRight');
  expect(document.activeElement?.textContent, 'around the end, past what is disabled').toBe('Hint');
  await press('End');
  expect(document.activeElement?.textContent).toBe('More');
});

test('from right to left the arrow to the left leads on, and the one down too', async () => {
  document.dir = 'rtl';
  shown = await render(<Bar undo />);
  await act(async () => buttons()[0]?.focus());
  await press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Hint');
  await press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('More');
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Hint');
  document.dir = '';
});

test('a button that is disabled gives the stop away', async () => {
  shown = await render(<Bar undo />);
  expect(stops()).toEqual(['Undo']);
  await shown.again(<Bar undo={false} />);
  await act(async () => undefined);
  expect(stops()).toEqual(['Hint']);
});

test('the first stop is the first button that can be used, until the player has been at another one', async () => {
  shown = await render(<Bar undo={false} />);
  expect(stops()).toEqual(['Hint']);
  await shown.again(<Bar undo />);
  await act(async () => undefined);
  expect(stops()).toEqual(['Undo']);
  await act(async () => buttons()[2]?.focus());
  await shown.again(<Bar undo={false} />);
  await shown.again(<Bar undo />);
  await act(async () => undefined);
  expect(stops()).toEqual(['More']);
});

test('one press of Tab from the board leads to nothing that takes entries away', async () => {
  shown = await render(<Bar undo={false} clears />);
  expect(stops()).toEqual(['Hint']);
});
