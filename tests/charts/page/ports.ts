// In place of src/adapters/ports.ts: the real ports, of which those answers wait that the charts of game, timed joker and logout wait for.

import type { SpendAnswer } from '../../../machines/ports.ts';
import { ApiError } from '../../../src/adapters/api/apiError.ts';
import { type AppPorts, createPorts as realPorts, type World } from '../../../src/adapters/ports.ts';
import { gate } from './gates.ts';
import { saves, wallet } from './world.ts';

export * from '../../../src/adapters/ports.ts';

const answer = (given: SpendAnswer) => async () => given;

/** Times of the server, in seconds; the joker can be collected at once. */
const due = () => ({ nextCollectTime: 100, serverNow: 100, amount: 1 });

export function createPorts(world: World): AppPorts {
  const real = realPorts(world);
  const { sync, store } = real;
  return {
    ...real,
    ads: {
      preroll: (id, signal) => gate('preroll', () => real.ads.preroll(id, signal), { none: async () => 'none' }),
    },
    store: { ...store, saveGame: (game) => gate('saveGame', () => counted(store.saveGame(game))) },
    wallet: {
      ...real.wallet,
      letters: () => wallet.letters,
      spend: (order) =>
        gate('spend', () => real.wallet.spend(order), {
          paid: answer({ paid: 'free' }),
          refused: answer({ refused: 'NOT_ENOUGH_JOKERS' }),
        }),
    },
    economy: async () => ({
      ...(await real.economy()),
      timeReward: () => gate('rewardRead', async () => due()),
      collect: () =>
        gate('rewardCollect', async () => ({ timeRewardData: due(), consumables: undefined }) as never, {
          early: () => Promise.reject(tooEarly()),
        }),
    }),
    auth: { ...real.auth, signOut: () => gate('signOut', () => real.auth.signOut()) },
    sync: { ...sync, forget: () => gate('forget', () => sync.forget()) },
    exit: { ...real.exit, leave: () => gate('leave', async () => undefined) },
  };
}

async function counted(save: Promise<void>): Promise<void> {
  saves.underWay += 1;
  try {
    await save;
  } finally {
    saves.underWay -= 1;
  }
}

const tooEarly = (): ApiError => new ApiError('http', { body: { data: { code: 'ALREADY_COLLECTED', ...due() } } });
