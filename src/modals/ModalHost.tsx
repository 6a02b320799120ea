// Shows the dialog that the modal machine has open.

import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { useAppState } from '../app/useAppState.ts';
import { lateDialog } from '../late/lateComponent.tsx';
import { GameContext } from '../play/gameHandle.ts';
import { useCurrentGame } from '../play/useCurrentGame.ts';
import { GameLost, GameWin } from './ends.ts';
import { GameStart } from './GameStart.tsx';
import type { ModalProps } from './modalProps.ts';

const Avatar = lateDialog(() => import('./Avatar.tsx'), 'account');
const Delete = lateDialog(() => import('./Delete.tsx'), 'account');
const ForgotPassword = lateDialog(() => import('./ForgotPassword.tsx'), 'account');
const GameUpdate = lateDialog(() => import('./GameUpdate.tsx'), 'gameUpdate');
const ChestModal = lateDialog(() => import('./ChestModal.tsx'), 'economy');
const GamePurchase = lateDialog(() => import('./GamePurchase.tsx'), 'economy');
const Help = lateDialog(() => import('./Help.tsx'), 'help');
const Login = lateDialog(() => import('./Login.tsx'), 'account');
const Signup = lateDialog(() => import('./Signup.tsx'), 'account');

const JokerShop = lateDialog(() => import('./JokerShop.tsx'), 'economy');
const PromoCode = lateDialog(() => import('./PromoCode.tsx'), 'economy');
const WordChest = lateDialog(() => import('./WordChest.tsx'), 'economy');
const Feedback = lateDialog(() => import('./feedback/Feedback.tsx'), 'feedback', 'form');
const Suggestion = lateDialog(() => import('./feedback/Suggestion.tsx'), 'feedback', 'form');
const Response = lateDialog(() => import('./feedback/Response.tsx'), 'feedback');

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

export default function ModalHost({ onClose: close }: Pick<ModalProps, 'onClose'>) {
  const modal = useAppState((context) => context.modalRef);
  const kind = useSelector(modal, ({ context }) => context.kind);
  const about = useSelector(modal, ({ context }) => context.about);
  const game = useCurrentGame();
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
