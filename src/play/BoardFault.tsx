// Shown in place of the board if a level cannot be played: what happened, a retry, and other levels.

import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { Failure } from '../app/late/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './BoardCover.module.css';

/** Network faults, not the puzzle's: its rules have not loaded. */
const UNLOADED = ['KIND_FAILED', 'KIND_TIMEOUT'];

export function BoardFault({ onLevels }: { readonly onLevels: () => void }) {
  const code = useGame(({ context }) => context.fault?.code ?? '');
  return UNLOADED.includes(code) ? <Unloaded onLevels={onLevels} /> : <Damaged code={code} onLevels={onLevels} />;
}

function Unloaded({ onLevels }: { readonly onLevels: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandle();
  return (
    <div className={styles.cover}>
      <p className={styles.text}>{t('play.unloaded')}</p>
      <Failure failures={1} busy={false} retry={() => send({ type: 'RETRY' })}>
        <Button variant="quiet" onClick={onLevels}>
          {t('play.broken.other')}
        </Button>
      </Failure>
    </div>
  );
}

function Damaged({ code, onLevels }: { readonly code: string; readonly onLevels: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandle();
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
