// The dialog before a level: where the focus is when the player comes back to it from a page that it has opened.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import ModalHost from '../../../src/modals/ModalHost.tsx';
import { levelOf, makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { inEasy } from '../../helpers/visitor.ts';
import { EASY } from '../../kinds/sudoku/documents.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const focus = () => document.activeElement?.textContent;

const SETTINGS = { relaxed: false };

/** The start dialog of an easy level, on a device that has never played this game. */
async function open() {
  const world = makeWorld();
  world.script.level = async (id) => levelOf(id, { ...EASY, 'raetsel:hardest': 'xWing' });
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  const ports = {
    ...world.ports,
    storage: { getItem: () => null, setItem: () => undefined },
    settings: { current: () => SETTINGS, subscribe: () => () => undefined },
    sync: { other: async () => undefined },
  } as unknown as AppPorts;
  const close = () => act(async () => void visitor.send({ type: 'CLOSE_MODAL' }));
  shown = await render(
    <ServicesContext value={{ app: visitor.actor, ports }}>
      <ModalHost onClose={close} />
    </ServicesContext>,
  );
  await vi.waitUntil(() => focus() === 'Start');
  return { visitor, close };
}

test.each(['New here? See how it works', 'X-wing'])(
  'closed, the page that "%s" opened gives the focus back to it',
  async (opener) => {
    const { visitor, close } = await open();
    await act(async () => button(opener)?.click());
    expect([visitor.context.modal?.kind, button('Start')]).toEqual(['help', undefined]);
    await close();
    expect(visitor.context.modal?.kind).toBe('gameStart');
    await vi.waitUntil(() => document.activeElement !== document.body);
    expect(focus()).toBe(opener);
  },
);
