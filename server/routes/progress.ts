// Synchronisation of a player's games.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { KeyHeaders } from '../../api/inventory.ts';
import {
  GameList,
  ProgressConflict,
  ProgressList,
  ProgressQuery,
  PutProgress,
  PutProgressAnswer,
  PuzzleName,
} from '../../api/progress.ts';
import { dateIn } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import { personOf } from '../plugins/auth.ts';
import { vary } from '../plugins/headers.ts';
import { languageOf } from '../plugins/language.ts';
import { startJudging } from '../progress/judging.ts';
import { changesSince, gameList } from '../progress/lists.ts';
import { postQueues, type QueueTicket } from '../progress/postQueue.ts';
import { judged, save } from '../progress/put.ts';
import type { Context } from './context.ts';
import { NoQuery, own, payOnce } from './paying.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A posted game's place in the player's queue. */
    place: QueueTicket | undefined;
  }
}

/** Ten times the longest log of a double page. */
const LONGEST_GAME = 256 * 1024; // bytes

export const progressRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { database, clock, environment, metrics } = context;
  const { db } = database;

  return async (app) => {
    own(app);
    const judging = startJudging();
    app.addHook('onClose', () => judging.stop());
    const judgedBy = { db, judging, clock, now: context.now, timeZone: environment.timeZone };
    const lines = postQueues();
    const gauge = { type: 'gauge' } as const;
    metrics?.show({
      ...gauge,
      name: 'judge_waiting',
      help: 'Posted games waiting for the judge',
      read: judging.waiting,
    });
    metrics?.show({ ...gauge, name: 'judge_busy', help: 'Busy threads of the judge', read: judging.busy });
    metrics?.show({ ...gauge, name: 'posts_under_way', help: 'Posts of games in progress', read: lines.length });
    app.decorateRequest('place', undefined);

    app.get(
      '/game/progress',
      {
        schema: {
          summary: 'Games changed since, oldest change first',
          querystring: ProgressQuery,
          response: { 200: success(ProgressList), ...FAILURES },
        },
      },
      async (request) => ({ data: await changesSince(db, personOf(request).uid, request.query.since ?? 0) }),
    );

    app.put(
      '/game/progress/:id',
      {
        bodyLimit: LONGEST_GAME,
        config: { rate: 'progress' },
        onRequest: async (request, reply) => {
          const place = lines.enter(personOf(request).uid);
          request.place = place;
          reply.raw.once('close', () => place.leave());
        },
        schema: {
          summary: 'Sends a game; the server replays its log and rewards a first solve',
          params: Type.Object({ id: PuzzleName }),
          querystring: NoQuery,
          headers: KeyHeaders,
          body: PutProgress,
          response: { 200: success(PutProgressAnswer), 412: ProgressConflict, ...FAILURES },
        },
      },
      async (request, reply) => {
        const expected = expectedOf(request);
        return request.place?.run(async () => {
          const { uid, terms, brand } = personOf(request);
          const found = await judged({ ...judgedBy, terms, brand }, uid, request.params.id, request.body);
          await payOnce(db, request, reply, (tx) => save(tx, found, expected), { locksPerson: true });
        });
      },
    );

    app.get(
      '/game/gameList',
      {
        schema: {
          summary: 'The state of every level in the request language',
          querystring: NoQuery,
          response: { 200: success(GameList), ...FAILURES },
        },
      },
      async (request, reply) => {
        vary(reply, 'Accept-Language');
        const today = dateIn(environment.timeZone, clock.now());
        const { uid, terms } = personOf(request);
        const by = { today, openLevels: terms.rules.openLevels };
        return { data: await gameList(db, uid, languageOf(request), by) };
      },
    );
  };
};

/** The revision in If-Match; undefined for `If-None-Match: *`, a game that is new to the device. Throws REVISION_NEEDED. */
function expectedOf({ headers }: FastifyRequest): number | undefined {
  const [, revision] = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '') ?? [];
  if (revision !== undefined) return Number(revision);
  if (headers['if-none-match'] === '*') return undefined;
  throw new Problem('REVISION_NEEDED');
}
