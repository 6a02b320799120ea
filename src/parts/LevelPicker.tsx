// The levels of the chosen category: how hard they are, what is solved, begun, open, locked, and which is today's. Used by the lobby
// and beside the board. Locked ones are one sentence; in the lobby they are listed when the player asks for them.

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
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { nearest } from '../text/i18n.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { difficultyOf } from './difficultyOf.ts';
import styles from './LevelPicker.module.css';
import { starsOf } from './starsOf.ts';

export interface LevelPickerProps {
  /** Called after a level was chosen. */
  readonly onChosen?: () => void;
  /** Lists the locked levels at once, below the sentence; says how many they are, and their price. */
  readonly sayLocked?: (count: number, price: number) => string;
}

export function LevelPicker({ onChosen, sayLocked }: LevelPickerProps) {
  const { t, i18n } = useTranslation();
  const whole = sayLocked !== undefined;
  const app = useApp();
  const config = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const playing = useAppState(({ screen }) => screen === 'game');
  const shelf = useLevels(({ context }) => context);
  const loading = useLevels((snapshot) => snapshot.matches('loadingList'));
  const empty = useLevels((snapshot) => snapshot.matches('empty'));
  /** The category whose locked levels are shown too. */
  const [all, showAll] = useState<string>();
  if (empty) return <p className={styles.note}>{t('picker.empty')}</p>;
  const daily = shelf.category?.showLevelDate ?? false;
  // while it loads, as it will most likely be, so that nothing moves
  const list = loading ? expected(shelf.category, nearest(i18n.language), today) : shelf.list;
  const levels = inOrder(levelStates({ ...shelf, list }, config.rules, today), daily);
  const locked = levels.filter(({ state }) => state === 'locked').length;
  const shown = daily ? levels : levels.filter(({ state }) => state !== 'locked');
  const closed = daily ? [] : levels.filter(({ state }) => state === 'locked');
  const asked = whole || all === shelf.category?.type;
  const choose = (levelId: string) => {
    app.send({ type: 'OPEN_LEVEL', levelId });
    onChosen?.();
  };
  const listOf = (some: readonly ListedLevel[], name: string | undefined) => (
    <ul className={styles.grid} data-daily={daily} data-whole={whole} aria-label={name}>
      {some.map((level) => (
        <li key={level.id}>
          <LevelButton
            level={level}
            today={today}
            stars={starsAt(shelf.gameType, shelf.category?.type, level.number, levels.length)}
            here={playing && level.id === shelf.selectedId}
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
        <Skeleton count={shown.length} daily={daily} whole={whole} label={t('picker.loading')} />
      ) : (
        listOf(shown, shelf.category?.name)
      )}
      {locked > 0 && (
        <Locked
          count={locked}
          daily={daily}
          say={sayLocked}
          open={asked}
          onToggle={() => showAll(asked ? undefined : shelf.category?.type)}
        />
      )}
      {asked && closed.length > 0 && !loading && listOf(closed, t('picker.closed'))}
    </>
  );
}

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
  /** Whether they are shown. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** How to get to what is locked: a sentence, and a count. Locked days are always shown. */
function Locked({ count, daily, say, open, onToggle }: LockedProps) {
  const { t } = useTranslation();
  const price = useConfig().rules.unlockPrice;
  if (daily)
    return <p className={styles.note}>{t('picker.lockedDaily', { price: t('lobby.jokers', { count: price }) })}</p>;
  if (say)
    return (
      <p className={styles.opening}>
        <Lock aria-hidden="true" />
        {say(count, price)}
      </p>
    );
  return (
    <div className={styles.locked}>
      <p className={styles.note}>{t('picker.lockedOthers')}</p>
      <Button aria-expanded={open} onClick={onToggle}>
        {t('picker.lockedMore', { count, price: t('lobby.jokers', { count: price }) })}
      </Button>
    </div>
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
  readonly onChoose: (id: string) => void;
}

function LevelButton({ level, today, stars, here, onChoose }: LevelButtonProps) {
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
      return null;
    case 'open':
      return <Difficulty stars={stars} />;
  }
}

const Difficulty = ({ stars }: Pick<LevelButtonProps, 'stars'>) =>
  stars === 0 ? null : <span className={styles.stars}>{'★'.repeat(stars)}</span>;

interface SkeletonProps {
  readonly count: number;
  readonly daily: boolean;
  readonly whole: boolean;
  readonly label: string;
}

function Skeleton({ count, daily, whole, label }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className={styles.grid} data-daily={daily} data-whole={whole}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <span key={index} className={styles.ghost} />
      ))}
    </div>
  );
}
