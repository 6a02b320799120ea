// The chests of this game: how many solution letters each size holds, and what it costs in jokers.

import { PackageOpen } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { CHEST_SIZES, type ChestSize, isGameType } from '../../puzzles/catalogue.ts';
import { useApp, usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { gameName } from '../app/levelName.ts';
import { useAppState, useConfig, useSignedIn } from '../app/useAppState.ts';
import { useJokers, useWallet } from '../app/wallet.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ForSale } from './ForSale.tsx';
import { JokerIcon } from './JokerIcon.tsx';
import styles from './Shop.module.css';
import { SignInButtons } from './SignInFirst.tsx';
import { useBalance } from './useBalance.ts';
import { usePaying } from './usePaying.ts';

/** `about`: a game's type; the current one if omitted. */
export default function ChestModal({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const signedIn = useSignedIn() !== undefined;
  const chosen = useAppState(({ gameType }) => gameType);
  const { games, economy } = useConfig();
  const gameType = about !== undefined && economy.chests[about] ? about : chosen;
  const letters = useWallet((wallet) => wallet.letters(gameType));
  const game = gameName(games, gameType);
  const toShop = () => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop', about: returnTo('chestModal', gameType) });
  return (
    <Dialog
      open
      onClose={onClose}
      {...(!signedIn && { initialFocus: first })}
      title={t('shop.chest.title', { game })}
      description={t('shop.chest.text', { context: gameType })}
      actions={
        signedIn ? (
          <Button onClick={toShop}>{t('shop.getJokers')}</Button>
        ) : (
          <SignInButtons kind="chestModal" about={gameType} first={first} />
        )
      }
    >
      {signedIn && <LetterBalance letters={letters} context={gameType} />}
      <Chests gameType={gameType} signedIn={signedIn} />
      {!signedIn && <p className={styles.after}>{t('shop.chest.visitor')}</p>}
    </Dialog>
  );
}

function LetterBalance({ letters, context }: { readonly letters: number; readonly context: string }) {
  const { t } = useTranslation();
  const balance = useBalance();
  return (
    <p className={styles.balance}>
      <span className={styles.have} data-jokers>
        <JokerIcon />
        {balance.text}
      </span>
      <span className={styles.soft}>{t('shop.letters', { count: letters, context })}</span>
    </p>
  );
}

function Chests({ gameType, signedIn }: { readonly gameType: string; readonly signedIn: boolean }) {
  const { t } = useTranslation();
  const app = useApp();
  const { sound } = usePorts();
  const { chests, chestPrices } = useConfig().economy;
  const jokers = useJokers();
  const { busy, fault, pay } = usePaying();
  const contents = chests[gameType] ?? {};
  const sizes = CHEST_SIZES.filter((size) => contents[size] !== undefined);
  if (sizes.length === 0 || !isGameType(gameType)) return <p className={styles.soft}>{t('shop.chest.empty')}</p>;
  const buy = (size: ChestSize): void =>
    pay(
      size,
      (calls) => calls.buyChest({ gameType, size }),
      () => {
        sound.play('chestBuy');
        app.send({ type: 'OPEN_MODAL', kind: 'wordChest', about: `${gameType}/${size}` });
      },
    );
  const items = sizes.map((size) => {
    const price = chestPrices[size];
    const short = jokers === undefined ? 0 : Math.max(0, price - jokers);
    const letters = t('shop.letters', { count: contents[size] ?? 0, context: gameType });
    return {
      id: size,
      sign: <PackageOpen aria-hidden="true" />,
      name: t(`shop.chest.${size}`),
      why: short > 0 ? `${letters}, ${t('shop.short', { count: short })}` : letters,
      price: <Price jokers={price} />,
      disabled: !signedIn || short > 0, // jokers need an account
      onBuy: () => buy(size),
    };
  });
  return <ForSale items={items} busy={busy} fault={fault} />;
}

function Price({ jokers }: { readonly jokers: number }) {
  const { t } = useTranslation();
  return (
    <>
      <JokerIcon />
      <span aria-hidden="true">{jokers}</span>
      <span className="visually-hidden">{t('shop.jokers', { count: jokers })}</span>
    </>
  );
}
