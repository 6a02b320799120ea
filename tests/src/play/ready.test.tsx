// A board that is ready to be started, without its start dialog: one press starts it.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, gameHandle } from '../../../src/app/gameHandle.ts';
import { BoardCover } from '../../../src/play/BoardCover.tsx';
import { EMPTY, mounted } from '../../helpers/player.ts';
import { makeWorld, settled, type World } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

/** The cover over a level that is ready. */
async function cover(world: World) {
  const player = await mounted(world).until('ready');
  const told: unknown[] = [];
  const app = { send: (event: unknown) => told.push(event) } as unknown as AppActor;
  const storage = { getItem: () => null, setItem: () => undefined };
  const given = { relaxed: false };
  const settings = { current: () => given, subscribe: () => () => undefined };
  shown = await render(
    <ServicesContext value={{ app, ports: { ...world.ports, storage, settings } as unknown as AppPorts }}>
      <GameContext.Provider value={gameHandle(player.actor, world.clock, (run) => run())}>
        <BoardCover phase="ready" setPause={() => undefined} />
      </GameContext.Provider>
    </ServicesContext>,
  );
  const button = shown.element.querySelector('button') as HTMLButtonElement;
  const press = () => act(async () => button.click());
  return { player, told, button, press };
}

test('one press starts the game, without another dialog', async () => {
  const { player, told, button, press } = await cover(makeWorld());
  expect(button.textContent).toBe('Start');
  await press();
  expect([player.phase, told]).toEqual(['running', []]);
});

test('a game that was begun goes on where it was, and the button says so', async () => {
  const world = makeWorld();
  const before = (await mounted(world).until('ready')).send({ type: 'START', relaxed: false, fresh: false });
  before.right(EMPTY[0] as number);
  await settled();
  before.actor.stop();
  const { player, button, press } = await cover(world);
  expect(button.textContent).toBe('Resume');
  await press();
  expect([player.phase, player.context.game?.entries]).toEqual(['running', 1]);
});
