// A level that cannot be played stands in the board's place as a sentence: what happened, try again, take another one.

import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import styles from './BoardCover.module.css';
import { useGame, useHandle } from './gameHandle.ts';

export function BoardFault({ onLevels }: { readonly onLevels: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandle();
  const code = useGame(({ context }) => context.fault?.code ?? '');
  return (
    <div className={styles.cover} role="alert">
      <p className={styles.text}>{t('play.broken.title')}</p>
      <p>{t('play.broken.text', { code })}</p>
      <div className={styles.choices}>
        <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => send({ type: 'RETRY' })}>
          {t('play.failed.retry')}
        </Button>
        <Button variant="primary" onClick={onLevels}>
          {t('play.broken.other')}
        </Button>
      </div>
    </div>
  );
}
