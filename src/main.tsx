// The composition root: texts, ports, the app's actor, and React on top.

import { type GameType, isGameType } from '../puzzles/catalogue.ts';
import './theme/font.css';
import './theme/tokens.css';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { appMachine } from '../machines/app/appMachine.ts';
import { DEFAULT_CONFIGURATION } from '../machines/config/configMachine.ts';
import type { AnyKind } from '../puzzles/kind.ts';
import { loadKind } from '../puzzles/registry.ts';
import { App } from './App.tsx';
import { hintsInThread } from './adapters/hints/hints.ts';
import { type AppPorts, createPorts } from './adapters/ports.ts';
import { type AppActor, ServicesContext } from './app/context.ts';
import { ErrorBoundary, Failure } from './app/ErrorBoundary.tsx';
import { ownEntry, servedPage, watchVersion } from './app/newVersion.ts';
import { followOtherTabs } from './app/otherTab.ts';
import { syncHost } from './app/syncHost.ts';
import { todayIn } from './app/today.ts';
import { NotLoaded } from './late/late.ts';
import { language, startTexts } from './text/i18n.ts';
import { bringTexts } from './text/later.ts';
import { notifyError } from './toasts/notify.ts';

function startApp(ports: AppPorts): AppActor {
  let timeZone = DEFAULT_CONFIGURATION.timeZone;
  const app = createActor(appMachine, {
    input: {
      ports,
      loadKind: (gameType) => (isGameType(gameType) ? kindWithTexts(gameType) : undefined),
      today: () => todayIn(timeZone, Date.now()),
      language: language(),
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
    if (refused) notifyError('error.signedOut');
  });
  window.addEventListener('online', () => sessionRef.send({ type: 'WAKE' }));
  return app.start();
}

/** A game comes with its words; those of its hints come with the first hint. */
async function kindWithTexts(id: GameType): Promise<AnyKind> {
  const [kind] = await Promise.all([loadKind(id), bringTexts(id, language())]);
  return hintsInThread(kind, () => bringTexts(`${id}Hints`, language()));
}

async function start(): Promise<void> {
  const ports = createPorts({ language, notify: notifyError });
  const report = (error: unknown, where: string) => ports.reporter.report(error, where);
  window.addEventListener('error', ({ error, message }) => report(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  const root = createRoot(document.getElementById('root') ?? document.body);
  try {
    await startTexts();
    const app = startApp(ports);
    watchVersion(app, {
      now: ports.clock.now,
      lifecycle: ports.lifecycle,
      page: servedPage,
      entry: ownEntry(),
    });
    root.render(
      <ErrorBoundary report={report}>
        <ServicesContext value={{ app, ports }}>
          <App />
        </ServicesContext>
      </ErrorBoundary>,
    );
  } catch (error) {
    report(error, 'start');
    root.render(<Failure unloaded={error instanceof NotLoaded} />);
  }
}

void start();
