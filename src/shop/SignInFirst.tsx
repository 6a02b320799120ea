// Shown to visitors instead of anything that costs jokers: what an account is for, and how to get one. Playing needs none.

import { Gift, MonitorSmartphone, Puzzle } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useConfig } from '../app/useAppState.ts';
import { Button } from '../ui/Button.tsx';
import { JokerIcon } from './JokerIcon.tsx';
import styles from './Shop.module.css';

export function Benefits() {
  const { t } = useTranslation();
  const { welcomeJokers, timeRewardEvery, levelReward, dailyReward, levelJokersPerDay } = useConfig().economy;
  return (
    <ul className={styles.benefits}>
      <Benefit icon={<JokerIcon />} jokers={welcomeJokers}>
        {t('shop.benefit.welcome', { count: welcomeJokers })}
      </Benefit>
      <Benefit icon={<Gift aria-hidden="true" />} jokers={1}>
        {t('shop.benefit.time', { count: Math.round(timeRewardEvery / 3600) })}
      </Benefit>
      <Benefit
        icon={<Puzzle aria-hidden="true" />}
        jokers={levelReward}
        more={t('shop.benefit.most', { daily: dailyReward, most: levelJokersPerDay })}
      >
        {t('shop.benefit.level', { count: levelReward })}
      </Benefit>
      <Benefit icon={<MonitorSmartphone aria-hidden="true" />}>{t('shop.benefit.progress')}</Benefit>
    </ul>
  );
}

interface BenefitProps {
  readonly icon: ReactNode;
  /** How many it brings. */
  readonly jokers?: number;
  readonly children: string;
  readonly more?: string;
}

function Benefit({ icon, jokers, children, more }: BenefitProps) {
  return (
    <li>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.offerWords}>
        <span>
          {jokers !== undefined && <strong>+{jokers} </strong>}
          {children}
        </span>
        {more !== undefined && <small className={styles.offerWhy}>{more}</small>}
      </span>
    </li>
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
