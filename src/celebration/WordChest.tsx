// A chest that was bought: closed, it can be opened or given back; open, it shows its letters and says where they go.

import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Economy } from '../../machines/ports.ts';
import { CHEST_SIZES, type ChestSize, type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { useApp } from '../app/context.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { gameName } from '../app/levelName.ts';
import { useAppState, useConfig } from '../app/useAppState.ts';
import { useWallet } from '../app/wallet.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { OpeningChest } from './OpeningChest.tsx';
import { useClosedChest } from './useClosedChest.ts';

/** `about`: game, size and letters, such as `crossword/small/4`; of a closed chest its id as well, such as `crossword/small/4/7`. */
export default function WordChest({ about, onClose }: ModalProps) {
  const chest = chestOf(about, useConfig().economy);
  if (chest === undefined) return <None onClose={onClose} />;
  // a chest's error does not stay on the next one
  return <Shown key={about} {...chest} onClose={onClose} />;
}

/** An old address, or a mistyped one: leads to those that there are. */
function None({ onClose }: Pick<ModalProps, 'onClose'>) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t('shop.opened.none')}
      description={t('shop.opened.noneText')}
      actions={
        <Button ref={first} variant="primary" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'chestModal' })}>
          {t('shop.opened.toChests')}
        </Button>
      }
    />
  );
}

interface Chest {
  readonly gameType: GameType;
  readonly size: ChestSize;
  readonly letters: number;
  /** Of a closed chest. */
  readonly chestId: number | undefined;
}

/** The same dialog for both, so that the chest opens where it stands. */
function Shown({ gameType, size, letters, chestId, onClose }: Chest & Pick<ModalProps, 'onClose'>) {
  const { t, i18n } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  const { games } = useConfig();
  const left = useWallet((wallet) => wallet.letters(gameType));
  const { busy, fault, open, undo } = useClosedChest({ gameType, size, letters, chestId: chestId ?? 0 });
  const closed = chestId !== undefined;
  const said = { count: closed ? letters : left, game: gameName(games, gameType), context: gameType };
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={closed ? t(`shop.chest.${size}`) : t('shop.opened.title', { count: letters, context: gameType })}
      description={closed ? t('shop.closed.text', said) : t('shop.opened.text', said)}
      actions={
        closed ? (
          <>
            <Button busy={busy === 'undo'} onClick={undo}>
              {t('shop.closed.undo')}
            </Button>
            <Button ref={first} variant="primary" busy={busy === 'open'} onClick={open}>
              {t('shop.closed.open')}
            </Button>
          </>
        ) : (
          <AfterOpening gameType={gameType} first={first} onClose={onClose} />
        )
      }
    >
      <OpeningChest gameType={gameType} letters={letters} closed={closed} />
      <p role="alert">{fault && sentence(i18n, fault.text)}</p>
    </Dialog>
  );
}

interface AfterProps {
  readonly gameType: GameType;
  /**
   * The button that gets the focus, from the dialog as everywhere: one that takes it by itself has it too early, and the dialog before
   * gives it back to the page.
   */
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function AfterOpening({ gameType, first, onClose }: AfterProps) {
  const { t } = useTranslation();
  const app = useApp();
  const atBoard = useAppState(({ screen }) => screen === 'game');
  return (
    <>
      <Button onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'chestModal', about: gameType })}>
        {t('shop.opened.again')}
      </Button>
      <Button ref={first} variant="primary" onClick={onClose}>
        {t(atBoard ? 'shop.opened.play' : 'ui.close')}
      </Button>
    </>
  );
}

/**
 * An address may name a chest that does not exist. How many letters a chest holds is fixed when it is bought: an address without their
 * number means one of today's.
 */
export function chestOf(about: string | undefined, { chests }: Pick<Economy, 'chests'>): Chest | undefined {
  const [gameType = '', name, held, id] = about?.split('/') ?? [];
  const size = CHEST_SIZES.find((known) => known === name);
  if (size === undefined || !isGameType(gameType)) return undefined;
  const letters = held === undefined ? chests[gameType]?.[size] : wholeOf(held);
  return letters === undefined ? undefined : { gameType, size, letters, chestId: wholeOf(id) };
}

const wholeOf = (digits: string | undefined): number | undefined =>
  digits !== undefined && /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : undefined;
