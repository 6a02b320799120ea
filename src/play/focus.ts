// Whether a part of the game may take the focus.

import { afterFrame } from '../adapters/page/afterFrame.ts';

/**
 * Calls `take` unless the player is somewhere: on a control, or in a dialog. The board, the page's heading and whatever else only
 * scripts focus leave the focus free, as does a control that has gone. A dialog that is about to go, such as the one that has just
 * started the game, is waited for. Returns what ends the waiting.
 */
export function takeFocus(take: () => void): () => void {
  const tried = (): boolean => {
    if (document.querySelector('[role="dialog"]')) return false;
    if (isFree(document.activeElement)) {
      take();
      // a dialog that has just gone may drop the focus a moment later
      afterFrame(() => document.activeElement === document.body && take());
    }
    return true;
  };
  if (tried()) return () => undefined;
  const watch = new MutationObserver(() => tried() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const isFree = (active: Element | null): boolean =>
  !(active instanceof HTMLElement) || active.tabIndex < 0 || active.closest('[role="grid"]') !== null;
