// To the two pages about all games: the morning paper and the statistics.

import { ChartColumn, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Ways.module.css';

export function Ways() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <div className={styles.ways}>
      <Button
        wide
        className={styles.way}
        icon={<Newspaper aria-hidden="true" />}
        onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'paper' })}
      >
        {t('lobby.paper')}
      </Button>
      <Button
        wide
        className={styles.way}
        icon={<ChartColumn aria-hidden="true" />}
        onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'statistics' })}
      >
        {t('lobby.statistics')}
      </Button>
    </div>
  );
}
