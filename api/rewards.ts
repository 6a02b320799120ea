// Gifts: the timed reward and promo codes.

import Type, { type Static } from 'typebox';
import { failureWith } from './envelope.ts';
import { Consumables } from './inventory.ts';

const closed = { additionalProperties: false } as const;

/** Unix seconds by the server's clock: the client counts down the difference, so its own clock need not be right. */
export const TimeReward = Type.Object(
  { nextCollectTime: Type.Integer(), serverNow: Type.Integer(), amount: Type.Integer({ minimum: 1 }) },
  { ...closed, title: 'TimeReward' },
);
export type TimeReward = Static<typeof TimeReward>;

/** 409 when collecting too early; says when the next joker is due. */
export const CollectRefused = failureWith('ALREADY_COLLECTED', TimeReward.properties);

export const CollectAnswer = Type.Object(
  { timeRewardData: TimeReward, userInvConsumables: Consumables },
  { ...closed, title: 'CollectAnswer' },
);
export type CollectAnswer = Static<typeof CollectAnswer>;

/** Ten characters of Crockford's base 32; case, blanks and hyphens do not matter. */
export const RedeemBody = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  { ...closed, title: 'Redeem' },
);
export type RedeemBody = Static<typeof RedeemBody>;

/** `granted`: jokers. */
export const RedeemAnswer = Type.Object(
  { granted: Type.Integer({ minimum: 1 }), userInvConsumables: Consumables },
  { ...closed, title: 'RedeemAnswer' },
);
export type RedeemAnswer = Static<typeof RedeemAnswer>;
