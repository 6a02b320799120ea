// A device that plays offline and syncs now and then, by the client's rules: on a conflict the board with more progress wins, and a
// solved game that the server does not know is sent regardless. Calls go through the API.

import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { ProgressItem, PutProgressAnswer } from '../../../api/progress.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import type { TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';

/** The same content on the same revision gets the same key. */
export function keyOf(...content: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Status and code of a refusal. */
export const statusOf = (answer: LightMyRequestResponse): unknown[] => [answer.statusCode, answer.json().data.code];

export interface Sending {
  readonly game: unknown;
  readonly opened?: string;
  /** undefined: as far as the device knows, the server has none. */
  readonly revision?: number | undefined;
  readonly key?: string;
}

export function putGame(
  node: TestNode,
  uid: string,
  puzzle: string,
  { game, opened, revision, key }: Sending,
): Promise<LightMyRequestResponse> {
  const basedOn: Record<string, string> =
    revision === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${revision}"` };
  return node.app.inject({
    method: 'PUT',
    url: `/api/game/progress/${encodeURIComponent(puzzle)}`,
    payload: { game, ...(opened !== undefined && { opened }) } as object,
    headers: { ...as(uid), ...basedOn, 'idempotency-key': key ?? keyOf(game, revision ?? 0) },
  });
}

export async function changes(node: TestNode, uid: string, since = 0) {
  const answer = await node.get(`/api/game/progress?since=${since}`, as(uid));
  return answer.json().data as { items: ProgressItem[]; more: boolean };
}

export interface Local {
  game: SavedGame;
  progress: number;
  solved: boolean;
  bestTime: number | undefined;
}

export const isFurther = (
  other: { progress: number; game: SavedGame },
  own: { progress: number; game: SavedGame },
): boolean =>
  other.progress === own.progress ? other.game.log.length > own.game.log.length : other.progress > own.progress;

export class Device {
  readonly node: TestNode;
  readonly uid: string;
  readonly games = new Map<string, Local>();
  readonly known = new Map<string, { revision: number; sent: SavedGame }>();
  since = 0;

  constructor(node: TestNode, uid: string) {
    this.node = node;
    this.uid = uid;
  }

  /** Played offline. */
  plays(local: Local): void {
    this.games.set(local.game.puzzle, local);
  }

  async pull(): Promise<void> {
    for (let more = true; more; ) {
      const answer = await changes(this.node, this.uid, this.since);
      for (const item of answer.items) {
        this.take(item);
        this.since = item.changed;
      }
      more = answer.more;
    }
  }

  async push(puzzle: string): Promise<void> {
    for (let tries = 0; tries < 5; tries++) {
      const own = this.games.get(puzzle);
      const known = this.known.get(puzzle);
      if (own === undefined || (known !== undefined && known.sent === own.game)) return;
      const answer = await putGame(this.node, this.uid, puzzle, { game: own.game, revision: known?.revision });
      if (answer.statusCode === 412) {
        this.take(answer.json().data.server);
        continue;
      }
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const { revision, record } = answer.json().data as PutProgressAnswer;
      this.known.set(puzzle, { revision, sent: own.game });
      own.solved = own.solved || record.solved;
      own.bestTime = Math.min(own.bestTime ?? Infinity, record.bestTime ?? Infinity);
      return;
    }
  }

  private take({ id, revision, record, game }: ProgressItem): void {
    const own = this.games.get(id);
    const remote = { game: game as unknown as SavedGame, progress: record.progress };
    const unsent = own !== undefined && this.known.get(id)?.sent !== own.game;
    const mustSend =
      own?.solved === true && (!record.solved || (own.bestTime ?? Infinity) < (record.bestTime ?? Infinity));
    if (own !== undefined && unsent && (mustSend || !isFurther(remote, own))) {
      this.known.set(id, { revision, sent: remote.game });
      return;
    }
    const bestTime = record.bestTime;
    this.games.set(id, { ...remote, solved: record.solved || (own?.solved ?? false), bestTime });
    this.known.set(id, { revision, sent: remote.game });
  }
}
