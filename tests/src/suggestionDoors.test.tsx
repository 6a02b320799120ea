// Where a suggestion can be made: in the settings, in the help and after a win, with or without a game.

import { act, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/adapters/settings.ts';
import { ServicesContext } from '../../src/app/context.ts';
import { GameContext, gameHandle } from '../../src/app/gameHandle.ts';
import Help from '../../src/help/Help.tsx';
import GameWin from '../../src/play/GameWin.tsx';
import SettingsScreen from '../../src/settings/SettingsScreen.tsx';
import { PaletteContext } from '../../src/theme/contexts.ts';
import { makeWorld } from '../helpers/ports.ts';
import { type Rendered, render } from '../helpers/render.tsx';
import { arrived, inEasy, type Visitor } from '../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

async function open(node: ReactNode, visitor: Visitor) {
  const { gameRef, ports: machinePorts } = visitor.context;
  const settings = { current: () => DEFAULT_SETTINGS, set: () => undefined, subscribe: () => () => undefined };
  const storage = { getItem: () => null, setItem: () => undefined };
  const wallet = { ...machinePorts.wallet, subscribe: () => () => undefined, jokers: () => 0, earnedFor: () => 0 };
  const ports = { ...machinePorts, settings, storage, wallet } as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app: visitor.actor, ports }}>
      <PaletteContext value={{ entry: 0, tones: [] } as never}>
        <GameContext.Provider value={gameRef && gameHandle(gameRef, machinePorts.clock, (run) => run())}>
          {node}
        </GameContext.Provider>
      </PaletteContext>
    </ServicesContext>,
  );
}

const press = (name: string) =>
  act(async () => {
    const [button] = [...document.querySelectorAll<HTMLElement>('button, [role=radio], input')].filter(
      (element) => element.textContent === name || (element as HTMLInputElement).labels?.[0]?.textContent === name,
    );
    button?.click();
  });
const opened = ({ context: { modal } }: Visitor) => [modal?.kind, modal?.about];
const none = () => undefined;
const OPEN = 'de-leichtes-001';

test('the settings', async () => {
  const visitor = await arrived(makeWorld());
  await open(<SettingsScreen />, visitor);
  await press('Report a puzzle');
  expect(opened(visitor)).toEqual(['suggestion', undefined]);
});

test.each([false, true])('the help, with an open game: %s', async (playing) => {
  const world = makeWorld();
  if (!playing) world.script.level = () => new Promise(() => undefined);
  const visitor = playing ? await inEasy(world) : await arrived(world);
  await open(<Help about={undefined} onClose={none} />, visitor);
  await press('Contact');
  await press('Report this puzzle');
  await press('Report a puzzle');
  expect(opened(visitor)).toEqual(['suggestion', playing ? `sudoku/${OPEN}` : undefined]);
});

test('a win, about the puzzle that was solved', async () => {
  const visitor = await inEasy();
  await visitor.send({ type: 'OPEN_LEVEL', levelId: OPEN }).until(OPEN, 'ready');
  await visitor.start().until(OPEN, 'running');
  await visitor.solve().until(OPEN, 'won');
  await open(<GameWin about={undefined} onClose={none} />, visitor);
  await press('Report this puzzle');
  expect(opened(visitor)).toEqual(['suggestion', `sudoku/${OPEN}`]);
  await press('Your feedback');
  expect(opened(visitor)).toEqual(['feedback', undefined]);
  await act(() => vi.dynamicImportSettled());
});
