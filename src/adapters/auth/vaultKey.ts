// The vault's key: made once for this browser, kept in IndexedDB as a non-extractable CryptoKey.

import type { PageLifecycle } from '../page/lifecycle.ts';
import { pageDatabase } from '../store/pageDatabase.ts';
import type { KeeperWorld } from './person.ts';

const SHELF = 'keys';
const KEY = 'person';

/** Returns a function that finds or makes the key on first use. undefined: this page cannot encrypt or store a key. */
export function vaultKey({ lifecycle, report }: Pick<KeeperWorld, 'lifecycle' | 'report'>) {
  let known: Promise<CryptoKey | undefined> | undefined;
  return (): Promise<CryptoKey | undefined> => {
    known ??= findOrMake(lifecycle).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    return known;
  };
}

/** Rejects if there is no database. Two tabs that call it at the same time get the same key: the first to write wins. */
async function findOrMake(lifecycle: PageLifecycle): Promise<CryptoKey | undefined> {
  // only a secure context has `subtle`
  if (!window.crypto.subtle) return undefined;
  const database = pageDatabase({ name: 'raetsel-vault', version: 1, shelves: [SHELF], lifecycle });
  const kept = await database.within(SHELF, 'readonly', (shelf) => shelf.get(KEY));
  if (kept) return kept;
  // a key cannot be generated within a transaction, but the transaction decides which of two keys is kept
  const made = await makeKey();
  return database.within(SHELF, 'readwrite', async (shelf) => {
    const there: CryptoKey | undefined = await shelf.get(KEY);
    if (!there) await shelf.put(made, KEY);
    return there ?? made;
  });
}

const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
