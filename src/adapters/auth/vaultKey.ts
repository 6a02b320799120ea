// The key of the vault: made once for this browser, kept in IndexedDB as an object that encrypts but cannot be read out.

import { pageDatabase } from '../store/pageDatabase.ts';

const SHELF = 'keys';
const KEY = 'person';

let known: Promise<CryptoKey | undefined> | undefined;

/** Always the same one. undefined: this page may not encrypt, or has nowhere to keep a key. */
export function vaultKey(report: (error: unknown) => void): Promise<CryptoKey | undefined> {
  known ??= findOrMake().catch((error: unknown) => {
    report(error);
    return undefined;
  });
  return known;
}

/** Rejects where there is no database. Two tabs that ask at once get the same key: whoever writes first has made it. */
export async function findOrMake(): Promise<CryptoKey | undefined> {
  // pages that are not secure have none
  if (!window.crypto.subtle) return undefined;
  const database = pageDatabase({ name: 'raetsel-vault', version: 1, shelves: [SHELF] });
  const kept = await database.within(SHELF, 'readonly', (shelf) => shelf.get(KEY));
  if (kept) return kept;
  // keys cannot be made within a transaction; which of two is kept is decided in one
  const made = await makeKey();
  return database.within(SHELF, 'readwrite', async (shelf) => {
    const there: CryptoKey | undefined = await shelf.get(KEY);
    if (!there) await shelf.put(made, KEY);
    return there ?? made;
  });
}

const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
