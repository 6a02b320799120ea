// The past seven days, today last: the order of the daily levels in the picker, too.

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import type { DailyWeek } from '../app/useDaily.ts';
import { DayWords } from '../parts/DayWords.tsx';
import styles from './Week.module.css';

export function Week({ days }: Pick<DailyWeek, 'days'>) {
  const { t, i18n } = useTranslation();
  return (
    <ol className={styles.week} aria-label={t('lobby.week')}>
      {days.map(({ iso, state }, index) => (
        <li key={iso} className={styles.day} data-state={state} data-today={index === days.length - 1}>
          <span className={styles.dot} aria-hidden="true">
            {state === 'solved' && <Check />}
          </span>
          <span aria-hidden="true">{dayText(iso, i18n.language, { weekday: 'short' }).slice(0, 2)}</span>
          <DayWords iso={iso} state={state} />
        </li>
      ))}
    </ol>
  );
}
