// What the page reads ahead, so that the worker stores it.

import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { storeAhead } from '../../src/app/offline.ts';
import { idsOf, levelOf, makeWorld } from '../helpers/ports.ts';
import { arrived } from '../helpers/visitor.ts';

afterEach(() => vi.unstubAllGlobals());

const daysAhead = ['21', '22', '23', '24', '25', '26', '27', '28'].map((day) => `tagliches_ratsel-2026-11-${day}`);

async function readAhead(stored: readonly string[] = [], failing: Record<string, Error> = {}) {
  vi.stubGlobal('requestIdleCallback', (run: (left: unknown) => void) =>
    setTimeout(run, 0, { timeRemaining: () => 1 }),
  );
  const keys = async () => stored.map((path) => ({ url: `http://here/api/game/${path}` }));
  vi.stubGlobal('caches', { open: async () => ({ keys }) });
  const world = makeWorld();
  const record = { solved: false, bestTime: undefined, progress: 0.5 };
  await world.ports.store.saveRecord('crossword/de-halbe_seite-001', record);
  const { actor: app } = await arrived(world);
  await waitFor(app.getSnapshot().context.levelsRef, ({ value }) => value === 'ready');
  const read: string[] = [];
  const api = {
    ...world.ports.api,
    site: async () => undefined,
    levelList: async (_: string, category: string, limit: number) => idsOf(category, limit),
    level: async (game: string, category: string, id: string) => {
      read.push(`${game}/${category}/${id.slice(3)}`);
      if (failing[id.slice(3)]) throw failing[id.slice(3)];
      return levelOf(id);
    },
  };
  const done = storeAhead(app, { ...world.ports, api } as unknown as AppPorts);
  return { read, done };
}

test('today’s and the next seven dailies of every game, and all levels of the categories that were opened', async () => {
  const { read, done } = await readAhead();
  await done;
  const games = ['sudoku', 'crossword', 'gridpuzzle', 'wordsearch'];
  const dailies = read.filter((path) => path.includes('tagliches'));
  expect(dailies.toSorted()).toEqual(
    games.flatMap((game) => daysAhead.map((id) => `${game}/tagliches_ratsel/${id}`)).toSorted(),
  );
  expect(read.slice(0, dailies.length)).toEqual(dailies); // they come first
  const others = new Set(read.slice(dailies.length).map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...others]).toEqual(['crossword/halbe_seite']);
  expect(read).toContain('crossword/halbe_seite/halbe_seite-020');
});

test('what is stored is not read again', async () => {
  const { read, done } = await readAhead(['sudoku/tagliches_ratsel/en-tagliches_ratsel-2026-11-21']);
  await done;
  expect(read).not.toContain('sudoku/tagliches_ratsel/tagliches_ratsel-2026-11-21');
  expect(read).toContain('sudoku/tagliches_ratsel/tagliches_ratsel-2026-11-22');
});

test('a level that is missing or still being made is left out; without a network it ends', async () => {
  const [missing, postponed] = [{ missing: true }, { retryAfter: 1000 }].map((about) =>
    Object.assign(new Error(), about),
  );
  const first = await readAhead([], {
    'tagliches_ratsel-2026-11-22': missing as Error,
    'tagliches_ratsel-2026-11-23': postponed as Error,
  });
  await first.done;
  expect(first.read).toContain('sudoku/tagliches_ratsel/tagliches_ratsel-2026-11-24');
  const { read, done } = await readAhead([], { 'tagliches_ratsel-2026-11-22': new Error('no network') });
  await expect(done).rejects.toThrow('no network');
  expect(read).toHaveLength(2);
});
