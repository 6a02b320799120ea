// What stands behind the information sign of a level's start: its hardest technique, and what relaxed means.

import { useTranslation } from 'react-i18next';
import type { Level } from '../../machines/ports.ts';
import { useGame } from '../app/gameHandle.ts';
import { techniquePageOf } from '../games/registry.ts';
import { Facts } from '../parts/Facts.tsx';
import styles from './GameStart.module.css';

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

/** The hardest technique, if the document names one under our own prefix. */
export function hardestOf({ content }: Pick<Level, 'content'>): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const hardest = Object.entries(content).find(([key]) => key.endsWith('hardest'))?.[1];
  return typeof hardest !== 'string' || hardest === 'none' ? undefined : hardest;
}
