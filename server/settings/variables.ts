// Reads the operator's variables one by one and collects what is wrong with them, so that he hears of all of it at once.

export type Variables = Readonly<Record<string, string | undefined>>;

/** One look through the variables. An empty one counts as unset. */
export interface VariableReader {
  text(name: string, fallback?: string): string;
  /** Complains where the value does not fit: "{name} must be {wanted}". */
  checked(name: string, fallback: string, fits: (value: string) => boolean, wanted: string): string;
  /** Separated by commas. */
  list(name: string, fits: (value: string) => boolean, wanted: string): string[];
  /** Sentences that stop the start; each begins with the variable that it is about. */
  readonly wrong: string[];
  /** Sentences for the log of a server that starts all the same. */
  readonly warnings: string[];
}

export function variableReader(variables: Variables): VariableReader {
  const wrong: string[] = [];
  const text = (name: string, fallback = ''): string => variables[name]?.trim() || fallback;
  const checked: VariableReader['checked'] = (name, fallback, fits, wanted) => {
    const value = text(name, fallback);
    if (!fits(value)) wrong.push(`${name} must be ${wanted}, but is "${masked(value)}".`);
    return value;
  };
  const list: VariableReader['list'] = (name, fits, wanted) =>
    split(checked(name, '', (value) => split(value).every(fits), `a comma-separated list of ${wanted}`));
  return { text, checked, list, wrong, warnings: [] };
}

const split = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A password inside an address is not for the log. */
const masked = (value: string): string => value.replace(/\/\/[^@/]*@/, '//***@');

/** Scheme, host and port with nothing behind; only what a host may hold, since it is written into headers. */
export const isOrigin = (value: string): boolean =>
  /^https?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i.test(value) && URL.canParse(value) && new URL(value).origin === value;

/** Of a host as HOST names it, or as it stands in an address. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** An origin that only this machine reaches. */
export const isHere = (origin: string): boolean => isOrigin(origin) && isLoopback(new URL(origin).hostname);
