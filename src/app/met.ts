// Which games this device has met: the first start of each offers its guide.

import type { SafeStorage } from '../adapters/store/storage.ts';

const KEY = 'met';

const known = (storage: SafeStorage): readonly string[] => (storage.getItem(KEY) ?? '').split(' ');

export const hasMet = (storage: SafeStorage, kind: string): boolean => known(storage).includes(kind);

export function meet(storage: SafeStorage, kind: string): void {
  if (!hasMet(storage, kind)) storage.setItem(KEY, [...known(storage), kind].join(' ').trim());
}
