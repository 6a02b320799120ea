// Whose balance is shown, and who answers a payment: for a visitor's hints the device, for a player's the server.

import { describe, expect, test } from 'vitest';
import type { Consumables, UniqueItems } from '../../api/inventory.ts';
import { UNPAID } from '../../api/progress.ts';
import type { SignIn } from '../../machines/ports.ts';
import { forEachGame } from '../../puzzles/catalogue.ts';
import { ApiError } from '../../src/adapters/api/apiError.ts';
import { accountWallet } from '../../src/adapters/economy/accountWallet.ts';
import { deviceWallet } from '../../src/adapters/economy/deviceWallet.ts';
import type { EconomyApi } from '../../src/adapters/economy/economyApi.ts';
import de from '../../src/text/de/later/economy.json' with { type: 'json' };
import en from '../../src/text/en/later/economy.json' with { type: 'json' };
import { settled } from '../helpers/ports.ts';

const holding = (spellJoker: number, freeHints = 0): Consumables => ({
  spellJoker,
  letters: { ...forEachGame(() => 0), sudoku: 5 },
  freeHints,
});
/** As the sign-in provider makes them. */
const UID = 'kX9bQe2ZrTfPz1LmN8vYw3HsJd52';

const HINT = { reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref: '1-hint-0' } as const;

/** A device, and a server that holds 7 jokers and one bought level for any player. */
function makeDevice(memory = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  };
  const listeners = new Set<() => void>();
  let signIn: SignIn | undefined;
  const errors: unknown[] = [];
  let changes = 0;
  const device = {
    memory,
    errors,
    loads: 0,
    get changes() {
      return changes;
    },
    economy: {
      consumables: async () => {
        device.wallet.take(signIn?.userData.uid ?? '', holding(7, 1));
        return holding(7, 1);
      },
      unique: async (): Promise<UniqueItems> => ({
        'level:sudoku/de-leichtes-009': {
          uniqueId: 'level:sudoku/de-leichtes-009',
          kind: 'level',
          id: 'sudoku/de-leichtes-009',
          time: 1,
        },
        'avatar:owl': { uniqueId: 'avatar:owl', kind: 'avatar', id: 'owl', time: 1 },
      }),
      spend: async () => ({ ...holding(6), paid: 'joker' }),
    } as unknown as EconomyApi,
    async sign(uid: string | undefined) {
      signIn = uid === undefined ? undefined : ({ userData: { uid }, token: 't', expires: 0 } as SignIn);
      for (const listener of listeners) listener();
      await settled();
    },
    wallet: accountWallet({
      device: deviceWallet(storage, 3),
      storage,
      session: {
        current: () => signIn,
        subscribe: (changed) => {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
      },
      economy: async (): Promise<EconomyApi> => {
        device.loads += 1;
        return device.economy;
      },
      report: (error) => errors.push(error),
    }),
  };
  device.wallet.subscribe(() => {
    changes += 1;
  });
  return device;
}

describe('a visitor', () => {
  test('has the free hints of the device, no jokers, and never loads what accounts need', async () => {
    const { wallet, ...device } = makeDevice();
    expect([wallet.freeHints(), wallet.jokers(), wallet.letters('sudoku'), wallet.unlocked().size]).toEqual([
      3,
      undefined,
      0,
      0,
    ]);
    expect(await wallet.spend(HINT)).toEqual({ paid: 'free' });
    expect(await wallet.spend({ ...HINT, reason: 'letter' })).toEqual({ refused: 'SIGN_IN_FIRST' });
    expect(wallet.freeHints()).toBe(2);
    expect(device.loads).toBe(0);
  });
});

describe('a signed-in player', () => {
  test('has the server’s balance, and the device’s hints are not touched', async () => {
    const { wallet, sign } = makeDevice();
    await sign('anna');
    expect([wallet.jokers(), wallet.freeHints(), wallet.letters('sudoku')]).toEqual([7, 1, 5]);
    expect(await wallet.spend(HINT)).toEqual({ paid: 'joker' });
    await sign(undefined);
    expect([wallet.jokers(), wallet.freeHints(), wallet.unlocked().size]).toEqual([undefined, 3, 0]);
  });

  test('is shown no number before the server has sent one', async () => {
    const device = makeDevice();
    device.economy = { ...device.economy, consumables: () => Promise.reject(new ApiError('network')) };
    await device.sign('anna');
    expect([device.wallet.jokers(), device.wallet.freeHints()]).toEqual([undefined, 0]);
    expect(device.errors).toHaveLength(1);
  });

  test('is shown the last known number without a network, until the server answers or the player logs out', async () => {
    const first = makeDevice();
    await first.sign('anna');
    const again = (person: string) => {
      const later = makeDevice(first.memory);
      later.economy = { ...later.economy, consumables: () => Promise.reject(new ApiError('network')) };
      return later.sign(person).then(() => later.wallet);
    };
    const wallet = await again('anna');
    expect([wallet.jokers(), wallet.lastJokers()]).toEqual([undefined, 7]);
    wallet.unlock('sudoku/de-leichtes-009'); // which writes the same record
    expect((await again('anna')).lastJokers()).toBe(7);
    expect((await again('berta')).lastJokers()).toBeUndefined();
    wallet.take('anna', holding(99));
    expect([wallet.jokers(), wallet.lastJokers()]).toEqual([99, 99]);
    wallet.forget();
    expect((await again('anna')).lastJokers()).toBeUndefined();
  });

  test('is never shown the previous player’s balance, however late it arrives', async () => {
    const { wallet, sign } = makeDevice();
    await sign('anna');
    await sign('berta');
    wallet.take('anna', holding(99));
    expect(wallet.jokers()).toBe(7);
  });

  test('keeps bought levels through a reload without a network; another player does not have them', async () => {
    const first = makeDevice();
    await first.sign('anna');
    expect([...first.wallet.unlocked()]).toEqual(['sudoku/de-leichtes-009']);
    first.wallet.unlock('sudoku/de-leichtes-011');
    const second = makeDevice(first.memory);
    second.economy = { ...second.economy, unique: () => Promise.reject(new ApiError('offline')) };
    await second.sign('anna');
    expect([...second.wallet.unlocked()]).toEqual(['sudoku/de-leichtes-009', 'sudoku/de-leichtes-011']);
    await second.sign('berta');
    expect(second.wallet.unlocked().size).toBe(0);
  });

  test('leaves nothing on the device after a logout', async () => {
    const { wallet, sign, memory } = makeDevice();
    await sign('anna');
    expect([...memory.values()].join()).toContain('de-leichtes-009');
    wallet.forget();
    await sign(undefined);
    expect([...memory.values()].join()).not.toMatch(/anna|de-leichtes/);
  });

  test('is notified of jokers earned for a level, and subscribers of each change', async () => {
    const device = makeDevice();
    await device.sign('anna');
    const before = device.changes;
    device.wallet.earned('sudoku/de-leichtes-001', 2);
    expect(device.wallet.earnedFor('sudoku/de-leichtes-001')).toBe(2);
    expect(device.wallet.earnedFor('sudoku/de-leichtes-002')).toBeUndefined();
    expect(device.changes).toBeGreaterThan(before);
    device.wallet.earned('sudoku/de-leichtes-003', 'DAY_LIMIT');
    expect(device.wallet.earnedFor('sudoku/de-leichtes-003')).toBe('DAY_LIMIT');
  });

  const refused = (code: string) => new ApiError('http', { body: { data: { code } } });
  test.each([
    [refused('NOT_ENOUGH_JOKERS'), 'NOT_ENOUGH_JOKERS'],
    [refused('NOT_ENOUGH_LETTERS'), 'NOT_ENOUGH_LETTERS'],
    [refused('TOKEN_EXPIRED'), 'SIGN_IN_FIRST'],
    [new ApiError('offline'), 'OFFLINE'],
  ])('is told why nothing was paid: %s', async (error, why) => {
    const device = makeDevice();
    await device.sign('anna');
    device.economy = { ...device.economy, spend: () => Promise.reject(error) };
    expect(await device.wallet.spend(HINT)).toEqual({ refused: why });
  });

  test.each([new ApiError('network'), new ApiError('timeout'), refused('INTERNAL'), new Error('chunk')])(
    'may try again after %s',
    async (error) => {
      const device = makeDevice();
      await device.sign('anna');
      device.economy = { ...device.economy, spend: () => Promise.reject(error) };
      await expect(device.wallet.spend(HINT)).rejects.toBe(error);
    },
  );
});

test.each(UNPAID)('%s has its sentence in both languages', (reason) => {
  for (const { shop } of [de, en]) expect(shop.unpaid[reason]).toMatch(/^(Gelöst|Solved)! .*\.$/);
});

test('what the device remembers of a player does not name them, and is theirs alone', async () => {
  const memory = new Map<string, string>();
  await makeDevice(memory).sign(UID);
  expect(memory.get('unlocked')).toContain('sudoku/de-leichtes-009');
  expect([...memory].flat().join()).not.toContain(UID);
  const later = makeDevice(memory);
  later.economy.unique = () => Promise.reject(new ApiError('network'));
  await later.sign('another');
  expect([...later.wallet.unlocked()]).toEqual([]);
  await later.sign(UID);
  expect([...later.wallet.unlocked()]).toEqual(['sudoku/de-leichtes-009']);
});
