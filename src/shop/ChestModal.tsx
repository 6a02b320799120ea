// The chests of this game: how many solution letters each size holds, what it costs in jokers, and what that leaves.

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { CHEST_SIZES, type ChestSize, type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { useApp, usePorts } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { gameName } from '../app/levelName.ts';
import { useAppState, useConfig, useSignedIn } from '../app/useAppState.ts';
import { usePaying } from '../app/usePaying.ts';
import { useJokers } from '../app/wallet.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ChestSizes, LockedSizes } from './ChestSizes.tsx';
import { ChestSum } from './ChestSum.tsx';
import { ClosedChests } from './ClosedChests.tsx';
import styles from './Shop.module.css';
import { SignInButtons } from './SignInFirst.tsx';

/** `about`: a game's type; the current one if omitted. */
export default function ChestModal({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const chosen = useAppState(({ gameType }) => gameType);
  const { games, economy } = useConfig();
  const gameType = about !== undefined && economy.chests[about] ? about : chosen;
  const sizes = CHEST_SIZES.filter((size) => economy.chests[gameType]?.[size] !== undefined);
  const texts = {
    title: t('shop.chest.title', { game: gameName(games, gameType) }),
    description: t('shop.chest.text', { context: gameType }),
  };
  const signedIn = useSignedIn() !== undefined;
  const dialog = { open: true, onClose, ...texts };
  if (!isGameType(gameType) || sizes.length === 0)
    return (
      <Dialog {...dialog}>
        <p className={styles.soft}>{t('shop.chest.empty')}</p>
      </Dialog>
    );
  const sale = { gameType, sizes, dialog };
  return signedIn ? <Sale {...sale} /> : <Display {...sale} />;
}

interface ChestsProps {
  readonly gameType: GameType;
  readonly sizes: readonly ChestSize[];
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly title: string };
}

/** For visitors: jokers need an account. */
function Display({ gameType, sizes, dialog }: ChestsProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const signUp = (): void => app.send({ type: 'OPEN_MODAL', kind: 'signup', about: returnTo('chestModal', gameType) });
  return (
    <Dialog
      {...dialog}
      initialFocus={first}
      actions={<SignInButtons kind="chestModal" about={gameType} first={first} />}
    >
      <LockedSizes gameType={gameType} sizes={sizes} onPress={signUp} />
      <p className={styles.after}>{t('shop.chest.visitor')}</p>
    </Dialog>
  );
}

/** What is chosen at first: the second size, or the smallest for a player whose jokers do not pay for that. */
function sensible(
  sizes: readonly ChestSize[],
  prices: Readonly<Record<ChestSize, number>>,
  jokers = Infinity,
): ChestSize {
  const [smallest = 'small', middle = smallest] = sizes;
  return prices[middle] <= jokers ? middle : smallest;
}

function Sale({ gameType, sizes, dialog }: ChestsProps) {
  const { t, i18n } = useTranslation();
  const app = useApp();
  const jokers = useJokers();
  const { chestPrices } = useConfig().economy;
  const [chosen, choose] = useState<ChestSize>();
  const size = chosen ?? sensible(sizes, chestPrices, jokers);
  const price = chestPrices[size];
  const { busy, fault, buy } = useBuying(gameType, size);
  const isShort = jokers !== undefined && jokers < price;
  const toShop = () => app.send({ type: 'OPEN_MODAL', kind: 'jokerShop', about: returnTo('chestModal', gameType) });
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant={isShort ? 'primary' : 'plain'} onClick={toShop}>
            {t('shop.getJokers')}
          </Button>
          {!isShort && (
            <Button variant="primary" busy={busy} onClick={buy}>
              {t('shop.chest.buy', { count: price })}
            </Button>
          )}
        </>
      }
    >
      <ChestSizes gameType={gameType} sizes={sizes} chosen={size} onChoose={choose} />
      <ChestSum gameType={gameType} size={size} />
      <p className={styles.fault} role="alert">
        {fault && sentence(i18n, fault.text)}
      </p>
      <ClosedChests gameType={gameType} />
    </Dialog>
  );
}

function useBuying(gameType: GameType, size: ChestSize) {
  const app = useApp();
  const { sound } = usePorts();
  const { busy, fault, pay } = usePaying();
  const buy = (): void =>
    pay(
      'chest',
      (calls) => calls.buyChest({ gameType, size, closed: true }),
      ({ chestId, letters }) => {
        sound.play('chestBuy');
        app.send({ type: 'OPEN_MODAL', kind: 'wordChest', about: `${gameType}/${size}/${letters}/${chestId}` });
      },
    );
  return { busy: busy !== undefined, fault, buy };
}
