// The screen that the app machine says, the dialog over it, the notices, and the page's own title and language.

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { AppContext } from '../machines/app/types.ts';
import { useApp, usePorts, useSettings } from './app/context.ts';
import { lateDialog, lateScreen } from './app/late/lateComponent.tsx';
import { useAppState, useConfig } from './app/useAppState.ts';
import { useRememberedLevel } from './app/useRememberedLevel.ts';
import { SiteContext, useLoadedSite } from './app/useSite.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { Coming } from './parts/Coming.tsx';
import { Theme } from './theme/Theme.tsx';
import { Toasts } from './toasts/Toasts.tsx';

const GameScreen = lateScreen(() => import('./play/GameScreen.tsx'));
const Welcome = lateScreen(() => import('./welcome/Welcome.tsx'));
const SettingsScreen = lateScreen(() => import('./settings/SettingsScreen.tsx'), 'settings');
const StatisticsScreen = lateScreen(() => import('./statistics/StatisticsScreen.tsx'), 'statistics');
const ModalHost = lateDialog(() => import('./modals/ModalHost.tsx'));

export function App() {
  const { appearance } = useConfig();
  const screen = useAppState((context) => context.screen);
  const modal = useAppState((context) => context.modal !== undefined);
  const close = useClose();
  const site = useLoadedSite();
  useSeo();
  useVisibility();
  useAllowance();
  useUnlocked();
  useRememberedLevel();
  return (
    <Theme appearance={appearance} choice={useSettings()}>
      <SiteContext value={site}>
        <Focused screen={screen}>
          <Screen screen={screen} />
        </Focused>
      </SiteContext>
      {modal && <ModalHost onClose={close} />}
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
    case 'settings':
      return <SettingsScreen />;
    case 'game':
      return coming ? <Coming gameType={gameType} /> : <GameScreen key={gameType} />;
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

function useClose(): () => void {
  const app = useApp();
  return useCallback(() => app.send({ type: 'CLOSE_MODAL' }), [app]);
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
  const { clock, lifecycle } = usePorts();
  useEffect(
    () => lifecycle.onVisibility((hidden) => app.send({ type: hidden ? 'HIDDEN' : 'VISIBLE', at: clock.now() })),
    [app, clock, lifecycle],
  );
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
