// Texts of ipuz files: the file itself, and strings in which ipuz allows HTML.

import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';

/** The JSON of a file: without a byte order mark, and without the call `ipuz(...)` that version 1 allowed. */
export const jsonOf = (text: string): string => {
  const bare = text.replace(/^\uFEFF/, '');
  const called = /^\s*ipuz\s*\(/.exec(bare)?.[0];
  return called === undefined ? bare : bare.slice(called.length).replace(/\)\s*;?\s*$/, '');
};

/** What the file looks like: JSON, or its call, if only by its first character. */
export const looksLikeJson = (text: string): boolean => /^[\s\uFEFF]*(\{|\[|ipuz\s*\()/.test(text);

/**
 * The JSON of a file. Code: NOT_JSON, at the line and column where it stops being JSON, both from 1, or at the document as a whole if
 * it does not even begin like JSON.
 */
export function parseJson(text: string): Result<unknown, Fault> {
  const json = jsonOf(text);
  try {
    return ok(JSON.parse(json));
  } catch {
    if (!looksLikeJson(text)) return fault('NOT_JSON');
    const before = text.slice(0, text.indexOf(json) + soundLength(json)).replace(/^\uFEFF/, '');
    const lines = before.split(/\r\n?|\n/);
    return fault('NOT_JSON', `line ${lines.length}, column ${(lines.at(-1) as string).length + 1}`);
  }
}

/** How many characters of a text that is no JSON could still become JSON. The engine does not always say where it stopped. */
function soundLength(json: string): number {
  let [sound, broken] = [0, json.trimEnd().length + 1];
  while (broken - sound > 1) {
    const length = (sound + broken) >> 1;
    if (isBeginning(json.slice(0, length))) sound = length;
    else broken = length;
  }
  return sound;
}

/** Whether only the rest is missing: then the engine complains about the end of the text. */
function isBeginning(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch (error) {
    const { message } = error as Error;
    return message.includes('end of JSON input') || Number(/at position (\d+)/.exec(message)?.[1] ?? -1) >= json.length;
  }
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  szlig: 'ß',
};

/** Without tags and entities. Text without any stays as it is. */
export function plainText(html: string): string {
  if (!/<\/?[a-z][^<>]*>|&#?\w+;/i.test(html)) return html;
  const bare = html.replace(/<br\s*\/?>/gi, ' ').replace(/<\/?[a-z][^<>]*>/gi, '');
  return bare
    .replace(/&(#?)(\w+);/g, entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function entity(whole: string, isNumber: string, name: string): string {
  if (isNumber === '#') {
    const code = /^x/i.test(name) ? Number.parseInt(name.slice(1), 16) : Number(name);
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  }
  const umlaut = /^([aouAOU])uml$/.exec(name)?.[1];
  return umlaut === undefined ? (NAMED[name] ?? whole) : `${umlaut}\u0308`.normalize('NFC');
}
