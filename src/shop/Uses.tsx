// What jokers are good for: one sentence each, with the price.

import { DoorOpen, HeartPulse, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../app/useAppState.ts';
import { ChestIcon } from './ChestIcon.tsx';
import styles from './Shop.module.css';

export function Uses() {
  const { t } = useTranslation();
  const { economy, rules } = useConfig();
  const sizes = Object.values(economy.chests).flatMap((chests) => Object.keys(chests));
  const chests = Object.entries(economy.chestPrices).filter(([size]) => sizes.includes(size));
  const cheapest = Math.min(...chests.map(([, price]) => price));
  return (
    <section aria-labelledby="shop-uses">
      <h3 id="shop-uses" className={styles.heading}>
        {t('shop.uses.title')}
      </h3>
      <ul className={styles.benefits}>
        <Use kind="hint" icon={<Lightbulb aria-hidden="true" />}>
          {t('shop.jokers', { count: economy.hintPrice })}
        </Use>
        <Use kind="chance" icon={<HeartPulse aria-hidden="true" />}>
          {t('shop.jokers', { count: rules.secondChancePrice })}
        </Use>
        {chests.length > 0 && (
          <Use kind="chest" icon={<ChestIcon size="small" />}>
            {t('shop.uses.from', { count: cheapest })}
          </Use>
        )}
        <Use kind="level" icon={<DoorOpen aria-hidden="true" />}>
          {t('shop.jokers', { count: rules.unlockPrice })}
        </Use>
      </ul>
    </section>
  );
}

interface UseProps {
  readonly kind: 'hint' | 'chance' | 'chest' | 'level';
  readonly icon: ReactNode;
  /** Its price. */
  readonly children: string;
}

function Use({ kind, icon, children }: UseProps) {
  const { t } = useTranslation();
  return (
    <li>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.offerWords}>
        <span className={styles.use}>
          <span className={styles.offerName}>{t(`shop.uses.${kind}.name`)}</span>
          <span className={styles.price}>{children}</span>
        </span>
        <span className={styles.offerWhy}>{t(`shop.uses.${kind}.text`)}</span>
      </span>
    </li>
  );
}
