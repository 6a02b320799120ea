// What the browser's tab and a screen reader call the page: the screen, what it is about, and the product.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { ServicesContext } from '../../src/app/context.ts';
import { useSeo, useTitle } from '../../src/app/usePage.ts';
import { makeWorld } from '../helpers/ports.ts';
import { type Rendered, render } from '../helpers/render.tsx';
import { arrived } from '../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

function Page() {
  useSeo();
  return null;
}

function Settings() {
  useTitle('Settings');
  return null;
}

test.each([
  ['sudoku', 'Lobby: Sudoku online spielen – Puzzles'],
  ['crossword', 'Lobby: Schwedenrätsel online lösen – Puzzles'],
])('the lobby of %s: %s, also after a screen with a title of its own', async (gameType, title) => {
  const world = makeWorld({ path: `/${gameType}/play`, search: 'screen=lobby' });
  const { actor } = await arrived(world);
  const open = (screen: 'lobby' | 'settings') => act(async () => actor.send({ type: 'OPEN_SCREEN', screen }));
  const page = (settings: boolean) => (
    <ServicesContext value={{ app: actor, ports: world.ports as unknown as AppPorts }}>
      <Page />
      {settings && <Settings />}
    </ServicesContext>
  );
  shown = await render(page(false));
  expect(document.title).toBe(title);
  await open('settings');
  await shown.again(page(true));
  expect(document.title).toBe('Settings – Puzzles');
  await open('lobby');
  await shown.again(page(false));
  expect(document.title).toBe(title);
});
