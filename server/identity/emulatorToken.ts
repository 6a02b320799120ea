// Accepts the emulator's tokens, which are unsigned: anyone can forge one. Loaded only with the emulator, which public servers and
// projects whose names do not begin with `demo-` refuse (settings/signIn.ts).

import { UnsecuredJWT } from 'jose';
import type { VerifyToken } from './token.ts';
import { claimsOf, type Expected, problemOf, standardChecks } from './token.ts';

export function emulatorVerifier(expected: Expected): VerifyToken {
  return async (token) => {
    try {
      return claimsOf(UnsecuredJWT.decode(token, standardChecks(expected)).payload, expected);
    } catch (error) {
      throw problemOf(error);
    }
  };
}
