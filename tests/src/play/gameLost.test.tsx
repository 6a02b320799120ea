// The end of a lost game: what its dialog offers, and what each choice says and does.

import { act } from 'react';
import toast from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_RULES } from '../../../api/defaults.ts';
import { phaseOf } from '../../../machines/game/selectors.ts';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, type GameHandle, gameHandle, useGame } from '../../../src/app/gameHandle.ts';
import { Lost } from '../../../src/play/GameLost.tsx';
import { useNotices } from '../../../src/play/useNotices.ts';
import { EMPTY, type Player, playing } from '../../helpers/player.ts';
import { makeWorld, settled } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

const said = vi.spyOn(toast, 'success').mockReturnValue('');
beforeEach(() => said.mockClear());
afterAll(() => said.mockRestore());

let shown: Rendered | undefined;
let player: Player | undefined;
afterEach(async () => {
  await shown?.unmount();
  player?.actor.stop();
});

/** As long as the game is lost. */
function Shown() {
  const phase = useGame(phaseOf);
  return (phase === 'lost' || phase === 'secondChance') && <Lost />;
}

/** As the game's screen does. */
function Notices() {
  useNotices();
  return null;
}

/** `free`: free hints left; `jokers`: undefined for a visitor. */
async function lose({ free = 3, jokers }: { free?: number; jokers?: number } = {}) {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: free > 0 ? 'free' : 'joker' });
  player = (await playing(world)).wrong(...EMPTY.slice(0, DEFAULT_RULES.mistakes));
  const handle: GameHandle = gameHandle(player.actor, world.clock, (run) => run());
  const app = {
    send: () => undefined,
    subscribe: () => ({ unsubscribe: () => undefined }),
    getSnapshot: () => ({ context: { modal: { kind: 'gameLost' } } }),
  } as unknown as AppActor;
  const wallet = {
    ...world.ports.wallet,
    freeHints: () => free,
    jokers: () => jokers,
    subscribe: () => () => undefined,
  };
  const ports = { ...world.ports, wallet } as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <GameContext.Provider value={handle}>
        <Notices />
        <main>
          <Shown />
        </main>
      </GameContext.Provider>
    </ServicesContext>,
  );
  const button = (name: RegExp) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => name.test(textContent ?? ''));
  const press = (name: RegExp) =>
    act(async () => {
      button(name)?.click();
      await settled();
    });
  return { world, player, button, press };
}

test('a restart says the same sentence as from "More"', async () => {
  const { player, press } = await lose();
  await press(/^restart$/i);
  expect(player.phase).toBe('running');
  expect(said.mock.calls.map(([text]) => text)).toEqual(['More.restarted']); // no texts in the toasts here
});

/** The button's first line. */
const price = (button: (name: RegExp) => HTMLButtonElement | undefined) =>
  /^Second chance \([^)]*\)/.exec(button(/second chance/i)?.textContent ?? '')?.[0];

test('a second chance takes a free hint first, from a visitor too, else a joker', async () => {
  const visitor = await lose();
  expect(price(visitor.button)).toBe('Second chance (1 of 3 free hints)');
  await visitor.press(/second chance/i);
  expect(visitor.player.phase).toBe('running');
  await shown?.unmount();
  expect(price((await lose({ jokers: 10 })).button)).toBe('Second chance (1 of 3 free hints)');
  await shown?.unmount();
  expect(price((await lose({ free: 1 })).button)).toBe('Second chance (last free hint)');
  await shown?.unmount();
  expect(price((await lose({ free: 0, jokers: 10 })).button)).toBe('Second chance (1 of 10 jokers)');
  await shown?.unmount();
  expect(price((await lose({ free: 0, jokers: 0 })).button)).toBe('Second chance (1 joker)');
});

test('a visitor without free hints is led to no form: the game goes on without limit', async () => {
  const { player, button, press, world } = await lose({ free: 0 });
  expect(price(button)).toBeUndefined();
  expect(button(/sign in/i)).toBeUndefined();
  // not on a button, which a key meant for the board would press
  await vi.waitUntil(() => document.activeElement === document.querySelector('h2'));
  await press(/go on without limit/i);
  expect([player.phase, player.context.relaxed]).toEqual(['running', true]);
  expect(world.calls).toEqual([]);
});

test('a second chance and going on without limit say what they changed', async () => {
  const { press } = await lose();
  await press(/second chance/i);
  expect(said.mock.calls.map(([text]) => text)).toEqual(['Modal.gameLost.taken']);
  said.mockClear();
  await shown?.unmount();
  const other = await lose();
  await other.press(/without limit/i);
  expect(said.mock.calls.map(([text]) => text)).toEqual(['Modal.gameLost.unlimited']);
});
