// The year in the statistics, by keyboard.

import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { AppPorts } from '../../../src/adapters/ports.ts';
import { ServicesContext } from '../../../src/app/context.ts';
import { Month } from '../../../src/statistics/Month.tsx';
import { Year } from '../../../src/statistics/Year.tsx';
import { makeWorld } from '../../helpers/ports.ts';
import { type Rendered, render } from '../../helpers/render.tsx';
import { arrived } from '../../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

test('arrows go by days and weeks, Page Up and Page Down by four weeks, Home and End to the first and the last day', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world);
  const ports = world.ports as unknown as AppPorts;
  shown = await render(
    <ServicesContext value={{ app, ports }}>
      <Year solvedOn={new Map()} half={false} />
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
    ['ArrowDown', 0],
    ['ArrowRight', 7],
    ['ArrowUp', 8],
    ['PageUp', 36],
    ['PageDown', 8],
    ['PageDown', 0],
    ['End', last],
    ['ArrowLeft', last - 7],
  ] as const) {
    await press(key);
    expect(at(), key).toBe(to);
    expect(shown.element.querySelectorAll('svg rect')).toHaveLength(1);
  }
});

test('half a year counts its own days alone, and says so', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world);
  const { iso } = app.getSnapshot().context.day;
  const before = new Date(Date.parse(iso) - 300 * 86_400_000).toISOString().slice(0, 10);
  shown = await render(
    <ServicesContext value={{ app, ports: world.ports as unknown as AppPorts }}>
      <Year
        solvedOn={
          new Map([
            [iso, 2],
            [before, 1],
          ])
        }
        half={true}
      />
    </ServicesContext>,
  );
  expect(shown.element.querySelector('h2')?.textContent).toBe('The last six months');
  expect(shown.element.querySelectorAll('svg')).toHaveLength(1);
  expect(shown.element.querySelector('p')?.textContent).toContain('1 day');
});

test('a day that is still to come is a day, and not one that is unsolved', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world);
  const { iso } = app.getSnapshot().context.day;
  shown = await render(
    <ServicesContext value={{ app, ports: world.ports as unknown as AppPorts }}>
      <Month days={new Map()} solvedOn={new Map()} />
    </ServicesContext>,
  );
  const words = [...shown.element.querySelectorAll('ol > li')].map(
    (day) => day.querySelector('.visually-hidden')?.textContent,
  );
  const today = Number(iso.slice(8));
  const isDay = (text: string | undefined) => /^\d+ \p{L}+$/u.test(text ?? '');
  expect(words.slice(0, today).filter(isDay)).toEqual([]);
  expect(words.slice(today).every(isDay)).toBe(true);
});

test('a day on which another puzzle than the daily one was solved says so in the month too', async () => {
  const world = makeWorld();
  const { actor: app } = await arrived(world);
  const { iso } = app.getSnapshot().context.day;
  shown = await render(
    <ServicesContext value={{ app, ports: world.ports as unknown as AppPorts }}>
      <Month days={new Map()} solvedOn={new Map([[iso, 2]])} />
    </ServicesContext>,
  );
  const today = shown.element.querySelector('[data-today]');
  expect(today?.getAttribute('data-state')).toBe('other');
  expect(today?.querySelector('.visually-hidden')?.textContent).toMatch(/: 2 puzzles solved$/);
  const legend = [...shown.element.querySelectorAll('ul > li')].map(({ textContent }) => textContent);
  expect(legend, 'the marks of this month are explained, and no others').toEqual(['Another puzzle solved', 'Today']);
});
