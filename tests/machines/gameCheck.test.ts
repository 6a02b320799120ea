// "Check": only in a relaxed game, free, and nothing of it is in the log.

import { expect, test } from 'vitest';
import type { View } from '../../puzzles/crossword/play.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { playing } from '../helpers/player.ts';
import { levelOf, makeWorld, settled } from '../helpers/ports.ts';
import { SMALL } from '../kinds/crossword/documents.ts';

const CHECK = { type: 'CHECK', part: 'board' } as const;
const CROSSWORD = {
  level: { ...levelOf('de-leichtes-001', SMALL), gameType: 'crossword' },
  loadKind: () => loadKind('crossword'),
} as const;

/** Somebody who wrote LAX where LAND goes. */
async function slipped(relaxed: boolean) {
  const world = makeWorld();
  const player = await playing(world, { relaxed }, CROSSWORD);
  for (const symbol of 'LAX') player.gesture({ type: 'symbol', symbol, alt: false });
  const wrong = (): number[] => {
    const { kind, givens, game, view } = player.context;
    if (!kind || !givens || !view) throw new Error('no board');
    const looks = kind.look(givens, game?.play, view) as readonly { readonly wrong: boolean }[];
    return looks.flatMap((look, cell) => (look.wrong ? [cell] : []));
  };
  return { world, player, wrong };
}

test('in a relaxed game it marks what is wrong; the log stays as it was, and nobody is charged', async () => {
  const { world, player, wrong } = await slipped(true);
  const { saved, game } = player.context;
  expect(wrong()).toEqual([]);
  player.send(CHECK);
  expect(wrong()).toEqual([6]);
  expect([player.context.saved, player.context.game]).toEqual([saved, game]);
  await settled();
  expect(world.calls).toEqual([]);
});

test('with a limit of mistakes it does nothing', async () => {
  const { player, wrong } = await slipped(false);
  const { view } = player.context;
  player.send(CHECK);
  expect([wrong(), player.context.view]).toEqual([[], view]);
});

test('a restart forgets the marks', async () => {
  const { player, wrong } = await slipped(true);
  player.send(CHECK).send({ type: 'RESTART' });
  expect((player.context.view as View).checked).toBeUndefined();
  player.send({ type: 'UNDO' });
  expect(wrong()).toEqual([]);
});

test('a paused game cannot be checked', async () => {
  const { player, wrong } = await slipped(true);
  player.send({ type: 'PAUSE' }).send(CHECK);
  expect(wrong()).toEqual([]);
  player.send({ type: 'RESUME' }).send(CHECK);
  expect(wrong()).toEqual([6]);
});
