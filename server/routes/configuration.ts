// What the client fetches first: the game configuration, the operator's settings, the sign-in provider's configuration.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { GameConfiguration } from '../../api/configuration.ts';
import { FAILURES, success } from '../../api/envelope.ts';
import { MAX_LIMIT } from '../../api/levels.ts';
import { FirebaseConfig, Settings, SettingsQuery } from '../../api/settings.ts';
import { LOGO_PATH } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import { vary } from '../plugins/headers.ts';
import { languageOf } from '../plugins/language.ts';
import { countLevels } from '../store/levels.ts';
import type { Context } from './context.ts';

const NoQuery = Type.Object({}, { additionalProperties: false });
const LogoPath = Type.Object({ name: Type.String() }, { additionalProperties: false });

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
        const brand = await app.brandOf(request);
        const language = languageOf(request, brand.languages);
        const counts = await countLevels(database.db, language);
        // a list never has more than MAX_LIMIT
        const shown = new Map([...counts].map(([category, count]) => [category, Math.min(MAX_LIMIT, count)]));
        return { data: brand.configuration(language, shown) };
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
        vary(reply, 'X-White-Label');
        const brand = await app.brandOf(request);
        const vendors = brand.vendors.filter((id) => vendor === undefined || id === vendor);
        reply.header('cache-control', 'no-cache');
        return { data: { ...brand.settings, vendorData: Object.fromEntries(vendors.map((id) => [id, { id }])) } };
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
        vary(reply, 'X-White-Label');
        if (emulator === undefined) return { data: (await app.brandOf(request)).firebase };
        // the caller is about to sign in, and the emulator takes seconds to start
        emulator.ready().catch((error) => request.log.warn({ err: error }, 'the sign-in emulator is not available'));
        return { data: { ...environment.firebase, emulatorUrl: `${request.protocol}://${request.host}` } };
      },
    );

    app.get(
      `${LOGO_PATH.slice(app.prefix.length)}:name`,
      {
        compress: false,
        schema: {
          summary: "A brand's logo, as the configuration names it",
          params: LogoPath,
          querystring: NoQuery,
          response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), ...FAILURES },
        },
      },
      async (request, reply) => {
        const logo = app.brands.logo(request.params.name);
        if (logo === undefined) throw new Problem('UNKNOWN_ROUTE');
        // its name changes with its bytes; opened as a page of its own it can do nothing either
        reply.header('cache-control', 'public, max-age=31536000, immutable').type(logo.type);
        return reply.header('content-security-policy', "default-src 'none'; sandbox").send(logo.bytes);
      },
    );
  };
