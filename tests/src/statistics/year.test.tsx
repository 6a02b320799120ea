// The year in the statistics, by keyboard.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import { Year } from '../../../src/statistics/Year.tsx';
import { makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { arrived } from '../../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test('arrows go by days and weeks, Home and End to the first and the last day', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world);
  const ports = world.ports as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <Year solvedOn={new Map()} />
    </ServicesContext>,
  );
  const year = shown.element.querySelector('[role="slider"]');
  const last = Number(year?.getAttribute('aria-valuemax'));
  const at = () => Number(year?.getAttribute('aria-valuenow'));
  const press = (key: string) =>
    act(async () => void year?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect(at()).toBe(last);
  for (const [key, to] of [
    ['Home', 0],
    ['ArrowUp', 0],
    ['ArrowRight', 7],
    ['ArrowDown', 8],
    ['End', last],
    ['ArrowLeft', last - 7],
  ] as const) {
    await press(key);
    expect(at(), key).toBe(to);
    expect(shown.element.querySelectorAll('svg rect')).toHaveLength(1);
  }
});
