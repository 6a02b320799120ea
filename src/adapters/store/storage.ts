// Local storage that never throws: if the browser forbids it, values last as long as the page.

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem'>;
export type ClearableStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function safeStorage(): ClearableStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? window.localStorage.getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    setItem(key, value) {
      try {
        window.localStorage.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        window.localStorage.removeItem(key);
      } catch {
        // forbidden storage is empty
      }
    },
  };
}

/** Key of the messages that could not be sent yet; empty if there are none. */
export const OUTBOX = 'outbox';

const DEVICE = 'deviceId';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A random UUID, made once. It goes with feedback; never used for authentication. */
export function deviceId(storage: SafeStorage): string {
  const known = storage.getItem(DEVICE);
  if (known && UUID.test(known)) return known;
  const made = newId();
  storage.setItem(DEVICE, made);
  return made;
}

/** A UUID. `randomUUID` exists only in secure contexts, which a page on the local network is not. */
export function newId(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  const hex = digits.join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
