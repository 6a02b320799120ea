// Reads the operator's variables and collects everything that is wrong with them, to be reported at once.

import { isIP } from 'node:net';

export type Variables = Readonly<Record<string, string | undefined>>;

/** One pass through the variables. An empty one counts as unset. */
export interface VariableReader {
  text(name: string, fallback?: string): string;
  /** Adds "{name} must be {expected}" to `wrong` if the value does not fit. */
  checked(name: string, fallback: string, fits: (value: string) => boolean, expected: string): string;
  /** Reads a comma-separated list. */
  list(name: string, fits: (value: string) => boolean, expected: string): string[];
  /** Reasons to refuse the start; each begins with its variable's name. */
  readonly wrong: string[];
  /** Sentences to log; they do not stop the start. */
  readonly warnings: string[];
}

export function variableReader(variables: Variables): VariableReader {
  const wrong: string[] = [];
  const text = (name: string, fallback = ''): string => variables[name]?.trim() || fallback;
  const checked: VariableReader['checked'] = (name, fallback, fits, expected) => {
    const value = text(name, fallback);
    if (!fits(value)) wrong.push(`${name} must be ${expected}, but is "${masked(value)}".`);
    return value;
  };
  const list: VariableReader['list'] = (name, fits, expected) =>
    split(checked(name, '', (value) => split(value).every(fits), `a comma-separated list of ${expected}`));
  return { text, checked, list, wrong, warnings: [] };
}

const split = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Keeps the password in a URL out of the log. */
const masked = (value: string): string => value.replace(/\/\/[^@/]*@/, '//***@');

/** Scheme, host and port only, in the characters of a host, since it is written into headers. */
export const isOrigin = (value: string): boolean =>
  /^https?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(value) && URL.canParse(value) && new URL(value).origin === value;

/** Something to listen on: an IP address or a host name. */
export const isHost = (value: string): boolean =>
  isIP(value) !== 0 || /^[a-z\d]([\w-]*[a-z\d])?(\.[a-z\d]([\w-]*[a-z\d])?)*\.?$/i.test(value);

/** Takes a host as in HOST, or as in a URL, with brackets around IPv6. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** An origin that only this machine reaches. */
export const isHere = (origin: string): boolean => isOrigin(origin) && isLoopback(new URL(origin).hostname);
