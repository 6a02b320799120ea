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
  /** How many entries before the current one give way together with it; undefined: the entry is added. */
  readonly over: number | undefined;
}

const replacing = (over: number, dialog: DialogEntries) => ({ over, dialog });
const adding = (dialog: DialogEntries) => ({ over: undefined, dialog });

type Before = Pick<AppContext, 'modal' | 'sentModal' | 'place' | 'dialogEntries'>;

/** `quiet`: no entry is added, so that Back does not return to what was shown before. */
export function writingOf(context: Before, place: Place, quiet: boolean): Writing {
  const { over, dialog } = changeOf(context, place, quiet);
  return { entry: { ...place, dialog }, over };
}

function changeOf({ modal, sentModal, place: before, dialogEntries }: Before, place: Place, quiet: boolean) {
  const added = dialogEntries.before + (dialogEntries.own ? 1 : 0);
  // a new screen or level takes over the entries that a dialog on the old one added
  if (!samePlace(withoutModal(place), withoutModal(before)))
    return quiet || added > 0 ? replacing(Math.max(0, added - 1), NONE) : adding(NONE);
  // the start dialog is below all others, in the level's own entry
  if (modal === undefined || (modal.kind === 'gameStart' && (quiet || sentModal))) return replacing(added, NONE);
  return quiet ? replacing(0, dialogEntries) : changeOfDialog(modal, sentModal, dialogEntries);
}

type Dialog = NonNullable<AppContext['modal']>;

/** One dialog after another, or the first. */
function changeOfDialog(modal: Dialog, sent: Dialog | undefined, entries: DialogEntries) {
  if (sent === undefined) return adding({ own: true, before: 0 });
  if (sent.kind === 'gameStart' && !entries.own) return adding({ own: true, before: 0 });
  if (modal.kind !== sent.kind) return replacing(entries.before, { ...entries, before: 0 });
  if (isPageWithin(modal, sent)) return adding({ ...entries, before: entries.before + 1 });
  const up = isPageWithin(sent, modal) && entries.before > 0 ? 1 : 0;
  return replacing(up, { ...entries, before: entries.before - up });
}
