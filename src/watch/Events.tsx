// The list of events: filtered, as long as it may be (only the rows in sight exist), a press leads to the moment after the event.

import { memo, type UIEvent, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordedEntry, Recording } from '../../machines/replay/recording.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Events.module.css';
import { clockText } from './pace.ts';
import { eventWords } from './words.ts';

export interface EventsProps {
  readonly recording: Recording;
  readonly parted: readonly number[] | undefined;
  /** No event differs, but the end does. */
  readonly otherEnd: boolean;
  readonly position: number;
  readonly onGo: (position: number) => void;
}

interface Row {
  readonly index: number;
  readonly name: string;
  readonly more: string;
  readonly to: string;
  readonly at: number;
}

export function Events({ recording, parted, otherEnd, position, onGo }: EventsProps) {
  const { t } = useTranslation();
  const [machine, setMachine] = useState('');
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim().toLowerCase());
  const { entries, from } = recording;
  const all = useMemo(() => entries.map((entry, index) => rowOf(entry, index, from)), [entries, from]);
  const machines = useMemo(() => [...new Set(entries.map(([, to]) => to))], [entries]);
  const rows = useMemo(() => all.filter((row) => fits(row, machine, sought)), [all, machine, sought]);
  const first = parted?.[0];
  return (
    <section className={styles.events} aria-label={t('replay.events')}>
      {first !== undefined && (
        <div className={styles.parted}>
          <p>{t('replay.parted', { count: parted?.length ?? 0 })}</p>
          <Button onClick={() => onGo(first + 1)}>{t('replay.toParted')}</Button>
        </div>
      )}
      {otherEnd && (
        <div className={styles.parted}>
          <p>{t('replay.otherEnd')}</p>
          <Button onClick={() => onGo(entries.length)}>{t('replay.toEnd')}</Button>
        </div>
      )}
      <div className={styles.filter}>
        <input
          type="search"
          className={styles.text}
          aria-label={t('replay.filter')}
          placeholder={t('replay.filter')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {machines.length > 1 && (
          <select
            className={styles.machine}
            aria-label={t('replay.machine')}
            value={machine}
            onChange={({ target }) => setMachine(target.value)}
          >
            <option value="">{t('replay.every')}</option>
            {machines.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('replay.none')}</p>
      ) : (
        <Rows rows={rows} parted={parted} current={position - 1} several={machines.length > 1} onGo={onGo} />
      )}
    </section>
  );
}

function rowOf(entry: RecordedEntry, index: number, from: number): Row {
  const [at, to] = entry;
  return { index, to, at: at - from, ...eventWords(entry) };
}

const fits = ({ name, more, to }: Row, machine: string, sought: string): boolean =>
  (machine === '' || to === machine) && (sought === '' || `${name} ${more} ${to}`.toLowerCase().includes(sought));

/** CSS pixels; as in the style sheet. */
const ROW = 44;
/** Fill the highest window, with some to spare. */
const IN_SIGHT = 48;
const SPARE = 8;

interface RowsProps extends Pick<EventsProps, 'parted' | 'onGo'> {
  readonly rows: readonly Row[];
  /** The index of the entry that was played last. */
  readonly current: number;
  /** More than one machine was told something. */
  readonly several: boolean;
}

function Rows({ rows, parted, current, several, onGo }: RowsProps) {
  const box = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const bad = useMemo(() => new Set(parted), [parted]);
  // the last of those in the list that have been played
  const here = rows.findLastIndex(({ index }) => index <= current);
  useLayoutEffect(() => keepInSight(box.current, here), [here]);
  const first = Math.max(0, Math.min(rows.length - IN_SIGHT, Math.floor(top / ROW) - SPARE));
  const scrolled = ({ currentTarget }: UIEvent): void => setTop(currentTarget.scrollTop);
  return (
    <ol ref={box} className={styles.rows} onScroll={scrolled}>
      {first > 0 && <li aria-hidden="true" style={{ height: first * ROW }} />}
      {rows.slice(first, first + IN_SIGHT).map((row, at) => (
        <EventRow
          key={row.index}
          row={row}
          place={first + at + 1}
          count={rows.length}
          current={row.index === current}
          bad={bad.has(row.index)}
          several={several}
          onGo={onGo}
        />
      ))}
      {first + IN_SIGHT < rows.length && (
        <li aria-hidden="true" style={{ height: (rows.length - first - IN_SIGHT) * ROW }} />
      )}
    </ol>
  );
}

function keepInSight(box: HTMLElement | null, row: number): void {
  if (!box) return;
  const top = row * ROW;
  const { scrollTop, clientHeight } = box;
  if (top >= scrollTop && top + ROW <= scrollTop + clientHeight) return;
  box.scrollTop = Math.max(0, top - clientHeight / 3);
}

interface EventRowProps extends Pick<EventsProps, 'onGo'> {
  readonly row: Row;
  readonly place: number;
  readonly count: number;
  readonly current: boolean;
  readonly bad: boolean;
  readonly several: boolean;
}

const EventRow = memo(function EventRow({ row, place, count, current, bad, several, onGo }: EventRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.item} aria-posinset={place} aria-setsize={count}>
      <button
        type="button"
        className={styles.row}
        aria-current={current || undefined}
        data-bad={bad || undefined}
        onClick={() => onGo(row.index + 1)}
      >
        <span className={styles.number}>{row.index + 1}</span>
        <span className={styles.words}>
          <b>{row.name}</b> {row.more}
          {bad && <span className={styles.bad}> {t('replay.different')}</span>}
        </span>
        <span className={styles.side}>
          {several && <span className={styles.to}>{row.to.replace(/^.*\//, '')}</span>}
          <time>{clockText(row.at)}</time>
        </span>
      </button>
    </li>
  );
});
