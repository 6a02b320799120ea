// All ports, created once by main.tsx.

import { DEFAULT_RULES } from '../../api/defaults.ts';
import type { Ports, WallClock } from '../../machines/ports.ts';
import { answered } from '../late/answers.ts';
import { late } from '../late/late.ts';
import { clock } from '../late/tap.ts';
import { lateAds } from './ads/port.ts';
import { createApi, type SiteApi } from './api/api.ts';
import { createHttp, type Http } from './api/http.ts';
import { ownServer } from './api/ownServer.ts';
import { createPeople, type People } from './auth/people.ts';
import type { PersonAccount } from './auth/person.ts';
import { sessionHolder } from './auth/session.ts';
import { createEconomyPorts, type EconomyPorts } from './economy/port.ts';
import type { Feedback } from './feedback.ts';
import { type BrowserAddress, historyAddress } from './page/address.ts';
import { afterFrame } from './page/afterFrame.ts';
import { createExit, leavePage } from './page/exit.ts';
import { type PageLifecycle, pageLifecycle } from './page/lifecycle.ts';
import { vendorOf } from './page/vendor.ts';
import { createReporter, type LoggingReporter } from './reporter.ts';
import { localSettings, type SettingsStore, usualHere } from './settings.ts';
import { createSound } from './sound/sound.ts';
import { deviceId, OUTBOX, type SafeStorage, safeStorage } from './store/storage.ts';
import { createStore } from './store/store.ts';
import { createSync, type Sync } from './sync/sync.ts';

export interface AppPorts extends Ports, EconomyPorts {
  readonly address: BrowserAddress;
  readonly lifecycle: PageLifecycle;
  readonly api: SiteApi;
  readonly account: PersonAccount;
  readonly keeper: People['keeper'];
  readonly wallet: EconomyPorts['wallet'];
  readonly feedback: Feedback;
  readonly reporter: LoggingReporter;
  readonly settings: SettingsStore;
  readonly storage: SafeStorage;
  readonly deviceId: string;
  readonly sync: Sync;
}

export interface World {
  readonly language: () => 'de' | 'en';
  /** Of something that failed. */
  readonly notify: (text: string) => void;
  /** Of something that is done. */
  readonly tell: (text: string) => void;
}

const howl = late(() => import('./sound/howl.ts'));
const mail = late(() => import('./feedback.ts'));

const wall: WallClock = { now: () => Date.now() };

export function createPorts({ language, notify, tell }: World): AppPorts {
  const storage = safeStorage();
  const lifecycle = pageLifecycle();
  const device = deviceId(storage);
  const reporter = createReporter(device, lifecycle);
  const settings = localSettings(storage, usualHere(window.matchMedia('(hover: hover) and (pointer: fine)').matches));
  const session = sessionHolder();
  const http = createHttp({
    ...ownServer,
    token: () => session.current()?.token,
    renew: () => people.auth.refresh(),
    language,
    notify,
    answered,
  });
  const people = createPeople({
    http,
    storage,
    lifecycle,
    language,
    report: (error) => reporter.report(error, 'account'),
  });
  const api = createApi(http);
  const address = historyAddress(window, afterFrame);
  const economy = createEconomyPorts({
    http,
    storage,
    session,
    freeHints: DEFAULT_RULES.freeHints,
    report: (error) => reporter.report(error, 'economy'),
  });
  const sync = createSync({
    http,
    store: createStore(storage, lifecycle, (error) => reporter.report(error, 'store')),
    lifecycle,
    reporter,
    rewarded: economy.wallet.earned,
  });
  return {
    clock,
    wall,
    lifecycle,
    api,
    feedback: lateFeedback(http, storage, device),
    ...people,
    session,
    exit: createExit({
      settings,
      address,
      site: () => api.site(undefined),
      origin: window.location.origin,
      go: (to) => leavePage(window, to, tell),
    }),
    store: sync.store,
    sync,
    ...economy,
    ads: lateAds(api.knownSite, {
      http,
      owned: async () => session.current() && (await economy.economy()).unique(),
      wallet: economy.wallet,
      place: () => ({ vendor: vendorOf(address.current()), rightToLeft: document.dir === 'rtl' }),
      muted: () => !settings.current().sound,
    }),
    sound: createSound({
      settings,
      load: async () => (await howl()).howls(),
      report: (error) => reporter.report(error, 'sound'),
    }),
    address,
    reporter,
    settings,
    storage,
    deviceId: device,
  };
}

/** Loaded with the first form, or at once if messages from an earlier visit are waiting to be sent. */
function lateFeedback(http: Http, storage: SafeStorage, device: string): Feedback {
  let port: Promise<Feedback> | undefined;
  const open = (): Promise<Feedback> => {
    port ??= mail().then(
      ({ feedbackPort }) => feedbackPort(http, storage, window, device),
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
