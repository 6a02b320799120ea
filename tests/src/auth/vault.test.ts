// Personal data on the device: encrypted, bound to its name and owner, removed when it can no longer be decrypted.

import { describe, expect, test } from 'vitest';
import { createVault } from '../../../src/adapters/auth/vault.ts';
import type { ClearableStorage } from '../../../src/adapters/store/storage.ts';
import { deferred } from '../../helpers/ports.ts';
import { shelf } from './shelf.ts';

const SECRET = 'a token that nobody should read';

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

async function vaultOn(storage: ClearableStorage) {
  const key = await newKey();
  return createVault(storage, async () => key);
}

describe('the vault', () => {
  test('returns what was written, and the stored form does not reveal it', async () => {
    const storage = shelf();
    const vault = await vaultOn(storage);
    await vault.write('authInfo', { token: SECRET });
    expect(await vault.read('authInfo')).toEqual({ token: SECRET });
    expect([...storage.kept.keys()]).toEqual(['authInfo']);
    const stored = atob(storage.kept.get('authInfo') ?? '');
    expect([stored.includes(SECRET), stored.length > SECRET.length]).toEqual([false, true]);
  });

  test('seals the same thing differently each time', async () => {
    const storage = shelf();
    const vault = await vaultOn(storage);
    await vault.write('authInfo', SECRET);
    const first = storage.kept.get('authInfo');
    await vault.write('authInfo', SECRET);
    expect(storage.kept.get('authInfo')).not.toBe(first);
  });

  test.each<[string, (kept: Map<string, string>) => void]>([
    ['moved under another name', (kept) => kept.set('userInfo', kept.get('authInfo') ?? '')],
    ['changed in one character', (kept) => kept.set('userInfo', flipped(kept.get('authInfo') ?? ''))],
    ['cut short', (kept) => kept.set('userInfo', (kept.get('authInfo') ?? '').slice(0, 12))],
    ['no base64 at all', (kept) => kept.set('userInfo', '{"uid":"anna"}')],
  ])('what was %s is nothing, and goes', async (_, tamper) => {
    const storage = shelf();
    const vault = await vaultOn(storage);
    await vault.write('authInfo', SECRET);
    tamper(storage.kept);
    expect(await vault.read('userInfo')).toBeUndefined();
    expect(storage.kept.has('userInfo')).toBe(false);
  });

  test('another player’s data reads as nothing', async () => {
    const vault = await vaultOn(shelf());
    await vault.write('userInfo', { username: 'Anna' }, 'anna');
    expect(await vault.read('userInfo', 'bert')).toBeUndefined();
  });

  test('with a lost key reads as empty', async () => {
    const storage = shelf();
    await (await vaultOn(storage)).write('authInfo', SECRET);
    expect(await (await vaultOn(storage)).read('authInfo')).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  test('without a key keeps data in memory only, and stores nothing', async () => {
    const storage = shelf();
    const vault = createVault(storage, async () => undefined);
    await vault.write('authInfo', SECRET);
    expect([await vault.read('authInfo'), storage.kept.size]).toEqual([SECRET, 0]);
    vault.remove('authInfo');
    expect(await vault.read('authInfo')).toBeUndefined();
  });

  test('a removal wins over a pending write', async () => {
    const storage = shelf();
    const key = deferred<CryptoKey>();
    const vault = createVault(storage, () => key.promise);
    const writing = vault.write('authInfo', SECRET);
    vault.remove('authInfo');
    key.resolve(await newKey());
    await writing;
    expect(storage.kept.size).toBe(0);
  });

  test('the later of two writes stays, whichever finishes first', async () => {
    const storage = shelf();
    const key = await newKey();
    const slow = deferred<CryptoKey>();
    const keys = [slow.promise, Promise.resolve(key), Promise.resolve(key)];
    const vault = createVault(storage, () => keys.shift() ?? Promise.resolve(key));
    const first = vault.write('authInfo', 'first');
    await vault.write('authInfo', 'second');
    slow.resolve(key);
    await first;
    expect(await vault.read('authInfo')).toBe('second');
  });
});

/** Another character somewhere in the sealed part. */
function flipped(text: string): string {
  const at = text.length - 10;
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}
