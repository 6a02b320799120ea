// Audits that share no code with the generators examine every level of every pack; and each audit is proved to find planted
// faults.

import { beforeAll, describe, expect, it, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { makeLevel } from '../../server/making/make.ts';
import { readPacks } from '../../server/making/packFile.ts';
import type { Json } from './audit/document.ts';
import type { Audited } from './audited.ts';

const FILES = import.meta.glob<{ audited: Audited }>('./games/*.ts', { eager: true });

function auditedOf(gameType: string): Audited {
  const file = FILES[`./games/${gameType}.ts`];
  if (!file) throw new Error(`No audit for ${gameType}: tests/levels/games/${gameType}.ts is missing.`);
  return file.audited;
}

const PACKS = readPacks();

test('every game of the catalogue, and no other, has packs to audit', () => {
  expect(new Set(PACKS.map(({ gameType }) => gameType))).toEqual(new Set(GAME_TYPES));
});

it.each(PACKS.map((pack) => [pack.name, pack] as const))('%s: no finding', (_name, pack) => {
  const { gameType, categoryType, language = 'de', levels } = pack;
  const { audit } = auditedOf(gameType);
  const found = levels.flatMap(({ number, content }) =>
    audit({ categoryType, language, number, document: content }).map((one) => ({ level: number, ...one })),
  );
  expect(levels).not.toEqual([]);
  expect(found).toEqual([]);
});

describe.each(GAME_TYPES)('the audit of a %s', (gameType) => {
  const { sample, audit, plants } = auditedOf(gameType);
  const language = 'de';
  let sound: Json;
  beforeAll(async () => {
    sound = (await makeLevel({ gameType, ...sample, language, seed: 11 })).content;
  });
  /** A fresh copy to plant faults in. */
  const fresh = () => JSON.parse(JSON.stringify(sound));
  const rulesOf = (document: Json) => audit({ ...sample, language, document }).map(({ rule }) => rule);

  test('finds nothing in a sound one', () => expect(rulesOf(fresh())).toEqual([]));

  test.each(plants)('finds a planted %s', (rule, plant) => {
    const document = fresh();
    plant(document as never);
    expect(rulesOf(document)).toContain(rule);
  });
});
