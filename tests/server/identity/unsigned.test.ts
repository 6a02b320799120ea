// The emulator's tokens, which nobody has signed: read where the emulator is configured, and where that is possible at all.

import { describe, expect, it } from 'vitest';
import { readEnvironment, StartRefused } from '../../../server/environment.ts';
import { emulatorVerifier } from '../../../server/identity/emulatorToken.ts';
import { NOON } from '../nodes.ts';
import { claimsAt, newKey, signed, unsigned } from './provider.ts';

const clock = { now: () => NOON };
const now = NOON / 1000;

describe('the emulator', () => {
  const read = emulatorVerifier({ projectId: 'demo-x', clock });
  const demo = (changes: object = {}) =>
    unsigned({ ...claimsAt(now), iss: 'https://securetoken.google.com/demo-x', aud: 'demo-x', ...changes });

  it("'s tokens are read where it is configured, with the same checks", async () => {
    expect((await read(demo())).uid).toBe('anna');
    const bad = [demo({ aud: ['demo-x'] }), demo({ exp: now - 60 }), demo({ sub: '' }), demo({ iat: now + 60 })];
    for (const token of [...bad, await signed(await newKey('first'), { ...claimsAt(now), aud: 'demo-x' }), 'x.y.'])
      await expect(read(token)).rejects.toMatchObject({ statusCode: 401 });
  });

  it.each<[string, Record<string, string>]>([
    ['in production', { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['on another machine', { FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.7:9099' }],
    ['at a name that only looks like this machine', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost.example.org:9099' }],
    ['for a real project', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_PROJECT_ID: 'puzzles-live' }],
  ])('%s stops the start', (_name, variables) => {
    expect(() => readEnvironment(variables)).toThrow(StartRefused);
    expect(() => readEnvironment(variables)).toThrow(/FIREBASE_AUTH_EMULATOR_HOST must/);
  });

  it('is started by development alone', () => {
    expect(readEnvironment({}).emulator).toBe('own');
    expect(readEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }).emulator).toEqual({
      url: 'http://localhost:9099',
    });
    expect(readEnvironment({ NODE_ENV: 'production' }).emulator).toBe('off');
    expect(readEnvironment({ FIREBASE_PROJECT_ID: 'puzzles-live' }).emulator).toBe('off');
  });
});
