// Two boards of one puzzle: the player takes the other device's.

import { act } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import GameUpdate from '../../../src/play/GameUpdate.tsx';
import { Toasts } from '../../../src/toasts/Toasts.tsx';
import { makeWorld, settled } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { inEasy } from '../../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(async () => {
  toast.remove();
  await shown?.unmount();
});

test('taking it says that the game was updated', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' }).until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  visitor.play({ type: 'PAUSE' });
  await settled();
  const theirs = world.games.get('sudoku/de-leichtes-001');
  const taken: string[] = [];
  const sync = { other: async () => theirs, takeOther: async (puzzle: string) => void taken.push(puzzle) };
  const ports = { ...world.ports, sync } as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app: visitor.actor, ports }}>
      <GameUpdate about="further/sudoku/de-leichtes-001" onClose={() => undefined} />
      <Toasts />
    </ServicesContext>,
  );
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => /other/.test(textContent ?? ''));
  await act(async () => {
    button?.click();
    await settled();
  });
  expect(taken).toEqual(['sudoku/de-leichtes-001']);
  expect(document.body.textContent).toContain('GameUpdated');
});
