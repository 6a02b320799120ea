// The start page: each game once, with today's puzzle of it, then what was begun.

import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useAppState, useConfigState, useFreshRecords } from '../app/useAppState.ts';
import { useDailies } from '../app/useDaily.ts';
import { Links } from '../parts/Links.tsx';
import { GoOn } from './GoOn.tsx';
import styles from './Lobby.module.css';
import { Today } from './Today.tsx';
import { TopBar } from './TopBar.tsx';
import { useBegun } from './useBegun.ts';
import { Ways } from './Ways.tsx';

/** Begun games that are shown at first. */
const FEW = 4;

export default function Lobby() {
  const { t, i18n } = useTranslation();
  const games = useConfigState(({ config }) => config.games);
  useFreshRecords();
  const today = useAppState(({ day }) => day.iso);
  const dailies = useDailies(games);
  const begun = useBegun(games);
  // today's are on their tiles, which say how far one is
  const others = begun.filter(
    ({ game, levelId }) => !dailies.some((one) => one.game === game && one.levelId === levelId),
  );
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
        <Today games={games} dailies={dailies} begun={begun} />
        <div className={styles.rest}>
          <GoOn begun={others} few={FEW} />
          <Ways />
        </div>
      </main>
      <Links />
    </div>
  );
}
