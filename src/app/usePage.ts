// What the page does on every screen: sets its title, and keeps the app machine and the wallet up to date.

import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, usePorts } from './context.ts';
import { rememberPlayed } from './remembered.ts';
import { useAppState, useConfig } from './useAppState.ts';

export function usePage(): void {
  useSeo();
  useVisibility();
  useAllowance();
  useUnlocked();
  useRememberedLevel();
}

/** The lobby is every game's: its title and the description say what the chosen one is about. */
export function useSeo(): void {
  const { t } = useTranslation();
  const { games } = useConfig();
  const gameType = useAppState((context) => context.gameType);
  const screen = useAppState((context) => context.screen);
  const seo = games.find(({ type }) => type === gameType)?.seoText;
  const title = seo && `${t('lobby.title')}: ${seo.title} – ${t('brand.name')}`;
  useEffect(() => {
    if (!seo || !title) return;
    if (screen === 'lobby') document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', seo.text);
  }, [seo, title, screen]);
}

/** Sets the page's title on a screen with a subject of its own. */
export function useTitle(about: string): void {
  const { t } = useTranslation();
  const title = `${about} – ${t('brand.name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function useVisibility(): void {
  const app = useApp();
  const { clock, lifecycle } = usePorts();
  useEffect(
    () => lifecycle.onVisibility((hidden) => app.send({ type: hidden ? 'HIDDEN' : 'VISIBLE', at: clock.now() })),
    [app, clock, lifecycle],
  );
}

/** Purchases, here or on another device, unlock levels; a page that was offline fetches them once it is online. */
function useUnlocked(): void {
  const { wallet } = usePorts();
  const levels = useAppState((context) => context.levelsRef);
  const unlocked = useSyncExternalStore(wallet.subscribe, wallet.unlocked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again whenever something was bought
  useEffect(() => levels.send({ type: 'RECORDS' }), [levels, unlocked]);
  useEffect(() => {
    const ask = () => void wallet.refresh();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [wallet]);
}

/** Passes the number of free hints from the configuration to the wallet. */
function useAllowance(): void {
  const { wallet } = usePorts();
  const { freeHints } = useConfig().rules;
  useEffect(() => wallet.allow(freeHints), [wallet, freeHints]);
}

/** Remembers the level played last, for the lobby's "continue". */
function useRememberedLevel(): void {
  const { storage } = usePorts();
  const game = useAppState((context) => context.gameRef);
  useEffect(() => (game ? rememberPlayed(storage, game) : undefined), [game, storage]);
}
