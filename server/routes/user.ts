// The account: profile, export, deletion.

import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { Profile, ProfilePatch, UserExport } from '../../api/user.ts';
import { Problem } from '../common/problem.ts';
import { exportOf } from '../identity/export.ts';
import { deletePerson } from '../identity/people.ts';
import { changeProfile, profileOf } from '../identity/profile.ts';
import { personOf } from '../plugins/auth.ts';
import type { Context } from './context.ts';
import { NoQuery, own } from './paying.ts';

/** Deletion requires a sign-in no older than this. */
const RECENT = 5 * 60; // s

const Nothing = Type.Object({}, { additionalProperties: false });

export const userRoutes =
  ({ database: { db }, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    own(app);

    app.get(
      '/user/info',
      {
        schema: { summary: 'The profile', querystring: NoQuery, response: { 200: success(Profile), ...FAILURES } },
      },
      async (request) => ({ data: profileOf(personOf(request)) }),
    );

    app.patch(
      '/user/info',
      {
        config: { rate: 'settings' },
        schema: {
          summary: 'Changes name or avatar',
          querystring: NoQuery,
          body: ProfilePatch,
          response: { 200: success(Profile), ...FAILURES },
        },
      },
      async (request) => ({ data: await changeProfile(db, personOf(request), request.body) }),
    );

    app.get(
      '/user/export',
      {
        config: { rate: 'export' },
        schema: {
          summary: "The player's data export",
          querystring: NoQuery,
          response: { 200: success(UserExport), ...FAILURES },
        },
      },
      async (request, reply) => {
        const pieces = exportOf(db, personOf(request), clock.now());
        // already serialised, so it bypasses the schema's serialiser
        const bare: FastifyReply = reply.type('application/json; charset=utf-8');
        return bare.send(Readable.from(pieces, { objectMode: false }));
      },
    );

    app.delete(
      '/user',
      {
        schema: {
          summary: 'Deletes the account and its data; requires a sign-in within the last five minutes',
          querystring: NoQuery,
          response: { 200: success(Nothing), ...FAILURES },
        },
      },
      async (request) => {
        const { uid, authTime } = personOf(request);
        if (clock.now() / 1000 - authTime > RECENT) throw new Problem('RECENT_SIGN_IN_NEEDED');
        await deletePerson(db, uid, clock.now());
        return { data: {} };
      },
    );
  };
