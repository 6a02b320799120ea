// What a screen reader finds of a game behind a dialog: nothing, also of what appears there while the dialog is open.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { DEFAULT_SETTINGS } from '../../../src/adapters/settings.ts';
import { type AppActor, ServicesContext } from '../../../src/app/context.ts';
import { GameContext, gameHandle } from '../../../src/app/gameHandle.ts';
import { StatusBar } from '../../../src/play/Header.tsx';
import { Toasts } from '../../../src/toasts/Toasts.tsx';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { EMPTY, playing } from '../../helpers/player.ts';
import { makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

const buttons = () => [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? '');
const heard = () =>
  [...document.querySelectorAll('button, [role]')]
    .filter(
      (element) =>
        !element.closest('[role="dialog"], [aria-hidden="true"]') && !element.querySelector('[role="dialog"]'),
    )
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

test('a dialog that opens with the win hides the button that comes with the win too, and says that it is modal', async () => {
  const world = makeWorld();
  const player = await playing(world);
  const ports = {
    ...world.ports,
    settings: { current: () => DEFAULT_SETTINGS, subscribe: () => () => undefined },
  } as unknown as AppPorts;
  const app = { send: () => undefined } as unknown as AppActor;
  const page = (open: boolean) => (
    <ServicesContext value={{ app, ports }}>
      <div className="screen">
        <GameContext.Provider value={gameHandle(player.actor, world.clock, (run) => run())}>
          <StatusBar percent="99%" setPause={() => undefined} />
        </GameContext.Provider>
      </div>
      <Dialog open={open} onClose={() => undefined} title="Solved" />
      <Toasts />
    </ServicesContext>
  );
  shown = await render(page(false));
  expect(heard()).toContain('Pause');
  await shown.again(page(true));
  await act(async () => void player.right(...EMPTY));
  await vi.waitUntil(() => buttons().includes('Result'));
  expect(heard()).toEqual([]);
  expect(document.querySelector('[role="dialog"]')?.getAttribute('aria-modal')).toBe('true');
  player.actor.stop();
});
