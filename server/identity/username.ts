// Names that people give themselves: what is shown, and what makes two of them the same.

import { USERNAME_MAX, USERNAME_MIN } from '../../api/user.ts';

/** Control and format characters, private ones, unpaired surrogates, and what looks like nothing (U+2800 is an empty Braille cell). */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Compatibility forms become plain, outer blanks go, inner ones are one. undefined: no name that can be seen. */
export function cleanUsername(raw: string): string | undefined {
  const name = raw.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (INVISIBLE.test(name)) return undefined;
  const visible = [...name].filter((character) => /[^\p{M}\s]/u.test(character)).length;
  return visible >= USERNAME_MIN && [...name].length <= USERNAME_MAX ? name : undefined;
}

/** Neither case nor width tells two names apart, and ß is ss. For a clean name. */
export const usernameKey = (name: string): string => name.toUpperCase().toLowerCase().normalize('NFKC');
