// The picker's list of levels.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { GAME_TYPES, packsOf } from '../../puzzles/catalogue.ts';
import type { AppPorts } from '../../src/adapters/ports.ts';
import { ServicesContext } from '../../src/app/context.ts';
import { CategoryFacts } from '../../src/parts/CategoryFacts.tsx';
import { difficultyOf } from '../../src/parts/difficultyOf.ts';
import { LevelPicker, starsAt } from '../../src/parts/LevelPicker.tsx';
import { makeWorld, settled } from '../helpers/ports.ts';
import { type Rendered, render } from '../helpers/render.tsx';
import { arrived } from '../helpers/visitor.ts';

let shown: Rendered | undefined;
afterEach(() => shown?.unmount());

/** A visitor who reads English sees this; `category`: the one they have opened. */
async function visit(part: ReactNode, category?: string) {
  const world = makeWorld();
  const { actor: app } = await arrived(world, { language: 'en' });
  if (category) app.send({ type: 'OPEN_CATEGORY', category });
  await settled();
  const ports = world.ports as unknown as AppPorts;
  shown = await render(<ServicesContext value={{ app, ports }}>{part}</ServicesContext>);
  return { app, element: shown.element };
}

test('the list of levels has its category’s name', async () => {
  const { app, element } = await visit(<LevelPicker />);
  const { category } = app.getSnapshot().context.levelsRef.getSnapshot().context;
  expect(category?.name).toMatch(/\S/);
  expect(element.querySelector('ul')?.getAttribute('aria-label')).toBe(category?.name);
});

test('beside the board all levels are listed, and their locks are said once with their number', async () => {
  const { app, element } = await visit(<LevelPicker sayLocked={(count) => `${count} locked.`} />, 'leichtes');
  const { list } = app.getSnapshot().context.levelsRef.getSnapshot().context;
  const buttons = [...element.querySelectorAll('button')];
  expect(buttons).toHaveLength(list.length);
  const locked = buttons.filter(({ dataset }) => dataset.state === 'locked');
  expect(locked.length).toBeGreaterThan(0);
  for (const one of locked) expect(one.textContent).toMatch(/locked/);
  const [open, closed] = [...element.querySelectorAll('ul')];
  expect(open?.querySelector('[data-state="locked"]'), 'those that can be played stand apart').toBeNull();
  expect(closed?.querySelectorAll('button')).toHaveLength(locked.length);
  expect(closed?.querySelectorAll('svg'), 'each has its lock').toHaveLength(locked.length);
  expect(open?.querySelector('svg')).toBeNull();
  expect(element.querySelectorAll('p')).toHaveLength(1);
  expect(element.querySelector('p')?.textContent).toBe(
    `${locked.length} locked. With an account you can also open one right away, for 10 jokers.`,
  );
});

test('in the lobby a whole pack is in one list, and a visitor is told that jokers take an account', async () => {
  const { app, element } = await visit(
    <>
      <CategoryFacts starred />
      <LevelPicker />
    </>,
    'leichtes',
  );
  const { list } = app.getSnapshot().context.levelsRef.getSnapshot().context;
  expect(element.querySelectorAll('ul')).toHaveLength(1);
  expect(element.querySelectorAll('ul button')).toHaveLength(list.length);
  const open = list.length - element.querySelectorAll('[data-state="locked"]').length;
  const [facts, locked] = [...element.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(facts).toContain(`${open} of ${list.length} open, 0 solved`);
  expect(locked).toContain('With an account');
});

test('a level’s stars are under its number where the others have not the same; else they are said once, above them', () => {
  expect([1, 10, 11, 20].map((number) => starsAt('wordsearch', 'leichtes', number, 20))).toEqual([1, 1, 3, 3]);
  expect([1, 20].map((number) => starsAt('sudoku', 'schwere_ratsel', number, 20))).toEqual([0, 0]);
  expect(starsAt('sudoku', 'tagliches_ratsel', 1, 7)).toBe(0);
});

test.each(GAME_TYPES.flatMap((game) => packsOf(game).map((category) => [game, category] as const)))(
  'the difficulty said of %s, %s is the one of its levels',
  (game, category) => {
    const folder = join(import.meta.dirname, '../../assets/levels', game, category);
    const file = game === 'sudoku' ? `${folder}.ndjson` : join(folder, 'de.ndjson');
    const levels = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) =>
        line.includes('"difficulty"') ? [JSON.parse(line) as { number: number; difficulty: string }] : [],
      );
    expect(levels.length).toBeGreaterThan(0);
    for (const { number, difficulty } of levels)
      expect([number, difficultyOf(game, category, number)]).toEqual([number, difficulty]);
  },
);
