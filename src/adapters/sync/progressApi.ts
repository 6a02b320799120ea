// The API calls of sync: fetch changes, send a game.

import * as v from 'valibot';
import type { Unpaid } from '../../../api/progress.ts';
import type { LevelRecord } from '../../../machines/ports.ts';
import type { RemoteGame } from '../../../machines/sync/merge.ts';
import type { ProgressApi, PutOrder } from '../../../machines/sync/types.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { ApiError, codeOf, isTemporary } from '../api/apiError.ts';
import type { Http } from '../api/http.ts';
import { isGame, readLevelRecord } from '../store/savedChecks.ts';
import { newId } from '../store/storage.ts';

const UNPAID: { readonly [Reason in Unpaid]: Reason } = {
  DAY_LIMIT: 'DAY_LIMIT',
  OFFLINE_LIMIT: 'OFFLINE_LIMIT',
  TIME: 'TIME',
};

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Item = v.object({
  id: v.string(),
  revision: count,
  changed: count,
  record: v.custom<LevelRecord>((raw) => readLevelRecord(raw) !== undefined),
  game: v.custom<SavedGame>(isGame),
});
const Items = v.object({ items: v.array(Item), more: v.boolean() });
const Answer = v.object({
  revision: count,
  record: v.custom<LevelRecord>((raw) => readLevelRecord(raw) !== undefined),
  reward: v.optional(count),
  unpaid: v.fallback(v.optional(v.enum(UNPAID)), undefined),
});

/** Receives the jokers paid for a first solve, or why none were. */
export type Rewarded = (puzzle: string, paid: number | Unpaid) => void;

export function progressApi(http: Http, rewarded: Rewarded): ProgressApi {
  return {
    async changes(since, signal) {
      const answer = read(Items, await http.get('game/progress', { query: { since }, signal, quiet: true }));
      return { items: answer.items.map(remoteOf), more: answer.more };
    },
    async put(order, signal) {
      try {
        const raw = await http.put(`game/progress/${encodeURIComponent(order.game.puzzle)}`, {
          body: { game: order.game, ...(order.opened !== undefined && { opened: order.opened }) },
          headers: await headersOf(order),
          signal,
          quiet: true,
        });
        const { revision, record, reward, unpaid } = read(Answer, raw);
        const paid = reward || unpaid;
        if (paid) rewarded(order.game.puzzle, paid);
        return { saved: { revision, record: recordOf(record) } };
      } catch (error) {
        return refusal(error);
      }
    },
  };
}

/** Refusals of the log itself, which are final. Others may be lifted, as when a level is unlocked. */
const FINAL: readonly string[] = ['BAD_LOG', 'LOG_TOO_COSTLY'];

function refusal(error: unknown) {
  if (!(error instanceof ApiError) || error.status === undefined) throw error;
  if (error.status === 412) return { conflict: remoteOf(read(Item, error.data.server)) };
  // an expired token is renewed, then the call is retried
  if (error.status === 401 || isTemporary(error.status)) throw error;
  const code = codeOf(error) ?? String(error.status);
  return { refused: code, forGood: FINAL.includes(code) };
}

async function headersOf(order: PutOrder): Promise<Record<string, string>> {
  const basedOn = order.revision === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${order.revision}"` };
  return { ...basedOn, 'Idempotency-Key': await keyOf(order) };
}

/** An idempotency key derived from the content: the same game on the same revision has the same key even after a reload. */
async function keyOf(order: PutOrder): Promise<string> {
  if (!('subtle' in crypto)) return newId(); // not a secure context
  const bytes = new TextEncoder().encode(JSON.stringify([order.game, order.opened ?? '', order.revision ?? 0]));
  const hex = Array.from(await digest(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

function read<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw);
  if (!result.success) throw new ApiError('rubbish', { cause: new v.ValiError(result.issues) });
  return result.output;
}

const remoteOf = ({ id, revision, changed, record, game }: v.InferOutput<typeof Item>): RemoteGame => ({
  puzzle: id,
  revision,
  changed,
  record: recordOf(record),
  game,
});

/** As the device stores them, with every field. */
const recordOf = (record: LevelRecord): LevelRecord => readLevelRecord(record) ?? record;
