// The player's data on the device, encrypted with AES-GCM under a non-extractable key. This protects copies of the disk; code running
// in the page could use the key as we do. Data that can no longer be decrypted is deleted.

import type { ClearableStorage } from '../store/storage.ts';

export interface Vault {
  /** undefined: nothing stored, or not decryptable with this key, name and owner. Never rejects. */
  read(name: string, owner?: string): Promise<unknown>;
  /** If the browser cannot encrypt, the value lasts as long as the page. */
  write(name: string, value: unknown, owner?: string): Promise<void>;
  /** Synchronous; also cancels a pending write. */
  remove(name: string): void;
}

const FORMAT = 1;
/** Bytes, as recommended for AES-GCM; a new nonce for every write. */
const NONCE = 12;

/** `key` resolves to undefined if the browser cannot encrypt or cannot store a key. */
export function createVault(storage: ClearableStorage, key: () => Promise<CryptoKey | undefined>): Vault {
  const memory = new Map<string, { readonly owner: string; readonly value: unknown }>();
  /** By name: the number of the latest write or removal; an older one that finishes later is ignored. */
  const turns = new Map<string, number>();
  const turn = (name: string): number => {
    const next = (turns.get(name) ?? 0) + 1;
    turns.set(name, next);
    return next;
  };
  const remove = (name: string): void => {
    turn(name);
    memory.delete(name);
    storage.removeItem(name);
  };

  return {
    remove,
    async read(name, owner = '') {
      const mine = turns.get(name);
      const known = memory.get(name);
      if (known) return known.owner === owner ? known.value : undefined;
      const sealed = storage.getItem(name);
      if (sealed === null) return undefined;
      try {
        return JSON.parse(await open(await key(), sealed, labelOf(name, owner)));
      } catch {
        // lost key, other owner, damaged: removed, unless it has been replaced meanwhile
        if (turns.get(name) === mine && storage.getItem(name) === sealed) remove(name);
        return undefined;
      }
    },
    async write(name, value, owner = '') {
      const mine = turn(name);
      const secret = await key();
      const sealed = secret && (await seal(secret, JSON.stringify(value), labelOf(name, owner)));
      if (turns.get(name) !== mine) return;
      if (sealed === undefined) memory.set(name, { owner, value });
      else storage.setItem(name, sealed);
    },
  };
}

/** Authenticated with the text: it cannot be decrypted under another name, owner or format. */
const labelOf = (name: string, owner: string) => new TextEncoder().encode(`${name}:${owner}:${FORMAT}`);

async function seal(key: CryptoKey, text: string, label: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: label },
    key,
    new TextEncoder().encode(text),
  );
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function open(key: CryptoKey | undefined, sealed: string, label: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!key) throw new Error('no key');
  const bytes = fromText(sealed);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, NONCE), additionalData: label },
    key,
    bytes.slice(NONCE),
  );
  return new TextDecoder().decode(opened);
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
