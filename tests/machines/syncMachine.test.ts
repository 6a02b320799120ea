// Two devices of one player and the server between them: in any order and whatever fails, no solved level is lost, and both
// end with the same boards.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFurther } from '../../machines/sync/merge.ts';
import { GATHER } from '../../machines/sync/syncMachine.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import { settled } from '../helpers/ports.ts';
import { FULL, gameOf, makeDevice, makeServer, signIn } from './syncWorld.ts';

describe('a device that signs in', () => {
  it('sends no request before that', async () => {
    const device = makeDevice(makeServer());
    device.play('sudoku/de-leichtes-001', 3);
    await device.rest();
    expect(device.calls).toEqual([]);
  });

  it('sends what the visitor has played, wins included', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.play('sudoku/de-leichtes-001', FULL);
    device.play('crossword/de-leichtes-001', 4);
    device.actor.send(signIn);
    await device.rest();
    expect([...server.games.keys()].sort()).toEqual(['crossword/de-leichtes-001', 'sudoku/de-leichtes-001']);
    expect(server.paid()).toBe(1);
  });

  it('gets what was played on other devices', async () => {
    const server = makeServer();
    for (const number of [1, 2, 3, 4, 5]) {
      server.put({ game: gameOf(`sudoku/de-leichtes-00${number}`, number), opened: undefined, revision: undefined });
    }
    const device = makeDevice(server);
    device.actor.send(signIn);
    await device.rest();
    expect(device.games.size).toBe(5);
    expect(device.games.get('sudoku/de-leichtes-004')?.record?.progress).toBe(0.4);
    expect(device.calls.filter((call) => call.startsWith('put'))).toEqual([]);
  });

  it('sends a new game at once, then at most every five seconds, and when the page is hidden', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.actor.send(signIn);
    await device.rest();
    const puts = () => device.calls.filter((call) => call.startsWith('put'));
    device.play('sudoku/de-leichtes-001', 1);
    await settled();
    expect(puts()).toEqual(['put sudoku/de-leichtes-001 1']);
    for (let entries = 2; entries <= 8; entries += 1) device.play('sudoku/de-leichtes-001', entries);
    await settled();
    device.clock.increment(GATHER - 1);
    await settled();
    expect(puts()).toHaveLength(1);
    device.clock.increment(1);
    await settled();
    expect(puts()).toEqual(['put sudoku/de-leichtes-001 1', 'put sudoku/de-leichtes-001 8']);
    device.play('sudoku/de-leichtes-001', 9);
    device.actor.send({ type: 'FLUSH' });
    await settled();
    expect(server.games.get('sudoku/de-leichtes-001')?.game.log).toHaveLength(9);
  });
});

it('an entry made while the last answer is being noted is sent as well', async () => {
  const server = makeServer();
  const device = makeDevice(server);
  device.actor.send(signIn);
  await device.rest();
  device.world.whileNoting = () => device.play('sudoku/de-leichtes-001', 2);
  device.play('sudoku/de-leichtes-001', 1);
  await device.rest();
  expect(server.games.get('sudoku/de-leichtes-001')?.game.log).toHaveLength(2);
});

describe('without a network', () => {
  it('plays on, retries with backoff, and at once when the network is back', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.world.online = false;
    device.actor.send(signIn);
    await settled();
    for (const wait of [2_000, 4_000, 8_000]) {
      device.clock.increment(wait - 1);
      await settled();
      const before = device.calls.length;
      device.clock.increment(1);
      await settled();
      expect(device.calls.length).toBe(before + 1);
    }
    device.play('sudoku/de-leichtes-001', FULL);
    device.world.online = true;
    device.actor.send({ type: 'ONLINE' });
    await settled();
    expect(server.games.get('sudoku/de-leichtes-001')?.record.solved).toBe(true);
  });

  it('pays once if a response was lost', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.actor.send(signIn);
    await device.rest();
    device.world.dropAnswers = 1;
    device.play('sudoku/de-leichtes-001', FULL);
    await device.rest();
    expect(server.paid()).toBe(1);
    expect(device.states.get('anna')?.known['sudoku/de-leichtes-001']?.sent).toBe('1:10:9000');
  });
});

/** How a server fails that is too slow or overloaded. */
const busy = (retryAfter?: number): never => {
  throw Object.assign(new Error('NOT_READY'), { retryAfter });
};

describe('a server that is busy', () => {
  const [ONE, TWO] = ['sudoku/de-leichtes-001', 'sudoku/de-leichtes-002'] as const;
  const puts = (device: ReturnType<typeof makeDevice>, puzzle: string) =>
    device.calls.filter((call) => call.startsWith(`put ${puzzle}`)).length;

  it('gets no requests for as long as it asks, then gets what was played, and pays', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.world.answer = () => busy(40_000);
    device.play(ONE, FULL);
    device.actor.send(signIn);
    await settled();
    expect(puts(device, ONE)).toBe(1);
    device.clock.increment(39_999);
    device.actor.send({ type: 'ONLINE' });
    device.actor.send({ type: 'FLUSH' });
    await settled();
    expect(puts(device, ONE)).toBe(1);
    device.world.answer = undefined;
    device.clock.increment(1);
    await settled();
    expect([server.games.get(ONE)?.record.solved, server.paid()]).toEqual([true, 1]);
  });

  it.each([
    ['for hours', 86_400_000],
    ['forever', 0],
  ])(
    '%s gets fewer and fewer requests, in the end one every five minutes, though it answers other calls',
    async (_, time) => {
      const device = makeDevice(makeServer());
      device.world.answer = () => busy(time);
      device.play(ONE, FULL);
      device.actor.send(signIn);
      await settled();
      for (let failures = 1; failures < 12; failures += 1) {
        const wait = Math.min(300_000, time || 2_000 * 2 ** (failures - 1));
        device.clock.increment(wait - 1);
        await settled();
        expect(puts(device, ONE)).toBe(failures);
        device.clock.increment(1);
        await settled();
        expect(puts(device, ONE)).toBe(failures + 1);
      }
    },
  );

  it('with one game does not delay the others', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.world.answer = (puzzle) => (puzzle === ONE ? busy() : undefined);
    device.play(ONE, FULL);
    device.play(TWO, FULL);
    device.actor.send(signIn);
    await device.rest();
    expect([...server.games.keys()]).toEqual([TWO]);
    device.world.answer = undefined;
    await device.rest();
    expect(server.paid()).toBe(2);
  });
});

describe('a game that the server refuses', () => {
  const PUZZLE = 'sudoku/de-leichtes-001';
  it.each([
    ['for good is not sent again, until it is played on', true, 1],
    ['for now is sent again with the next sign-in', false, 2],
  ])('%s', async (_, forGood, sent) => {
    const server = makeServer();
    const device = makeDevice(server);
    device.world.answer = () => ({ refused: 'LOG_TOO_COSTLY', forGood });
    device.play(PUZZLE, 4);
    for (let visit = 0; visit < 2; visit += 1) {
      device.actor.send(signIn);
      await device.rest();
      device.actor.send({ type: 'SIGNED_OUT' });
    }
    expect(device.calls.filter((call) => call.startsWith('put'))).toHaveLength(sent);
    expect(device.games.get(PUZZLE)?.game.log).toHaveLength(4);
    device.world.answer = undefined;
    device.play(PUZZLE, 5);
    device.actor.send(signIn);
    await device.rest();
    expect(server.games.get(PUZZLE)?.game.log).toHaveLength(5);
  });
});

describe('a level that the server unlocks only after the one before it', () => {
  const [FIRST, SECOND] = ['sudoku/de-leichtes-001', 'sudoku/de-leichtes-002'];
  const locked = (server: ReturnType<typeof makeServer>) => (puzzle: string) =>
    puzzle === SECOND && !server.games.get(FIRST)?.record.solved
      ? { refused: 'LEVEL_LOCKED', forGood: false }
      : undefined;

  it('is accepted in the same visit, in whichever order the two are sent', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.world.answer = locked(server);
    device.play(SECOND, FULL);
    device.play(FIRST, FULL);
    device.actor.send(signIn);
    await device.rest();
    expect(server.paid()).toBe(2);
  });

  it('keeps its win until then, even if it has been restarted since', async () => {
    const server = makeServer();
    const device = makeDevice(server);
    device.world.answer = locked(server);
    device.play(SECOND, FULL);
    device.play(SECOND, 2, 7);
    device.actor.send(signIn);
    await device.rest();
    expect(server.paid()).toBe(0);
    device.play(FIRST, FULL);
    await device.rest();
    expect(server.paid()).toBe(2);
  });
});

describe('two boards of one level', () => {
  /** A desktop that signs in after a phone that has played further on another board. `playing`: what it shows. */
  async function second(playing?: string) {
    const server = makeServer();
    const [phone, desktop] = [makeDevice(server), makeDevice(server, playing)];
    phone.play('sudoku/de-leichtes-001', 6, 1);
    desktop.play('sudoku/de-leichtes-001', 3, 2);
    for (const device of [phone, desktop]) {
      device.actor.send(signIn);
      await device.rest();
    }
    return desktop;
  }

  it('keeps the further one on both devices, the other as a restore point', async () => {
    const desktop = await second();
    expect(desktop.games.get('sudoku/de-leichtes-001')?.game.seed).toBe(1);
    expect(desktop.restores.get('sudoku/de-leichtes-001')?.seed).toBe(2);
    expect(desktop.news).toContainEqual({ type: 'PULLED', puzzles: ['sudoku/de-leichtes-001'] });
  });

  it('does not touch the visible board, and reports that a further one exists', async () => {
    const desktop = await second('sudoku/de-leichtes-001');
    expect(desktop.games.get('sudoku/de-leichtes-001')?.game.seed).toBe(2);
    expect(desktop.restores.get('sudoku/de-leichtes-001')?.seed).toBe(1);
    expect(desktop.news).toContainEqual({ type: 'FURTHER', puzzle: 'sudoku/de-leichtes-001' });
  });

  it('also reports it for a level just opened that was new to this device', async () => {
    const server = makeServer();
    server.put({ game: gameOf('sudoku/de-leichtes-001', 6), opened: undefined, revision: undefined });
    const desktop = makeDevice(server, 'sudoku/de-leichtes-001');
    desktop.actor.send(signIn);
    await desktop.rest();
    expect(desktop.games.has('sudoku/de-leichtes-001')).toBe(false);
    expect(desktop.restores.get('sudoku/de-leichtes-001')?.log).toHaveLength(6);
    expect(desktop.news).toContainEqual({ type: 'FURTHER', puzzle: 'sudoku/de-leichtes-001' });
  });

  describe('a device alone, after a reload,', () => {
    const PUZZLE = 'sudoku/de-leichtes-001';
    /** It has sent its game; then, while it is no longer heard, it has this one. */
    async function reloaded(later: SavedGame) {
      const server = makeServer();
      const device = makeDevice(server);
      device.actor.send(signIn);
      device.play(PUZZLE, 7);
      await device.rest();
      const { since } = device.states.get('anna') ?? {};
      device.actor.send({ type: 'SIGNED_OUT' });
      device.games.set(PUZZLE, { game: later, record: device.games.get(PUZZLE)?.record });
      device.actor.send(signIn);
      await device.rest();
      return { since, device, server };
    }

    it.each([
      ['played on', gameOf(PUZZLE, 8)],
      ['taken back to an emptier board', gameOf(PUZZLE, 3, 2)],
    ])('does not take what it has sent itself for another device’s: %s', async (_, later) => {
      const { since, device, server } = await reloaded(later);
      expect(since).toBe(0);
      expect(device.restores.size).toBe(0);
      expect(device.games.get(PUZZLE)?.game).toEqual(later);
      expect(server.games.get(PUZZLE)?.game).toEqual(later);
    });

    it('nor what it has sent without an answer', async () => {
      const server = makeServer();
      const device = makeDevice(server);
      device.actor.send(signIn);
      await device.rest();
      device.world.dropAnswers = 1;
      device.play(PUZZLE, 7);
      await settled();
      device.play(PUZZLE, 8);
      await device.rest();
      expect(device.restores.size).toBe(0);
      expect(server.games.get(PUZZLE)?.game.log).toHaveLength(8);
    });
  });

  it('a fuller board is further; if both are equal, the one with more entries', () => {
    const standing = (progress: number, entries: number) => ({ progress, game: gameOf('sudoku/x', entries) });
    expect(isFurther(standing(0.5, 3), standing(0.4, 9))).toBe(true);
    expect(isFurther(standing(0.4, 9), standing(0.5, 3))).toBe(false);
    expect(isFurther(standing(0.5, 9), standing(0.5, 3))).toBe(true);
    expect(isFurther(standing(0.5, 3), standing(0.5, 3))).toBe(false);
  });
});

const PUZZLES = ['a', 'b', 'c', 'd'].map((name) => `sudoku/de-leichtes-00${name}`);
const deed = fc.oneof(
  fc.record({
    do: fc.constant('play' as const),
    by: fc.nat(1),
    puzzle: fc.constantFrom(...PUZZLES),
    far: fc.integer({ min: 1, max: FULL }),
  }),
  fc.record({
    do: fc.constantFrom('offline' as const, 'online' as const, 'lose' as const, 'rest' as const),
    by: fc.nat(1),
  }),
);

describe('any order of playing, losing the network and losing responses', () => {
  it('ends with the same boards on both devices, every solved level still solved and paid once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 25 }), async (deeds) => {
        const server = makeServer();
        const devices = [makeDevice(server), makeDevice(server)] as const;
        for (const device of devices) device.actor.send(signIn);
        const solved = new Set<string>();
        for (const [index, step] of deeds.entries()) {
          const device = devices[step.by] ?? devices[0];
          if (step.do === 'play') {
            device.play(step.puzzle, step.far, index + 1);
            if (step.far >= FULL) solved.add(step.puzzle);
          } else if (step.do === 'rest') await device.rest();
          else if (step.do === 'lose') device.world.dropAnswers += 1;
          else device.world.online = step.do === 'online';
        }
        // in the end both have a network; two rounds, since the first device cannot know what the second still has
        for (const device of [...devices, ...devices]) {
          device.world.online = true;
          device.world.dropAnswers = 0;
          device.actor.send({ type: 'ONLINE' });
          await device.rest();
        }
        const [one, two] = devices.map((device) =>
          [...device.games].map(([puzzle, { game, record }]) => [puzzle, game.seed, record]).sort(),
        );
        expect(one).toEqual(two);
        for (const puzzle of solved) {
          expect(devices[0].games.get(puzzle)?.record?.solved).toBe(true);
          expect(server.games.get(puzzle)?.record.solved).toBe(true);
        }
        expect(server.paid()).toBe(solved.size);
        for (const device of devices) device.actor.stop();
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});
