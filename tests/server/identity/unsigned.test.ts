// The emulator's unsigned tokens pass the same checks. For where they are accepted at all, see doors.test.ts.

import { describe, expect, it } from 'vitest';
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
});
