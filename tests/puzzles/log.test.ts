// The border check of saved games, which come from storage or from strangers.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blank } from '../../puzzles/blank/index.ts';
import { readSaved } from '../../puzzles/log.ts';

const touch = { type: 'touch', cell: 3 };
const LOG = [
  { type: 'move', at: 0, move: touch },
  { type: 'undo', at: 10 },
  { type: 'redo', at: 10 },
  { type: 'pause', at: 20 },
  { type: 'resume', at: 30.5 },
  { type: 'hint', at: 40, move: touch, paid: 'free' },
  { type: 'hint', at: 40, move: touch, paid: 'joker' },
  { type: 'letter', at: 40, move: touch },
  { type: 'secondChance', at: 50 },
  { type: 'secondChance', at: 50, paid: 'free' },
  { type: 'secondChance', at: 50, paid: 'joker' },
  { type: 'giveUp', at: 55 },
  { type: 'restart', at: 60 },
];
const SAVED = { version: 1, puzzle: 'de-leichtes-001', seed: 7, relaxed: false, log: LOG };

test('a valid save is returned unchanged', () => {
  expect(readSaved(blank, JSON.parse(JSON.stringify(SAVED)))).toEqual({ ok: true, value: SAVED });
});

test('unknown fields are dropped', () => {
  const more = { ...SAVED, token: 'x', log: [{ type: 'move', at: 0, move: { ...touch, extra: 1 }, paid: 'free' }] };
  expect(readSaved(blank, more)).toEqual({ ok: true, value: { ...SAVED, log: [LOG[0]] } });
});

describe('a fault of a bad save is named, with its place', () => {
  const entry = (last: unknown) => ({ ...SAVED, log: [...LOG, last] });
  test.each<[string, string, unknown]>([
    ['BAD_SAVE', '', null],
    ['BAD_SAVE', '', 'text'],
    ['OTHER_VERSION', 'version', []],
    ['OTHER_VERSION', 'version', { ...SAVED, version: 2 }],
    ['BAD_SAVE', 'puzzle', { ...SAVED, puzzle: '' }],
    ['BAD_SAVE', 'seed', { ...SAVED, seed: 1.5 }],
    ['BAD_SAVE', 'relaxed', { ...SAVED, relaxed: 'no' }],
    ['BAD_SAVE', 'log', { ...SAVED, log: { length: 1 } }],
    ['LOG_TOO_LONG', 'log', { ...SAVED, log: Array(50_001).fill(LOG[1]) }],
    ['BAD_ENTRY', 'log[13]', entry(null)],
    ['BAD_TIME', 'log[13].at', entry({ type: 'undo' })],
    ['BAD_TIME', 'log[13].at', entry({ type: 'undo', at: -1 })],
    ['BAD_TIME', 'log[13].at', entry({ type: 'undo', at: Number.NaN })],
    ['BAD_TIME', 'log[13].at', entry({ type: 'undo', at: 59 })],
    ['BAD_ENTRY', 'log[13].type', entry({ type: 'cheat', at: 60 })],
    ['BAD_MOVE', 'log[13].move', entry({ type: 'move', at: 60 })],
    ['BAD_MOVE', 'log[13].move', entry({ type: 'letter', at: 60, move: { type: 'touch', cell: '3' } })],
    ['BAD_ENTRY', 'log[13].paid', entry({ type: 'hint', at: 60, move: touch, paid: 'never' })],
    ['BAD_ENTRY', 'log[13].paid', entry({ type: 'secondChance', at: 60, paid: 'never' })],
  ])('%s at "%s"', (code, at, raw) => {
    expect(readSaved(blank, raw)).toEqual({ ok: false, fault: { code, at } });
  });

  test('no input makes it throw', () => {
    const field = fc.constantFrom('version', 'puzzle', 'seed', 'relaxed', 'log');
    const odd = fc.tuple(field, fc.jsonValue()).map(([name, value]) => ({ ...SAVED, [name]: value }));
    const bent = fc.array(fc.jsonValue()).map((log) => ({ ...SAVED, log }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), odd, bent), (raw) => {
        expect(typeof readSaved(blank, raw).ok).toBe('boolean');
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});
