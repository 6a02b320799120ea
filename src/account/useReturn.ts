import { interruptedModal } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';

/** Returns to the dialog that required the sign-in, such as the shop; without one, closes the current dialog. */
export function useReturn(about: string | undefined): () => void {
  const app = useApp();
  return () => {
    const wanted = interruptedModal(about);
    if (wanted) app.send({ type: 'OPEN_MODAL', kind: wanted.kind, ...(wanted.about && { about: wanted.about }) });
    else app.send({ type: 'CLOSE_MODAL' });
  };
}

/** Switches to another account dialog, which then returns to the same place. */
export function useSwitch(about: string | undefined): (kind: 'login' | 'signup' | 'forgotPassword') => void {
  const app = useApp();
  return (kind) => app.send({ type: 'OPEN_MODAL', kind, ...(about !== undefined && { about }) });
}
