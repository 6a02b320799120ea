// A locked level: can be unlocked for good with jokers, or by solving the previous one.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stateOf } from '../../machines/levels/order.ts';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { useApp, usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { levelName } from '../app/levelName.ts';
import { useAppState, useConfig, useLevels, useSignedIn } from '../app/useAppState.ts';
import { usePaying } from '../app/usePaying.ts';
import { useJokers } from '../app/wallet.ts';
import { sentence } from '../text/sentence.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { JokerIcon } from './JokerIcon.tsx';
import styles from './Shop.module.css';
import { SignInButtons } from './SignInFirst.tsx';
import { useBalance } from './useBalance.ts';

/** Errors for a level that the server already counts as open, so that it is unlocked here as well. */
const OPEN_ANYWAY: readonly (string | undefined)[] = ['ALREADY_OWNED', 'LEVEL_OPEN'];

/** `about`: the level's id, in the chosen game. */
export default function GamePurchase({ about = '', onClose }: ModalProps) {
  const { t, i18n } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const { games, rules, economy } = useConfig();
  const gameType = useAppState((context) => context.gameType);
  const { number } = parseLevelId(about) ?? {};
  const signedIn = useSignedIn() !== undefined;
  const jokers = useJokers();
  const balance = useBalance();
  const { busy, fault, unlock } = useUnlocking(gameType, about);
  useOpenOnceUnlocked(about);
  const price = rules.unlockPrice;
  const short = jokers !== undefined && jokers < price;
  const toShop = () => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop', about: returnTo('gamePurchase', about) });
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={number === undefined ? t('modal.gamePurchase.title') : t('modal.gamePurchase.titleOf', { number })}
      description={levelName(t, i18n.language, games, puzzleName({ gameType, id: about }))}
      actions={
        !signedIn ? (
          <SignInButtons kind="gamePurchase" about={about} first={first} />
        ) : short ? (
          <Button ref={first} variant="primary" onClick={toShop}>
            {t('shop.getJokers')}
          </Button>
        ) : (
          <Button ref={first} variant="primary" busy={busy !== undefined} onClick={unlock}>
            {t('shop.unlock', { count: price })}
          </Button>
        )
      }
    >
      {signedIn && (
        <p className={styles.balance}>
          <span className={styles.have} data-jokers>
            <JokerIcon />
            {balance.text}
          </span>
          {short && <strong>{t('shop.needed', { count: price })}</strong>}
        </p>
      )}
      <p className={styles.text}>{t(`modal.gamePurchase.${freeWay(about)}`, { number, before: (number ?? 0) - 1 })}</p>
      {!signedIn && (
        <p>
          {t('modal.gamePurchase.pay', { count: price })}{' '}
          {economy.welcomeJokers > 0 && t('modal.gamePurchase.welcome', { count: economy.welcomeJokers })}
        </p>
      )}
      <p className={styles.fault} role="alert">
        {fault && !OPEN_ANYWAY.includes(fault.code) && sentence(i18n, fault.text)}
      </p>
    </Dialog>
  );
}

/** How the level could be played without jokers: of the dailies only today's is open, solved or not the one before. */
export const freeWay = (levelId: string): 'free' | 'freeDaily' =>
  parseLevelId(levelId)?.date === undefined ? 'free' : 'freeDaily';

function useUnlocking(gameType: string, levelId: string) {
  const { wallet } = usePorts();
  const { busy, fault, pay } = usePaying();
  const puzzle = puzzleName({ gameType, id: levelId });
  // the level unlocks when the wallet changes
  const open = (): void => wallet.unlock(puzzle);
  const unlock = (): void =>
    pay(
      'unlock',
      (economy) => economy.buyUnique({ kind: 'level', id: puzzle }),
      () => {
        notifySuccess('successfullyPurchase');
        open();
      },
      ({ code }) => OPEN_ANYWAY.includes(code) && open(),
    );
  return { busy, fault, unlock };
}

/** Starts the level as soon as it is no longer locked, also by a purchase on another device. */
function useOpenOnceUnlocked(levelId: string): void {
  const app = useApp();
  const { rules } = useConfig();
  const today = useAppState(({ day }) => day.iso);
  const isOpen = useLevels(({ context }) => stateOf(context, levelId, rules, today) !== 'locked');
  useEffect(() => {
    if (isOpen) app.send({ type: 'OPEN_LEVEL', levelId });
  }, [app, isOpen, levelId]);
}
