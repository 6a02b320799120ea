// The free joker every few hours: the countdown, and the button that collects it.

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RewardPorts, rewardState, timeRewardMachine } from '../../machines/timeReward/timeRewardMachine.ts';
import { usePorts } from '../app/context.ts';
import { timeText } from '../app/timeText.ts';
import { useConfig } from '../app/useAppState.ts';
import { tap } from '../late/tap.ts';
import { sentence } from '../text/sentence.ts';
import { useReducedMotion } from '../theme/contexts.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { flyJoker } from './flyJoker.ts';
import { JokerIcon } from './JokerIcon.tsx';
import { rewardPorts } from './rewardPorts.ts';
import styles from './Shop.module.css';

export function TimeReward() {
  const { t, i18n } = useTranslation();
  const { timeRewardEvery } = useConfig().economy;
  // the server's whole seconds may make it one more
  const next = (seconds: number) =>
    t('shop.reward.next', { time: timeText(Math.min(seconds, timeRewardEvery) * 1000) });
  const reward = useReward();
  const state = useSelector(reward, rewardState);
  const remaining = useSelector(reward, ({ context }) => context.remaining);
  const amount = useSelector(reward, ({ context }) => context.amount);
  const error = useSelector(reward, ({ context }) => context.error);
  const button = useRef<HTMLButtonElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    const told = reward.on('COLLECTED', () => flyJoker(button.current, still));
    return () => told.unsubscribe();
  }, [reward, still]);
  const waits = state === 'counting';
  const idle = waits || state === 'loading';
  return (
    <section className={styles.reward} aria-labelledby="shop-reward" data-ready={state === 'collectable' || undefined}>
      <span className={styles.sign}>
        <JokerIcon />
      </span>
      <div className={styles.rewardWords}>
        <h3 id="shop-reward" className={styles.rewardTitle}>
          {t('shop.reward.title', { count: amount })}
        </h3>
        {/* the room of the longer one, so that nothing is pushed down; a timer updates without being announced */}
        <p className={classes(styles.soft, styles.either)} data-other={next(timeRewardEvery)}>
          {state === 'loading' ? (
            <Spinner label={t('ui.loading')} />
          ) : waits ? (
            <span role="timer" aria-live="off">
              {next(remaining)}
            </span>
          ) : (
            <span>
              {t('shop.reward.every', {
                count: Math.round(timeRewardEvery / 3600),
                amount,
                ...(amount > 1 && { context: 'more' }),
              })}
            </span>
          )}
        </p>
      </div>
      {state === 'failed' ? (
        <Button onClick={() => reward.send({ type: 'RETRY' })}>{t('ui.retry')}</Button>
      ) : (
        <Button
          ref={button}
          variant="primary"
          busy={state === 'collecting'}
          // a disabled button would lose the focus just after being pressed
          aria-disabled={idle || undefined}
          onClick={() => !idle && reward.send({ type: 'COLLECT' })}
        >
          <span className={styles.either} data-other={t('shop.reward.collected')}>
            <span>{waits ? t('shop.reward.collected') : t('shop.reward.collect')}</span>
          </span>
        </Button>
      )}
      <p className={styles.rewardFault} role="alert">
        {error !== undefined && sentence(i18n, error)}
      </p>
    </section>
  );
}

/** Runs the machine while this is mounted, and tells it when the page is hidden. */
function useReward() {
  const { clock, reporter, economy, lifecycle } = usePorts();
  const ports = useRef<RewardPorts>(undefined);
  ports.current ??= rewardPorts({ clock, reporter }, economy);
  const reward = useActorRef(timeRewardMachine, { inspect: tap, input: ports.current });
  useEffect(() => {
    const stop = lifecycle.onVisibility((hidden) => reward.send({ type: hidden ? 'HIDDEN' : 'VISIBLE' }));
    const online = () => reward.send({ type: 'RETRY' });
    window.addEventListener('online', online);
    return () => {
      stop();
      window.removeEventListener('online', online);
    };
  }, [reward, lifecycle]);
  return reward;
}
