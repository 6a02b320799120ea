// Attack: fuzzing with five thousand almost valid requests: every call of the API description with parameters, headers, tokens
// and bodies that nearly fit. Seeded, so that a finding can be reproduced.

import { gamesOf, type Operation, operations, type Schema } from './api.ts';
import { type Attack, failing, spread, tally, upTo } from './attack.ts';
import { type Answer, ask, isFailure, unsigned } from './caller.ts';

const COUNT = 5000;
const SEED = 20261122;

type Chance = () => number;

/** mulberry32. */
function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Item>(chance: Chance, items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;

const TEXTS = [
  ...[
    '',
    ' ',
    'x',
    'null',
    '0',
    '-1',
    '1e309',
    '9007199254740993',
    'true',
    '__proto__',
    'constructor',
    '../../etc/passwd',
  ],
  ...[
    '%00',
    '%',
    '%zz',
    '%C0%80',
    '\u0000',
    '\ud800',
    'ä'.repeat(50),
    '\u202eabc',
    '😀'.repeat(20),
    "'; DROP TABLE users; --",
  ],
  ...[
    'sudoku',
    'crossword',
    'leichtes',
    'tagliches_ratsel',
    'de-leichtes-001',
    'sudoku/de-leichtes-001',
    'de-leichtes-999',
  ],
  ...[
    'de-tagliches_ratsel-2026-02-30',
    'de-tagliches_ratsel-9999-99-99',
    'sudoku/xx-leichtes-001',
    'a'.repeat(3000),
    'sandbox',
    'stripe',
  ],
  ...[
    'hint',
    'letter',
    'level',
    'avatar',
    'small',
    'huge',
    'starter',
    'best-seller',
    'EUR',
    '2026-11-22',
    '0000-00-00',
  ],
];
const VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], { a: 1 }, { toString: 1 }],
  ...TEXTS,
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...[{}, {}, {}, { 'if-none-match': '*' }, { 'if-match': '"1"' }, { 'if-match': '"999999999"' }, { 'if-match': 'x' }],
  ...[
    { 'accept-language': 'de' },
    { 'accept-language': 'xx;q=9,*' },
    { 'idempotency-key': 'x' },
    { 'idempotency-key': '' },
  ],
  ...[
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'x' },
  ],
  ...[
    { 'content-encoding': 'gzip' },
    { 'accept-encoding': 'x, br;q=2' },
    { accept: 'application/xml' },
    { range: 'bytes=0-1' },
  ],
  ...[{ 'x-forwarded-for': '1.2.3.4, x' }, { 'x-white-label': '../x' }, { 'x-http-method-override': 'DELETE' }],
  ...[{ origin: 'https://evil.example.org' }, { 'sandbox-signature': `t=${'1'.repeat(13)},v1=${'a'.repeat(64)}` }],
];

function valueFor(chance: Chance, schema: Schema): unknown {
  if (chance() < 0.3) return pick(chance, VALUES);
  if (schema.enum) return pick(chance, schema.enum);
  if (schema.type === 'object' || schema.properties) return bodyFor(chance, schema);
  if (schema.type === 'integer') return Math.floor(chance() * 10_000);
  if (schema.type === 'boolean') return chance() < 0.5;
  if (schema.type === 'array') return upTo(Math.floor(chance() * 4)).map(() => entryFor(chance));
  return pick(chance, TEXTS);
}

/** A lone surrogate cannot be percent-encoded, so it is replaced. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Something close to a log entry. */
const entryFor = (chance: Chance): unknown => ({
  type: pick(chance, ['move', 'hint', 'letter', 'undo', 'redo', 'restart', 'giveUp', 'secondChance', 'pause', 'x', 7]),
  at: pick(chance, [0, 1, 10, 1e15, -1, 0.1]),
  paid: pick(chance, ['free', 'joker', 'x', 1]),
  move: {
    type: pick(chance, ['digit', 'letter', 'find', 'clear', 'note', 'colour', 'reveal', 'setNotes', 'autoNotes', 'x']),
    cell: pick(chance, [0, 1, 80, 81, 9603, 1e9, -1]),
    cells: pick<unknown>(chance, [[0, 1], [], [80], [1, 0], 'x']),
    digit: pick(chance, [1, 9, 10]),
    ...{ letter: pick(chance, ['A', 'ß', '😀', '']), pencil: false, clean: true, on: true, colour: 3, notes: [1, 511] },
    ...{ from: pick(chance, [0, 5, 1e7]), to: pick(chance, [0, 9, -3]), word: pick(chance, [0, 3, 999]) },
  },
});

function bodyFor(chance: Chance, { properties = {} }: Schema): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) if (chance() < 0.9) body[name] = valueFor(chance, schema);
  if ('puzzle' in body && chance() < 0.8) body.puzzle = 'sudoku/de-leichtes-001';
  if (chance() < 0.1) body[pick(chance, TEXTS)] = pick(chance, VALUES);
  return body;
}

function pathFor(chance: Chance, games: readonly string[], { path, parameters }: Operation): string {
  const filled = path.replaceAll(/\{\w+\}/g, (name) => {
    if (name === '{type}' && chance() < 0.8) return pick(chance, games);
    if (name === '{category}' && chance() < 0.8) return pick(chance, ['leichtes', 'profi_ratsel']);
    if (path.includes('progress') && chance() < 0.7) return encodeURIComponent('sudoku/de-leichtes-001');
    const text = pick(chance, TEXTS);
    return text.startsWith('%') ? text : encoded(text);
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && chance() < 0.7)
    .map(({ name }) => `${name}=${encoded(pick(chance, TEXTS))}`);
  if (chance() < 0.1) query.push(pick(chance, ['x=1', 'limit=1&limit=2', '__proto__[a]=1', '&&&', 'cursor[]=1', '%']));
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function tokenFor(chance: Chance, method: string): string | undefined {
  const dice = chance();
  // a deleted account can no longer sign in
  const who = method === 'DELETE' ? 'leaver' : 'fuzz';
  if (dice < 0.75) return unsigned(`${who}-${Math.floor(chance() * 5)}`);
  if (dice < 0.85) return undefined;
  return pick(chance, ['x', '..', 'a.b.c', unsigned('x', { project: 'demo-other' }), unsigned('x').slice(3)]);
}

/** Whether the response is the specified success or failure. */
function isSpecified({ status, text, body }: Answer): boolean {
  if (status >= 400) return isFailure({ body });
  if (status === 204 || status === 304) return text === '';
  return typeof body === 'object' && body !== null && 'data' in body && !('isError' in body);
}

export const fuzz: Attack = {
  name: `${COUNT} fuzzed requests`,
  old: 'held: 24,000',
  async run({ home }) {
    const { url } = await home();
    const [calls, games] = [await operations(url), await gamesOf(url)];
    const chance = chanceFrom(SEED);
    const planned = upTo(COUNT).map(() => {
      const call = pick(chance, calls);
      const body = call.method === 'GET' ? undefined : valueFor(chance, call.body ?? {});
      const broken = chance() < 0.05 ? pick(chance, ['{', '"', 'nul', '[1,]', '\u0000', '']) : undefined;
      return {
        method: call.method,
        path: pathFor(chance, games, call),
        asked: {
          token: tokenFor(chance, call.method),
          headers: pick(chance, HEADERS),
          ...(body !== undefined && { body: broken ?? (JSON.stringify(body) as unknown) }),
        },
      };
    });
    const answers = await spread(planned, 8, ({ method, path, asked }) => ask(url, method, path, asked));
    const odd = answers
      .map((answer, n) => ({ answer, n }))
      .filter(({ answer }) => (answer.status >= 500 && answer.status !== 503) || !isSpecified(answer))
      .map(
        ({ answer, n }) =>
          `${planned[n]?.method} ${planned[n]?.path.slice(0, 80)}: ${answer.status} ${answer.text.slice(0, 60)}`,
      );
    const alive = await ask(url, 'GET', '/health');
    return {
      text: `${tally(answers.map(({ status }) => status))}; ${odd.length} odd`,
      through: [...failing({ 'the server is gone': alive.status === 200 }), ...odd.slice(0, 10)],
    };
  },
};
