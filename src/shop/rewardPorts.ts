// The timed joker's ports: the API calls, with the server's "too early" as a result instead of an error.

import * as v from 'valibot';
import type { Clock, Reporter } from '../../machines/ports.ts';
import type { RewardPorts } from '../../machines/timeReward/timeRewardMachine.ts';
import { ApiError, codeOf } from '../adapters/api/apiError.ts';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';

/** The response to collecting too early. */
const Early = v.object({ nextCollectTime: v.number(), serverNow: v.number(), amount: v.fallback(v.number(), 1) });

export const rewardPorts = (
  world: { readonly clock: Clock; readonly reporter: Reporter },
  economy: () => Promise<EconomyApi>,
): RewardPorts => ({
  ...world,
  reward: {
    read: async (signal) => (await economy()).timeReward(signal),
    async collect() {
      const calls = await economy();
      try {
        return { ...(await calls.collect()).timeRewardData, paid: true };
      } catch (error) {
        const early = v.safeParse(Early, error instanceof ApiError ? error.data : undefined);
        if (codeOf(error) !== 'ALREADY_COLLECTED' || !early.success) throw error;
        return { ...early.output, paid: false };
      }
    },
  },
});
