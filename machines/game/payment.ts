// What the game machine sends to the wallet, and how it reads the answer.

import { paymentRef } from '../../puzzles/log.ts';
import type { GamePorts, SpendAnswer, SpendOrder, SpendReason } from '../ports.ts';
import { countOf } from './log.ts';
import type { GameContext, Notice } from './types.ts';

export interface SpendInput extends SpendOrder {
  readonly ports: GamePorts;
}

export const spendInput = (context: GameContext, reason: SpendReason): SpendInput => ({
  ports: context.ports,
  reason,
  gameType: context.level.gameType,
  levelId: context.level.id,
  ref: paymentRef(context.saved?.seed ?? 0, reason, countOf(context.saved, reason)),
});

/** Why the payment was refused. A visitor without letters reads a different notice from one without free hints. */
export function refusal(answer: SpendAnswer, reason: SpendReason): Notice | undefined {
  if (!('refused' in answer)) return undefined;
  return reason === 'letter' && answer.refused === 'SIGN_IN_FIRST' ? 'SIGN_IN_FOR_LETTERS' : answer.refused;
}
