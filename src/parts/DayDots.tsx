// The past seven days, today last, in one row: a day's name in its dot until it is solved.

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import type { DailyWeek } from '../app/useDaily.ts';
import styles from './DayDots.module.css';
import { DayWords } from './DayWords.tsx';

export function DayDots({ days }: Pick<DailyWeek, 'days'>) {
  const { t, i18n } = useTranslation();
  return (
    <ol className={styles.days} aria-label={t('lobby.week')}>
      {days.map(({ iso, state }, index) => (
        <li key={iso} className={styles.day} data-state={state} data-today={index === days.length - 1 || undefined}>
          <span aria-hidden="true">
            {state === 'solved' ? <Check /> : dayText(iso, i18n.language, { weekday: 'short' }).slice(0, 2)}
          </span>
          <DayWords iso={iso} state={state} />
        </li>
      ))}
    </ol>
  );
}
