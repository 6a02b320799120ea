// What the player has before buying a chest and after opening it.

import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChestSize, GameType } from '../../puzzles/catalogue.ts';
import { useConfig } from '../app/useAppState.ts';
import { useJokers, useWallet } from '../app/wallet.ts';
import styles from './Shop.module.css';
import { useBalance } from './useBalance.ts';

export function ChestSum({ gameType, size }: { readonly gameType: GameType; readonly size: ChestSize }) {
  const { t } = useTranslation();
  const { chests, chestPrices } = useConfig().economy;
  const jokers = useJokers();
  const balance = useBalance();
  const letters = useWallet((wallet) => wallet.letters(gameType));
  // offline only the last number of jokers is known, and nothing can be bought
  if (jokers === undefined) return <p className={styles.after}>{balance.text}</p>;
  const left = jokers - chestPrices[size];
  return (
    <>
      <dl className={styles.sum} aria-live="polite" aria-atomic="true">
        <Change name={t('shop.chest.jokers')} before={jokers} after={left} />
        {left >= 0 && (
          <Change
            name={t('shop.chest.letters', { context: gameType })}
            before={letters}
            after={letters + (chests[gameType]?.[size] ?? 0)}
          />
        )}
      </dl>
      {left < 0 && <strong>{t('shop.short', { count: -left })}</strong>}
    </>
  );
}

interface ChangeProps {
  readonly name: string;
  readonly before: number;
  /** Negative: cannot be. */
  readonly after: number;
}

function Change({ name, before, after }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {before}
        {after >= 0 && (
          <>
            <ArrowRight aria-hidden="true" />
            <span className="visually-hidden">{t('shop.chest.then')}</span>
            <strong>{after}</strong>
          </>
        )}
      </dd>
    </>
  );
}
