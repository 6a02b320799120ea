// The key of the vault: made once for this browser, kept in IndexedDB as an object that encrypts but cannot be read out.

import { type IDBPDatabase, openDB } from 'idb';

const NAME = 'raetsel-vault';
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
  const db = await openDB(NAME, 1, { upgrade: (created) => void created.createObjectStore(SHELF) });
  try {
    return (await db.get(SHELF, KEY)) ?? (await keepFirst(db, await makeKey()));
  } finally {
    db.close();
  }
}

const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** Keys cannot be made within a transaction; which of two is kept is decided in one. */
async function keepFirst(db: IDBPDatabase, made: CryptoKey): Promise<CryptoKey> {
  const work = db.transaction(SHELF, 'readwrite');
  const there: CryptoKey | undefined = await work.store.get(KEY);
  if (!there) await work.store.put(made, KEY);
  await work.done;
  return there ?? made;
}
