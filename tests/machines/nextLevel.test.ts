// The level that a player goes on with: never a locked one, never a solved one.

import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../api/defaults.ts';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import { nextOpen } from '../../machines/levels/next.ts';
import type { CategoryConfig, LevelRecord } from '../../machines/ports.ts';
import { idsOf, makeWorld, settled, type World } from '../helpers/ports.ts';
import { arrived, inEasy, type Visitor } from '../helpers/visitor.ts';

const DAILY = 'de-tagliches_ratsel-2026-11-21';
const easy = (number: number) => `de-leichtes-${String(number).padStart(3, '0')}`;
const SOLVED: LevelRecord = { solved: true, progress: 1 } as LevelRecord;
const BEGUN: LevelRecord = { solved: false, progress: 0.4 } as LevelRecord;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const solved = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, SOLVED]));
const allEasy = solved(...numbers(1, 20).map(easy));

/** The level after `over`, which has just been solved. */
function after(over: string, records = {}, unlocked: readonly string[] = []): string | undefined {
  const categories = DEFAULT_CONFIGURATION.games[0]?.categories as readonly CategoryConfig[];
  const category = categories.find(({ type }) => over.includes(type));
  const list = category?.showLevelDate ? [DAILY, ...idsOf(category.type, 6)] : idsOf(category?.type ?? '', 20);
  const place = { list, category, categories, records: { ...records, ...solved(over) }, unlocked: new Set(unlocked) };
  return nextOpen(place, over, DEFAULT_RULES, '2026-11-21');
}

test('it is the one after this one, solved ones are passed over', () => {
  expect(after(easy(1))).toBe(easy(2));
  expect(after(easy(1), solved(easy(2), easy(3)))).toBe(easy(4));
  expect(after(easy(1), { [easy(2)]: BEGUN })).toBe(easy(2));
});

test('each win opens the next level', () => expect(after(easy(5), solved(...numbers(1, 4).map(easy)))).toBe(easy(6)));

test('a level with a locked one after it leads to a bought one, or back to one that was left out', () => {
  const nextBeforeSolved = { ...solved(easy(1), easy(2), easy(3), easy(4)), [easy(9)]: BEGUN };
  expect(after(easy(20), nextBeforeSolved)).toBe(easy(5));
  expect(after(easy(5), { ...allEasy, [easy(3)]: BEGUN })).toBe(easy(3));
});

test('after the daily puzzle it is the first open level of the game, not yesterday’s or tomorrow’s', () => {
  expect(after(DAILY)).toBe(easy(1));
  expect(after(DAILY, solved(easy(1)))).toBe(easy(2));
  expect(after(DAILY, allEasy)).toBe('de-fortgeschrittene_ratsel-001');
});

test('a daily puzzle that was bought or begun is open, too', () => {
  expect(after(DAILY, {}, ['de-tagliches_ratsel-2026-11-18'])).toBe('de-tagliches_ratsel-2026-11-18');
  expect(after(DAILY, { 'de-tagliches_ratsel-2026-11-19': BEGUN })).toBe('de-tagliches_ratsel-2026-11-19');
});

test('after a category’s last level it is one of the next category; after the last category the daily puzzle', () => {
  expect(after(easy(20), allEasy)).toBe('de-fortgeschrittene_ratsel-001');
  const pro = solved(...idsOf('profi_ratsel', 20));
  expect(after('de-profi_ratsel-020', pro)).toBe(DAILY);
  expect(after('de-profi_ratsel-020', { ...pro, ...solved(DAILY) })).toBe(easy(1));
});

test('a level that is not in the list leads to the list’s first', () => expect(after('de-leichtes-021')).toBe(easy(1)));

test('a level solved to the end of the game leads nowhere', () => {
  const categories = DEFAULT_CONFIGURATION.games[0]?.categories ?? [];
  const all = solved(DAILY, ...categories.flatMap(({ type }) => idsOf(type, 20)));
  expect(after(easy(20), all)).toBeUndefined();
});

/** Wins the level, and takes the dialog's way on. */
async function goOn(visitor: Visitor, levelId: string): Promise<string> {
  await visitor.send({ type: 'OPEN_LEVEL', levelId }).until(levelId, 'ready');
  await visitor.start().until(levelId, 'running');
  visitor.solve();
  await settled();
  const { levelsRef, configRef, day } = visitor.context;
  const { rules } = configRef.getSnapshot().context.config;
  const next = nextOpen(levelsRef.getSnapshot().context, levelId, rules, day.iso) ?? '';
  await visitor.send({ type: 'OPEN_LEVEL', levelId: next }).until(next, 'ready');
  return visitor.where;
}

const bought = (...ids: readonly string[]): World => {
  const world = makeWorld();
  for (const id of ids) world.bought.add(`sudoku/${id}`);
  return world;
};

test('a visitor who wins today’s puzzle first is led to the first easy one, not to a form', async () => {
  expect(await goOn(await arrived(makeWorld()), DAILY)).toBe('sudoku de-leichtes-001 game gameStart');
});

test('a player who owns levels is led to an owned one before another category', async () => {
  const owned = 'de-tagliches_ratsel-2026-11-17';
  expect(await goOn(await arrived(bought(owned)), DAILY)).toBe(`sudoku ${owned} game gameStart`);
});

test('a level that the win has just opened is there at once', async () => {
  const visitor = await inEasy(bought(easy(7)));
  expect(await goOn(visitor, easy(7))).toBe(`sudoku ${easy(8)} game gameStart`);
});
