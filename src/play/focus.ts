// Whether a part of the game may take the focus.

import { afterFrame } from '../adapters/page/afterFrame.ts';

/**
 * Calls `take` unless the player is somewhere: on a control, or in a dialog. The board, the page's heading and whatever else only
 * scripts focus leave the focus free, as does a control that has gone. A dialog that is about to go, such as the one that has just
 * started the game, is waited for, and so is a place that cannot have the focus yet. Returns what ends the waiting.
 */
export function takeFocus(take: () => void): () => void {
  let ended = false;
  const tried = (): boolean => {
    if (ended || document.querySelector(MODAL)) return ended;
    if (isFree()) take();
    return document.activeElement !== document.body;
  };
  const watch = new MutationObserver(() => tried() && settle());
  const settle = (): void => {
    watch.disconnect();
    // a dialog that has just gone may give the focus back a moment later, to the heading or to nothing
    afterFrame(tried);
  };
  const begin = (): void => {
    if (tried()) settle();
    else watch.observe(document.body, { attributes: true, childList: true, subtree: true });
  };
  // the focus needs a layout, and before the frame nothing else does
  afterFrame(begin);
  return () => {
    ended = true;
    watch.disconnect();
  };
}

/** For what follows a touch: not from a dialog that the touch has opened. */
export function unlessInDialog(take: () => void): void {
  if (!document.querySelector(MODAL)) take();
}

/** What keeps everything beside it from the focus. A level's start and its end lie on the page and do not. */
const MODAL = '[role="dialog"][aria-modal]';

const isFree = ({ activeElement: active } = document): boolean =>
  !(active instanceof HTMLElement) || active.tabIndex < 0 || active.closest('[role="grid"]') !== null;

/** The one cell of the board that Tab reaches; null while there is none, as in the list of words. */
export const boardStop = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [role="gridcell"][tabindex="0"]');
