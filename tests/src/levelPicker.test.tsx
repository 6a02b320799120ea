// The picker's list of levels.

import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { ServicesContext } from '../../src/app/context.ts';
import { LevelPicker } from '../../src/parts/LevelPicker.tsx';
import { makeWorld, settled } from '../helpers/ports.ts';
import { type Rendered, render } from '../helpers/render.tsx';
import { arrived } from '../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test('the list of levels has its category’s name', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world, { language: 'en' });
  await settled();
  const ports = world.ports as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <LevelPicker />
    </ServicesContext>,
  );
  const { category } = app.getSnapshot().context.levelsRef.getSnapshot().context;
  expect(category?.name).toMatch(/\S/);
  expect(shown.element.querySelector('ul')?.getAttribute('aria-label')).toBe(category?.name);
});

test('beside the board all levels are listed, and their locks are said once with their number', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world, { language: 'en' });
  app.send({ type: 'OPEN_CATEGORY', category: 'leichtes' });
  await settled();
  const ports = world.ports as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <LevelPicker sayLocked={(count, price) => `${count} locked, ${price} each`} />
    </ServicesContext>,
  );
  const { list } = app.getSnapshot().context.levelsRef.getSnapshot().context;
  const buttons = [...shown.element.querySelectorAll('button')];
  expect(buttons).toHaveLength(list.length);
  const locked = buttons.filter(({ dataset }) => dataset.state === 'locked');
  expect(locked.length).toBeGreaterThan(0);
  for (const one of locked) expect(one.textContent).toMatch(/locked/);
  expect(shown.element.querySelectorAll('p')).toHaveLength(1);
  expect(shown.element.querySelector('p')?.textContent).toContain(`${locked.length} locked, 10 each`);
});
