// Many at once: the responses to a thousand parallel requests, and how many of them were paid.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../server/store/database.ts';
import { promoCodes } from '../../../server/store/schema.ts';
import { type Player, player, type Reply, type Send } from './player.ts';

export interface Sent {
  readonly who: Player;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
}

/** All at once. Like a client, retries what got a 503 with the same key. */
export const sendAll = (requests: readonly Sent[]): Promise<Reply[]> => Promise.all(requests.map(sendUntilAnswered));

async function sendUntilAnswered(request: Sent): Promise<Reply> {
  const { who, path, body, key } = request;
  const reply = await who.post(path, body, key);
  if (reply.status !== 503) return reply;
  await wait(50);
  return sendUntilAnswered(request);
}

const copies = (times: number, one: (index: number) => Omit<Sent, 'key'>): Sent[] =>
  Array.from({ length: times }, (_, index) => ({ ...one(index), key: randomUUID() }));

export const collects = (send: Send, uid: string, times: number): Sent[] => {
  const who = player(send, uid);
  return copies(times, () => ({ who, path: '/user/timeReward/collect', body: undefined }));
};

/** `levels`: how many different ones, in turn, beginning with the sixth. */
export const unlocks = (send: Send, uid: string, times: number, levels: number): Sent[] => {
  const who = player(send, uid);
  return copies(times, (index) => {
    const id = `sudoku/de-leichtes-${String(6 + (index % levels)).padStart(3, '0')}`;
    return { who, path: '/inventory/unique', body: { kind: 'level', id } };
  });
};

export const hints = (send: Send, uid: string, times: number, ref: string): Sent[] => {
  const who = player(send, uid);
  const body = { reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref };
  return copies(times, () => ({ who, path: '/inventory/consumables/spend', body }));
};

/** A closed chest that was just bought, opened and given back in turn. */
export async function chestEnds(send: Send, uid: string, times: number): Promise<Sent[]> {
  const who = player(send, uid);
  const { chestId } = (await who.post('/inventory/chest', { gameType: 'sudoku', size: 'medium', closed: true })).data;
  return copies(times, (index) => ({
    who,
    path: `/inventory/chest/${index % 2 === 0 ? 'open' : 'undo'}`,
    body: { chestId },
  }));
}

/** A new code for 3 jokers with this many uses, and people who try it in turn. */
export async function redemptionsOf(send: Send, db: Database, people: number, times: number, uses: number) {
  const code = randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase();
  await db.insert(promoCodes).values({ code, jokers: 3, uses });
  const crowd = Array.from({ length: people }, () => player(send, `crowd-${randomUUID()}`));
  return copies(times, (index) => ({ who: crowd[index % people] as Player, path: '/promo/redeem', body: { code } }));
}

export const countOf = <Key>(items: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** How often each response occurred, such as `{ '200': 1, ALREADY_COLLECTED: 999 }`. */
export const tally = (replies: readonly Reply[]): Record<string, number> =>
  Object.fromEntries(countOf(replies.map(({ status, code }) => code ?? String(status))));
