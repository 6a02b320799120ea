// Shown to visitors instead of anything that costs jokers: what an account is for, and how to get one. Playing needs none.

import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useConfig } from '../app/useAppState.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Shop.module.css';

export function Benefits() {
  const { t } = useTranslation();
  const { welcomeJokers, timeRewardEvery, levelReward, dailyReward, levelJokersPerDay } = useConfig().economy;
  return (
    <ul className={styles.benefits}>
      <li>{t('shop.benefit.welcome', { count: welcomeJokers })}</li>
      <li>{t('shop.benefit.time', { count: Math.round(timeRewardEvery / 3600) })}</li>
      <li>{t('shop.benefit.level', { level: levelReward, daily: dailyReward, most: levelJokersPerDay })}</li>
      <li>{t('shop.benefit.progress')}</li>
    </ul>
  );
}

export interface SignInButtonsProps {
  /** The dialog that requires the sign-in; success leads back there. */
  readonly kind: ModalKind;
  readonly about?: string | undefined;
  /** The button that gets the focus first. */
  readonly first: RefObject<HTMLButtonElement | null>;
}

export function SignInButtons({ kind, about, first }: SignInButtonsProps) {
  const { t } = useTranslation();
  const app = useApp();
  const open = (form: 'login' | 'signup') => () =>
    app.send({ type: 'OPEN_MODAL', kind: form, about: returnTo(kind, about) });
  return (
    <>
      <Button onClick={open('login')}>{t('shop.signIn')}</Button>
      <Button ref={first} variant="primary" onClick={open('signup')}>
        {t('shop.signUp')}
      </Button>
    </>
  );
}
