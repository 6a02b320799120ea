// The start page: today's puzzle first, then every game with its difficulty levels.

import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useAppState, useConfigState, useFreshRecords } from '../app/useAppState.ts';
import { Links } from '../parts/Links.tsx';
import { GameTile } from './GameTile.tsx';
import styles from './Lobby.module.css';
import { Today } from './Today.tsx';
import { TopBar } from './TopBar.tsx';

export function Lobby() {
  const { t, i18n } = useTranslation();
  const games = useConfigState(({ config }) => config.games);
  const failed = useConfigState(({ error }) => error !== undefined);
  useFreshRecords();
  const today = useAppState(({ day }) => day.iso);
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <div className={styles.first}>
          <div>
            <p className={styles.greeting}>{t('lobby.greeting')}</p>
            <h1 className={styles.date} dir="auto">
              <span>{dayText(today, i18n.language, { weekday: 'long' })}, </span>
              <span>{dayText(today, i18n.language, { day: 'numeric', month: 'long' })}</span>
            </h1>
          </div>
          <Today games={games} />
        </div>
        <section className={styles.games} aria-labelledby="lobby-games">
          <h2 id="lobby-games" className={styles.heading}>
            {t('lobby.games')}
          </h2>
          {games.length === 0 && <p>{t('lobby.noGames')}</p>}
          <ul className={styles.tiles}>
            {games.map((game) => (
              <GameTile key={game.type} game={game} />
            ))}
          </ul>
          {failed && <p className={styles.note}>{t('lobby.configError')}</p>}
        </section>
      </main>
      <Links />
    </div>
  );
}
