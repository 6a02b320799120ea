// The browser's history: whatever the player opens and closes, each Back and each Forward changes what is shown.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutModal } from '../../machines/app/route.ts';
import { makeWorld, settled, type World } from '../helpers/ports.ts';
import { arrived, inEasy, type Visitor } from '../helpers/visitor.ts';

const LOBBY = '/sudoku/play?screen=lobby';
const LEVEL = '/sudoku/de-leichtes-002';

const written = ({ path, search }: { path: string; search: string }) => (search ? `${path}?${search}` : path);
const entries = ({ history }: World) => history.map(written);

/** The screens and levels below the dialogs, in order. */
const places = ({ history }: World): string[] =>
  history.map((entry) => written(withoutModal(entry))).filter((place, at, all) => place !== all[at - 1]);

/** The page is loaded again: the history stays. */
async function reloaded(world: World, before: Visitor): Promise<Visitor> {
  before.actor.stop();
  const visitor = await arrived(world);
  await settled();
  return visitor;
}

async function playing(world: World): Promise<Visitor> {
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  return visitor.start().until('de-leichtes-002', 'running');
}

test('help four times in a game, and one Back leaves it', async () => {
  const world = makeWorld();
  const visitor = await playing(world);
  for (let n = 0; n < 4; n++) visitor.send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'CLOSE_MODAL' });
  expect(entries(world)).toEqual([LOBBY, LEVEL]);
  world.back();
  expect(visitor.where).toBe('sudoku play lobby -');
});

test('a chain of dialogs is one entry, and closing the last of them removes it', async () => {
  const world = makeWorld();
  const visitor = await playing(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  visitor.send({ type: 'OPEN_MODAL', kind: 'feedback' });
  expect(entries(world)).toEqual([LOBBY, LEVEL, `${LEVEL}?modal=feedback`]);
  visitor.send({ type: 'CLOSE_MODAL' });
  expect(entries(world)).toEqual([LOBBY, LEVEL]);
});

test('Forward opens a closed dialog again, and closing it leaves nothing behind either', async () => {
  const world = makeWorld();
  const visitor = await playing(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  visitor.send({ type: 'CLOSE_MODAL' });
  world.forward();
  expect(visitor.address).toBe(`${LEVEL}?modal=help`);
  world.forward();
  expect(visitor.address).toBe(`${LEVEL}?modal=help&about=technique`);
  visitor.send({ type: 'CLOSE_MODAL' });
  expect(entries(world)).toEqual([LOBBY, LEVEL]);
});

test('a dialog that was open during a reload closes as if there had been none', async () => {
  const world = makeWorld();
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  const again = await reloaded(world, visitor);
  expect(again.where).toBe('sudoku play lobby help');
  again.send({ type: 'CLOSE_MODAL' });
  expect(entries(world)).toEqual([LOBBY]);
});

test('a game’s dialog that a reload, or Forward, cannot open again leaves no entry', async () => {
  const world = makeWorld();
  const visitor = await playing(world);
  visitor.lose();
  expect(entries(world)).toEqual([LOBBY, LEVEL, `${LEVEL}?modal=gameLost&about=de-leichtes-002`]);
  const again = await reloaded(world, visitor);
  await again.until('de-leichtes-002', 'ready');
  expect(entries(world)).toEqual([LOBBY, `${LEVEL}?modal=gameStart&about=de-leichtes-002`]);
  world.forward();
  expect(world.history).toHaveLength(2);
  expect(again.where).toBe('sudoku de-leichtes-002 game gameStart');
});

test('Back from a dialog over the start dialog leads to the start dialog', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  visitor.send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' });
  world.back();
  expect(visitor.where).toBe('sudoku de-leichtes-002 game help');
  world.back();
  expect(visitor.where).toBe('sudoku de-leichtes-002 game gameStart');
  visitor.send({ type: 'OPEN_MODAL', kind: 'help' }).send({ type: 'CLOSE_MODAL' });
  expect(entries(world)).toEqual([LOBBY, `${LEVEL}?modal=gameStart&about=de-leichtes-002`]);
});

test('Back from a page of the result, such as what is shared, leads to the result', async () => {
  const world = makeWorld();
  const visitor = await playing(world);
  visitor.solve();
  const won = 'de-leichtes-002';
  visitor.send({ type: 'OPEN_MODAL', kind: 'gameWin', about: `${won}/share` });
  world.back();
  expect(visitor.context.modal).toEqual({ kind: 'gameWin', about: won });
  visitor.send({ type: 'OPEN_MODAL', kind: 'gameWin', about: `${won}/print` });
  visitor.send({ type: 'OPEN_MODAL', kind: 'gameWin', about: won });
  world.back();
  expect(visitor.where, 'closed by its own button it leaves nothing behind').toBe('sudoku de-leichtes-002 game -');
});

type Step = (visitor: Visitor, world: World) => unknown;
const STEPS: Record<string, Step> = {
  help: (visitor) => visitor.send({ type: 'OPEN_MODAL', kind: 'help' }),
  techniques: (visitor) => visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique' }),
  technique: (visitor) => visitor.send({ type: 'OPEN_MODAL', kind: 'help', about: 'technique/xWing' }),
  feedback: (visitor) => visitor.send({ type: 'OPEN_MODAL', kind: 'feedback' }),
  locked: (visitor) => visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-009' }),
  close: (visitor) => visitor.send({ type: 'CLOSE_MODAL' }),
  lobby: (visitor) => visitor.send({ type: 'OPEN_SCREEN', screen: 'lobby' }),
  settings: (visitor) => visitor.send({ type: 'OPEN_SCREEN', screen: 'settings' }),
  level: (visitor) => visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }),
  other: (visitor) => visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-003' }),
  // the lobby preloads a level, but nobody can play it before opening it
  start: (visitor) => visitor.context.screen === 'game' && visitor.start(),
  lose: (visitor) => visitor.context.screen === 'game' && visitor.lose(),
  back: (_, world) => world.back(),
  forward: (_, world) => world.forward(),
  reload: () => undefined,
};

test('after any sequence, no two neighbouring entries are the same, and closing a dialog leaves the screens below it', async () => {
  const sequence = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const world = makeWorld();
      let visitor = await inEasy(world);
      for (const step of steps) {
        const below = places(world);
        STEPS[step]?.(visitor, world);
        if (step === 'reload') visitor = await reloaded(world, visitor);
        await settled();
        if (step === 'close') expect(places(world)).toEqual(below);
        const all = [...world.history, ...world.ahead.toReversed()].map(written);
        expect(all.filter((entry, at) => entry === all[at - 1])).toEqual([]);
        expect(written(world.ports.address.current())).toBe(written(visitor.context.place));
      }
      visitor.actor.stop();
    }),
    {
      numRuns: process.env.FULL === '1' ? 3_000 : 150,
      examples: [[['help', 'techniques', 'technique', 'help']], [['level', 'close', 'level', 'reload']]],
    },
  );
}, 60_000);
