// What the dialog after a daily says about its other players.

import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, gameHandle } from '../../../src/app/gameHandle.ts';
import { Solvers } from '../../../src/play/Solvers.tsx';
import { type Player, playing } from '../../helpers/player.ts';
import { makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
let player: Player | undefined;
afterEach(async () => {
  await shown?.unmount();
  player?.actor.stop();
});

/** `answer`: the server's, or what it fails with. */
async function says(answer: () => Promise<unknown>) {
  const world = makeWorld();
  const reported: unknown[] = [];
  player = await playing(world);
  const ports = {
    ...world.ports,
    api: { solveTimes: answer },
    reporter: { report: (error: unknown) => reported.push(error) },
  } as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app: { send: () => undefined } as unknown as AppActor, ports }}>
      <GameContext.Provider value={gameHandle(player.actor, world.clock, (run) => run())}>
        <Solvers />
      </GameContext.Provider>
    </ServicesContext>,
  );
  return { text: shown.element.textContent, reported: reported.length };
}

test('how many were slower, and how many needed no hint', async () => {
  const { text } = await says(async () => ({ players: 1200, unaided: 492, times: [[100, 1200]] }));
  expect(text).toBe('Faster than 99% of the others. Of 1,200 players, 41% needed no hint.');
});

test('nothing to be ashamed of is said', async () => {
  expect((await says(async () => ({ players: 20, unaided: 8, times: [] }))).text).toBe(
    'Of 20 players, 40% needed no hint.',
  );
});

test.each([
  ['too few', async () => ({ players: 3, unaided: 0, times: [] }), 0],
  ['rubbish', async () => ({ players: 'many' }), 1],
  ['no network', () => Promise.reject(new Error('offline')), 1],
])('%s: nothing', async (_, answer, reported) => {
  expect(await says(answer)).toEqual({ text: '', reported });
});
