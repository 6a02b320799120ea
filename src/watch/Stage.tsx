// The board as it was, drawn by the same scene as in play. Nothing can be entered: it takes no pointer, and its source hears nothing.

import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardHost } from '../board/BoardHost.tsx';
import { BoardMirror } from '../board/BoardMirror.tsx';
import { Looks } from '../board/looks.ts';
import { speaker } from '../text/kindWords.ts';
import { usePalette, useReducedMotion } from '../theme/contexts.ts';
import type { ShownBoard } from './board.ts';
import styles from './Screening.module.css';

export function Stage({ board }: { readonly board: ShownBoard | undefined }) {
  const { t } = useTranslation();
  return (
    <section className={styles.stage} aria-label={t('replay.board')}>
      {board ? <Board board={board} /> : <p className={styles.nothing}>{t('replay.noBoard')}</p>}
    </section>
  );
}

/** CSS pixels: nobody plays here, so the whole board is worth more than large letters. */
const READABLE = 22;

function Board({ board }: { readonly board: ShownBoard }) {
  const { t } = useTranslation();
  const palette = usePalette();
  const still = useReducedMotion();
  const looks = useMemo(() => new Looks(board, speaker(t)), [board, t]);
  const { width, height } = board.givens;
  return (
    <div className={styles.board} style={{ '--columns': width, '--rows': height } as CSSProperties}>
      <BoardHost
        source={board}
        palette={palette}
        reducedMotion={still}
        locked
        readable={READABLE}
        onError={report}
        over={<BoardMirror looks={looks} label={t('replay.board')} />}
      />
    </div>
  );
}

const report = (error: unknown): void => console.error('[board]', error);
