// The levels of the chosen category: how hard they are, what is solved, begun, open, locked, and which is today's. Used by the lobby
// and beside the board. What opens the locked ones is one sentence.

import { CircleCheck, Lock, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedLevel, levelStates } from '../../machines/levels/levelsMachine.ts';
import { percentDone } from '../../machines/percent.ts';
import type { CategoryConfig } from '../../machines/ports.ts';
import type { Language } from '../../puzzles/languages.ts';
import { datedId, numberedId } from '../../puzzles/levelId.ts';
import { useApp } from '../app/context.ts';
import { daysUpTo, dayText } from '../app/days.ts';
import { shortTime } from '../app/timeText.ts';
import { useAppState, useConfig, useLevels, useSignedIn } from '../app/useAppState.ts';
import { nearest } from '../text/i18n.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { difficultyOf } from './difficultyOf.ts';
import styles from './LevelPicker.module.css';
import { starsOf } from './starsOf.ts';

export interface LevelPickerProps {
  /** Called after a level was chosen. */
  readonly onChosen?: () => void;
  /** Lists the locked levels apart, below the sentence, which this begins; else all are in one list. */
  readonly sayLocked?: (count: number) => string;
}

/** As many are shown as a category's first pack has, and the row that follows the last one that can be played. */
const [PACK, ROW] = [20, 10];

export function LevelPicker({ onChosen, sayLocked }: LevelPickerProps) {
  const { t, i18n } = useTranslation();
  const apart = sayLocked !== undefined;
  const app = useApp();
  const config = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const playing = useAppState(({ screen }) => screen === 'game');
  const shelf = useLevels(({ context }) => context);
  const loading = useLevels((snapshot) => snapshot.matches('loadingList'));
  const empty = useLevels((snapshot) => snapshot.matches('empty'));
  /** The category of which all levels are shown, however many. */
  const [all, showAll] = useState<string>();
  if (empty) return <p className={styles.note}>{t('picker.empty')}</p>;
  const daily = shelf.category?.showLevelDate ?? false;
  // while it loads, as it will most likely be, so that nothing moves
  const list = loading ? expected(shelf.category, nearest(i18n.language), today) : shelf.list;
  const levels = inOrder(levelStates({ ...shelf, list }, config.rules, today), daily);
  const locked = levels.filter(({ state }) => state === 'locked').length;
  const closed = apart && !daily ? levels.filter(({ state }) => state === 'locked') : [];
  const first = closed.length > 0 ? levels.filter(({ state }) => state !== 'locked') : levels;
  const few = apart ? first.length : fewOf(levels);
  const asked = all === shelf.category?.type;
  const shown = asked ? first : first.slice(0, few);
  const next = levels.find(({ state }) => state !== 'solved' && state !== 'locked');
  const choose = (levelId: string) => {
    app.send({ type: 'OPEN_LEVEL', levelId });
    onChosen?.();
  };
  const listOf = (some: readonly ListedLevel[], name: string | undefined) => (
    <ul className={styles.grid} data-daily={daily} aria-label={name}>
      {some.map((level) => (
        <li key={level.id}>
          <LevelButton
            level={level}
            today={today}
            stars={starsAt(shelf.gameType, shelf.category?.type, level.number, levels.length)}
            here={playing && level.id === shelf.selectedId}
            next={level === next}
            onChoose={choose}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Failed />
      {loading ? (
        <Skeleton count={shown.length} daily={daily} label={t('picker.loading')} />
      ) : (
        listOf(shown, shelf.category?.name)
      )}
      {few < first.length && (
        <Button
          className={styles.all}
          aria-expanded={asked}
          onClick={() => showAll(asked ? undefined : shelf.category?.type)}
        >
          {asked ? t('lobby.begunFewer') : t('lobby.begunAll', { count: levels.length })}
        </Button>
      )}
      {locked > 0 && <Locked count={locked} daily={daily} say={sayLocked} />}
      {closed.length > 0 && !loading && listOf(closed, t('picker.closed'))}
    </>
  );
}

const fewOf = (levels: readonly ListedLevel[]): number => {
  const last = levels.findLastIndex(({ state }) => state !== 'locked');
  return Math.max(PACK, Math.ceil((last + 2) / ROW) * ROW);
};

/** 0 where the difficulty is not known beforehand, and where all levels have the same, which is said once, above them. */
export const starsAt = (gameType: string, category: string | undefined, number: number, count: number): number => {
  const [first, last, own] = [1, count, number].map((one) => difficultyOf(gameType, category ?? '', one));
  return first === last ? 0 : (starsOf(own ?? '') ?? 0);
};

/** Why there is no list, and a way to it. */
function Failed() {
  const { t, i18n } = useTranslation();
  const levelsRef = useAppState((context) => context.levelsRef);
  const error = useLevels((snapshot) => (snapshot.matches('failed') ? snapshot.context.error : undefined));
  if (error === undefined) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>
        {t('picker.failed')} {sentence(i18n, error)}
      </p>
      <Button onClick={() => levelsRef.send({ type: 'RETRY' })}>{t('ui.retry')}</Button>
    </div>
  );
}

interface LockedProps {
  readonly count: number;
  readonly daily: boolean;
  readonly say: LevelPickerProps['sayLocked'];
}

/** How to get to what is locked, with jokers too, which a visitor has none of. */
function Locked({ count, daily, say }: LockedProps) {
  const { t } = useTranslation();
  const visitor = useSignedIn() === undefined;
  const price = t('lobby.jokers', { count: useConfig().rules.unlockPrice });
  if (daily) return <p className={styles.note}>{t(visitor ? 'picker.daysVisitor' : 'picker.days', { price })}</p>;
  return (
    <p className={styles.opening} data-between={say !== undefined || undefined}>
      <Lock aria-hidden="true" />
      <span>
        {say?.(count) ?? t('picker.lockedOthers', { count })}{' '}
        {visitor ? t('picker.payVisitor', { price }) : t('picker.pay', { count, price })}
      </span>
    </p>
  );
}

const WEEK = 7;

/** The ids that a category's list most likely has. */
function expected(category: CategoryConfig | undefined, language: Language, today: string): readonly string[] {
  if (!category) return [];
  const { type, levelsCount, showLevelDate } = category;
  if (showLevelDate) return daysUpTo(today, WEEK).map((iso) => datedId(language, type, iso));
  return Array.from({ length: levelsCount }, (_, index) => numberedId(language, type, index + 1));
}

/** Days in their order, today last, as in the lobby's week. */
const inOrder = (levels: readonly ListedLevel[], daily: boolean): readonly ListedLevel[] =>
  daily ? levels.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')) : levels;

interface LevelButtonProps {
  readonly level: ListedLevel;
  readonly today: string;
  /** 1 to 5, or 0 for none. */
  readonly stars: number;
  /** Whether it is the level on the board. */
  readonly here: boolean;
  /** Whether it is the first that waits to be played, which is in sight when a list opens. */
  readonly next: boolean;
  readonly onChoose: (id: string) => void;
}

function LevelButton({ level, today, stars, here, next, onChoose }: LevelButtonProps) {
  const { t, i18n } = useTranslation();
  const name =
    level.date === undefined
      ? t('picker.number', { number: level.number })
      : dayText(level.date, i18n.language, { weekday: 'long', day: 'numeric', month: 'long' });
  const state = useStateText(level, today);
  return (
    <button
      type="button"
      className={styles.level}
      data-state={level.state}
      data-next={next || undefined}
      aria-current={here || undefined}
      onClick={() => onChoose(level.id)}
    >
      <span className="visually-hidden">{t('picker.label', { name, state })}</span>
      <span className={styles.face} aria-hidden="true">
        {level.date !== undefined && (
          <span className={styles.weekday}>{dayText(level.date, i18n.language, { weekday: 'short' })}</span>
        )}
        <span className={styles.number}>{level.date === undefined ? level.number : Number(level.date.slice(-2))}</span>
        <Mark level={level} stars={stars} />
      </span>
    </button>
  );
}

function useStateText(level: ListedLevel, today: string): string {
  const { t } = useTranslation();
  const percent = percentDone(level.progress);
  if (level.state === 'started') return percent > 0 ? t('picker.begun', { percent }) : t('picker.seen');
  if (level.state !== 'solved') return t(`picker.${level.state}`);
  if (level.bestTime !== undefined) return t('picker.solvedIn', { time: shortTime(level.bestTime) });
  return t(level.date === today ? 'picker.todaySolved' : 'picker.solved');
}

/** The state by shape, under the number. */
function Mark({ level, stars }: Pick<LevelButtonProps, 'level' | 'stars'>): ReactNode {
  const { t } = useTranslation();
  const percent = percentDone(level.progress);
  switch (level.state) {
    case 'solved':
      return (
        <>
          <CircleCheck className={styles.tick} />
          {level.bestTime !== undefined && <span className={styles.time}>{shortTime(level.bestTime)}</span>}
        </>
      );
    case 'started':
      return percent === 0 ? (
        <Difficulty stars={stars} />
      ) : (
        <>
          <span className={styles.bar}>
            <span style={{ width: `${Math.max(6, level.progress * 100)}%` }} />
          </span>
          <span className={styles.time}>{t('lobby.percent', { percent })}</span>
        </>
      );
    case 'today':
      return (
        <span className={styles.mark}>
          <Star aria-hidden="true" />
        </span>
      );
    case 'locked':
      return (
        <span className={level.date === undefined ? styles.lock : styles.mark}>
          <Lock />
        </span>
      );
    case 'open':
      return <Difficulty stars={stars} />;
  }
}

const Difficulty = ({ stars }: Pick<LevelButtonProps, 'stars'>) =>
  stars === 0 ? null : <span className={styles.stars}>{'★'.repeat(stars)}</span>;

interface SkeletonProps {
  readonly count: number;
  readonly daily: boolean;
  readonly label: string;
}

function Skeleton({ count, daily, label }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className={styles.grid} data-daily={daily}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <span key={index} className={styles.ghost} />
      ))}
    </div>
  );
}
