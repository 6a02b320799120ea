// Shows the dialog that the modal machine has open.

import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback } from 'react';
import type { ModalKind } from '../../machines/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useAppState } from '../app/useAppState.ts';
import { GameContext } from '../play/gameHandle.ts';
import { useCurrentGame } from '../play/useCurrentGame.ts';
import { GameLost, GameWin } from './ends.ts';
import { GameStart } from './GameStart.tsx';
import { lazyDialog } from './lazyDialog.tsx';
import type { ModalProps } from './modalProps.ts';

const Avatar = lazyDialog(() => import('./Avatar.tsx'), 'account');
const Delete = lazyDialog(() => import('./Delete.tsx'), 'account');
const ForgotPassword = lazyDialog(() => import('./ForgotPassword.tsx'), 'account');
const GameUpdate = lazyDialog(() => import('./GameUpdate.tsx'), 'gameUpdate');
const ChestModal = lazyDialog(() => import('./ChestModal.tsx'), 'economy');
const GamePurchase = lazyDialog(() => import('./GamePurchase.tsx'), 'economy');
const Help = lazyDialog(() => import('./Help.tsx'), 'help');
const Login = lazyDialog(() => import('./Login.tsx'), 'account');
const Signup = lazyDialog(() => import('./Signup.tsx'), 'account');

const JokerShop = lazyDialog(() => import('./JokerShop.tsx'), 'economy');
const PromoCode = lazyDialog(() => import('./PromoCode.tsx'), 'economy');
const WordChest = lazyDialog(() => import('./WordChest.tsx'), 'economy');
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
  avatar: Avatar,
  chestModal: ChestModal,
  delete: Delete,
  forgotPassword: ForgotPassword,
  gamePurchase: GamePurchase,
  gameUpdate: GameUpdate,
  help: Help,
  login: Login,
  signup: Signup,
  jokerShop: JokerShop,
  promoCode: PromoCode,
  wordChest: WordChest,
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
  const Shown = ANYWHERE[kind];
  return Shown ? <Shown about={about} onClose={close} /> : null;
}
