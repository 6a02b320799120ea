// What lies over a screen without an address of its own, such as the "more" sheet: Back closes it, as it does on a phone everywhere.

import { useEffect } from 'react';

const isSheets = (): boolean => (window.history.state as { sheet?: unknown } | null)?.sheet === true;

let open = 0;

/** An entry whose sheet has been closed by going on, to another level say, is passed over on the way back. */
function passOver(): void {
  if (open === 0 && isSheets()) window.history.back();
}

/** `onClose` must be stable. While it is open, the history has one more entry, of the same address. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const { state } = window.history;
    window.history.pushState({ ...state, depth: (state?.depth ?? 0) + 1, sheet: true }, '');
    open += 1;
    const back = (): void => onClose();
    window.addEventListener('popstate', back);
    window.addEventListener('popstate', passOver); // once: the same listener again is none
    return () => {
      open -= 1;
      window.removeEventListener('popstate', back);
      // in a later task: what the sheet has led to, such as signing in, adds its entry first, and must not be what Back takes
      setTimeout(passOver);
    };
  }, [isOpen, onClose]);
}
