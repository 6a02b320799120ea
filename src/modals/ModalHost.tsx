// Shows the dialog that the modal machine has open. This is the registry of all dialogs; each is in the folder that owns it.

import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { GameContext, useCurrentGame } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { lateDialog } from '../app/late/lateComponent.tsx';
import { useAppState } from '../app/useAppState.ts';
import { GameWin } from '../play/ends.ts';

const Avatar = lateDialog(() => import('../account/Avatar.tsx'), 'account', 'economy');
const Delete = lateDialog(() => import('../account/Delete.tsx'), 'account');
const ForgotPassword = lateDialog(() => import('../account/ForgotPassword.tsx'), 'account');
const GameUpdate = lateDialog(() => import('../play/GameUpdate.tsx'), 'gameUpdate');
const ChestModal = lateDialog(() => import('../shop/ChestModal.tsx'), 'economy');
const GamePurchase = lateDialog(() => import('../shop/GamePurchase.tsx'), 'economy');
const Help = lateDialog(() => import('../help/Help.tsx'), 'help', 'words');
const Login = lateDialog(() => import('../account/Login.tsx'), 'account');
const Signup = lateDialog(() => import('../account/Signup.tsx'), 'account');

const JokerShop = lateDialog(() => import('../shop/JokerShop.tsx'), 'economy');
const PromoCode = lateDialog(() => import('../shop/PromoCode.tsx'), 'economy');
const WordChest = lateDialog(() => import('../celebration/WordChest.tsx'), 'economy');
const Feedback = lateDialog(() => import('../feedback/Feedback.tsx'), 'feedback', 'form');
const Suggestion = lateDialog(() => import('../feedback/Suggestion.tsx'), 'feedback', 'form');
const Response = lateDialog(() => import('../feedback/Response.tsx'), 'feedback');

/** Dialogs about the current game; shown only if there is one. */
const OF_A_GAME: Partial<Record<ModalKind, ComponentType<ModalProps>>> = {
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
  const OfGame = game && OF_A_GAME[kind];
  const Shown = OfGame ?? ANYWHERE[kind];
  if (!Shown) return null;
  return (
    <GameContext value={OfGame && game}>
      <Shown about={about} onClose={close} />
    </GameContext>
  );
}
