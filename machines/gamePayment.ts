// What the game machine asks of the wallet, and what it does with the answer.

import { paymentRef } from './gameLog.ts';
import type { GameContext } from './gameTypes.ts';
import type { SpendAnswer, SpendReason } from './ports.ts';

export const spendInput = (context: GameContext, reason: Exclude<SpendReason, 'letter'>) => ({
  ports: context.ports,
  reason,
  levelId: context.level.id,
  ref: paymentRef(context, reason),
});

/** Why it was not paid. */
export const refusal = (answer: SpendAnswer) => ('refused' in answer ? answer.refused : undefined);
