// Shown where there is nothing at the address: a picture, the way to the lobby, and a puzzle of each game.

import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useConfig } from '../app/useAppState.ts';
import { useDailies } from '../app/useDaily.ts';
import { useTitle } from '../app/usePage.ts';
import { Button } from '../ui/Button.tsx';
import { Brand } from './Brand.tsx';
import { EmptyCell } from './EmptyCell.tsx';
import { GameTiles } from './GameTiles.tsx';
import styles from './NotFound.module.css';

/** `why`: the server's sentence, where it says more than ours. */
export default function NotFound({ why }: { readonly why?: string | undefined }) {
  const { t } = useTranslation();
  const app = useApp();
  const title = t('play.missing.title');
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Brand />
      </header>
      <main className={styles.main}>
        <EmptyCell />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p role="alert">{t(why ?? 'play.missing.text', { defaultValue: why })}</p>
          <Button
            variant="primary"
            size="large"
            className={styles.home}
            icon={<House aria-hidden="true" />}
            onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}
          >
            {t('ui.lobby')}
          </Button>
        </div>
        <Today />
      </main>
    </div>
  );
}

/** A puzzle of each game, where there are dailies. */
function Today() {
  const { t } = useTranslation();
  const title = t('lobby.dailyWhat');
  if (useDailies(useConfig().games).length === 0) return null;
  return (
    <section className={styles.today} aria-labelledby="missing-today">
      <h2 id="missing-today" className={styles.heading}>
        {title}
      </h2>
      <GameTiles label={title} className={styles.tiles} />
    </section>
  );
}
