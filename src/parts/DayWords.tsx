// A day of the week's row as a screen reader says it.

import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import type { Day } from '../app/useDaily.ts';

export function DayWords({ iso, state }: Day) {
  const { t, i18n } = useTranslation();
  return (
    <span className="visually-hidden">
      {t('lobby.weekDay', {
        day: dayText(iso, i18n.language, { weekday: 'long' }),
        state: t(`lobby.weekState.${state}`),
      })}
    </span>
  );
}
