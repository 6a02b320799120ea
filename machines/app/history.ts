// How a change of what is shown is written into the browser's history: which entry is added, replaced or left behind, so that each
// Back and each Forward changes what is shown. Pure.

import { isPageWithin } from '../modal/modalMachine.ts';
import type { DialogEntries, Entry, Place } from '../ports.ts';
import { samePlace, withoutModal } from './route.ts';
import type { AppContext } from './types.ts';

/** No dialog is open, or the one that is open has only the entry of the screen below it. */
export const NONE: DialogEntries = { own: false, before: 0 };

export interface Writing {
  readonly entry: Entry;
  /** Is the entry added, or does it replace the current one? */
  readonly adds: boolean;
  /** How many entries to go back first. An entry that is added then ends the history: Forward leads to nothing that was left. */
  readonly back: number;
}

type Change = Omit<Writing, 'entry'> & { readonly dialog: DialogEntries };

const adding = (dialog: DialogEntries, back = 0): Change => ({ adds: true, back, dialog });
const replacing = (dialog: DialogEntries, back = 0): Change => ({ adds: false, back, dialog });

type Before = Pick<AppContext, 'modal' | 'sentModal' | 'place' | 'dialogEntries'>;
type Dialog = NonNullable<AppContext['modal']>;

/** `quiet`: no entry is added, so that Back does not return to what was shown before. */
export function writingOf(context: Before, place: Place, quiet: boolean): Writing {
  const { adds, back, dialog } = changeOf(context, place, quiet);
  return { entry: { ...place, dialog }, adds, back };
}

function changeOf({ modal, sentModal, place: before, dialogEntries }: Before, place: Place, quiet: boolean): Change {
  const added = dialogEntries.before + (dialogEntries.own ? 1 : 0);
  // a new screen or level takes the place of what a dialog on the old one added
  if (!samePlace(withoutModal(place), withoutModal(before))) return (quiet ? replacing : adding)(NONE, added);
  // the start dialog is below all others, in the level's own entry
  if (modal === undefined || modal.kind === 'gameStart') return replacing(NONE, added);
  return quiet ? replacing(dialogEntries) : changeOfDialog(modal, sentModal, dialogEntries);
}

/** One dialog after another, or the first. */
function changeOfDialog(modal: Dialog, sent: Dialog | undefined, { own, before }: DialogEntries): Change {
  if (sent === undefined || (sent.kind === 'gameStart' && !own)) return adding({ own: true, before: 0 });
  if (isPageWithin(modal, sent)) return adding({ own, before: before + 1 });
  const left = leftBy(modal, sent, before);
  const dialog = { own, before: before - left };
  return own ? adding(dialog, left + 1) : replacing(dialog, left);
}

/** How many pages of the old dialog are left: all of them for another dialog, those in between for a page further up. */
function leftBy(modal: Dialog, sent: Dialog, before: number): number {
  if (modal.kind !== sent.kind) return before;
  return isPageWithin(sent, modal) ? Math.min(depthOf(sent) - depthOf(modal), before) : 0;
}

const depthOf = ({ about }: Dialog): number => (about === undefined ? 0 : about.split('/').length);
