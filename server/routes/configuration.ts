// What the client fetches first: the game configuration, the operator's settings, the sign-in provider's configuration.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { GameConfiguration } from '../../api/configuration.ts';
import { defaultConfiguration, defaultGames } from '../../api/defaults.ts';
import { FAILURES, success } from '../../api/envelope.ts';
import { MAX_LIMIT } from '../../api/levels.ts';
import { FirebaseConfig, Settings, SettingsQuery } from '../../api/settings.ts';
import type { Language } from '../../puzzles/languages.ts';
import { vary } from '../plugins/headers.ts';
import { languageOf } from '../plugins/language.ts';
import { countLevels } from '../store/levels.ts';
import type { Context } from './context.ts';

const NoQuery = Type.Object({}, { additionalProperties: false });

export const configurationRoutes =
  ({ database, environment, emulator }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', app.auth.anybody);

    app.get(
      '/game/config/',
      {
        schema: {
          summary: 'Games, categories, look, ad provider and rules of the brand',
          querystring: NoQuery,
          response: { 200: success(GameConfiguration), ...FAILURES },
        },
      },
      async (request, reply) => {
        vary(reply, 'Accept-Language', 'X-White-Label');
        reply.header('cache-control', 'no-cache');
        const language = languageOf(request);
        const counts = await countLevels(database.db, language);
        return { data: gameConfiguration(language, environment.timeZone, counts) };
      },
    );

    app.get(
      '/settings',
      {
        schema: {
          summary: 'Vendors, links and the host that a logout redirects to',
          querystring: SettingsQuery,
          response: { 200: success(Settings), ...FAILURES },
        },
      },
      async (request, reply) => {
        const { vendor } = request.query;
        const vendors = environment.vendors.filter((id) => vendor === undefined || id === vendor);
        reply.header('cache-control', 'no-cache');
        return {
          data: {
            vendorData: Object.fromEntries(vendors.map((id) => [id, { id }])),
            urls: environment.urls,
            redirectHost: environment.redirectHost,
            ...(environment.ads === undefined ? {} : { ads: environment.ads }),
            ...(environment.adFreePrice === undefined ? {} : { adFreePrice: environment.adFreePrice }),
          },
        };
      },
    );

    app.get(
      '/whitelabel/firebase-config',
      {
        schema: {
          summary: "The sign-in provider's public configuration",
          querystring: NoQuery,
          response: { 200: success(FirebaseConfig), ...FAILURES },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-cache');
        if (emulator === undefined) return { data: environment.firebase };
        // the caller is about to sign in, and the emulator takes seconds to start
        emulator.ready().catch((error) => request.log.warn({ err: error }, 'the sign-in emulator is not available'));
        return { data: { ...environment.firebase, emulatorUrl: `${request.protocol}://${request.host}` } };
      },
    );
  };

/** The default brand's configuration. `counts`: how many levels there are, by `game/category`; a list never has more than MAX_LIMIT. */
function gameConfiguration(
  language: Language,
  timeZone: string,
  counts: ReadonlyMap<string, number>,
): GameConfiguration {
  const shown = new Map([...counts].map(([category, count]) => [category, Math.min(MAX_LIMIT, count)]));
  return { ...defaultConfiguration(language), games: defaultGames(language, shown), timeZone };
}
