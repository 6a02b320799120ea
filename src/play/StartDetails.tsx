// What stands behind the information sign of a level's start: its hardest technique, and what relaxed means.

import { useTranslation } from 'react-i18next';
import { useGame } from '../app/gameHandle.ts';
import { techniquePageOf } from '../games/registry.ts';
import { Facts } from '../parts/Facts.tsx';
import styles from './GameStart.module.css';
import { hardestOf } from './hardest.ts';

export default function StartDetails() {
  const { t } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const technique = hardestOf(level);
  return (
    <div className={styles.details}>
      {technique !== undefined && (
        <Facts
          facts={[
            {
              name: t('modal.gameStart.technique'),
              value: t(`technique.${level.gameType}.${technique}`, { defaultValue: technique }),
              page: techniquePageOf(level.gameType, technique),
            },
          ]}
        />
      )}
      <p className={styles.hint}>
        <strong>{t('modal.gameStart.relaxed')}</strong> {t('modal.gameStart.relaxedHint')}
      </p>
    </div>
  );
}
