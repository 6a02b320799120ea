// All the real ports put together, once, by main.tsx.

import { DEFAULT_RULES } from '../../machines/defaultConfiguration.ts';
import type { Ads, Clock, Ports } from '../../machines/ports.ts';
import { type BrowserAddress, historyAddress } from './address.ts';
import { createApi, type SiteApi } from './api.ts';
import type { Feedback } from './feedback.ts';
import { createHttp, type Http } from './http.ts';
import { createReporter, type LoggingReporter } from './reporter.ts';
import { localSettings, type SettingsStore } from './settings.ts';
import { createSound } from './sound.ts';
import { deviceId, OUTBOX, type SafeStorage, safeStorage } from './storage.ts';
import { createStore } from './store.ts';
import { type DeviceWallet, deviceWallet } from './wallet.ts';

export interface AppPorts extends Ports {
  readonly address: BrowserAddress;
  readonly api: SiteApi;
  readonly feedback: Feedback;
  readonly wallet: DeviceWallet;
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
/** No ad house is connected: every level starts at once. */
const noAds: Ads = { preroll: async () => 'none' };

export function createPorts({ language, notify }: World): AppPorts {
  const storage = safeStorage();
  const reporter = createReporter();
  const settings = localSettings(storage);
  const reportSound = (error: unknown) => reporter.report(error, 'sound');
  const env = import.meta.env;
  const http = createHttp({
    base: env.VITE_API_BASE ?? '/api',
    environment: env.VITE_ENVIRONMENT ?? env.MODE,
    whiteLabel: env.VITE_WHITE_LABEL ?? 'default',
    apiKey: env.VITE_API_KEY,
    token: () => undefined,
    language,
    notify,
  });
  return {
    clock,
    api: createApi(http),
    feedback: lateFeedback(http, storage),
    store: createStore(storage, (error) => reporter.report(error, 'store')),
    wallet: deviceWallet(storage, DEFAULT_RULES.freeHints),
    ads: noAds,
    sound: createSound({
      settings,
      load: async () => (await import('./howl.ts')).howls(reportSound),
      report: reportSound,
    }),
    address: historyAddress(window),
    reporter,
    settings,
    storage,
    deviceId: deviceId(storage),
  };
}

/** Comes with the first form, whose chunk brings it; at once where an earlier visit has left something to send. */
function lateFeedback(http: Http, storage: SafeStorage): Feedback {
  let port: Promise<Feedback> | undefined;
  const open = (): Promise<Feedback> => {
    port ??= import('./feedback.ts').then(
      ({ feedbackPort }) => feedbackPort(http, storage, window),
      (error: unknown) => {
        port = undefined;
        throw error;
      },
    );
    return port;
  };
  if (storage.getItem(OUTBOX)) open().catch(() => undefined);
  return { send: async (message) => (await open()).send(message) };
}
