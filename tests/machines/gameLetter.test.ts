// Solution letters: what they enter, what they cost, and why there may be none.

import { expect, test } from 'vitest';
import type { SpendAnswer } from '../../machines/ports.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { EMPTY, LEVEL, playing, rightDigit } from '../helpers/player.ts';
import { deferred, levelOf, makeWorld, settled } from '../helpers/ports.ts';
import { cases as crosswordCases } from '../kinds/crossword/cases.ts';

const [A, B] = EMPTY as [number, number];
const LETTER = { type: 'LETTER' } as const;
const [WITH_WORDS = ''] = Object.keys(crosswordCases.documents);
const at = (cell: number) => ({ type: 'tap', cell, extend: false }) as const;

test('the paid letter is entered in the chosen cell, also in place of a mistake, and logged', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'letter' });
  const player = (await playing(world)).wrong(A).wait(1_000).send(LETTER);
  await settled();
  expect(player.board.digits[A]).toBe(Number(rightDigit(A)));
  expect(player.board.revealed[A]).toBe(true);
  expect(player.context.saved?.log.at(-1)).toMatchObject({ type: 'letter', at: 1_000, move: { cell: A } });
  expect(player.context.game).toMatchObject({ letters: 1, freeHints: 0, paidHints: 0, mistakes: [expect.anything()] });
  player.gesture(at(B)).send(LETTER);
  await settled();
  expect(world.calls).toEqual([
    expect.stringMatching(/^spend letter de-leichtes-001 \d+-letter-0$/),
    expect.stringMatching(/^spend letter de-leichtes-001 \d+-letter-1$/),
  ]);
  expect(player.send({ type: 'UNDO' }).board.digits[B]).toBe(0);
  expect(player.context.game?.letters).toBe(2);
  await settled();
  expect(world.games.get('sudoku/de-leichtes-001')?.log.at(-1)).toMatchObject({ type: 'undo' });
});

test('if there is nothing to reveal, the wallet is not charged', async () => {
  const world = makeWorld();
  const player = (await playing(world)).right(A).send(LETTER);
  expect([player.context.notice, world.calls]).toEqual(['NO_LETTER', []]);
  expect(player.news).toContainEqual({ type: 'NOTICE', notice: 'NO_LETTER' });
});

test.each([
  ['SIGN_IN_FIRST', 'SIGN_IN_FOR_LETTERS'],
  ['NOT_ENOUGH_LETTERS', 'NOT_ENOUGH_LETTERS'],
] as const)('refused with %s the board stays and %s is told', async (refused, notice) => {
  const world = makeWorld();
  world.script.spend = async () => ({ refused });
  const player = await playing(world);
  const { board } = player;
  await player.send(LETTER).noted(notice);
  expect([player.board, player.phase, player.context.game?.letters]).toEqual([board, 'running', 0]);
  expect(player.right(A).context.notice).toBeUndefined();
});

test('a failed payment is shown and reported', async () => {
  const world = makeWorld();
  world.script.spend = () => Promise.reject(new Error('offline'));
  const player = await playing(world);
  await player.send(LETTER).noted('PAYMENT_FAILED');
  expect(world.errors.map(({ where }) => where)).toEqual(['spend']);
  expect(player.right(A).board.digits[A]).not.toBe(0);
});

test('while it is being paid, the board is locked; a pause at that time stays a pause', async () => {
  const world = makeWorld();
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  const player = (await playing(world)).gesture(at(A)).send(LETTER);
  const { board } = player;
  player.send(LETTER).gesture(at(B)).right(B).send({ type: 'HINT' }).send({ type: 'RESTART' }).send({ type: 'PAUSE' });
  expect([player.board, player.phase]).toEqual([board, 'paused']);
  answer.resolve({ paid: 'letter' });
  await settled();
  expect(player.actor.getSnapshot().matches({ playing: 'paused' })).toBe(true);
  expect(player.board.digits[A]).toBe(Number(rightDigit(A)));
  expect(world.calls).toHaveLength(1);
  expect(player.send({ type: 'RESUME' }).phase).toBe('running');
});

test('a letter clears a hint, and the last one wins', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'letter' });
  const player = (await playing(world)).right(...EMPTY.slice(1)).gesture(at(A));
  await player.send({ type: 'HINT' }).hinted('where');
  await player.send(LETTER).until('won');
  expect([player.context.hint, player.view.lights]).toEqual([undefined, []]);
});

const WORD = { type: 'WORD' } as const;

/** A game with words, and a wallet with this many letters. */
async function withWords(letters: number) {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'letter' });
  const ports = { ...world.ports, wallet: { ...world.ports.wallet, letters: () => letters } };
  const level = levelOf(LEVEL, crosswordCases.documents[WITH_WORDS]);
  const player = await playing(world, {}, { level, ports, loadKind: () => loadKind('crossword') });
  const play = () => player.context.game?.play as unknown as { letters: string[]; revealed: boolean[] };
  return { world, player, play };
}

test('a word is paid for letter by letter, each with its own idempotency key, and undone the same way', async () => {
  const { world, player, play } = await withWords(20);
  const { kind, givens, game, view } = player.context;
  const lacking = kind?.word?.(givens as never, game?.play, view as never) ?? [];
  expect(lacking.length).toBeGreaterThan(2);
  player.wait(500).send(WORD);
  for (const _ of lacking) await settled();
  expect(player.actor.getSnapshot().matches({ playing: { running: 'thinking' } })).toBe(true);
  expect(kind?.word?.(givens as never, play(), view as never)).toEqual([]);
  expect(play().revealed.filter(Boolean)).toHaveLength(lacking.length);
  expect(player.context.game).toMatchObject({ letters: lacking.length, mistakes: [] });
  expect(world.calls.map((call) => call.slice(-2))).toEqual(lacking.map((_, index) => `-${index}`));
  for (const _ of lacking) player.send({ type: 'UNDO' });
  expect(play().letters.join('')).toBe('');
});

test('with too few letters none is charged; with none at all the wallet says why', async () => {
  const few = await withWords(1);
  few.player.send(WORD);
  expect([few.player.context.notice, few.world.calls]).toEqual(['NOT_ENOUGH_LETTERS', []]);
  const none = await withWords(0);
  none.world.script.spend = async () => ({ refused: 'SIGN_IN_FIRST' });
  await none.player.send(WORD).noted('SIGN_IN_FOR_LETTERS');
  expect([none.player.phase, none.play().letters.join('')]).toEqual(['running', '']);
});

test('a payment that fails in the middle of a word stops there; the letters paid for are on the board', async () => {
  const { world, player, play } = await withWords(20);
  world.script.spend = async (_reason, ref) => {
    if (ref.endsWith('-2')) throw new Error('offline');
    return { paid: 'letter' };
  };
  await player.send(WORD).noted('PAYMENT_FAILED');
  expect([play().letters.join('').length, player.context.letters]).toEqual([2, []]);
  world.script.spend = async () => ({ paid: 'letter' });
  player.send({ type: 'LETTER' });
  await settled();
  expect(world.calls.at(-1)).toMatch(/-2$/);
});

test('a pause in the middle of a word also stops it', async () => {
  const { world, player, play } = await withWords(20);
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  player.send(WORD).send({ type: 'PAUSE' });
  answer.resolve({ paid: 'letter' });
  await settled();
  expect([player.phase, play().letters.join('').length, world.calls.length]).toEqual(['paused', 1, 1]);
});

test('a game without words has none to reveal', async () => {
  expect((await playing(makeWorld())).send(WORD).context.notice).toBe('NO_LETTER');
});
