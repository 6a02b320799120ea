// The start page: the games first, then today's puzzles, then what was begun. On a phone held upright what was begun last comes first,
// or it would be out of sight.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useAppState, useConfigState, useFreshRecords } from '../app/useAppState.ts';
import { Links } from '../parts/Links.tsx';
import { useMedia } from '../ui/browser.ts';
import { Games } from './Games.tsx';
import { GoOn } from './GoOn.tsx';
import styles from './Lobby.module.css';
import { Today } from './Today.tsx';
import { TopBar } from './TopBar.tsx';
import { useBegun } from './useBegun.ts';
import { Ways } from './Ways.tsx';

/** Matches where all parts are in one column and there is height for one more at the top; see the style sheet. */
const TALL = '(max-width: 53.9em) and (min-height: 561px)';

export default function Lobby() {
  const { t, i18n } = useTranslation();
  const games = useConfigState(({ config }) => config.games);
  const failed = useConfigState(({ error }) => error !== undefined);
  useFreshRecords();
  const today = useAppState(({ day }) => day.iso);
  const begun = useBegun(games);
  // once and for all: what arrives later from another device pushes nothing down
  const [returning] = useState(begun.length > 0);
  const early = useMedia(TALL) && returning;
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
        {early && <GoOn begun={begun} few={1} />}
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
            {!early && <GoOn begun={begun} few={4} />}
            <Ways />
          </div>
        </div>
      </main>
      <Links />
    </div>
  );
}
