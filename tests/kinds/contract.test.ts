// Every kind with a folder beside this file passes the shared suite, and every kind of the registry has such a folder.

import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { describeKind } from './contract.ts';
import type { KindCases } from './kindCases.ts';

const CASES = Object.values(import.meta.glob<{ cases: KindCases }>('./*/cases.ts', { eager: true })).map(
  ({ cases }) => cases,
);

test('every kind of the registry has cases, under its own id', async () => {
  const known = new Map(CASES.map(({ kind }) => [kind.id, kind]));
  for (const id of GAME_TYPES) expect(known.get(id)).toBe(await loadKind(id));
});

test('the template is tested like a game', () => {
  expect(CASES.map(({ kind }) => kind.id)).toContain('blank');
});

for (const cases of CASES) describeKind(cases);
