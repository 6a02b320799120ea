// Exports all games to a file and imports them, to move to another device without an account. As in sync, of two boards the one further
// along wins and the other becomes a restore point.

import * as v from 'valibot';
import { inOrder } from '../../../machines/orderedStore.ts';
import { take } from '../../../machines/sync/syncing.ts';
import type { SyncState } from '../../../machines/sync/types.ts';
import { isGame, readLevelRecord } from '../store/savedChecks.ts';
import type { DeviceStore } from '../store/store.ts';
import { progressShelf } from './progressShelf.ts';

const FORMAT = 'raetsel-games';
const VERSION = 1;
/** Bytes; ten years of daily playing. */
const MAX_SIZE = 64 * 2 ** 20;

const File_ = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  games: v.array(v.object({ game: v.unknown(), record: v.unknown() })),
});

/** The file's text. `at`: an ISO moment. */
export async function writeGames(store: DeviceStore, at: string): Promise<string> {
  const shelf = progressShelf(store, inOrder(store));
  const games: unknown[] = [];
  for (const puzzle of await shelf.puzzles()) {
    const local = await shelf.read(puzzle);
    if (local?.record) games.push(local);
  }
  return JSON.stringify({ format: FORMAT, version: VERSION, written: at, games });
}

export type ReadGames =
  | { readonly games: number; readonly unreadable: number }
  | { readonly fault: 'NOT_OURS' | 'TOO_LARGE' };

/** `playing`: the open puzzle, whose board is kept. Changes nothing if the file is not one of ours. */
export async function readGames(
  store: DeviceStore,
  text: string,
  playing: () => string | undefined,
): Promise<ReadGames> {
  if (text.length > MAX_SIZE) return { fault: 'TOO_LARGE' };
  const file = v.safeParse(File_, parsed(text));
  if (!file.success) return { fault: 'NOT_OURS' };
  const shelf = progressShelf(store, inOrder(store));
  const nothing: SyncState = { uid: '', since: 0, known: {} };
  let unreadable = 0;
  for (const { game, record } of file.output.games) {
    const kept = readLevelRecord(record);
    if (!isGame(game) || !kept) {
      unreadable += 1;
      continue;
    }
    const remote = { puzzle: game.puzzle, revision: 0, changed: 0, record: kept, game };
    await take({ shelf, playing }, nothing, remote);
  }
  return { games: file.output.games.length - unreadable, unreadable };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
