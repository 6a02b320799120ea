// The composition root: texts, ports, the app's actor, and React on top. The app machine chooses the screen and the dialog over it.

import './late/next.ts';
import './theme/font.css';
import './theme/tokens.css';
import './theme/base.css';
import { useCallback, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LOGGED_OUT } from '../machines/app/route.ts';
import type { AppContext } from '../machines/app/types.ts';
import { arrived, whenCalm } from './adapters/page/calm.ts';
import { createPorts } from './adapters/ports.ts';
import { ServicesContext, useApp, useSettings } from './app/context.ts';
import { ErrorBoundary, Failure } from './app/ErrorBoundary.tsx';
import { Focused } from './app/Focused.tsx';
import { lateBoard, lateDialog, lateScreen } from './app/late/lateComponent.tsx';
import { startApp } from './app/start.ts';
import { useAppState, useConfig } from './app/useAppState.ts';
import { usePage } from './app/usePage.ts';
import { SiteContext, useLoadedSite } from './app/useSite.ts';
import { late, NotLoaded } from './late/late.ts';
import { language, startTexts } from './text/i18n.ts';
import { Theme } from './theme/Theme.tsx';
import { notifyError, notifySuccess, setNoticeTime } from './toasts/notify.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { watchRing } from './ui/ring.ts';

const Lobby = lateScreen(() => import('./lobby/Lobby.tsx'));
const GameScreen = lateBoard(() => import('./play/GameScreen.tsx'));
const Welcome = lateScreen(() => import('./welcome/Welcome.tsx'));
const SettingsScreen = lateScreen(() => import('./settings/SettingsScreen.tsx'), 'settings', 'account');
const StatisticsScreen = lateScreen(() => import('./statistics/StatisticsScreen.tsx'), 'statistics');
const PaperScreen = lateScreen(() => import('./paper/PaperScreen.tsx'), 'paper', 'words', 'sentence');
const Coming = lateScreen(async () => ({ default: (await import('./parts/Coming.tsx')).Coming }));
const NotFound = lateScreen(() => import('./parts/NotFound.tsx'));
const ModalHost = lateDialog(() => import('./modals/ModalHost.tsx'));

const BESIDE_BOARD: readonly string[] = ['gameStart', 'gameLost'];

function App() {
  const { appearance } = useConfig();
  const screen = useAppState((context) => context.screen);
  const modal = useAppState((context) => context.modal !== undefined);
  // a level's start and a lost game are parts of its screen
  const over = useAppState(({ modal }) => modal !== undefined && !BESIDE_BOARD.includes(modal.kind));
  const app = useApp();
  const settings = useSettings();
  const { notices } = settings;
  useEffect(() => setNoticeTime(notices), [notices]);
  useEffect(() => whenCalm(Lobby.preload), []);
  // a game's board tells of itself
  useEffect(() => {
    if (screen !== 'game') arrived();
  }, [screen]);
  const close = useCallback(() => app.send({ type: 'CLOSE_MODAL' }), [app]);
  const site = useLoadedSite();
  usePage();
  return (
    <Theme appearance={appearance} choice={settings}>
      <SiteContext value={site}>
        <Focused screen={screen} modal={modal}>
          <Screen screen={screen} />
        </Focused>
        {over && <ModalHost onClose={close} />}
      </SiteContext>
      <Toasts />
    </Theme>
  );
}

function Screen({ screen }: Pick<AppContext, 'screen'>) {
  const gameType = useAppState((context) => context.gameType);
  const coming = useAppState((context) => context.coming);
  switch (screen) {
    case 'lobby':
      return <Lobby />;
    case 'welcome':
      return <Welcome />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'paper':
      return <PaperScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'missing':
      return <NotFound />;
    case 'game':
      return coming ? <Coming gameType={gameType} /> : <GameScreen key={gameType} onStart={ModalHost.preload} />;
  }
}

/** A room of its own, which knows nothing of the app and its storage. */
const replay = late(() => import('./watch/door.ts'));
const isReplay = /[?&]screen=replay\b/.test(location.search);

async function start(root: Root): Promise<void> {
  if (isReplay) return (await replay()).openReplay(root);
  // beside the texts: an address that names no level mostly leads to the lobby
  if (!/\d$/.test(location.pathname)) Lobby.preload();
  const ports = createPorts({ language, notify: notifyError, tell: notifySuccess });
  const report = (error: unknown, where: string) => ports.reporter.report(error, where);
  window.addEventListener('error', ({ error, message }) => report(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  try {
    await startTexts();
    const loggedOut = ports.address.current().path === LOGGED_OUT;
    const app = startApp(ports, () => notifyError('error.signedOut'));
    root.render(
      <ErrorBoundary report={report}>
        <ServicesContext value={{ app, ports }}>
          <App />
        </ServicesContext>
      </ErrorBoundary>,
    );
    if (loggedOut) notifySuccess('toast.loggedOut');
  } catch (error) {
    report(error, 'start');
    root.render(<Failure unloaded={error instanceof NotLoaded} />);
  }
}

watchRing(document);

const root = createRoot(document.getElementById('root') ?? document.body);
start(root).catch(() => root.render(<Failure unloaded />));
