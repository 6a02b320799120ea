// All the real ports put together, once, by main.tsx.

import { DEFAULT_RULES } from '../../machines/defaultConfiguration.ts';
import type { Ads, Clock, Ports, Sound, WallClock } from '../../machines/ports.ts';
import { type BrowserAddress, historyAddress } from './address.ts';
import { createApi, type SiteApi } from './api.ts';
import { createEconomyPorts, type EconomyPorts } from './economyPort.ts';
import { createExit } from './exit.ts';
import { createHttp } from './http.ts';
import { createPeople, type PersonAccount } from './people.ts';
import { createReporter, type LoggingReporter } from './reporter.ts';
import { sessionHolder } from './session.ts';
import { localSettings, type SettingsStore } from './settings.ts';
import { deviceId, type SafeStorage, safeStorage } from './storage.ts';
import { createStore } from './store.ts';

export interface AppPorts extends Ports, EconomyPorts {
  readonly address: BrowserAddress;
  readonly api: SiteApi;
  readonly account: PersonAccount;
  readonly wallet: EconomyPorts['wallet'];
  readonly reporter: LoggingReporter;
  readonly settings: SettingsStore;
  readonly storage: SafeStorage;
  readonly deviceId: string;
}

export interface World {
  readonly language: () => 'de' | 'en';
  readonly notify: (text: string) => void;
}

const clock: Clock = { now: () => performance.now() };
const wall: WallClock = { now: () => Date.now() };
/** No ad house is connected: every level starts at once. */
const noAds: Ads = { preroll: async () => 'none' };
const silence: Sound = { play: () => undefined };

export function createPorts({ language, notify }: World): AppPorts {
  const storage = safeStorage();
  const reporter = createReporter();
  const session = sessionHolder();
  const env = import.meta.env;
  const http = createHttp({
    base: env.VITE_API_BASE ?? '/api',
    environment: env.VITE_ENVIRONMENT ?? env.MODE,
    whiteLabel: env.VITE_WHITE_LABEL ?? 'default',
    apiKey: env.VITE_API_KEY,
    token: () => session.current()?.token,
    renew: () => people.auth.refresh(),
    language,
    notify,
  });
  const people = createPeople({ http, storage, language, report: (error) => reporter.report(error, 'account') });
  const api = createApi(http);
  const settings = localSettings(storage);
  const address = historyAddress(window);
  return {
    clock,
    wall,
    api,
    ...people,
    session,
    exit: createExit({
      settings,
      address,
      site: () => api.site(undefined),
      origin: window.location.origin,
      go: (to) => window.location.assign(to),
    }),
    store: createStore(storage, (error) => reporter.report(error, 'store')),
    ...createEconomyPorts({
      http,
      storage,
      session,
      freeHints: DEFAULT_RULES.freeHints,
      report: (error) => reporter.report(error, 'economy'),
    }),
    ads: noAds,
    sound: silence,
    address,
    reporter,
    settings,
    storage,
    deviceId: deviceId(storage),
  };
}
