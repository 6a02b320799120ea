// The jokers that a solved level has paid, or why it paid none. Shows nothing if it paid before; tells visitors what an account earns.

import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { useApp } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { useConfig, useSignedIn } from '../app/useAppState.ts';
import { useWallet } from '../app/wallet.ts';
import { flyJoker } from '../shop/flyJoker.ts';
import { JokerIcon } from '../shop/JokerIcon.tsx';
import { useReducedMotion } from '../theme/contexts.ts';
import styles from './JokersEarned.module.css';

export function JokersEarned() {
  const { t } = useTranslation();
  const app = useApp();
  const level = useGame(({ context }) => context.level);
  const signedIn = useSignedIn() !== undefined;
  const earned = useWallet((wallet) => wallet.earnedFor(puzzleName(level)));
  const { levelReward, dailyReward, levelJokersPerDay, offlineRewardsPerDay } = useConfig().economy;
  const reward = parseLevelId(level.id)?.date === undefined ? levelReward : dailyReward;
  const line = useRef<HTMLParagraphElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    if (typeof earned === 'number') flyJoker(line.current, still);
  }, [earned, still]);
  if (signedIn && earned === undefined) return null;
  if (signedIn && typeof earned === 'string') {
    const most = { day: levelJokersPerDay, offline: offlineRewardsPerDay };
    return <p className={styles.earned}>{t(`shop.unpaid.${earned}`, most)}</p>;
  }
  if (typeof earned !== 'number') {
    return (
      <button
        type="button"
        className={styles.earned}
        onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'signup', about: returnTo('gameWin', level.id) })}
      >
        <JokerIcon />
        <span>{t('shop.wouldEarn', { count: reward })}</span>
        <ChevronRight aria-hidden="true" />
      </button>
    );
  }
  return (
    <p ref={line} className={styles.earned}>
      <JokerIcon />
      {t('shop.earned', { count: earned })}
    </p>
  );
}
