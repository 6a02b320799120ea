// The solution is shown: the level ends without reward, and stays so until a restart.

import { expect, test } from 'vitest';
import { frameOf, percentOf } from '../../machines/game/selectors.ts';
import type { Play } from '../../puzzles/sudoku/types.ts';
import { EMPTY, mounted, type Player, PUZZLE, playing } from '../helpers/player.ts';
import { makeWorld, settled, type World } from '../helpers/ports.ts';
import { EASY_SOLUTION } from '../kinds/sudoku/documents.ts';

const [A, B] = EMPTY as [number, number];
const GIVE_UP = { type: 'GIVE_UP' } as const;

const shown = ({ context }: Player): string => (frameOf(context).play as Play).digits.join('');

async function reloaded(player: Player, world: World): Promise<Player> {
  await settled();
  player.actor.stop();
  return (await mounted(world).until('ready')).send({ type: 'START', relaxed: false, fresh: false });
}

test('the solved board shows; the player’s own board, progress and record are unchanged', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wait(1_000).right(A);
  const { board } = player;
  const percent = percentOf(player.context);
  player.send(GIVE_UP);
  expect([player.phase, shown(player)]).toEqual(['givenUp', EASY_SOLUTION]);
  expect([player.board, percentOf(player.context)]).toEqual([board, percent]);
  expect((frameOf(player.context).play as Play).revealed[B]).toBe(true);
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ solved: false, bestTime: undefined, progress: 1 / EMPTY.length });
  expect(world.sounds).not.toContain('gameFinish');
  expect(player.news.map(({ type }) => type)).not.toContain('GAME_WON');
});

test('neither undo nor an entry leads back into the game', async () => {
  const player = (await playing(makeWorld())).right(A).send(GIVE_UP);
  player.send({ type: 'UNDO' }).right(B).send({ type: 'RESUME' }).send({ type: 'LETTER' }).send({ type: 'HINT' });
  expect([player.phase, shown(player)]).toEqual(['givenUp', EASY_SOLUTION]);
  expect(player.board.digits[B]).toBe(0);
});

test('it survives a reload', async () => {
  const world = makeWorld();
  const player = await reloaded((await playing(world)).right(A).send(GIVE_UP), world);
  expect([player.phase, shown(player), player.context.game?.gaveUp]).toEqual(['givenUp', EASY_SOLUTION, true]);
});

test('after a restart it can be won; undoing the restart gives it up again', async () => {
  const world = makeWorld();
  const player = (await playing(world)).right(A).send(GIVE_UP).wait(5_000).send({ type: 'RESTART' });
  expect([player.phase, player.context.solution, percentOf(player.context)]).toEqual(['running', undefined, '0%']);
  player.send({ type: 'UNDO' });
  expect([player.phase, shown(player)]).toEqual(['givenUp', EASY_SOLUTION]);
  player
    .send({ type: 'RESTART' })
    .wait(90_000)
    .right(...EMPTY);
  expect(player.phase).toBe('won');
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ solved: true, bestTime: 90_000 });
});

test('a new game in place of the given up one starts like any other', async () => {
  const world = makeWorld();
  const player = (await playing(world)).send(GIVE_UP);
  await settled();
  player.actor.stop();
  const next = await mounted(world).until('ready');
  expect(next.send({ type: 'START', relaxed: false, fresh: true }).phase).toBe('running');
  expect(next.context.game?.gaveUp).toBe(false);
});

test('a visible hint disappears with it', async () => {
  const player = await (await playing(makeWorld())).send({ type: 'HINT' }).hinted('where');
  player.send(GIVE_UP);
  expect([player.phase, player.context.hint, player.view.lights]).toEqual(['givenUp', undefined, []]);
});
