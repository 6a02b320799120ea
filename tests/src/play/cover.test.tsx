// A dialog over a running game stops its clock.

import { afterEach, expect, test } from 'vitest';
import { GameContext, gameHandle } from '../../../src/app/gameHandle.ts';
import { useCover } from '../../../src/play/useCover.ts';
import { type Player, playing } from '../../helpers/player.ts';
import { makeWorld, settled } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

function Screen({ dialog }: { readonly dialog: boolean }) {
  useCover(dialog);
  return null;
}

async function screen() {
  const world = makeWorld();
  const player: Player = await playing(world);
  const handle = gameHandle(player.actor, world.clock, (run) => run());
  const page = (dialog: boolean) => (
    <GameContext.Provider value={handle}>
      <Screen dialog={dialog} />
    </GameContext.Provider>
  );
  shown = await render(page(false));
  const show = async (dialog: boolean) => {
    await shown?.again(page(dialog));
    await settled();
    return player.context.game?.since !== undefined;
  };
  return { player, show };
}

test('the clock stands while the dialog is open', async () => {
  const { player, show } = await screen();
  expect(await show(false)).toBe(true);
  expect([await show(true), player.phase]).toEqual([false, 'running']);
  expect(await show(false)).toBe(true);
});

test('a game that goes on under a dialog stops again', async () => {
  const { player, show } = await screen();
  player.send({ type: 'PAUSE' });
  await show(true);
  player.send({ type: 'RESUME' });
  expect([await show(true), player.phase]).toEqual([false, 'running']);
});
