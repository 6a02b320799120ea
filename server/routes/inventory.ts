// What a player owns, spends and buys.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import {
  ChestAnswer,
  ChestBody,
  ChestChoice,
  Chests,
  ChestUndoAnswer,
  Consumables,
  History,
  HistoryQuery,
  KeyHeaders,
  SpendAnswer,
  SpendBody,
  UniqueAnswer,
  UniqueBody,
  UniqueItems,
} from '../../api/inventory.ts';
import { dateIn } from '../common/calendar.ts';
import { buyChest, closedChestsOf, openChest, refuseUndone, undoChest } from '../economy/chest.ts';
import { consumablesOf, historyOf } from '../economy/consumables.ts';
import { spend } from '../economy/spend.ts';
import { buyUnique, uniqueItemsOf } from '../economy/unique.ts';
import { personOf } from '../plugins/auth.ts';
import type { Database } from '../store/database.ts';
import type { Context } from './context.ts';
import { NoQuery, own, payOnce } from './paying.ts';

export const inventoryRoutes =
  ({ database: { db }, clock, environment }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    own(app);
    const today = () => dateIn(environment.timeZone, clock.now());

    app.get(
      '/inventory/consumables',
      {
        schema: {
          summary: 'Jokers, solution letters and free hints',
          querystring: NoQuery,
          response: { 200: success(Consumables), ...FAILURES },
        },
      },
      async (request) => ({ data: await consumablesOf(db, personOf(request).uid) }),
    );

    app.post(
      '/inventory/consumables/spend',
      {
        schema: {
          summary: 'Pays for a hint, a second chance or a letter in a game',
          headers: KeyHeaders,
          querystring: NoQuery,
          body: SpendBody,
          response: { 200: success(SpendAnswer), ...FAILURES },
        },
      },
      (request, reply) =>
        payOnce(db, request, reply, (tx, { uid, terms }) => spend(tx, uid, request.body, { today: today(), terms })),
    );

    app.get(
      '/inventory/consumables/history',
      {
        schema: {
          summary: 'Where the jokers came from and went to, newest first',
          querystring: HistoryQuery,
          response: { 200: success(History), ...FAILURES },
        },
      },
      async (request) => ({ data: await historyOf(db, personOf(request).uid, request.query.cursor) }),
    );

    app.get(
      '/inventory/unique',
      {
        schema: {
          summary: 'Unlocked levels, bought avatars, and freedom from ads',
          querystring: NoQuery,
          response: { 200: success(UniqueItems), ...FAILURES },
        },
      },
      async (request) => ({ data: await uniqueItemsOf(db, personOf(request).uid) }),
    );

    app.post(
      '/inventory/unique',
      {
        schema: {
          summary: 'Unlocks a level, buys an avatar or frees of ads, for good',
          headers: KeyHeaders,
          querystring: NoQuery,
          body: UniqueBody,
          response: { 200: success(UniqueAnswer), ...FAILURES },
        },
      },
      (request, reply) =>
        payOnce(db, request, reply, (tx, { uid, terms }) =>
          buyUnique(tx, uid, request.body, { today: today(), terms }),
        ),
    );

    await app.register(chestRoutes(db));
  };

const chestRoutes =
  (db: Database): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/inventory/chest',
      {
        schema: {
          summary: 'Chests that were bought and not opened yet',
          querystring: NoQuery,
          response: { 200: success(Chests), ...FAILURES },
        },
      },
      async (request) => ({ data: await closedChestsOf(db, personOf(request).uid) }),
    );

    app.post(
      '/inventory/chest',
      {
        schema: {
          summary: 'Buys a chest of solution letters',
          headers: KeyHeaders,
          querystring: NoQuery,
          body: ChestBody,
          response: { 200: success(ChestAnswer), ...FAILURES },
        },
      },
      (request, reply) =>
        payOnce(db, request, reply, (tx, { uid, terms }) => buyChest(tx, uid, request.body, terms.economy), {
          locksPerson: true,
          stillHolds: (tx, uid, { chestId }) => refuseUndone(tx, uid, chestId),
        }),
    );

    app.post(
      '/inventory/chest/open',
      {
        schema: {
          summary: 'Opens a closed chest: its letters can be used, and its purchase is final',
          headers: KeyHeaders,
          querystring: NoQuery,
          body: ChestChoice,
          response: { 200: success(ChestAnswer), ...FAILURES },
        },
      },
      (request, reply) => payOnce(db, request, reply, (tx, { uid }) => openChest(tx, uid, request.body.chestId)),
    );

    app.post(
      '/inventory/chest/undo',
      {
        schema: {
          summary: 'Gives a closed chest back for the jokers that it cost',
          headers: KeyHeaders,
          querystring: NoQuery,
          body: ChestChoice,
          response: { 200: success(ChestUndoAnswer), ...FAILURES },
        },
      },
      (request, reply) => payOnce(db, request, reply, (tx, { uid }) => undoChest(tx, uid, request.body.chestId)),
    );
  };
