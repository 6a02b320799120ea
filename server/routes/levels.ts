// Lists of level ids, and levels.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { onRequestHookHandler } from 'fastify';
import Type from 'typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { Level, LevelList, LevelListQuery, SolveTimes } from '../../api/levels.ts';
import {
  type CategoryType,
  categoriesOf,
  DAILY,
  type GameType,
  isGameType,
  levelsCountOf,
} from '../../puzzles/catalogue.ts';
import { datedId, parseLevelId } from '../../puzzles/levelId.ts';
import { dateIn } from '../common/calendar.ts';
import { Problem } from '../common/problem.ts';
import { datesOfWeek, standingOf } from '../levels/daily.ts';
import { levelOf, refuseOutOfReach } from '../levels/levelOf.ts';
import { vary } from '../plugins/headers.ts';
import { languageOf } from '../plugins/language.ts';
import { preparedTexts, sendTagged } from '../plugins/tagged.ts';
import { listLevels } from '../store/levels.ts';
import { solveTimesOf } from '../store/solveTimes.ts';
import type { Context } from './context.ts';

const CategoryPath = Type.Object({ type: Type.String(), category: Type.String() }, { additionalProperties: false });
const LevelPath = Type.Object({ ...CategoryPath.properties, id: Type.String() }, { additionalProperties: false });
const NoQuery = Type.Object({}, { additionalProperties: false });

/** Enough for some thousand levels. */
const CACHE_SIZE = 32 * 1024 * 1024; // bytes
const CACHE_LIFE = 60_000; // ms

const IMMUTABLE = 'public, max-age=31536000, immutable';

export const levelRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const today = () => dateIn(context.environment.timeZone, context.clock.now());
  const texts = preparedTexts(CACHE_SIZE, CACHE_LIFE);

  return async (app) => {
    app.addHook('onRequest', app.auth.anybody);

    /** Cached levels are found by URL, before any parsing or validation. */
    const known: onRequestHookHandler = (request, reply, done) => {
      const text = texts.peek(request.url, context.clock.now());
      if (text === undefined) return done();
      sendTagged(request, reply.header('cache-control', IMMUTABLE), text);
    };

    app.get(
      '/game/:type/:category',
      {
        schema: {
          summary: 'The level ids of a category',
          params: CategoryPath,
          querystring: LevelListQuery,
          response: { 200: success(LevelList), ...FAILURES },
        },
      },
      async (request, reply) => {
        const place = placeOf(request.params);
        const limit = request.query.limit ?? levelsCountOf(place.category);
        const language = languageOf(request);
        vary(reply, 'Accept-Language');
        reply.header('cache-control', 'no-cache');
        if (place.category !== DAILY) {
          const of = { gameType: place.game, categoryType: place.category, language, limit };
          return { data: await listLevels(context.database.db, of) };
        }
        return {
          data: datesOfWeek(today())
            .slice(0, limit)
            .map((date) => datedId(language, DAILY, date)),
        };
      },
    );

    app.get(
      '/game/:type/:category/:id',
      {
        // sendTagged compresses, since each encoding has its own tag
        compress: false,
        onRequest: known,
        schema: {
          summary: 'A level with its ipuz document',
          params: LevelPath,
          querystring: NoQuery,
          response: { 200: success(Level), ...FAILURES },
        },
      },
      async (request, reply) => {
        const { place, id } = levelPlaceOf(request.params);
        if (id.date !== undefined) refuseOutOfReach(id.date, today());
        const level = { gameType: place.game, levelId: request.params.id, level: id };
        const make = async () => textOf(await levelOf(context.database.db, level, today()));
        // a daily's key is not a URL: `known` must not serve it before its day is checked
        const name = `${place.game}/${place.category}/${request.params.id}`;
        const key = id.date === undefined ? `${app.prefix}/game/${name}` : name;
        const text = await texts.get(key, context.clock.now(), make);
        if (text === undefined) throw new Problem('UNKNOWN_LEVEL');
        // before its day the client must revalidate
        const open = id.date === undefined || standingOf(id.date, today()) === 'open';
        reply.header('cache-control', open ? IMMUTABLE : 'no-cache');
        return sendTagged(request, reply, text);
      },
    );

    app.get(
      '/game/:type/:category/:id/solvers',
      {
        schema: {
          summary: 'How long the players of a daily took',
          params: LevelPath,
          querystring: NoQuery,
          response: { 200: success(SolveTimes), ...FAILURES },
        },
      },
      async (request, reply) => {
        const { place, id } = levelPlaceOf(request.params);
        if (id.date === undefined) throw new Problem('UNKNOWN_LEVEL'); // counted for dailies only
        vary(reply, 'X-White-Label');
        reply.header('cache-control', 'no-cache');
        const { key } = await app.brandOf(request);
        return { data: await solveTimesOf(context.database.db, key, `${place.game}/${request.params.id}`) };
      },
    );
  };
};

/** Throws UNKNOWN_GAME, UNKNOWN_CATEGORY, BAD_LEVEL_ID. */
function levelPlaceOf(params: { type: string; category: string; id: string }) {
  const place = placeOf(params);
  const id = parseLevelId(params.id);
  if (id === undefined || id.categoryType !== place.category) throw new Problem('BAD_LEVEL_ID');
  if ((id.date === undefined) === (place.category === DAILY)) throw new Problem('BAD_LEVEL_ID');
  return { place, id };
}

/** Throws UNKNOWN_GAME, UNKNOWN_CATEGORY. */
function placeOf(params: { type: string; category: string }): { game: GameType; category: CategoryType } {
  const { type: game } = params;
  if (!isGameType(game)) throw new Problem('UNKNOWN_GAME');
  const category = categoriesOf(game).find((type) => type === params.category);
  if (category === undefined) throw new Problem('UNKNOWN_CATEGORY');
  return { game, category };
}

const textOf = (level: Level | undefined): string | undefined =>
  level === undefined ? undefined : JSON.stringify({ data: level });
