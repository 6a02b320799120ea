// After the last mistake: a second chance, going on without limit, a restart, or the lobby; and what stands below the lost board
// while it is looked at.

import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Notice } from '../../machines/game/types.ts';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { useFreeHints, useJokers } from '../app/wallet.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { takeFocus } from './focus.ts';
import styles from './GameLost.module.css';
import panel from './GivenUp.module.css';
import { LastEntry } from './LastEntry.tsx';

/** Where to get what was missing; that dialog leads back here. */
const WAYS: Partial<Record<Notice, { readonly kind: ModalKind; readonly words: string }>> = {
  SIGN_IN_FIRST: { kind: 'login', words: 'modal.gameLost.toSignIn' },
  NOT_ENOUGH_JOKERS: { kind: 'jokerShop', words: 'modal.gameLost.toShop' },
};

export function GameLost({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const { actor, send } = useHandle();
  const phase = useGame(phaseOf);
  const mistakes = useGame(({ context }) => context.rules.mistakes);
  const price = usePrice();
  const paying = useRef(false);
  useEffect(() => {
    // the rendered phase is a frame old: when this opens it may still be `running`
    if (phase === 'running' && phaseOf(actor.getSnapshot()) === 'running') {
      if (paying.current) notifySuccess('modal.gameLost.taken');
      onClose();
    }
    if (phase === 'lost') paying.current = false;
  }, [phase, actor, onClose]);
  const pay = () => {
    paying.current = true;
    send({ type: 'SECOND_CHANCE' });
  };
  const withoutLimit = () => {
    send({ type: 'GO_ON' });
    notifySuccess('modal.gameLost.unlimited');
  };
  const goOn = { wide: true, onClick: withoutLimit, children: t('modal.gameLost.goOn') } as const;
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      lightDismiss={false}
      title={t('modal.gameLost.title')}
      description={
        <>
          {t('modal.gameLost.text', { count: mistakes })}
          <LastEntry />
        </>
      }
    >
      <div className={styles.choices}>
        {price && <SecondChance ref={first} about={about} price={price} onPay={pay} />}
        {price ? <Button {...goOn} /> : <Button {...goOn} ref={first} variant="primary" size="large" />}
        <p className={styles.what}>{t('modal.gameLost.goOnText')}</p>
        <Button wide onClick={() => send({ type: 'RESTART' })}>
          {t('modal.gameLost.restart')}
        </Button>
        <Button wide variant="quiet" onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
          {t('play.lobby')}
        </Button>
      </div>
    </Dialog>
  );
}

interface SecondChanceProps extends Pick<ModalProps, 'about'> {
  readonly ref: Ref<HTMLButtonElement>;
  readonly price: Price;
  readonly onPay: () => void;
}

/** The button, and what it does, or why it could not. */
function SecondChance({ ref, about, price, onPay }: SecondChanceProps) {
  const { t } = useTranslation();
  const app = useApp();
  const busy = useGame(phaseOf) === 'secondChance';
  const notice = useGame(({ context }) => context.notice);
  const way = notice && WAYS[notice];
  const go = (kind: ModalKind) => app.send({ type: 'OPEN_MODAL', kind, about: returnTo('gameLost', about) });
  return (
    <>
      <Button ref={ref} variant="primary" size="large" wide busy={busy} onClick={onPay}>
        {t('modal.gameLost.secondChance', { ...price })}
      </Button>
      <div className={styles.notice}>
        <p role="status">
          {notice === 'SIGN_IN_FIRST'
            ? t('modal.gameLost.signIn')
            : t(notice ? `play.notice.${notice}` : 'modal.gameLost.secondChanceText')}
        </p>
        {way && <Button onClick={() => go(way.kind)}>{t(way.words)}</Button>}
      </div>
    </>
  );
}

interface Price {
  /** Free hints come first. */
  readonly context: 'free' | 'jokers';
  readonly count: number;
}

/** What a second chance takes; undefined: a visitor has no free hint left, and is not sent to a form. */
function usePrice(): Price | undefined {
  const jokers = useJokers();
  const isFree = useFreeHints() > 0;
  const count = useGame(({ context }) => context.rules.secondChancePrice);
  if (isFree) return { context: 'free', count: 1 };
  return jokers === undefined ? undefined : { context: 'jokers', count };
}

/** Below the lost board, in the place of the controls: the way back to the choices. */
export function Lost() {
  const { t } = useTranslation();
  const app = useApp();
  const choose = useRef<HTMLButtonElement>(null);
  const context = useGame(({ context: { level } }) => level.gameType);
  // it replaces the controls, one of which may have had the focus
  useEffect(() => takeFocus(() => choose.current?.focus({ preventScroll: true })), []);
  return (
    <section className={panel.panel} aria-label={t('modal.gameLost.over')}>
      <h2 className={panel.title}>{t('modal.gameLost.over')}</h2>
      <p className={panel.text}>{t('modal.gameLost.look', { context })}</p>
      <div className={panel.choices}>
        <Button ref={choose} variant="primary" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'gameLost' })}>
          {t('modal.gameLost.choose')}
        </Button>
      </div>
    </section>
  );
}
