// Today: the daily puzzles as a row of cards, the past week, the streak.

import { Check, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { percentDone } from '../../machines/percent.ts';
import type { GameConfig } from '../../machines/ports.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { timeText } from '../app/timeText.ts';
import { type Daily, useDailies, useDailyWeek } from '../app/useDaily.ts';
import { GameArt, tintOf } from '../games/GameArt.tsx';
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
        <span className={styles.name}>{soft(game.name)}</span>
        <CardState record={record} />
      </button>
    </li>
  );
}

/** A level that was only looked at is as good as new. */
function CardState({ record }: Pick<Daily, 'record'>) {
  const { t } = useTranslation();
  const percent = record ? percentDone(record.progress) : 0;
  if (!record?.solved) {
    return (
      <span className={styles.state} data-new={percent === 0 || undefined}>
        {percent > 0 ? t('lobby.percent', { percent }) : t('lobby.play')}
      </span>
    );
  }
  const time = record.first?.time ?? record.bestTime;
  return (
    <span className={styles.state}>
      <Check aria-hidden="true" />
      <span className="visually-hidden">{t('picker.solved')} </span>
      {time !== undefined && timeText(time)}
    </span>
  );
}
