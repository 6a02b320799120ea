// The wallet, and the API calls behind it, which are loaded on first use: a visitor never needs them.

import type { Session } from '../../../machines/ports.ts';
import { late } from '../../late/late.ts';
import type { Http } from '../api/http.ts';
import type { SafeStorage } from '../store/storage.ts';
import { type AccountWallet, accountWallet } from './accountWallet.ts';
import { deviceWallet } from './deviceWallet.ts';
import type { EconomyApi } from './economyApi.ts';

const calls = late(() => import('./economyApi.ts'));
const kept = late(() => import('./intents.ts'));

export interface EconomyPorts {
  readonly wallet: AccountWallet;
  /** Rejects if the chunk cannot be loaded; the next call retries. */
  readonly economy: () => Promise<EconomyApi>;
}

export interface EconomyWorld {
  readonly http: Http;
  readonly storage: SafeStorage;
  readonly session: Pick<Session, 'current' | 'subscribe'>;
  /** Free hints of a new device. */
  readonly freeHints: number;
  readonly report: (error: unknown) => void;
}

export function createEconomyPorts(world: EconomyWorld): EconomyPorts {
  const { http, storage, session, freeHints, report } = world;
  let loaded: Promise<EconomyApi> | undefined;

  async function load(): Promise<EconomyApi> {
    const [{ createEconomyApi }, { createIntents }] = await Promise.all([calls(), kept()]);
    return createEconomyApi({
      http,
      intents: createIntents(storage, Date.now),
      uid: () => session.current()?.userData.uid,
      online: () => navigator.onLine,
      took: wallet.take,
    });
  }

  function economy(): Promise<EconomyApi> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  }

  const wallet: AccountWallet = accountWallet({
    device: deviceWallet(storage, freeHints),
    storage,
    session,
    economy,
    report,
  });
  return { wallet, economy };
}
