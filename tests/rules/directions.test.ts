// A language may be written from right to left: styles name the beginning and the end of a line, not left and right.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A left or right side by name. What stays at a side of the window in every writing says so by `env(safe-area-inset-…)`. */
const SIDES =
  /(?:^|[;{]\s*)(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear|object-position|background-position|transform-origin)\s*:[^;]*\b(?:left|right)\b|to (?:left|right)\b/;
const SHORTHAND = /(?:^|[;{]\s*)(?:margin|padding|inset|border-width|border-color|border-style)\s*:\s*([^;}]+)/;
const MOVE = /translate(?:X|3d)?\(\s*(?!calc\([^)]*var\(--forth)-?(?!0[,)])[\d.]/;

/** `a calc(b c) d` as its three parts. */
const partsOf = (value: string): string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g)?.map((part) => part.trim()) ?? [];

/** Why the declaration is not the same thing mirrored; undefined: it is. */
function faultOf(declaration: string): string | undefined {
  if (SIDES.test(declaration)) return 'names a side';
  if (MOVE.test(declaration)) return 'moves to a side';
  const [, value = ''] = SHORTHAND.exec(declaration) ?? [];
  const [, right, , left] = partsOf(value);
  if (left === undefined || left === right) return undefined;
  return left.replace('-left', '') === right?.replace('-right', '') ? undefined : 'has unlike sides';
}

const faultsIn = (css: string): string[] =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/(?<=[;{}])/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .flatMap((part) => faultOf(part) ?? [])
    .map((fault) => fault);

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test('styles have no left and no right', () => {
  const found = files.flatMap((file) =>
    faultsIn(readFileSync(join(root, 'src', file), 'utf8')).map((fault) => `${file} ${fault}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

/** The board's own layers, and what flies from one place of the window to another, are placed by coordinates. */
const PLACED = ['board/BoardMirror.tsx', 'play/ClueBubble.tsx', 'shop/flyJoker.ts', 'celebration/chestFlight.ts'];
const INLINE =
  /\b(?:(?:margin|padding|border)(?:Left|Right)|textAlign|left|right): (?:['"`\d]|`)|\bstyle=\{\{[^}]*\b(?:left|right)\b/;

test('neither have inline styles, but those that place by coordinates', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const found = sources.filter((file) => INLINE.test(readFileSync(join(root, 'src', file), 'utf8')));
  expect(found.filter((file) => !PLACED.includes(file))).toEqual([]);
});

test.each([
  ['margin-left: 1px;', 1],
  ['.a { right: 0; }', 1],
  ['text-align: left;', 1],
  ['border-top-left-radius: 1px;', 1],
  ['border-right-color: red;', 1],
  ['padding: 1px 2px 3px 4px;', 1],
  ['inset: 0 auto 0 calc(1px + (2px * 3));', 1],
  ['transform: translateX(12px);', 1],
  ['background: linear-gradient(to right, red, blue);', 1],
  ['.right { color: red; }', 0],
  ['.a[data-hand="left"] > .left { inset-inline: 0 auto; }', 0],
  ['padding: 1px max(2px, env(safe-area-inset-right)) 3px max(2px, env(safe-area-inset-left));', 0],
  ['margin: 0 calc(1px + 2px) auto calc(1px + 2px);', 0],
  ['transform: translateX(calc(22px * var(--forth, 1)));', 0],
  ['/* left: 1px; */ text-align: start;', 0],
])('%s', (css, found) => expect(faultsIn(css)).toHaveLength(found));
