// Values of a running machine as JSON, and a fingerprint of them. What belongs to the page (ports, functions, actors) is left out, and
// what belongs to a person is replaced.

/** JSON, with tagged objects for what JSON has no word for. */
export type Portable = null | boolean | number | string | readonly Portable[] | { readonly [key: string]: Portable };

/** Names of values that are somebody's own, wherever they occur. */
const PERSONAL: readonly string[] = [
  'uid',
  'email',
  'token',
  'displayName',
  'username',
  'photoURL',
  'phoneNumber',
  'providerData',
  'createdAt', // of an account, to the millisecond
];

/** Names of parts of an address: a link from a letter says in it whose it is. */
const QUERIES: readonly string[] = ['search', 'rest'];

/** The parameters that the machines read, and that say nothing of anybody. */
const OWN_PARAMETERS: readonly string[] = ['screen', 'modal', 'about', 'rival', 'lang'];

/** What is left of an error: what a machine may look at. The others hold whole answers of the server. */
const OF_AN_ERROR: readonly string[] = ['playerText', 'fault', 'status', 'statusText', 'retryAfter', 'missing'];

/** The parts of a context that are the world's, not the machine's. */
export const WORLD: readonly string[] = [
  'ports',
  'loadKind',
  'today',
  'forget',
  'signal',
  'consent',
  'player',
  'session',
];

/** Without e-mail addresses, tokens, and what follows an address's `?`. Takes as long as the text, whatever it is. */
const masked = (text: string): string => (/@|eyJ|:\/\//.test(text) ? text.replace(/[^\s<>"']+/g, maskedWord) : text);

function maskedWord(word: string): string {
  if (/[^@]@[^@]/.test(word)) return '[e-mail]';
  if (/eyJ[\w-]+\.[\w-]/.test(word)) return '[token]';
  return word.includes('://') ? word.replace(/\?.*/, '?…') : word;
}

const isQuery = (key: string, part: unknown): part is string => QUERIES.includes(key) && typeof part === 'string';

/** Each parameter of an address with its name; `own`: the machines read it. */
const parametersOf = (query: string): (readonly [text: string, name: string, own: boolean])[] =>
  query.split('&').map((text) => {
    const name = text.replace(/=.*/s, '');
    return [text, name, OWN_PARAMETERS.includes(name)];
  });

/** Whatever is not the machines' own gets another name. */
const portableQuery = (query: string, alias: Alias): string =>
  parametersOf(query)
    .map(([text, , own]) => (own || text === '' ? masked(text) : otherText(text, alias)))
    .join('&');

/** Keeps a trailing `=`: rewriting an address adds one to a parameter without a value. */
const otherText = (text: string, alias: Alias): string =>
  `${String(alias('query', text.replace(/=$/, ''))).replace(' ', '-')}${text.includes('=') ? '=' : ''}`;

/** The machines' own parameters, which alone count in a fingerprint. */
const ownQuery = (query: string): string =>
  parametersOf(query)
    .flatMap(([text, , own]) => (own ? [text] : []))
    .join('&');

/** Gives each person's value a name of its own, the same each time, so that "the same person as before" stays true. */
export function aliases(): (key: string, value: unknown) => Portable {
  const known = new Map<unknown, string>();
  return (key, value) => {
    if (value === '' || value === undefined || value === null) return '';
    const name = known.get(value) ?? `${key} ${known.size + 1}`;
    known.set(value, name);
    return name;
  };
}

export type Alias = ReturnType<typeof aliases>;

const isTyped = (value: object): value is Uint8Array => ArrayBuffer.isView(value) && !(value instanceof DataView);

/** A part of a context that is not the machine's own. */
export const isOfTheWorld = (key: string, part: unknown): boolean =>
  typeof part === 'function' || WORLD.includes(key) || (typeof part === 'object' && part !== null && isActor(part));

const isActor = (value: object): boolean => 'getSnapshot' in value && 'send' in value;

/** A copy as JSON. Throws on a circle: no event and no context has one. */
export function toPortable(value: unknown, alias: Alias): Portable {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return masked(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $number: String(value) };
  if (typeof value !== 'object') return { $none: true };
  if (Array.isArray(value)) return value.map((item) => toPortable(item, alias));
  if (value instanceof Set) return { $set: [...value].map((item) => toPortable(item, alias)) };
  if (value instanceof Map) return { $map: toPortable([...value], alias) };
  if (isTyped(value)) return { $bytes: value.constructor.name, of: Array.from(value) };
  if (value instanceof Error)
    return { $error: { ...fieldsOfError(value, alias), name: value.name, message: masked(value.message) } };
  if (isActor(value)) return { $none: true };
  return fields(value, alias);
}

const fieldsOfError = (error: Error, alias: Alias) =>
  fields(Object.fromEntries(Object.entries(error).filter(([key]) => OF_AN_ERROR.includes(key))), alias);

function fields(value: object, alias: Alias): { [key: string]: Portable } {
  const kept = Object.entries(value).filter(
    ([key, part]) => part !== undefined && typeof part !== 'function' && !WORLD.includes(key),
  );
  const portable = (key: string, part: unknown): Portable => {
    if (PERSONAL.includes(key)) return alias(key, part);
    return isQuery(key, part) ? portableQuery(part, alias) : toPortable(part, alias);
  };
  // not one by one: a key may be `__proto__`
  return Object.fromEntries(kept.map(([key, part]) => [key, portable(key, part)]));
}

const ARRAYS = { Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array, Float64Array };

/** What `toPortable` was given, without what it left out. Throws if it did not come from there. */
export function fromPortable(value: Portable): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(fromPortable);
  if ('$none' in value) return undefined;
  if ('$number' in value) return Number(value.$number);
  if ('$set' in value) return new Set(listOf(fromPortable(value.$set as Portable)));
  if ('$map' in value) return new Map(listOf(fromPortable(value.$map as Portable)) as [unknown, unknown][]);
  if ('$bytes' in value) return arrayOf(value.$bytes, value.of);
  if ('$error' in value) return errorOf(fromPortable(value.$error as Portable));
  return withFields(value);
}

const isList = (value: unknown): value is readonly Portable[] => Array.isArray(value);

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('A set without a list.');
  return value;
}

function arrayOf(name: unknown, items: unknown): unknown {
  if (typeof name !== 'string' || !Object.hasOwn(ARRAYS, name)) throw new Error('No such bytes.');
  return ARRAYS[name as keyof typeof ARRAYS].from(listOf(items) as number[]);
}

function errorOf(value: unknown): Error {
  const { message, ...more } = value as Readonly<Record<string, unknown>>;
  return Object.assign(new Error(String(message)), more);
}

const withFields = (value: { readonly [key: string]: Portable }): object =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fromPortable(part)]));

// ---- fingerprints

const known = new WeakMap<object, number>();

/**
 * 53 bits that are the same for equal values, whatever the order of keys, and, but for chance, different for others. What `toPortable`
 * leaves out or replaces counts for nothing. Of an object that has been seen it takes no time: nothing in a context ever changes.
 */
export function fingerprint(value: unknown): number {
  if (value === undefined || typeof value === 'function') return 0;
  // a machine may keep an error's message
  if (typeof value === 'string') return hashOf(`string ${masked(value)}`);
  if (typeof value !== 'object' || value === null) return hashOf(`${typeof value} ${String(value)}`);
  const before = known.get(value);
  if (before !== undefined) return before;
  const now = fingerprintOf(value);
  known.set(value, now);
  return now;
}

function fingerprintOf(value: object): number {
  if (isActor(value)) return 0;
  if (Array.isArray(value)) return hashOf(`[${value.map(fingerprint).join()}]`);
  if (value instanceof Set) return hashOf(`{${[...value].map(fingerprint).join()}}`);
  if (value instanceof Map) return fingerprint([...value]);
  if (isTyped(value)) return hashOf(`${value.constructor.name} ${Array.from(value).join()}`);
  if (value instanceof Error) return hashOf(`error ${masked(value.message)}`);
  const parts = Object.entries(value)
    .filter(
      ([key, part]) =>
        part !== undefined && typeof part !== 'function' && !WORLD.includes(key) && !PERSONAL.includes(key),
    )
    .map(([key, part]) => `${key}:${fingerprint(isQuery(key, part) ? ownQuery(part) : part)}`)
    .sort();
  return hashOf(parts.join());
}

/** FNV-1a, twice with different starts, as 53 bits. */
function hashOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
