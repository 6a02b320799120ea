// Which dialog is open, and what it is about. One at a time: opening another replaces it.

import { assign, setup } from 'xstate';
import type { Ports } from '../ports.ts';

export const MODAL_KINDS = [
  'jokerShop',
  'promoCode',
  'wordChest',
  'avatar',
  'help',
  'delete',
  'feedback',
  'suggestion',
  'response',
  'gameStart',
  'login',
  'forgotPassword',
  'signup',
  'gameLost',
  'gameUpdate',
  'gameWin',
  'chestModal',
  'gamePurchase',
] as const;
export type ModalKind = (typeof MODAL_KINDS)[number];

export const isModalKind = (value: unknown): value is ModalKind => MODAL_KINDS.some((kind) => kind === value);

/** An open dialog. `about`: what it is about, such as a level's id. */
export interface OpenModal {
  readonly kind: ModalKind;
  readonly about: string | undefined;
}

/** Is `next` a page further into the same dialog, as from the help to its page `technique`, and on to `technique/xWing`? */
export const isPageWithin = (next: OpenModal | undefined, dialog: OpenModal | undefined): boolean =>
  next?.about !== undefined &&
  next.kind === dialog?.kind &&
  next.about !== dialog.about &&
  (dialog.about === undefined || next.about.startsWith(`${dialog.about}/`));

// A dialog that interrupts another names that one in its `about`, so that success, or Back, returns to it even after a reload.

/** The `about` of a dialog that interrupts this one, such as `gamePurchase/de-leichtes-007`. */
export const returnTo = (kind: ModalKind, about?: string): string => (about === undefined ? kind : `${kind}/${about}`);

/** The dialog that an `about` names as interrupted; undefined if it names none. */
export function interruptedModal(about: string | undefined): OpenModal | undefined {
  if (about === undefined) return undefined;
  const [kind = '', ...rest] = about.split('/');
  return isModalKind(kind) ? { kind, about: rest.length > 0 ? rest.join('/') : undefined } : undefined;
}

export interface ModalContext {
  readonly sound: Ports['sound'];
  /** undefined while none is open. */
  readonly kind: ModalKind | undefined;
  readonly about: string | undefined;
}

export type ModalEvent =
  | { readonly type: 'OPEN'; readonly kind: ModalKind; readonly about?: string | undefined }
  | { readonly type: 'CLOSE' };

const modalSetup = setup({
  types: {} as { context: ModalContext; events: ModalEvent; input: { readonly ports: Pick<Ports, 'sound'> } },
  actions: {
    remember: assign(({ event }) => (event.type === 'OPEN' ? { kind: event.kind, about: event.about } : {})),
    forget: assign({ kind: undefined, about: undefined }),
    chime: ({ context }) => context.sound.play('modalOpen'),
  },
});

export const modalMachine = modalSetup.createMachine({
  id: 'modal',
  context: ({ input }) => ({ sound: input.ports.sound, kind: undefined, about: undefined }),
  initial: 'closed',
  on: { OPEN: { target: '.open', reenter: true, actions: 'remember' } },
  states: {
    closed: { entry: 'forget' },
    open: { entry: 'chime', on: { CLOSE: 'closed' } },
  },
});
