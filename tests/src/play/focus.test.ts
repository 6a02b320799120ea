// Who gets the focus when a game begins or stops.
// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { afterFrame } from '../../../src/adapters/page/afterFrame.ts';
import { takeFocus, unlessInDialog } from '../../../src/play/focus.ts';

const put = (html: string): void => {
  document.body.innerHTML = html;
};
afterEach(() => put(''));
/** The frame after which the focus is taken has been shown. */
const framed = () => new Promise<void>((done) => afterFrame(done));
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test.each([
  ['nothing', 'none'],
  ['the heading', 'h1'],
  ['the board', '[role=grid] div'],
])('is free while %s has it', async (_, where) => {
  put('<h1 tabindex="-1">Sudoku</h1><div role="grid"><div tabindex="0"></div></div><button>Pause</button>');
  focus(where);
  const take = vi.fn();
  takeFocus(take);
  expect(take).not.toHaveBeenCalled(); // it would force a layout
  await framed();
  expect(take).toHaveBeenCalled();
});

test('is not taken from a control', async () => {
  put('<button>Pause</button>');
  focus('button');
  const take = vi.fn();
  takeFocus(take);
  await framed();
  expect(take).not.toHaveBeenCalled();
});

test('is taken once the dialog that started the game has gone', async () => {
  put('<div role="dialog" aria-modal="true"><button>Start</button></div>');
  focus('button');
  const take = vi.fn();
  takeFocus(take);
  await framed();
  expect(take).not.toHaveBeenCalled();
  document.querySelector('[role=dialog]')?.remove();
  await vi.waitFor(() => expect(take).toHaveBeenCalled());
});

test('is not taken any more once the game has stopped', async () => {
  put('<div role="dialog" aria-modal="true"></div>');
  const take = vi.fn();
  const leave = takeFocus(take);
  await framed();
  leave();
  document.querySelector('[role=dialog]')?.remove();
  await framed();
  expect(take).not.toHaveBeenCalled();
});

test('is taken again from what the dialog gives it back to a moment later', async () => {
  put(
    '<h1 tabindex="-1">Sudoku</h1><div role="grid"><div tabindex="0"></div></div><div role="dialog" aria-modal="true"><button>Start</button></div>',
  );
  focus('button');
  takeFocus(() => focus('[role=grid] div'));
  document.querySelector('[role=dialog]')?.remove();
  await vi.waitFor(() => expect((document.activeElement as HTMLElement | null)?.tabIndex).toBe(0), { interval: 1 });
  focus('h1');
  await vi.waitFor(() => expect((document.activeElement as HTMLElement | null)?.tabIndex).toBe(0));
});

test('waits for a board that cannot have it yet', async () => {
  put('<div role="grid"></div>');
  takeFocus(() => focus('[role=grid] div'));
  await framed();
  expect(document.activeElement).toBe(document.body);
  document.querySelector('[role=grid]')?.insertAdjacentHTML('beforeend', '<div tabindex="0"></div>');
  await vi.waitFor(() => expect((document.activeElement as HTMLElement | null)?.tabIndex).toBe(0));
});

test('is left to a dialog that opens meanwhile', async () => {
  put('<div role="grid"><div tabindex="0"></div></div>');
  const take = vi.fn(() => focus('[role=grid] div'));
  takeFocus(take);
  await framed();
  put('<div role="dialog" aria-modal="true"></div>');
  await framed();
  expect(take).toHaveBeenCalledTimes(1);
});

test('the touch that wins leaves the focus to the dialog that it opens', () => {
  const take = vi.fn();
  put('<div role="dialog" aria-modal="true"><button>Look at the board</button></div>');
  unlessInDialog(take);
  expect(take).not.toHaveBeenCalled();
  put('<div role="grid"></div>');
  unlessInDialog(take);
  expect(take).toHaveBeenCalledOnce();
});
