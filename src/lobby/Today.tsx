// What is on today: the game that was begun, the daily puzzle with its date, the week behind it and the streak.

import type { TFunction } from 'i18next';
import { Check, Flame, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameConfig } from '../../machines/ports.ts';
import { useAppState } from '../app/useAppState.ts';
import { useOpenLevel } from '../app/useOpenLevel.ts';
import { timeText } from '../play/timeText.ts';
import { Button } from '../ui/Button.tsx';
import { Progress } from '../ui/Progress.tsx';
import { GameArt } from './art.tsx';
import { dayText } from './days.ts';
import styles from './Today.module.css';
import { type Begun, useBegun } from './useBegun.ts';
import { type Daily, type Day, useDaily } from './useDaily.ts';

export function Today({ games }: { readonly games: readonly GameConfig[] }) {
  const begun = useBegun(games);
  const game = games[0];
  const daily = useDaily(game);
  const same = begun !== undefined && begun.levelId === daily?.levelId;
  return (
    <div className={styles.today}>
      {begun && !same && <Continue begun={begun} />}
      {game && daily && <DailyCard game={game} daily={daily} main={!begun || same} />}
    </div>
  );
}

function Continue({ begun }: { readonly begun: Begun }) {
  const { t } = useTranslation();
  const open = useOpenLevel();
  const percent = Math.floor(begun.progress * 100);
  return (
    <section className={styles.continue} aria-labelledby="lobby-continue">
      <GameArt game={begun.game.type} className={styles.smallArt} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('lobby.continueWhat')}</p>
        <h2 id="lobby-continue" className={styles.name}>
          {begun.title}
        </h2>
        <Progress value={begun.progress} label={t('lobby.begunProgress', { percent })} />
      </div>
      <Button
        variant="primary"
        icon={<Play aria-hidden="true" />}
        className={styles.go ?? ''}
        onClick={() => open(begun.game.type, begun.category.type, begun.levelId)}
      >
        {t('lobby.continue')}
      </Button>
    </section>
  );
}

interface DailyCardProps {
  readonly game: GameConfig;
  readonly daily: Daily;
  /** The one thing to press here. */
  readonly main: boolean;
}

function DailyCard({ game, daily, main }: DailyCardProps) {
  const { t, i18n } = useTranslation();
  const today = useAppState(({ day }) => day.iso);
  const open = useOpenLevel();
  const { record } = daily;
  const state = record?.solved ? 'solved' : record ? 'begun' : 'open';
  return (
    <section className={styles.daily} aria-labelledby="lobby-daily">
      <div className={styles.head}>
        <div className={styles.leaf} aria-hidden="true">
          <span className={styles.month}>{dayText(today, i18n.language, { month: 'short' })}</span>
          <span className={styles.number}>{dayText(today, i18n.language, { day: 'numeric' }).replace('.', '')}</span>
          <span className={styles.weekday}>{dayText(today, i18n.language, { weekday: 'short' })}</span>
        </div>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t(state === 'solved' ? 'lobby.dailyDone' : 'lobby.dailyWhat')}</p>
          <h2 id="lobby-daily" className={styles.title}>
            {t('lobby.daily', { game: game.name })}
          </h2>
          {state === 'solved' && <p className={styles.soft}>{doneText(t, record?.bestTime)}</p>}
          {state === 'begun' && record && (
            <Progress
              value={record.progress}
              label={t('lobby.begunProgress', { percent: Math.floor(record.progress * 100) })}
            />
          )}
        </div>
      </div>
      <Button
        variant={main && state !== 'solved' ? 'primary' : 'plain'}
        size="large"
        wide
        icon={state === 'solved' ? <Check aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={() => open(game.type, daily.category.type, daily.levelId)}
      >
        {t({ solved: 'lobby.look', begun: 'lobby.continue', open: 'lobby.play' }[state])}
      </Button>
      <Week week={daily.week} streak={daily.streak} today={today} />
    </section>
  );
}

const doneText = (t: TFunction, time: number | undefined): string =>
  time === undefined ? t('lobby.dailyDoneRelaxed') : t('lobby.dailyDoneText', { time: timeText(time) });

interface WeekProps {
  readonly week: readonly Day[];
  readonly streak: number;
  readonly today: string;
}

function Week({ week, streak, today }: WeekProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.weekRow}>
      <ol className={styles.week} aria-label={t('lobby.week')}>
        {week.map(({ iso, state }) => (
          <li key={iso} className={styles.weekDay} data-state={state} data-today={iso === today}>
            <span className={styles.dot} aria-hidden="true">
              {state === 'solved' && <Check />}
            </span>
            <span aria-hidden="true">{dayText(iso, i18n.language, { weekday: 'short' }).slice(0, 2)}</span>
            <span className="visually-hidden">
              {t('lobby.weekDay', {
                day: dayText(iso, i18n.language, { weekday: 'long' }),
                state: t(`lobby.weekState.${state}`),
              })}
            </span>
          </li>
        ))}
      </ol>
      {streak > 0 && (
        <p className={styles.streak}>
          <Flame aria-hidden="true" />
          {t('lobby.streak', { count: streak })}
        </p>
      )}
    </div>
  );
}
