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

async function showAfter(
  error: Error,
  state: 'failed' | 'postponed' | 'missing',
  part = <NoLevel />,
  path = '/sudoku/play',
) {
  const world = makeWorld({ path, search: '' });
  world.script.level = () => Promise.reject(error);
  const { actor: app } = await arrived(world);
  await waitFor(app.getSnapshot().context.levelsRef, ({ value }) => value === state);
  const ports = world.ports as unknown as AppPorts;
  shown = await render(<ServicesContext value={{ app, ports }}>{part}</ServicesContext>);
  // its list of levels is loaded on demand
  const isThere = () => expect(shown?.element.querySelector('ol, ul')).not.toBeNull();
  if (state === 'missing') await vi.waitFor(isThere, { timeout: 10_000 });
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

test('where there is no level it says so in our words, and offers the lobby and today’s puzzle of each game', async () => {
  const { heading, text, buttons } = await showAfter(
    Object.assign(new Error('This game has no such category.'), { missing: true }),
    'missing',
  );
  expect(heading).toBe('This square stays empty');
  await vi.waitFor(() => expect(document.title).toBe('This square stays empty – Puzzles'));
  expect(text).toContain('We looked across and down, but there’s no puzzle at this address.');
  expect(text).not.toContain('no such category');
  expect(buttons).toEqual(['To the lobby', 'Sudoku', 'Schweden\u00adrätsel', 'Suchsel', 'Gitter\u00adrätsel']);
});

test('of a day that is over the server’s sentence says more', async () => {
  const gone = Object.assign(new Error('This daily puzzle is no longer in the archive.'), { missing: true });
  const { text } = await showAfter(gone, 'missing', <NoLevel />, '/sudoku/en-tagliches_ratsel-2026-01-01');
  expect(text).toContain('no longer in the archive');
});
