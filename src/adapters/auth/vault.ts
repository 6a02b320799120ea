// What is kept about the person on the device, encrypted: AES-GCM under a key that no script can read out. It protects copies
// of the disk; whoever runs code in the page could ask it as well as we can. What cannot be read any longer is as good as
// nothing, and goes.

import type { ClearableStorage } from '../store/storage.ts';

export interface Vault {
  /** undefined: nothing there, or nothing that this key, name and owner open. Never rejects. */
  read(name: string, owner?: string): Promise<unknown>;
  /** Where the browser cannot encrypt it lasts as long as the page. */
  write(name: string, value: unknown, owner?: string): Promise<void>;
  /** At once; also what is being written just now. */
  remove(name: string): void;
}

const FORMAT = 1;
/** Bytes; as the standard recommends for AES-GCM, made anew for every writing. */
const NONCE = 12;

/** `key`: undefined where the browser has no encryption, or nowhere to keep a key. */
export function createVault(storage: ClearableStorage, key: () => Promise<CryptoKey | undefined>): Vault {
  const memory = new Map<string, { readonly owner: string; readonly value: unknown }>();
  /** By name: the latest write or removal; an older one that ends later counts for nothing. */
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
        // lost key, other owner, damaged: unless something new has come meanwhile
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

/** Is bound to the text: under another name, owner or format it does not open. */
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
