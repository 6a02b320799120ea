// The playing time, updated in the DOM once a second without rendering anything else.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { elapsedOf } from '../../machines/game/selectors.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { timeCode, timeText, untilNextSecond } from '../app/timeText.ts';
import styles from './Status.module.css';

/** Without `aria-live`, which a timer does not need: a dialog would leave it, and what appears beside it, to screen readers. */
export function Timer() {
  const { t } = useTranslation();
  const ms = useElapsed();
  return (
    <time className={styles.timer} dateTime={timeCode(ms)} role="timer" aria-label={t('play.timer')}>
      {timeText(ms)}
    </time>
  );
}

/** Ticks with the game's own seconds, so that a pause in mid-second does not make it stutter. */
function useElapsed(): number {
  const { actor, clock } = useHandle();
  const game = useGame((snapshot) => snapshot.context.game);
  const [, turn] = useState(0);
  const ms = elapsedOf(actor.getSnapshot().context, clock.now());
  const ticks = useGame(({ context }) => context.offset !== undefined);
  const running = ticks && game?.since !== undefined;
  useEffect(() => {
    if (!running) return;
    let timeout: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = untilNextSecond(elapsedOf(actor.getSnapshot().context, clock.now()));
      timeout = setTimeout(() => {
        turn((count) => count + 1);
        wait();
      }, left);
    };
    wait();
    return () => clearTimeout(timeout);
  }, [running, actor, clock]);
  return ms;
}
