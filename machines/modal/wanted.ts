// What somebody wanted when a dialog came between: signing in, or jokers that were short. It stands in the dialog's
// `about`, so that success, or Back, leads there again also after a reload. Pure.

import { isModalKind, type ModalKind, type OpenModal } from './modalMachine.ts';

/** Such as `gamePurchase/de-leichtes-007`. */
export const aboutWanted = (kind: ModalKind, about?: string): string =>
  about === undefined ? kind : `${kind}/${about}`;

/** The dialog that an `about` names; undefined where it names none. */
export function wantedModal(about: string | undefined): OpenModal | undefined {
  if (about === undefined) return undefined;
  const [kind = '', ...rest] = about.split('/');
  return isModalKind(kind) ? { kind, about: rest.length > 0 ? rest.join('/') : undefined } : undefined;
}
