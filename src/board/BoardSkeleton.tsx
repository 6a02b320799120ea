// A placeholder while the board loads: nine plain boxes, so that nothing moves when the board appears.

import { useTranslation } from 'react-i18next';
import styles from './BoardSkeleton.module.css';

const BOXES = 9;

export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.board} role="status" aria-label={t('play.loading')}>
      {Array.from({ length: BOXES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move
        <span key={index} className={styles.box} />
      ))}
    </div>
  );
}
