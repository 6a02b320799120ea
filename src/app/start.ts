// Starts the app machine with the real world behind it.

import { createActor } from 'xstate';
import { appMachine } from '../../machines/app/appMachine.ts';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import { type GameType, isGameType } from '../../puzzles/catalogue.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { hintsInThread } from '../adapters/hints/hints.ts';
import type { AppPorts } from '../adapters/ports.ts';
import { pageBrand } from '../late/pageBrand.ts';
import { tap } from '../late/tap.ts';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import type { AppActor } from './context.ts';
import { todayIn } from './days.ts';
import { followOtherTabs } from './otherTab.ts';
import { syncHost } from './syncHost.ts';

/** `signedOut`: the server no longer accepts this session. */
export function startApp(ports: AppPorts, signedOut: () => void): AppActor {
  const initial = pageBrand?.[language()];
  let { timeZone } = initial ?? DEFAULT_CONFIGURATION;
  const app = createActor(appMachine, {
    inspect: tap,
    input: {
      ports,
      loadKind: (gameType) => (isGameType(gameType) ? kindWithTexts(gameType) : undefined),
      today: () => todayIn(timeZone, Date.now()),
      language: language(),
      initial,
      settings: { ...ports.settings.current() },
      forget: () => {
        ports.wallet.forget();
        return ports.sync.forget();
      },
    },
  });
  ports.sync.attach(syncHost(app));
  followOtherTabs(app, ports.sync.store, ports.lifecycle);
  const { configRef, sessionRef } = app.getSnapshot().context;
  configRef.on('CONFIG_LOADED', ({ config }) => {
    timeZone = config.timeZone;
  });
  sessionRef.on('SIGNED_OUT', ({ refused }) => {
    if (refused) signedOut();
  });
  window.addEventListener('online', () => sessionRef.send({ type: 'WAKE' }));
  return app.start();
}

/** A game's texts load with it; those of its hints load with the first hint. */
async function kindWithTexts(id: GameType): Promise<AnyKind> {
  const [kind] = await Promise.all([loadKind(id), bringTexts(id, language())]);
  return hintsInThread(kind, () => bringTexts(`${id}Hints`, language()));
}
