// The screen that the app machine says, the dialog over it, the notices, and the page's own title and language.

import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { AppContext } from '../machines/appTypes.ts';
import { Coming } from './app/Coming.tsx';
import { useApp, usePorts } from './app/context.ts';
import { LazyScreen, type LoadScreen } from './app/LazyScreen.tsx';
import { useAppState, useConfig } from './app/useAppState.ts';
import { useRememberedLevel } from './app/useRememberedLevel.ts';
import { SiteContext, useLoadedSite } from './app/useSite.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { language } from './text/i18n.ts';
import { bringTexts } from './text/later.ts';
import { Theme } from './theme/Theme.tsx';
import { Toasts } from './toasts/Toasts.tsx';

const loadGame: LoadScreen = () => import('./play/GameScreen.tsx');
const loadWelcome: LoadScreen = () => import('./welcome/Welcome.tsx');
const loadSettings: LoadScreen = async () => {
  const [screen] = await Promise.all([import('./settings/SettingsScreen.tsx'), bringTexts('settings', language())]);
  return screen;
};
const loadStatistics: LoadScreen = async () => {
  const [screen] = await Promise.all([
    import('./statistics/StatisticsScreen.tsx'),
    bringTexts('statistics', language()),
  ]);
  return screen;
};
const ModalHost = lazy(() => import('./modals/ModalHost.tsx').then((module) => ({ default: module.ModalHost })));

export function App() {
  const { appearance } = useConfig();
  const screen = useAppState((context) => context.screen);
  const modal = useAppState((context) => context.modal !== undefined);
  const site = useLoadedSite();
  useSeo();
  useVisibility();
  useAllowance();
  useUnlocked();
  useRememberedLevel();
  return (
    <Theme appearance={appearance}>
      <SiteContext value={site}>
        <Focused screen={screen}>
          <Screen screen={screen} />
        </Focused>
      </SiteContext>
      {modal && (
        <Suspense fallback={null}>
          <ModalHost />
        </Suspense>
      )}
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
      return <LazyScreen load={loadWelcome} />;
    case 'statistics':
      return <LazyScreen load={loadStatistics} />;
    case 'settings':
      return <LazyScreen load={loadSettings} />;
    case 'game':
      return coming ? <Coming gameType={gameType} /> : <LazyScreen key={gameType} load={loadGame} />;
  }
}

/** A new screen begins at its top, for the eye and for the keyboard. */
function Focused({ screen, children }: { readonly screen: string; readonly children: React.ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, 0);
    if (!document.querySelector('[role="dialog"]')) frame.current?.focus({ preventScroll: true });
  }, [screen]);
  return (
    <div ref={frame} tabIndex={-1} className="screen">
      {children}
    </div>
  );
}

function useSeo(): void {
  const { games } = useConfig();
  const gameType = useAppState((context) => context.gameType);
  const seo = games.find(({ type }) => type === gameType)?.seoText;
  useEffect(() => {
    if (!seo) return;
    document.title = seo.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', seo.text);
  }, [seo]);
}

function useVisibility(): void {
  const app = useApp();
  const { clock } = usePorts();
  useEffect(() => {
    const tell = () =>
      app.send({ type: document.visibilityState === 'hidden' ? 'HIDDEN' : 'VISIBLE', at: clock.now() });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [app, clock]);
}

/** What was bought, here or elsewhere, opens the locks of the levels; a page that was offline asks for it. */
function useUnlocked(): void {
  const { wallet } = usePorts();
  const levels = useAppState((context) => context.levelsRef);
  const unlocked = useSyncExternalStore(wallet.subscribe, wallet.unlocked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew whenever something was bought
  useEffect(() => levels.send({ type: 'RECORDS' }), [levels, unlocked]);
  useEffect(() => {
    const ask = () => void wallet.refresh();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [wallet]);
}

/** How many free hints a device starts with is a number of the configuration. */
function useAllowance(): void {
  const { wallet } = usePorts();
  const { freeHints } = useConfig().rules;
  useEffect(() => wallet.allow(freeHints), [wallet, freeHints]);
}
