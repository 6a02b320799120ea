// Shown in place of a game that is announced but not available yet.

import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { useConfig } from '../app/useAppState.ts';
import { useTitle } from '../app/usePage.ts';
import { GameArt } from '../games/GameArt.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Coming.module.css';

export function Coming({ gameType }: { readonly gameType: string }) {
  const { t } = useTranslation();
  const app = useApp();
  const name = useConfig().games.find(({ type }) => type === gameType)?.name ?? gameType;
  useTitle(name);
  return (
    <main className={styles.page}>
      <GameArt game={gameType} className={styles.art} />
      <h1 className={styles.name}>{name}</h1>
      <p>
        {t('lobby.coming')}. {t('lobby.comingText')}
      </p>
      <Button
        variant="primary"
        icon={<House aria-hidden="true" />}
        onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}
      >
        {t('ui.lobby')}
      </Button>
    </main>
  );
}
