// Detects a real keyboard: a mouse makes one likely, and a key press proves it, on a tablet too.

import { useSyncExternalStore } from 'react';
import { FINE_POINTER, useMedia } from '../ui/browser.ts';

let pressed = false;

/** On-screen keyboards send no key codes. */
const isReal = ({ isTrusted, code, key }: KeyboardEvent): boolean => isTrusted && code !== '' && key.length === 1;

function subscribe(changed: () => void): () => void {
  if (pressed) return () => undefined;
  const down = (event: KeyboardEvent): void => {
    if (!isReal(event)) return;
    pressed = true;
    window.removeEventListener('keydown', down, true);
    changed();
  };
  window.addEventListener('keydown', down, true);
  return () => window.removeEventListener('keydown', down, true);
}

export function useRealKeyboard(): boolean {
  const seen = useSyncExternalStore(subscribe, () => pressed);
  return useMedia(FINE_POINTER) || seen;
}
