// Lists of level ids, and levels.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { GameType } from '../../api/configuration.ts';
import { FAILURES, success } from '../../api/envelope.ts';
import { Level, LevelList, LevelListQuery } from '../../api/levels.ts';
import { dateIn } from '../calendar.ts';
import { datesOfWeek, hasDaily, makeDaily, standingOf } from '../daily.ts';
import { type CategoryType, DAILY, GAMES, levelsCountOf } from '../games.ts';
import { languageOf } from '../language.ts';
import { datedId, type LevelId, parseLevelId } from '../levelId.ts';
import { vary } from '../plugins/headers.ts';
import { sendTagged } from '../plugins/tagged.ts';
import { Problem } from '../problem.ts';
import { findLevel, keepDaily, listLevels } from '../store/levels.ts';
import type { Context } from './context.ts';

const CategoryPath = Type.Object({ type: Type.String(), category: Type.String() }, { additionalProperties: false });
const LevelPath = Type.Object({ ...CategoryPath.properties, id: Type.String() }, { additionalProperties: false });
const NoQuery = Type.Object({}, { additionalProperties: false });

const IMMUTABLE = 'public, max-age=31536000, immutable';

export const levelRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const today = () => dateIn(context.environment.timeZone, context.clock.now());

  return async (app) => {
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
        const dates = hasDaily(place.game) ? datesOfWeek(today()) : [];
        return { data: dates.slice(0, limit).map((date) => datedId(language, DAILY, date)) };
      },
    );

    app.get(
      '/game/:type/:category/:id',
      {
        // compressed by sendTagged, where the tag belongs to the encoding
        compress: false,
        schema: {
          summary: 'A level with its ipuz document',
          params: LevelPath,
          querystring: NoQuery,
          response: { 200: success(Level), ...FAILURES },
        },
      },
      async (request, reply) => {
        const place = placeOf(request.params);
        const id = parseLevelId(request.params.id);
        if (id === undefined || id.categoryType !== place.category) throw new Problem('BAD_LEVEL_ID');
        if ((id.date === undefined) === (place.category === DAILY)) throw new Problem('BAD_LEVEL_ID');
        const { level, cache } = await fetchLevel(context, place.game, id, request.params.id, today());
        reply.header('cache-control', cache);
        return sendTagged(request, reply, JSON.stringify({ data: level }));
      },
    );
  };
};

/** Throws the problem where there is no such game or category. */
function placeOf(params: { type: string; category: string }): { game: GameType; category: CategoryType } {
  const game = GAMES.find(({ type }) => type === params.type);
  if (game === undefined) throw new Problem('UNKNOWN_GAME');
  const category = game.categories.find((type) => type === params.category);
  if (category === undefined) throw new Problem('UNKNOWN_CATEGORY');
  return { game: game.type, category };
}

/** A daily level is made when it is first asked for. Before its day the client must ask again. */
async function fetchLevel(
  { database: { db } }: Context,
  gameType: GameType,
  id: LevelId,
  text: string,
  today: string,
): Promise<{ level: Level; cache: string }> {
  const standing = id.date === undefined ? 'open' : standingOf(id.date, today);
  if (standing === 'gone') throw new Problem('LEVEL_GONE');
  if (standing === 'notYet') throw new Problem('LEVEL_NOT_YET');
  const cache = standing === 'open' ? IMMUTABLE : 'no-cache';
  const kept = await findLevel(db, gameType, text);
  if (kept !== undefined) return { level: kept, cache };
  const made = id.date === undefined ? undefined : await makeDaily(gameType, id.date, id.language);
  if (made === undefined) throw new Problem('UNKNOWN_LEVEL');
  return { level: await keepDaily(db, made, id.language), cache };
}
