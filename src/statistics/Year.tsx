// A year of days: how many puzzles were solved on each. A picture that a finger or the arrow keys go through; it says the day.

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useAppState } from '../app/useAppState.ts';
import { type Figures, yearUpTo } from './figures.ts';
import styles from './Year.module.css';

/** Half a year is as wide as a phone: the other half is below it there, and beside it in a wider window. */
const HALF = 27;
const CELL = 12;
const TOP = 16;

/** In days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 };

export function Year({ solvedOn }: Pick<Figures, 'solvedOn'>) {
  const { t, i18n } = useTranslation();
  const today = useAppState(({ day }) => day.iso);
  const days = yearUpTo(today);
  const [chosen, choose] = useState<number>();
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const tell = (iso: string): string =>
    t('statistics.day', {
      day: dayText(iso, i18n.language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      solved: t('statistics.onDay', { count: solvedOn.get(iso) ?? 0 }),
    });
  const active = days.filter((iso) => solvedOn.has(iso)).length;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(last, at + step)));
  };
  const onPointer = (event: PointerEvent<SVGSVGElement>, first: number): void => {
    if (event.type === 'pointermove' && event.pointerType !== 'mouse' && event.buttons === 0) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = (HALF * CELL) / width;
    const [week, day] = [(event.clientX - left) * scale, (event.clientY - top) * scale - TOP].map((way) =>
      Math.floor(way / CELL),
    ) as [number, number];
    const index = first + week * 7 + Math.max(0, Math.min(6, day));
    if (index >= 0 && index <= last) choose(index);
  };
  return (
    <section className={styles.year} aria-labelledby="statistics-year">
      <h2 id="statistics-year" className={styles.name}>
        {t('statistics.year')}
      </h2>
      <div
        className={styles.halves}
        role="slider"
        tabIndex={0}
        aria-labelledby="statistics-year"
        aria-describedby="statistics-active"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={tell(days[at] ?? today)}
        onKeyDown={onKeyDown}
      >
        {[0, HALF * 7].map((first) => (
          <svg
            key={first}
            className={styles.half}
            viewBox={`0 0 ${HALF * CELL} ${TOP + 7 * CELL}`}
            aria-hidden="true"
            onPointerDown={(event) => onPointer(event, first)}
            onPointerMove={(event) => onPointer(event, first)}
          >
            {days.slice(first, first + HALF * 7).map((iso, index) => (
              <Day
                key={iso}
                iso={iso}
                index={index}
                solved={solvedOn.get(iso) ?? 0}
                month={iso.endsWith('-01') ? dayText(iso, i18n.language, { month: 'short' }) : undefined}
                chosen={chosen !== undefined && first + index === at}
              />
            ))}
          </svg>
        ))}
      </div>
      <p id="statistics-active" className={styles.told}>
        {chosen === undefined ? t('statistics.active', { count: active }) : tell(days[at] ?? today)}
      </p>
    </section>
  );
}

interface DayProps {
  readonly iso: string;
  readonly index: number;
  readonly solved: number;
  /** Its name above the week of its first day. */
  readonly month: string | undefined;
  readonly chosen: boolean;
}

/** A dot, or a square that is darker with more puzzles. */
function Day({ iso, index, solved, month, chosen }: DayProps) {
  const [x, y] = [Math.floor(index / 7) * CELL, TOP + (index % 7) * CELL];
  const level = solved > 3 ? 3 : solved > 1 ? 2 : 1;
  return (
    <>
      {month !== undefined && (
        <text className={styles.month} x={x} y={TOP - 5}>
          {month}
        </text>
      )}
      {solved === 0 ? (
        <circle className={styles.none} cx={x + CELL / 2} cy={y + CELL / 2} r={1.6} />
      ) : (
        <rect
          className={styles.some}
          data-day={iso}
          data-level={level}
          x={x + 1}
          y={y + 1}
          width={CELL - 2}
          height={CELL - 2}
          rx={2.5}
        />
      )}
      {chosen && <rect className={styles.chosen} x={x + 0.5} y={y + 0.5} width={CELL - 1} height={CELL - 1} rx={3} />}
    </>
  );
}
