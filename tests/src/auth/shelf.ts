// A device's local storage.

import type { ClearableStorage } from '../../../src/adapters/store/storage.ts';

export function shelf(kept = new Map<string, string>()): ClearableStorage & { readonly kept: Map<string, string> } {
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
