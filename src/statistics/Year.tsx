// A year of days, on a phone half of it: how many puzzles were solved on each. A picture that a finger or the arrow keys go through;
// it says the day.

import { type KeyboardEvent, memo, type PointerEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useAppState } from '../app/useAppState.ts';
import { type Figures, yearUpTo } from './figures.ts';
import styles from './Year.module.css';

/** In weeks. Half a year is as wide as a phone; in a wider window the two are beside each other. */
const HALF = 27;
const CELL = 12;
const TOP = 20;
/** A month that begins in the last week has its name before the edge. */
const LAST = (HALF - 1) * CELL;

/** In days. As in every slider what points up leads on, though a week is drawn from its top. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -7,
  ArrowRight: 7,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 28,
  PageDown: -28,
};

interface YearProps extends Pick<Figures, 'solvedOn'> {
  /** The last six months alone. */
  readonly half: boolean;
}

export function Year({ solvedOn, half }: YearProps) {
  const { t, i18n } = useTranslation();
  const today = useAppState(({ day }) => day.iso);
  const days = useMemo(() => yearUpTo(today).slice(half ? HALF * 7 : 0), [today, half]);
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
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? undefined : at + step;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(Math.max(0, Math.min(last, to)));
  };
  return (
    <section className={styles.year} aria-labelledby="statistics-year">
      <h2 id="statistics-year" className={styles.name}>
        {t(half ? 'statistics.halfYear' : 'statistics.year')}
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
        {(half ? [0] : [0, HALF * 7]).map((first) => (
          <Half
            key={first}
            first={first}
            days={days}
            solvedOn={solvedOn}
            chosen={chosen !== undefined && at >= first && at < first + HALF * 7 ? at : undefined}
            onChoose={choose}
          />
        ))}
      </div>
      <p id="statistics-active" className={styles.told}>
        {chosen === undefined ? t('statistics.active', { count: active }) : tell(days[at] ?? today)}
      </p>
    </section>
  );
}

interface HalfProps extends Pick<Figures, 'solvedOn'> {
  /** The index of its first day among those shown. */
  readonly first: number;
  readonly days: readonly string[];
  /** The chosen day's index, if it is in this half: a finger that moves renders no other one. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

const Half = memo(function Half({ first, days, solvedOn, chosen, onChoose }: HalfProps) {
  const { i18n } = useTranslation();
  const own = days.slice(first, first + HALF * 7);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.pointerType !== 'mouse' && event.buttons === 0) return;
    const index = indexUnder(event);
    if (index >= 0 && index < own.length) onChoose(first + index);
  };
  return (
    <svg
      className={styles.half}
      viewBox={`0 0 ${HALF * CELL} ${TOP + 7 * CELL}`}
      aria-hidden="true"
      onPointerDown={point}
      onPointerMove={point}
    >
      {own.map((iso, index) => (
        <Day
          key={iso}
          iso={iso}
          index={index}
          solved={solvedOn.get(iso) ?? 0}
          month={iso.endsWith('-01') ? dayText(iso, i18n.language, { month: 'short' }) : undefined}
          chosen={first + index === chosen}
        />
      ))}
    </svg>
  );
});

/** The day of a half that the pointer is on, or beside. */
function indexUnder({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): number {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const scale = (HALF * CELL) / width;
  const week = Math.floor(((clientX - left) * scale) / CELL);
  const day = Math.floor(((clientY - top) * scale - TOP) / CELL);
  return week * 7 + Math.max(0, Math.min(6, day));
}

interface DayProps {
  readonly iso: string;
  readonly index: number;
  readonly solved: number;
  /** Its name above the week of its first day. */
  readonly month: string | undefined;
  readonly chosen: boolean;
}

/** A pale dot, or a square that is darker with more puzzles. */
const Day = memo(function Day({ iso, index, solved, month, chosen }: DayProps) {
  const [x, y] = [Math.floor(index / 7) * CELL, TOP + (index % 7) * CELL];
  const level = solved > 3 ? 3 : solved > 1 ? 2 : 1;
  return (
    <>
      {month !== undefined && (
        <text className={styles.month} {...(x === LAST ? { x: x + CELL, textAnchor: 'end' } : { x })} y={TOP - 5}>
          {month}
        </text>
      )}
      {solved === 0 ? (
        <circle className={styles.none} cx={x + CELL / 2} cy={y + CELL / 2} r={3.5} />
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
});
