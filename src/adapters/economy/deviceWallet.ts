// A visitor's wallet: the device's free hints, which pay for hints and second chances. Everything else costs jokers, which need an
// account.

import * as v from 'valibot';
import type { Wallet } from '../../../machines/ports.ts';
import type { SafeStorage } from '../store/storage.ts';

export interface DeviceWallet extends Wallet {
  /** Sets how many free hints a device starts with, from the configuration. */
  allow(freeHints: number): void;
  subscribe(changed: () => void): () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

const KEY = 'hintsSpent';
/** Recent payments survive a reload, so that one interrupted before the game was saved is not charged twice. */
const KEPT = 10;

export function deviceWallet(storage: SafeStorage, freeHints: number): DeviceWallet {
  const listeners = new Set<() => void>();
  let { spent, refs } = read(storage);
  let allowance = freeHints;
  const left = () => Math.max(0, allowance - spent);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    freeHints: left,
    letters: () => 0,
    unlocked: () => NOTHING,
    async spend({ reason, ref }) {
      if (reason === 'letter') return { refused: 'SIGN_IN_FIRST' };
      if (refs.includes(ref)) return { paid: 'free' };
      if (left() === 0) return { refused: 'SIGN_IN_FIRST' };
      spent += 1;
      refs = [...refs, ref].slice(-KEPT);
      storage.setItem(KEY, JSON.stringify({ spent, refs }));
      tell();
      return { paid: 'free' };
    },
    allow(count) {
      if (count === allowance) return;
      allowance = count;
      tell();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const Spent = v.object({ spent: v.pipe(v.number(), v.integer(), v.minValue(0)), refs: v.array(v.string()) });

function read(storage: SafeStorage): v.InferOutput<typeof Spent> {
  try {
    return v.parse(Spent, JSON.parse(storage.getItem(KEY) ?? '{}'));
  } catch {
    return { spent: 0, refs: [] };
  }
}
