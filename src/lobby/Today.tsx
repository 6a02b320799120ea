// The games with today's puzzles, the past week, the streak.

import { Check, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameConfig } from '../../machines/ports.ts';
import { useConfigState } from '../app/useAppState.ts';
import { type Daily, useDailyWeek } from '../app/useDaily.ts';
import { Games } from './Games.tsx';
import styles from './Today.module.css';
import type { Begun } from './useBegun.ts';
import { Week } from './Week.tsx';

interface TodayProps {
  readonly games: readonly GameConfig[];
  readonly dailies: readonly Daily[];
  readonly begun: readonly Begun[];
}

/** What the week's marks mean, as in the statistics' calendar; a screen reader hears it with each day. */
function Marks() {
  const { t } = useTranslation();
  return (
    <ul className={styles.marks} aria-hidden="true">
      {(['solved', 'other'] as const).map((mark) => (
        <li key={mark} data-mark={mark}>
          <span className={styles.sign}>{mark === 'solved' && <Check className={styles.tick} />}</span>
          {t(`lobby.mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

export function Today({ games, dailies, begun }: TodayProps) {
  const { t } = useTranslation();
  const failed = useConfigState(({ error }) => error !== undefined);
  const { days, streak } = useDailyWeek();
  const solved = dailies.filter(({ record }) => record?.solved).length;
  const count = dailies.length;
  return (
    <section className={styles.today} aria-labelledby="lobby-games">
      <div className={styles.head}>
        <h2 id="lobby-games" className={styles.title}>
          {t(count > 0 ? 'lobby.dailyWhat' : 'lobby.games')}
        </h2>
        {solved < count && <p className={styles.sum}>{t('lobby.dailyCount', { solved, count })}</p>}
      </div>
      {games.length === 0 ? <p>{t('lobby.noGames')}</p> : <Games games={games} dailies={dailies} begun={begun} />}
      {failed && <p className={styles.note}>{t('lobby.configError')}</p>}
      {count > 0 && (
        <div className={styles.foot}>
          <p className={styles.week} aria-hidden="true">
            {t('lobby.week')}
          </p>
          <Week days={days} />
          <Marks />
          <p className={styles.streak} data-on={streak > 0 || undefined}>
            <Flame aria-hidden="true" />
            {t('lobby.streak', { count: streak })}
          </p>
          {solved === count && <p className={styles.done}>{t('lobby.dailyDone')}</p>}
        </div>
      )}
    </section>
  );
}
