// Today: the game to continue, the daily puzzles with their date, the past week and the streak.

import { ChartColumn, Check, ChevronRight, Flame, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { percentDone } from '../../machines/percent.ts';
import type { GameConfig } from '../../machines/ports.ts';
import { useApp } from '../app/context.ts';
import { dayText } from '../app/days.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { timeText } from '../app/timeText.ts';
import { useAppState } from '../app/useAppState.ts';
import { type Daily, useDailies, useDailyWeek } from '../app/useDaily.ts';
import { GameArt } from '../games/GameArt.tsx';
import { Button } from '../ui/Button.tsx';
import { Progress } from '../ui/Progress.tsx';
import styles from './Today.module.css';
import { type Begun, useBegun } from './useBegun.ts';

export function Today({ games }: { readonly games: readonly GameConfig[] }) {
  const begun = useBegun(games);
  const dailies = useDailies(games);
  return (
    <div className={styles.today}>
      {begun && <Continue begun={begun} />}
      {dailies.length > 0 && <Dailies dailies={dailies} main={!begun} />}
    </div>
  );
}

function Continue({ begun }: { readonly begun: Begun }) {
  const { t } = useTranslation();
  const open = useOpenLevel();
  const percent = percentDone(begun.progress);
  return (
    <section className={styles.continue} aria-labelledby="lobby-continue">
      <GameArt game={begun.game.type} className={styles.smallArt} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t(begun.lost ? 'lobby.lostWhat' : 'lobby.continueWhat')}</p>
        <h2 id="lobby-continue" className={styles.name}>
          {begun.title}
        </h2>
        <Progress percent={percent} label={t('lobby.begunProgress', { percent })} />
      </div>
      <Button
        variant="primary"
        icon={<Play aria-hidden="true" />}
        className={styles.go ?? ''}
        onClick={() => open(begun.game.type, begun.category.type, begun.levelId)}
      >
        {t(begun.lost ? 'lobby.tryAgain' : 'lobby.continue')}
      </Button>
    </section>
  );
}

interface DailiesProps {
  readonly dailies: readonly Daily[];
  /** The first unsolved one is the main action. */
  readonly main: boolean;
}

function Dailies({ dailies, main }: DailiesProps) {
  const { t } = useTranslation();
  const solved = dailies.filter(({ record }) => record?.solved).length;
  const next = dailies.find(({ record }) => !record?.solved);
  return (
    <section className={styles.daily} aria-labelledby="lobby-daily">
      <div className={styles.head}>
        <CalendarSheet />
        <div className={styles.words}>
          <h2 id="lobby-daily" className={styles.title}>
            {t('lobby.dailyWhat')}
          </h2>
          <p className={styles.soft}>
            {t(next ? 'lobby.dailyCount' : 'lobby.dailyDone', { solved, count: dailies.length })}
          </p>
        </div>
      </div>
      <ul className={styles.rows}>
        {dailies.map((daily) => (
          <Row key={daily.game.type} daily={daily} main={main && daily === next} />
        ))}
      </ul>
      <Week />
    </section>
  );
}

/** A calendar sheet with today's date. */
function CalendarSheet() {
  const { i18n } = useTranslation();
  const today = useAppState(({ day }) => day.iso);
  return (
    <div className={styles.leaf} aria-hidden="true">
      <span className={styles.month}>{dayText(today, i18n.language, { month: 'short' })}</span>
      <span className={styles.number}>{dayText(today, i18n.language, { day: 'numeric' }).replace('.', '')}</span>
    </div>
  );
}

function Row({ daily, main }: { readonly daily: Daily; readonly main: boolean }) {
  const open = useOpenLevel();
  const { game, category, levelId, record } = daily;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-main={main || undefined}
        onClick={() => open(game.type, category.type, levelId)}
      >
        <GameArt game={game.type} className={styles.rowArt} />
        <span className={styles.rowName}>{game.name}</span>
        <RowState record={record} />
        {record?.solved ? <Check aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      </button>
    </li>
  );
}

function RowState({ record }: Pick<Daily, 'record'>) {
  const { t } = useTranslation();
  if (!record) return <span>{t('lobby.play')}</span>;
  if (!record.solved) return <span>{t('lobby.begunProgress', { percent: percentDone(record.progress) })}</span>;
  const time = record.first?.time ?? record.bestTime;
  return <span>{time === undefined ? t('picker.solved') : t('lobby.solvedIn', { time: timeText(time) })}</span>;
}

function Week() {
  const { t, i18n } = useTranslation();
  const app = useApp();
  const today = useAppState(({ day }) => day.iso);
  const { days, streak } = useDailyWeek();
  return (
    <div className={styles.weekRow}>
      <ol className={styles.week} aria-label={t('lobby.week')}>
        {days.map(({ iso, state }) => (
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
      <Button
        variant="quiet"
        icon={<ChartColumn aria-hidden="true" />}
        className={styles.statistics ?? ''}
        onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'statistics' })}
      >
        {t('lobby.statistics')}
      </Button>
    </div>
  );
}
