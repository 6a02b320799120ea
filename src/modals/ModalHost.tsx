// Shows the dialog that the modal machine has open. Dialogs that come with accounts say so calmly until they are there.

import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback } from 'react';
import type { ModalKind } from '../../machines/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useAppState } from '../app/useAppState.ts';
import { GameContext } from '../play/gameHandle.ts';
import { useCurrentGame } from '../play/useCurrentGame.ts';
import { Accounts } from './Accounts.tsx';
import { GameLost, GameWin } from './ends.ts';
import { GamePurchase } from './GamePurchase.tsx';
import { GameStart } from './GameStart.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import type { ModalProps } from './modalProps.ts';

const Help = lazyDialog(() => import('./Help.tsx'), 'help');
const Feedback = lazyDialog(() => import('./feedback/Feedback.tsx'), 'feedback', 'form');
const Suggestion = lazyDialog(() => import('./feedback/Suggestion.tsx'), 'feedback', 'form');
const Response = lazyDialog(() => import('./feedback/Response.tsx'), 'feedback');

/** Those that speak about the game being played: without one there is nothing to say. */
const OF_A_GAME: Partial<Record<ModalKind, ComponentType<ModalProps>>> = {
  gameStart: GameStart,
  gameLost: GameLost,
  gameWin: GameWin,
};

const ANYWHERE: Partial<Record<ModalKind, ComponentType<ModalProps>>> = {
  gamePurchase: GamePurchase,
  help: Help,
  feedback: Feedback,
  suggestion: Suggestion,
  response: Response,
};

export function ModalHost() {
  const app = useApp();
  const modal = useAppState((context) => context.modalRef);
  const kind = useSelector(modal, ({ context }) => context.kind);
  const about = useSelector(modal, ({ context }) => context.about);
  const game = useCurrentGame();
  const close = useCallback(() => app.send({ type: 'CLOSE_MODAL' }), [app]);
  if (!kind) return null;
  const OfGame = OF_A_GAME[kind];
  if (OfGame) {
    return game ? (
      <GameContext.Provider value={game}>
        <OfGame about={about} onClose={close} />
      </GameContext.Provider>
    ) : null;
  }
  const Shown = ANYWHERE[kind] ?? Accounts;
  return <Shown about={about} onClose={close} />;
}
