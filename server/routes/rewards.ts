// Gifts: the timed reward and promo codes.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FAILURES, success } from '../../api/envelope.ts';
import { KeyHeaders } from '../../api/inventory.ts';
import { CollectAnswer, CollectRefused, RedeemAnswer, RedeemBody, TimeReward } from '../../api/rewards.ts';
import { collectTimeReward, timeRewardOf } from '../economy/gifts.ts';
import { redeem } from '../economy/promo.ts';
import { personOf } from '../plugins/auth.ts';
import { databaseNow } from '../store/rewards.ts';
import type { Context } from './context.ts';
import { NoQuery, own, payOnce } from './paying.ts';

export const rewardRoutes =
  ({ database: { db }, now = databaseNow }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    own(app);

    app.get(
      '/user/timeReward',
      {
        schema: {
          summary: 'When the next joker can be collected',
          querystring: NoQuery,
          response: { 200: success(TimeReward), ...FAILURES },
        },
      },
      async (request) => {
        const { uid, terms } = personOf(request);
        return { data: await timeRewardOf(db, uid, now(), terms.economy) };
      },
    );

    app.post(
      '/user/timeReward/collect',
      {
        config: { rate: 'collect' },
        schema: {
          summary: 'Collects the joker that is due',
          headers: KeyHeaders,
          querystring: NoQuery,
          response: { 200: success(CollectAnswer), 409: CollectRefused, ...FAILURES },
        },
      },
      (request, reply) =>
        payOnce(db, request, reply, (tx, { uid, terms }) => collectTimeReward(tx, uid, now(), terms.economy)),
    );

    app.post(
      '/promo/redeem',
      {
        config: { rate: 'promo' },
        schema: {
          summary: 'Redeems a promo code',
          headers: KeyHeaders,
          querystring: NoQuery,
          body: RedeemBody,
          response: { 200: success(RedeemAnswer), ...FAILURES },
        },
      },
      (request, reply) =>
        payOnce(db, request, reply, (tx, { uid, brand }) => redeem(tx, { uid, brand }, request.body.code, now())),
    );
  };
