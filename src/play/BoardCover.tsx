// Covers the board while the clock is stopped, so that a pause gives no time to think.

import { Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGame } from '../app/gameHandle.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './BoardCover.module.css';
import { takeFocus } from './focus.ts';

export interface BoardCoverProps {
  readonly phase: string;
  readonly setPause: (paused: boolean) => void;
}

export function BoardCover({ phase, setPause }: BoardCoverProps) {
  const { t } = useTranslation();
  if (phase === 'paused') return <Paused onResume={() => setPause(false)} />;
  return (
    <div className={styles.cover}>
      <Spinner label={t('play.loading')} />
    </div>
  );
}

/** Takes the focus from the board that it covers, so that Enter resumes the game; not from a player who has gone elsewhere meanwhile. */
function Paused({ onResume }: { readonly onResume: () => void }) {
  const { t } = useTranslation();
  const cover = useRef<HTMLDivElement>(null);
  const relaxed = useGame(({ context }) => context.relaxed);
  useEffect(() => {
    return takeFocus(() => cover.current?.querySelector('button')?.focus({ preventScroll: true }));
  }, []);
  return (
    <div ref={cover} className={styles.cover}>
      <Pause className={styles.sign} aria-hidden="true" />
      <p className={styles.text}>{t('play.paused')}</p>
      <p className={styles.what}>{t(relaxed ? 'play.pausedHidden' : 'play.pausedClock')}</p>
      <Button variant="primary" size="large" icon={<Play aria-hidden="true" />} onClick={onResume}>
        {t('play.resume')}
      </Button>
    </div>
  );
}
