// The start page: the games first, then today's puzzles, then what was begun.

import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useAppState, useConfigState, useFreshRecords } from '../app/useAppState.ts';
import { Links } from '../parts/Links.tsx';
import { Games } from './Games.tsx';
import { GoOn } from './GoOn.tsx';
import styles from './Lobby.module.css';
import { Today } from './Today.tsx';
import { TopBar } from './TopBar.tsx';
import { useBegun } from './useBegun.ts';
import { Ways } from './Ways.tsx';

export default function Lobby() {
  const { t, i18n } = useTranslation();
  const games = useConfigState(({ config }) => config.games);
  const failed = useConfigState(({ error }) => error !== undefined);
  useFreshRecords();
  const today = useAppState(({ day }) => day.iso);
  const begun = useBegun(games);
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <header className={styles.first}>
          <p className={styles.greeting}>{t('lobby.greeting')}</p>
          <h1 className={styles.date} dir="auto">
            <span>{dayText(today, i18n.language, { weekday: 'long' })}, </span>
            <span>{dayText(today, i18n.language, { day: 'numeric', month: 'long' })}</span>
          </h1>
        </header>
        <section className={styles.games} aria-labelledby="lobby-games">
          <h2 id="lobby-games" className={styles.heading}>
            {t('lobby.games')}
          </h2>
          {games.length === 0 ? <p>{t('lobby.noGames')}</p> : <Games games={games} begun={begun} />}
          {failed && <p className={styles.note}>{t('lobby.configError')}</p>}
        </section>
        <div className={styles.rest}>
          <Today games={games} />
          <div className={styles.side}>
            <GoOn begun={begun} />
            <Ways />
          </div>
        </div>
      </main>
      <Links />
    </div>
  );
}
