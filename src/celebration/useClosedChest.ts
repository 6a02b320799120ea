// Opens a closed chest, or gives it back; each leads to the dialog that comes next.

import { useTranslation } from 'react-i18next';
import type { ChestSize, GameType } from '../../puzzles/catalogue.ts';
import { useApp, usePorts } from '../app/context.ts';
import { type Fault, usePaying } from '../app/usePaying.ts';
import { notifySuccess } from '../toasts/notify.ts';

interface ClosedChest {
  readonly gameType: GameType;
  readonly size: ChestSize;
  readonly letters: number;
  readonly chestId: number;
}

interface Ways {
  readonly busy: string | undefined;
  readonly fault: Fault | undefined;
  readonly open: () => void;
  readonly undo: () => void;
}

export function useClosedChest({ gameType, size, letters, chestId }: ClosedChest): Ways {
  const { t } = useTranslation();
  const app = useApp();
  const { wallet } = usePorts();
  const { busy, fault, pay } = usePaying();
  const opened = () => app.send({ type: 'OPEN_MODAL', kind: 'wordChest', about: `${gameType}/${size}/${letters}` });
  /** In another tab, or on another device: the balances here are older. */
  const endedElsewhere = (code: string | undefined): void => {
    if (code === 'CHEST_OPENED' || code === 'CHEST_UNDONE') void wallet.refresh();
  };
  return {
    busy,
    fault,
    open: () =>
      pay(
        'open',
        (economy) => economy.openChest({ chestId }),
        opened,
        ({ code }) => {
          endedElsewhere(code);
          if (code === 'CHEST_OPENED') opened();
        },
      ),
    undo: () =>
      pay(
        'undo',
        (economy) => economy.undoChest({ chestId }),
        ({ jokers }) => {
          notifySuccess(t('shop.closed.undone', { count: jokers }));
          app.send({ type: 'OPEN_MODAL', kind: 'chestModal', about: gameType });
        },
        ({ code }) => endedElsewhere(code),
      ),
  };
}
