// Opens a chest that was bought: the letters in it, and where they go.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Economy } from '../../machines/ports.ts';
import { CHEST_SIZES, type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { useApp } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { gameName } from '../app/levelName.ts';
import { useAppState, useConfig } from '../app/useAppState.ts';
import { useWallet } from '../app/wallet.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { OpeningChest } from './OpeningChest.tsx';

/** `about`: the game's type and the size, such as `crossword/small`. */
export default function WordChest({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const { games, economy } = useConfig();
  const atBoard = useAppState(({ screen }) => screen === 'game');
  const chest = chestOf(about, economy);
  const left = useWallet((wallet) => (chest ? wallet.letters(chest.gameType) : 0));
  if (chest === undefined) return <Dialog open onClose={onClose} title={t('shop.opened.none')} />;
  const { gameType, letters } = chest;
  const game = gameName(games, gameType);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t('shop.opened.title', { count: letters, context: gameType })}
      description={t('shop.opened.text', { game, count: left, context: gameType })}
      actions={
        <>
          <Button onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'chestModal', about: gameType })}>
            {t('shop.opened.again')}
          </Button>
          <Button ref={first} variant="primary" onClick={onClose}>
            {t(atBoard ? 'shop.opened.play' : 'ui.close')}
          </Button>
        </>
      }
    >
      <OpeningChest gameType={gameType} letters={letters} />
    </Dialog>
  );
}

/** An address may name a chest that does not exist. */
function chestOf(
  about: string | undefined,
  { chests }: Economy,
): { readonly gameType: GameType; readonly letters: number } | undefined {
  const [gameType = '', name] = about?.split('/') ?? [];
  const size = CHEST_SIZES.find((known) => known === name);
  const letters = size && chests[gameType]?.[size];
  return letters !== undefined && isGameType(gameType) ? { gameType, letters } : undefined;
}
