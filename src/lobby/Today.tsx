// Today: the daily puzzles as cards, the past week, the streak.

import { Check, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { percentDone } from '../../machines/percent.ts';
import type { GameConfig, LevelRecord } from '../../machines/ports.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { DAILY_DIFFICULTY } from '../../puzzles/weekdays.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { timeText } from '../app/timeText.ts';
import { useAppState } from '../app/useAppState.ts';
import { type Daily, useDailies, useDailyWeek } from '../app/useDaily.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
import { StarSigns } from '../parts/Stars.tsx';
import { starsOf } from '../parts/starsOf.ts';
import { soft } from '../text/soft.ts';
import styles from './Today.module.css';
import { Week } from './Week.tsx';

export function Today({ games }: { readonly games: readonly GameConfig[] }) {
  const { t } = useTranslation();
  const dailies = useDailies(games);
  const { days, streak } = useDailyWeek();
  if (dailies.length === 0) return null;
  const solved = dailies.filter(({ record }) => record?.solved).length;
  const count = dailies.length;
  return (
    <section className={styles.today} aria-labelledby="lobby-daily">
      <div className={styles.head}>
        <h2 id="lobby-daily" className={styles.title}>
          {t('lobby.dailyWhat')}
        </h2>
        {solved < count && <p className={styles.sum}>{t('lobby.dailyCount', { solved, count })}</p>}
      </div>
      <ul className={styles.cards}>
        {dailies.map((daily) => (
          <Card key={daily.game.type} daily={daily} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Week days={days} />
        {streak > 0 && (
          <p className={styles.streak}>
            <Flame aria-hidden="true" />
            {t('lobby.streak', { count: streak })}
          </p>
        )}
        {solved === count && <p>{t('lobby.dailyDone')}</p>}
      </div>
    </section>
  );
}

function Card({ daily }: { readonly daily: Daily }) {
  const open = useOpenLevel();
  const { game, category, levelId, record } = daily;
  const percent = record && !record.solved ? percentDone(record.progress) : 0;
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        style={tintOf(game.type)}
        data-done={record?.solved || undefined}
        onClick={() => open(game.type, category.type, levelId)}
      >
        <GameArt game={game.type} className={styles.art} />
        <span className={styles.words}>
          <span className={styles.name}>{soft(game.name)}</span>
          {record?.solved ? <Solved record={record} /> : <Open game={game.type} percent={percent} />}
        </span>
        {percent > 0 && (
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )}
      </button>
    </li>
  );
}

/** How hard it is, and how far the player is; a level that was only looked at is as good as new. */
function Open({ game, percent }: { readonly game: string; readonly percent: number }) {
  const { t } = useTranslation();
  const weekday = useAppState(({ day }) => day.weekday);
  const difficulty = isGameType(game) ? (DAILY_DIFFICULTY[game][weekday] ?? '') : '';
  const word = t(`modal.difficulty.${difficulty}`, { defaultValue: '' });
  return (
    <span className={styles.state}>
      <StarSigns stars={starsOf(difficulty) ?? 0} className={styles.stars} />
      <span className={percent > 0 ? 'visually-hidden' : styles.word}>{word} </span>
      {percent > 0 ? t('lobby.percent', { percent }) : <span className="visually-hidden">{t('lobby.play')}</span>}
    </span>
  );
}

function Solved({ record }: { readonly record: LevelRecord }) {
  const { t } = useTranslation();
  const time = record.first?.time ?? record.bestTime;
  return (
    <span className={styles.state}>
      <Check aria-hidden="true" />
      <span className={styles.word}>{t('picker.solved')} </span>
      {time !== undefined && timeText(time)}
    </span>
  );
}
