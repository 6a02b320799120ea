// After the last mistake: a second chance, going on without limit, a restart, or the lobby, beside the board.

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf, phaseOf } from '../../machines/game/selectors.ts';
import type { Notice } from '../../machines/game/types.ts';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useAppState } from '../app/useAppState.ts';
import { useFreeHints, useJokers } from '../app/wallet.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { takeFocus } from './focus.ts';
import styles from './GameLost.module.css';
import { LastEntry } from './LastEntry.tsx';

/** Where to get what was missing; that dialog leads back here. */
const WAYS: Partial<Record<Notice, { readonly kind: ModalKind; readonly words: string }>> = {
  SIGN_IN_FIRST: { kind: 'login', words: 'modal.gameLost.toSignIn' },
  NOT_ENOUGH_JOKERS: { kind: 'jokerShop', words: 'modal.gameLost.toShop' },
};

/** Beside the lost board, in the place of the controls: the wrong entries stay in sight while one chooses. */
export function Lost() {
  const { t } = useTranslation();
  const app = useApp();
  const id = useId();
  const { send } = useHandle();
  const open = useAppState(({ modal }) => modal?.kind === 'gameLost');
  const mistakes = useGame(({ context }) => context.rules.mistakes);
  const price = usePrice();
  const pay = usePay();
  const title = useRef<HTMLHeadingElement>(null);
  // it replaces the controls, one of which may have had the focus; not a button: a key meant for the board would press it
  useEffect(() => takeFocus(() => title.current?.focus({ preventScroll: true })), []);
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && open) app.send({ type: 'CLOSE_MODAL' });
  };
  const withoutLimit = () => {
    send({ type: 'GO_ON' });
    notifySuccess('modal.gameLost.unlimited');
  };
  const goOn = { onClick: withoutLimit, words: t('modal.gameLost.goOn'), what: t('modal.gameLost.goOnText') } as const;
  return (
    <section
      role={open ? 'dialog' : undefined}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={styles.panel}
      onKeyDown={leave}
    >
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {t('modal.gameLost.title', { context: mistakes === 3 ? 'three' : '' })}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        <Kept />
        <LastEntry />
      </p>
      <div className={styles.offers}>
        {price && <SecondChance price={price} onPay={pay} />}
        <Offer {...goOn} variant={price ? 'plain' : 'primary'} />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => send({ type: 'RESTART' })}>{t('modal.gameLost.restart')}</Button>
        <Button variant="quiet" onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
          {t('play.lobby')}
        </Button>
      </div>
      {price && <Refused />}
    </section>
  );
}

/** What stays of the board; a list to tick off has nothing to keep until a word is found. */
function Kept() {
  const { t } = useTranslation();
  const begun = useGame(({ context }) => percentOf(context) !== '0%');
  const kept = useGame(({ context: { level } }) => t(`modal.gameLost.kept_${level.gameType}`, { defaultValue: '' }));
  if (kept !== '') return begun && kept;
  return (
    <>
      {t('modal.gameLost.text')} <span>{t('modal.gameLost.look')}</span>
    </>
  );
}

interface OfferProps extends ButtonProps {
  readonly words: string;
  readonly price?: string;
  readonly what: string;
}

/** A button with its price behind its name, and what it does as its second line. */
function Offer({ words, price, what, ...rest }: OfferProps) {
  return (
    <Button wide {...rest}>
      {words} {price && <span className={styles.price}>{price}</span>} <small className={styles.what}>{what}</small>
    </Button>
  );
}

/** Pays for a second chance, and says so when the game goes on with it. */
function usePay(): () => void {
  const { actor, send } = useHandle();
  const paying = useRef(false);
  const phase = useGame(phaseOf);
  if (phase === 'lost') paying.current = false;
  useEffect(
    () => () => {
      if (paying.current && phaseOf(actor.getSnapshot()) === 'running') notifySuccess('modal.gameLost.taken');
    },
    [actor],
  );
  return () => {
    send({ type: 'SECOND_CHANCE' });
    paying.current = true;
  };
}

interface SecondChanceProps {
  readonly price: Price;
  readonly onPay: () => void;
}

function SecondChance({ price, onPay }: SecondChanceProps) {
  const { t } = useTranslation();
  const busy = useGame(phaseOf) === 'secondChance';
  return (
    <Offer
      variant="primary"
      busy={busy}
      onClick={onPay}
      words={t('modal.gameLost.secondChance')}
      price={t('modal.gameLost.price', { ...price })}
      what={t('modal.gameLost.secondChanceText')}
    />
  );
}

/** Why there was no second chance, and what helps; below everything else, so that no button moves from under the finger. */
function Refused() {
  const { t } = useTranslation();
  const app = useApp();
  const about = useGame(({ context }) => context.level.id);
  const notice = useGame(({ context }) => context.notice);
  const way = notice && WAYS[notice];
  const go = (kind: ModalKind) => app.send({ type: 'OPEN_MODAL', kind, about: returnTo('gameLost', about) });
  return (
    <div className={styles.notice}>
      <p role="status">
        {notice && (notice === 'SIGN_IN_FIRST' ? t('modal.gameLost.signIn') : t(`play.notice.${notice}`))}
      </p>
      {way && <Button onClick={() => go(way.kind)}>{t(way.words)}</Button>}
    </div>
  );
}

interface Price {
  /** Free hints come first. `of`: there are more jokers than it takes. */
  readonly context: 'free' | 'of' | 'jokers';
  /** Free hints that there are, one of which it takes; or the jokers that it takes. */
  readonly count: number;
  readonly have?: number;
}

/** What a second chance takes; undefined: a visitor has no free hint left, and is not sent to a form. */
function usePrice(): Price | undefined {
  const jokers = useJokers();
  const free = useFreeHints();
  const count = useGame(({ context }) => context.rules.secondChancePrice);
  if (free > 0) return { context: 'free', count: free };
  if (jokers === undefined) return undefined;
  return jokers > count ? { context: 'of', count, have: jokers } : { context: 'jokers', count };
}
