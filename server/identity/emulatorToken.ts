// Reads the emulator's tokens, which nobody has signed: anyone can make one. Loaded only where the emulator's address is
// set, which a server that strangers reach and projects whose name does not begin with `demo-` refuse (settings/signIn.ts).

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
