// A server and the devices of one player, for the tests of sync: what is played, what fails, and how long it takes.

import { createActor, SimulatedClock } from 'xstate';
import type { LevelRecord } from '../../machines/ports.ts';
import { mergeRecords, type RemoteGame } from '../../machines/sync/merge.ts';
import { GATHER, syncMachine } from '../../machines/sync/syncMachine.ts';
import type {
  LocalGame,
  ProgressApi,
  ProgressShelf,
  PutAnswer,
  PutOrder,
  SyncNews,
  SyncState,
} from '../../machines/sync/types.ts';
import type { LogEntry, SavedGame } from '../../puzzles/log.ts';
import { settled } from '../helpers/ports.ts';

export const FULL = 10; // entries that solve a level here

export const gameOf = (puzzle: string, entries: number, seed = 1): SavedGame => ({
  version: 1,
  puzzle,
  seed,
  relaxed: false,
  log: Array.from({ length: entries }, (_, at): LogEntry => ({ type: 'pause', at: at * 1000 })),
});

const recordOf = (entries: number): LevelRecord => ({
  solved: entries >= FULL,
  bestTime: entries >= FULL ? entries * 1000 : undefined,
  progress: Math.min(1, entries / FULL),
});

/** Follows the API's rules: one revision at a time, solved stays solved, the best time is the shortest. */
export function makeServer() {
  const games = new Map<string, RemoteGame>();
  let changed = 0;
  let paid = 0;
  const put = ({ game, revision }: PutOrder): PutAnswer => {
    const before = games.get(game.puzzle);
    if (before?.revision !== revision) return before ? { conflict: before } : { refused: 'REVISION', forGood: false };
    const own = recordOf(game.log.length);
    const record = before ? mergeRecords(before.record, own, own.progress) : own;
    if (record.solved && !before?.record.solved) paid += 1;
    changed += 1;
    games.set(game.puzzle, { puzzle: game.puzzle, revision: (revision ?? 0) + 1, changed, record, game });
    return { saved: { revision: (revision ?? 0) + 1, record } };
  };
  const changes = (since: number) => {
    const later = [...games.values()].filter((item) => item.changed > since).sort((a, b) => a.changed - b.changed);
    return { items: later.slice(0, 2), more: later.length > 2 };
  };
  return { games, put, changes, paid: () => paid };
}

interface World {
  online: boolean;
  playing: string | undefined;
  dropAnswers: number;
  /** Overrides the server's response for a puzzle; may throw. */
  answer: ((puzzle: string) => PutAnswer | undefined) | undefined;
  /** Called once, while the device notes what the server has. */
  whileNoting: (() => void) | undefined;
}

export function makeDevice(server: ReturnType<typeof makeServer>, playing?: string) {
  const clock = new SimulatedClock();
  const games = new Map<string, LocalGame>();
  const restores = new Map<string, SavedGame>();
  const won = new Map<string, SavedGame>();
  const states = new Map<string, SyncState>();
  const calls: string[] = [];
  const news: SyncNews[] = [];
  const world: World = { online: true, playing, dropAnswers: 0, answer: undefined, whileNoting: undefined };
  const api: ProgressApi = {
    changes: async (since) => {
      calls.push(`changes ${since}`);
      if (!world.online) throw new Error('no network');
      return server.changes(since);
    },
    put: async (order) => {
      calls.push(`put ${order.game.puzzle} ${order.game.log.length}`);
      if (!world.online) throw new Error('no network');
      const answer = world.answer?.(order.game.puzzle) ?? server.put(order);
      if (world.dropAnswers > 0) {
        world.dropAnswers -= 1;
        throw new Error('the answer was lost');
      }
      return answer;
    },
  };
  const shelf: ProgressShelf = {
    loadState: async (uid) => states.get(uid),
    saveState: async (state) => {
      states.set(state.uid, state);
      const once = world.whileNoting;
      world.whileNoting = undefined;
      once?.();
    },
    puzzles: async () => [...games.keys()],
    read: async (puzzle) => games.get(puzzle),
    write: async (puzzle, { game = games.get(puzzle)?.game, record, restore }) => {
      if (game) games.set(puzzle, { game, record });
      if (restore) restores.set(puzzle, restore);
    },
    won: async (puzzle) => won.get(puzzle),
    dropWon: async (puzzle) => void won.delete(puzzle),
    forget: async (puzzles) => {
      for (const puzzle of puzzles) games.delete(puzzle);
    },
  };
  const reports: unknown[] = [];
  const input = { api, shelf, reporter: { report: (e: unknown) => reports.push(e) }, playing: () => world.playing };
  const actor = createActor(syncMachine, { input, clock });
  actor.on('*', (event) => news.push(event));
  actor.start();
  return {
    actor,
    clock,
    shelf,
    games,
    restores,
    states,
    calls,
    news,
    reports,
    world,
    /** Plays this many entries, saved as the game machine does. */
    play(puzzle: string, entries: number, seed = 1) {
      const before = games.get(puzzle)?.record;
      const own = recordOf(entries);
      const record = before ? mergeRecords(before, own, own.progress) : own;
      games.set(puzzle, { game: gameOf(puzzle, entries, seed), record });
      if (own.solved) won.set(puzzle, gameOf(puzzle, entries, seed));
      actor.send({ type: 'SAVED', puzzle });
    },
    /** Waits until nothing more happens. */
    async rest() {
      for (let round = 0; round < 12; round += 1) {
        await settled();
        clock.increment(GATHER);
      }
      await settled();
    },
  };
}

export const signIn = { type: 'SIGNED_IN', uid: 'anna' } as const;
