// If the subject of a rule with `:has()` is any element at all (`.dock:has(…) > :not(.hint)`), browsers recalculate the styles of the
// whole screen whenever an element is added. On a double page, whose twin has 704 cells, typing a letter does that.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Splits where no bracket is open. */
function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (/[([]/.test(char)) depth++;
    if (/[)\]]/.test(char)) depth--;
    if (depth === 0 && at.test(char)) parts.push('');
    else parts.push(`${parts.pop()}${char}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const isOfAnything = (selector: string): boolean => {
  const subject = split(selector, /[\s>~+]/).at(-1) ?? '';
  return selector.includes(':has(') && /^(\*|:not\()/.test(subject);
};

const selectorsIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => split(prelude, /,/));

test('it finds such a rule', () => {
  expect(selectorsIn('.a:has(b) > :not(.c), .d { x: y }').filter(isOfAnything)).toEqual(['.a:has(b) > :not(.c)']);
  expect(selectorsIn('@media x { .a:has(> :not(b)) .c {} .a > :not(.c) {} }').filter(isOfAnything)).toEqual([]);
});

test('no rule has one', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const found = files.flatMap((file) =>
    selectorsIn(readFileSync(join(SRC, file), 'utf8'))
      .filter(isOfAnything)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
