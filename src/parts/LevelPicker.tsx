// The levels of the chosen category: what is solved, begun, open, locked, and which is today's. Used by the lobby and
// beside the board.

import { CircleCheck, Lock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedLevel, levelStates } from '../../machines/levels/levelsMachine.ts';
import { percentDone } from '../../machines/percent.ts';
import { useApp } from '../app/context.ts';
import { dayText } from '../app/days.ts';
import { timeText } from '../app/timeText.ts';
import { useAppState, useConfig, useLevels } from '../app/useAppState.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import styles from './LevelPicker.module.css';

export interface LevelPickerProps {
  /** Called after a level was chosen. */
  readonly onChosen?: () => void;
}

export function LevelPicker({ onChosen }: LevelPickerProps) {
  const { t, i18n } = useTranslation();
  const app = useApp();
  const config = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const playing = useAppState(({ screen }) => screen === 'game');
  const levelsRef = useAppState((context) => context.levelsRef);
  const shelf = useLevels(({ context }) => context);
  const loading = useLevels((snapshot) => snapshot.matches('loadingList'));
  const failed = useLevels((snapshot) => snapshot.matches('failed'));
  const empty = useLevels((snapshot) => snapshot.matches('empty'));
  if (loading) return <Skeleton count={shelf.category?.levelsCount ?? 20} label={t('picker.loading')} />;
  if (empty) return <p className={styles.note}>{t('picker.empty')}</p>;
  const levels = levelStates(shelf, config.rules, today);
  const daily = shelf.category?.showLevelDate ?? false;
  const choose = (levelId: string) => {
    app.send({ type: 'OPEN_LEVEL', levelId });
    onChosen?.();
  };
  return (
    <>
      {failed && shelf.error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>
            {t('picker.failed')} {sentence(i18n, shelf.error)}
          </p>
          <Button onClick={() => levelsRef.send({ type: 'RETRY' })}>{t('ui.retry')}</Button>
        </div>
      )}
      <ul className={styles.grid} data-daily={daily} aria-label={shelf.category?.name}>
        {levels.map((level) => (
          <li key={level.id}>
            <LevelButton
              level={level}
              today={today}
              here={playing && level.id === shelf.selectedId}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      {levels.some(({ state }) => state === 'locked') && (
        <p className={styles.note}>
          {daily ? t('picker.lockedDaily', { price: config.rules.unlockPrice }) : t('picker.lockedOthers')}
        </p>
      )}
    </>
  );
}

interface LevelButtonProps {
  readonly level: ListedLevel;
  readonly today: string;
  /** Whether it is the level on the board. */
  readonly here: boolean;
  readonly onChoose: (id: string) => void;
}

function LevelButton({ level, today, here, onChoose }: LevelButtonProps) {
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
        <Mark level={level} />
      </span>
    </button>
  );
}

function useStateText(level: ListedLevel, today: string): string {
  const { t } = useTranslation();
  if (level.state === 'started') return t('picker.begun', { percent: percentDone(level.progress) });
  if (level.state !== 'solved') return t(`picker.${level.state}`);
  if (level.bestTime !== undefined) return t('picker.solvedIn', { time: timeText(level.bestTime) });
  return t(level.date === today ? 'picker.todaySolved' : 'picker.solved');
}

/** The state by shape, under the number. */
function Mark({ level }: { readonly level: ListedLevel }): ReactNode {
  switch (level.state) {
    case 'solved':
      return (
        <>
          <CircleCheck className={styles.tick} />
          {level.bestTime !== undefined && <span className={styles.time}>{timeText(level.bestTime)}</span>}
        </>
      );
    case 'started':
      return (
        <span className={styles.bar}>
          <span style={{ width: `${Math.max(6, level.progress * 100)}%` }} />
        </span>
      );
    case 'locked':
      return (
        <span className={styles.mark}>
          <Lock aria-hidden="true" />
        </span>
      );
    case 'today':
      return (
        <span className={styles.mark}>
          <Star aria-hidden="true" />
        </span>
      );
    case 'open':
      return null;
  }
}

function Skeleton({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.grid} data-daily={count < 10}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
        <span key={index} className={styles.ghost} />
      ))}
    </div>
  );
}
