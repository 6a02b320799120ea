// The first visit: what this is, which games there are, and one button to start.

import { CalendarDays, Lightbulb, Play, Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { useConfig } from '../app/useAppState.ts';
import { useDailies } from '../app/useDaily.ts';
import { useTitle } from '../app/usePage.ts';
import { useFreeHints } from '../app/wallet.ts';
import { Brand } from '../parts/Brand.tsx';
import { GameTiles } from '../parts/GameTiles.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './Welcome.module.css';

/** What stands between commas, each with its own. */
export const thoughtsOf = (text: string): readonly string[] =>
  text.split(', ').map((thought, index, all) => (index < all.length - 1 ? `${thought},` : thought));

export default function Welcome() {
  const { t } = useTranslation();
  const app = useApp();
  useTitle(t('welcome.title'));
  const hints = useFreeHints();
  const [daily] = useDailies(useConfig().games);
  const open = useOpenLevel();
  const lobby = () => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  const play = () => (daily ? open(daily.game.type, daily.category.type, daily.levelId) : lobby());
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <LanguageSwitch hideLabel />
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {/* each thought has a line of its own, at every width */}
            {thoughtsOf(t('welcome.title')).map((thought) => (
              <span key={thought}>{thought} </span>
            ))}
          </h1>
          <p className={styles.text}>{t('welcome.text')}</p>
          <ul className={styles.points}>
            <li>
              <CalendarDays aria-hidden="true" />
              {t('welcome.point.daily')}
            </li>
            <li>
              <Lightbulb aria-hidden="true" />
              {t('welcome.point.hints', { count: hints })}
            </li>
            <li>
              <Smile aria-hidden="true" />
              {t('welcome.point.calm')}
            </li>
          </ul>
          <div className={styles.calls}>
            <Button
              variant="primary"
              size="large"
              icon={<Play aria-hidden="true" className={styles.play} />}
              onClick={play}
            >
              {t('welcome.play')}
            </Button>
            <Button variant="quiet" onClick={lobby}>
              {t('welcome.lobby')}
            </Button>
          </div>
        </div>
        <div className={styles.side}>
          <Sheet className={styles.art} />
          <GameTiles label={t('welcome.games')} className={styles.games} />
        </div>
      </main>
    </div>
  );
}
