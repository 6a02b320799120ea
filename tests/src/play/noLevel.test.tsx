// What is shown in place of the game while there is no level.

import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import { NoLevel } from '../../../src/play/NoLevel.tsx';
import Stored from '../../../src/play/Stored.tsx';
import { makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { arrived } from '../../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

async function showAfter(error: Error, state: 'failed' | 'postponed' | 'missing', part = <NoLevel />) {
  const world = makeWorld();
  world.script.level = () => Promise.reject(error);
  const { actor: app } = await arrived(world);
  await waitFor(app.getSnapshot().context.levelsRef, ({ value }) => value === state);
  const ports = world.ports as unknown as AppPorts;
  shown = await render(<ServicesContext value={{ app, ports }}>{part}</ServicesContext>);
  // its list of levels is loaded on demand
  if (state === 'missing') await vi.waitFor(() => expect(shown?.element.querySelector('ol, ul')).not.toBeNull());
  const buttons = [...shown.element.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
  return { heading: shown.element.querySelector('h1')?.textContent, text: shown.element.textContent, buttons };
}

test('a level that the server is still making will come by itself', async () => {
  const { heading, text } = await showAfter(Object.assign(new Error('not ready'), { retryAfter: 5_000 }), 'postponed');
  expect(heading).toBe('The puzzle is almost ready');
  expect(text).toContain('appear here by itself');
});

test('a level that fails to load says why and can be retried', async () => {
  const { heading, text, buttons } = await showAfter(new Error('Out of order.'), 'failed');
  expect(heading).toBe('The puzzle couldn’t be loaded');
  expect(text).toContain('Out of order.');
  // the usual one is last, as in every dialog
  expect(buttons).toEqual(['To the lobby', 'Try again']);
});

test('without a network it offers those that are stored: open ones, of this game first', async () => {
  const stored = [
    'crossword/leichtes/en-leichtes-001',
    'sudoku/leichtes/de-leichtes-001',
    'sudoku/leichtes/en-leichtes-001',
  ];
  const keys = async () =>
    [...stored, 'sudoku/leichtes/en-leichtes-040'].map((path) => ({ url: `http://here/api/game/${path}` }));
  vi.stubGlobal('caches', { open: async () => ({ keys }) });
  const { text, buttons } = await showAfter(new Error('No network.'), 'failed', <Stored className={undefined} />);
  vi.unstubAllGlobals();
  expect(text).toContain('These can be played offline:');
  expect(buttons).toEqual(['Sudoku, Leicht, no. 1', 'Schweden\u00adrätsel, Leicht, no. 1']);
});

test('a level that does not exist offers the list of levels, and no retry', async () => {
  const { heading, text, buttons } = await showAfter(
    Object.assign(new Error('There is no such puzzle.'), { missing: true }),
    'missing',
  );
  expect(heading).toBe('No puzzle at this address');
  expect(document.title).toBe('No puzzle at this address – Puzzles');
  expect(text).toContain('There is no such puzzle.');
  expect(buttons).not.toContain('Try again');
  // the six days before today, and today
  expect(buttons.slice(0, -1)).toHaveLength(7);
  expect(buttons[6]).toMatch(/^Saturday 21 November, today/);
  expect(buttons.at(-1)).toBe('To the lobby');
});
