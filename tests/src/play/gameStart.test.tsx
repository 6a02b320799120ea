// The sheet before a level: what it offers for a new game, a begun one and a lost one.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mistakesLeft } from '../../../machines/game/selectors.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { DEFAULT_SETTINGS } from '../../../src/adapters/settings.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import { GameContext, gameHandle } from '../../../src/app/gameHandle.ts';
import { GameStart } from '../../../src/play/GameStart.tsx';
import { EMPTY, LEVEL, PUZZLE, playing } from '../../helpers/player.ts';
import { makeWorld, settled } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { inEasy } from '../../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** Loses the level, leaves it and opens it again. */
async function reopened() {
  const world = makeWorld();
  (await playing(world)).wrong(...EMPTY.slice(0, 3)).actor.stop();
  await vi.waitUntil(() => world.games.has(PUZZLE));
  const { actor } = await inEasy(world);
  actor.send({ type: 'OPEN_LEVEL', levelId: LEVEL });
  const game = actor.getSnapshot().context.gameRef;
  if (!game) throw new Error('no game');
  const ports = {
    ...world.ports,
    settings: { current: () => DEFAULT_SETTINGS, subscribe: () => () => undefined },
    storage: { getItem: () => null, setItem: () => undefined },
    sync: { other: async () => undefined },
  } as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app: actor, ports }}>
      <GameContext.Provider value={gameHandle(game, world.clock, (run) => run())}>
        <GameStart />
      </GameContext.Provider>
    </ServicesContext>,
  );
  const press = async (name: string) => {
    await act(async () => button(name)?.click());
    for (let n = 0; n < 9; n++) await act(settled);
    return game.getSnapshot();
  };
  return press;
}

test('another attempt begins on an empty board, with all mistakes left', async () => {
  const press = await reopened();
  const after = await press('Try again');
  expect(after.matches({ playing: 'running' })).toBe(true);
  expect(mistakesLeft(after.context)).toBe(3);
});

test('a lost game opens with its second chance, which is on its board', async () => {
  const press = await reopened();
  const after = await press('Second chance');
  expect(after.value).toBe('lost');
});
