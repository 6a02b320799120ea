// What the sync machine does with responses: pure decisions, and pull and push between server and device.

import type { SavedGame } from '../../puzzles/log.ts';
import { continues, fingerprint, isFurther, mergeRecords, type RemoteGame } from './merge.ts';
import type { ProgressShelf, PutAnswer, SyncInput, SyncState } from './types.ts';

export const newState = (uid: string): SyncState => ({ uid, since: 0, known: {} });

const knows = (state: SyncState, puzzle: string, revision: number, sent: string): SyncState => ({
  ...state,
  known: { ...state.known, [puzzle]: { revision, sent } },
});

/** The server has this state of the game, or has refused it for good. */
function isDone({ known, refused }: SyncState, game: SavedGame): boolean {
  const here = fingerprint(game);
  return known[game.puzzle]?.sent === here || refused?.[game.puzzle] === here;
}

/** The games whose state the server does not have. */
export async function unsent(shelf: ProgressShelf, state: SyncState): Promise<readonly string[]> {
  const found: string[] = [];
  for (const puzzle of await shelf.puzzles()) {
    const local = await shelf.read(puzzle);
    if (!local || local.game.log.length === 0) continue;
    const done = isDone(state, local.game);
    if (!done || (await shelf.won(puzzle))) found.push(puzzle);
  }
  return found;
}

/** What is needed to merge two boards. */
export type Device = Pick<SyncInput, 'shelf' | 'playing'>;

export interface Taken {
  readonly state: SyncState;
  /** The device's board stays and must be sent. */
  readonly dirty: boolean;
  /** A further board waits beside the one being played: only the player may swap them. */
  readonly waits: boolean;
}

/** Merges the server's game into the device's: the further board wins, the other stays as a restore point. */
export async function take({ shelf, playing }: Device, state: SyncState, remote: RemoteGame): Promise<Taken> {
  const { puzzle, revision, record, game } = remote;
  const known = knows(state, puzzle, revision, fingerprint(game));
  const local = await shelf.read(puzzle);
  if (!local) {
    // a game just started is not saved yet, and its first save would overwrite this one
    const waits = playing() === puzzle;
    await shelf.write(puzzle, waits ? { record, restore: game } : { game, record });
    return { state: known, dirty: false, waits };
  }
  const own = { progress: local.record?.progress ?? 0, game: local.game };
  const unchanged = state.known[puzzle]?.sent === fingerprint(local.game);
  const same = fingerprint(game) === fingerprint(local.game);
  // after a reload the list starts from the beginning, so it includes boards that this device sent itself
  const echo = state.known[puzzle];
  const isOwn = (echo?.revision === revision && echo.sent === fingerprint(game)) || continues(local.game, game);
  if (isOwn && !same) {
    const merged = local.record ? mergeRecords(local.record, record, own.progress) : record;
    await shelf.write(puzzle, { record: merged });
    return { state: known, dirty: true, waits: false };
  }
  const wins = same || unchanged || isFurther({ progress: record.progress, game }, own);
  const progress = wins ? record.progress : own.progress;
  const merged = local.record ? mergeRecords(local.record, record, progress) : { ...record, progress };
  const waits = wins && !same && playing() === puzzle;
  if (wins && !waits) {
    await shelf.write(puzzle, { game, record: merged, restore: same || unchanged ? undefined : local.game });
    // a solved game that the server lacks is sent in any case
    return { state: known, dirty: (await shelf.won(puzzle)) !== undefined, waits: false };
  }
  const kept = local.record ? mergeRecords(local.record, record, own.progress) : { ...record, progress: own.progress };
  await shelf.write(puzzle, { record: kept, restore: game });
  return { state: known, dirty: true, waits };
}

export interface Pulled {
  readonly state: SyncState;
  readonly dirty: readonly string[];
  readonly puzzles: readonly string[];
  /** Those of them with a further board that waits for the player's decision. */
  readonly waiting: readonly string[];
}

/** Everything that other devices did since the last pull; finished pages are kept even if a later one fails. */
export async function pull(input: SyncInput, from: SyncState, signal: AbortSignal): Promise<Pulled> {
  const { api, shelf } = input;
  let state = from;
  const dirty: string[] = [];
  const puzzles: string[] = [];
  const waiting: string[] = [];
  for (let more = true; more; ) {
    const answer = await api.changes(state.since, signal);
    for (const remote of answer.items) {
      const taken = await take(input, state, remote);
      state = { ...taken.state, since: remote.changed };
      puzzles.push(remote.puzzle);
      if (taken.dirty) dirty.push(remote.puzzle);
      if (taken.waits) waiting.push(remote.puzzle);
    }
    await shelf.saveState(state);
    more = answer.more && answer.items.length > 0;
  }
  return { state, dirty, puzzles, waiting };
}

export interface Pushed {
  readonly state: SyncState;
  readonly puzzle: string;
  /** Must be sent again: played on in the meantime, or further than another device's board. */
  readonly again: boolean;
  /** The server's board was taken over, or waits for the player's decision. */
  readonly met: 'nothing' | 'taken' | 'waits';
  readonly refused: string | undefined;
  /** The server has a new win, which may unlock levels. */
  readonly opens: boolean;
}

/** Refusal of a locked level: the win that unlocks it may still be on its way. */
export const LOCKED = 'LEVEL_LOCKED';

const NOTHING = { again: false, met: 'nothing', refused: undefined, opens: false } as const;

/** Sends one game. */
export async function push(input: SyncInput, state: SyncState, puzzle: string, signal: AbortSignal): Promise<Pushed> {
  const { api, shelf } = input;
  const nothing: Pushed = { ...NOTHING, state, puzzle };
  const local = await shelf.read(puzzle);
  if (!local) return nothing;
  const { record } = local;
  const won = await shelf.won(puzzle);
  if (!won && isDone(state, local.game)) return nothing;
  const game = won ?? local.game;
  const answer = await api.put({ game, opened: record?.opened, revision: state.known[puzzle]?.revision }, signal);
  const done = await settle(input, state, game, answer);
  await shelf.saveState(done.state);
  return { ...nothing, ...done, opens: won !== undefined && 'saved' in answer };
}

type Settled = Pick<Pushed, 'state'> & Partial<Pushed>;

async function settle(input: SyncInput, state: SyncState, game: SavedGame, answer: PutAnswer): Promise<Settled> {
  const { puzzle } = game;
  const sent = fingerprint(game);
  if ('conflict' in answer) {
    const { state: known, dirty, waits } = await take(input, state, answer.conflict);
    return { state: known, again: dirty, met: waits ? 'waits' : 'taken' };
  }
  const isLocked = 'refused' in answer && answer.refused === LOCKED;
  if (!isLocked) await input.shelf.dropWon(puzzle);
  if ('refused' in answer) {
    const refused = answer.forGood ? { ...state.refused, [puzzle]: sent } : state.refused;
    return { state: { ...state, refused }, refused: answer.refused };
  }
  const { revision, record } = answer.saved;
  const now = await input.shelf.read(puzzle); // the player may have played on
  if (now) {
    const own = now.record;
    const merged = own ? mergeRecords(own, record, own.progress) : record;
    await input.shelf.write(puzzle, { record: merged });
  }
  const again = now !== undefined && fingerprint(now.game) !== sent;
  return { state: knows(state, puzzle, revision, sent), again };
}
