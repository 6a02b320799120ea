// Where errors of the client are sent: a Sentry-compatible address (DSN). Its key may only write and is public by design.

import type { Exposure } from './exposure.ts';
import { isHere, isOrigin, type VariableReader } from './variables.ts';

const EXPECTED = 'a DSN such as https://key@errors.example.org/1';

/** undefined: errors stay on the device. */
export function readErrorAddress({ checked }: VariableReader, { production }: Exposure): string | undefined {
  const fits = (value: string): boolean => {
    if (!URL.canParse(value)) return false;
    const { protocol, username, password, origin, pathname, search, hash } = new URL(value);
    const safe = protocol === 'https:' || (protocol === 'http:' && production.length === 0 && isHere(origin));
    const plain = password === '' && search === '' && hash === '';
    // the origin becomes part of a policy, and a host may have characters that end a directive
    return safe && plain && isOrigin(origin) && /^\w+$/.test(username) && /^\/(?:[\w-]+\/)*\d+$/.test(pathname);
  };
  return checked('SENTRY_DSN', '', (value) => value === '' || fits(value), EXPECTED) || undefined;
}
