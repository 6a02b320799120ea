// A month: which days have a solved daily puzzle, and which another one, with what the marks mean. Goes back as far as there is
// something to see.

import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayMark, dayText, shifted } from '../app/days.ts';
import { useAppState } from '../app/useAppState.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { type Figures, monthOf } from './figures.ts';
import styles from './Month.module.css';

export function Month({ days, solvedOn }: Pick<Figures, 'days' | 'solvedOn'>) {
  const { t, i18n } = useTranslation();
  const today = useAppState(({ day }) => day.iso);
  const [shown, show] = useState(today);
  const month = monthOf(shown);
  const [first = shown] = month.days;
  const earliest = [...days.keys(), ...solvedOn.keys()].sort()[0] ?? today;
  const name = dayText(shown, i18n.language, { month: 'long', year: 'numeric' });
  const stateOf = (iso: string): string => {
    const mark = dayMark(iso, days, solvedOn);
    return mark === 'open' && iso > today ? 'coming' : mark;
  };
  const inWords = (iso: string): string => {
    const day = dayText(iso, i18n.language, { day: 'numeric', month: 'long' });
    if (stateOf(iso) === 'other')
      return t('statistics.day', { day, solved: t('statistics.onDay', { count: solvedOn.get(iso) ?? 0 }) });
    return iso > today ? day : t('lobby.weekDay', { day, state: t(`lobby.weekState.${days.get(iso) ?? 'open'}`) });
  };
  return (
    <section className={styles.month} aria-label={t('statistics.calendar')}>
      <header className={styles.head}>
        <IconButton
          label={t('statistics.before')}
          disabled={earliest >= first}
          onClick={() => show(shifted(first, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className={styles.name} aria-live="polite">
          {name}
        </h2>
        <IconButton
          label={t('statistics.after')}
          disabled={today.slice(0, 7) <= shown.slice(0, 7)}
          onClick={() => show(shifted(month.days.at(-1) ?? shown, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </header>
      <Weekdays />
      <ol className={styles.days}>
        {month.days.map((iso, index) => (
          <li
            key={iso}
            className={styles.day}
            style={index === 0 ? { gridColumnStart: month.before + 1 } : undefined}
            data-state={stateOf(iso)}
            data-today={iso === today || undefined}
          >
            <span aria-hidden="true">{days.get(iso) === 'solved' ? <Check /> : Number(iso.slice(8))}</span>
            <span className="visually-hidden">{inWords(iso)}</span>
          </li>
        ))}
      </ol>
      <Legend shown={new Set([...month.days.map(stateOf), ...(month.days.includes(today) ? ['today'] : [])])} />
    </section>
  );
}

/** In the order in which they are explained. */
const SIGNS = ['solved', 'begun', 'other', 'today'] as const;

/** What the marks mean, of those that this month has; a screen reader hears it with each day. */
function Legend({ shown }: { readonly shown: ReadonlySet<string> }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {SIGNS.filter((sign) => shown.has(sign)).map((sign) => (
        <li key={sign}>
          <span className={styles.day} data-state={sign} data-today={sign === 'today' || undefined}>
            {sign === 'solved' && <Check />}
          </span>
          {t(`statistics.legend.${sign}`)}
        </li>
      ))}
    </ul>
  );
}

/** Monday to Sunday. */
function Weekdays() {
  const { i18n } = useTranslation();
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {[5, 6, 7, 8, 9, 10, 11].map((day) => (
        <span key={day}>
          {dayText(`2026-01-${String(day).padStart(2, '0')}`, i18n.language, { weekday: 'short' }).slice(0, 2)}
        </span>
      ))}
    </div>
  );
}
