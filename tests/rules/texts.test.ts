// No text's key is ever shown: what a part names is among the first texts, or in the files that are loaded together with that part.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { merge, type Texts } from '../../src/text/merge.ts';

const src = join(import.meta.dirname, '../../src');

type Files = Record<string, Texts>;
const first = import.meta.glob<Texts>('../../src/text/en/*.json', { eager: true, import: 'default' }) as Files;
const later = import.meta.glob<Texts>('../../src/text/en/{games,later}/*.json', {
  eager: true,
  import: 'default',
}) as Files;

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(/_(one|other)$/, '')] : keysOf(value, `${before}${key}.`),
  );
const fileOf = (name: string): readonly string[] =>
  keysOf(merge(Object.fromEntries(Object.entries(later).filter(([path]) => path.endsWith(`/${name}.json`)))));

/** A game brings its own texts with it, and those of its hints. */
const WITH_GAMES = GAME_TYPES.flatMap((game) => [game, `${game}Hints`]);
const BASE = [...keysOf(merge(first)), ...WITH_GAMES.flatMap(fileOf)];

const STATIC = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gm;
const LATE = /\blate\w*\(\s*(?:async )?\(\) =>[^;]*?import\('(\.[^']+)'\)([^;]*);/gs;
const BROUGHT = /\bbringTexts\(\s*(?:`\$\{[^}]+\}(\w+)`|'(\w+)')/g;
const ASKED = /\bt\(\s*(?:'([\w.]+)'|`([^`]+)`)/g;

interface Part {
  readonly imports: readonly string[];
  readonly loads: readonly { readonly path: string; readonly texts: readonly string[] }[];
  readonly texts: readonly string[];
  readonly asks: readonly RegExp[];
}

const words = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
const asked = (key: string, template: string | undefined): RegExp =>
  new RegExp(
    `^${(template ?? key).replaceAll('.', '\\.').replaceAll(/\$\{(?:[^{}]|\{[^}]*\})+\}/g, '[\\w.]+')}(_\\w+)?$`,
  );

function read(path: string): Part {
  const code = readFileSync(path, 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const at = (file: string): string => join(dirname(path), file);
  return {
    imports: [...code.matchAll(STATIC)].map(([, file = '']) => at(file)),
    loads: [...code.matchAll(LATE)].map(([, file = '', rest = '']) => ({ path: at(file), texts: words(rest) })),
    texts: [...code.matchAll(BROUGHT)].flatMap(([, ending, name]) =>
      name === undefined ? GAME_TYPES.map((game) => `${game}${ending}`) : [name],
    ),
    asks: [...code.matchAll(ASKED)].map(([, key = '', template]) => asked(key, template)),
  };
}

/** What each part under `path` names and may not have, if everything above it has loaded `texts`. */
function missing(path: string, texts: readonly string[], seen: Set<string>): string[] {
  const here = [...new Set(texts)].toSorted();
  const visit = `${path} ${here.join()}`;
  if (seen.has(visit) || !/\.tsx?$/.test(path) || !path.startsWith(src) || !existsSync(path)) return [];
  seen.add(visit);
  const part = read(path);
  const brought = [...here, ...part.texts];
  const known = [...BASE, ...brought.flatMap(fileOf)];
  const lacks = part.asks.filter((key) => !known.some((name) => key.test(name)));
  return [
    ...lacks.map(({ source }) => `${relative(src, path)}: ${source}`),
    ...part.imports.flatMap((file) => missing(file, brought, seen)),
    ...part.loads.flatMap((load) => missing(load.path, [...brought, ...load.texts], seen)),
  ];
}

test('every text that a part names has loaded with it', () => {
  const seen = new Set<string>();
  const found = missing(join(src, 'main.tsx'), [], seen);
  expect(seen.size).toBeGreaterThan(150);
  expect([...new Set(found)].toSorted()).toEqual([]);
});
