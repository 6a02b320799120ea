// `brand set FILE`: files are read where the command was typed, even if a running server carries it out.

import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Refused } from './command.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The words with each file's text instead of its name, and the logo beside it in the text. Throws Refused. */
export function withBrandFiles(words: readonly string[]): readonly string[] {
  if (words[0] !== 'brand' || words[1] !== 'set') return words;
  return words.map((word, index) =>
    index < 2 || word.startsWith('-') ? word : withLogo(word, textOf(word).toString()),
  );
}

function withLogo(path: string, text: string): string {
  let raw: { appearance?: { logo?: unknown } } | null;
  try {
    raw = JSON.parse(text);
  } catch {
    return text; // the command says what is wrong with it
  }
  const logo = raw?.appearance?.logo;
  const type = typeof logo === 'string' ? TYPES[extname(logo).toLowerCase()] : undefined;
  if (typeof logo !== 'string' || type === undefined) return text;
  const bytes = textOf(join(dirname(path), logo));
  return JSON.stringify({
    ...raw,
    appearance: { ...raw?.appearance, logo: `data:${type};base64,${bytes.toString('base64')}` },
  });
}

function textOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${(error as Error).message}.`);
  }
}
