// `check`: whether every document in a file is a valid puzzle: its envelope, the kind's own fields, and exactly one solution, the
// stated one.

import { readFile } from 'node:fs/promises';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { parseIpuz } from '../../puzzles/ipuz/sheet.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { type Fault, fault, no, ok, type Result } from '../../puzzles/result.ts';
import { sentenceOf } from './faults.ts';
import { print, UsageError } from './output.ts';

/** A document's fault, and the game whose texts explain it. */
export interface Refusal extends Fault {
  readonly kind?: GameType;
}

export async function check(files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError('Which files? Such as: check puzzle.ipuz');
  const option = files.find((file) => file.startsWith('-'));
  if (option !== undefined) throw new UsageError(`There is no option ${option} for check.`);
  let bad = 0;
  for (const file of files) {
    const result = await checkFile(file);
    if (!result.ok) bad++;
    await print(`${result.ok ? 'ok' : describe(result.fault)}\n`);
  }
  return bad > 0 ? 1 : 0;
}

export const describe = ({ code, at, kind }: Refusal): string =>
  `${code} at ${at || 'document'}: ${sentenceOf(code, kind)}`;

async function checkFile(file: string): Promise<Result<true, Refusal>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return fault('NOT_READABLE', file);
  }
  return checkText(text);
}

/** The documents in a file: a single one, or one per line. */
export function documentsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return isOneDocument(text, lines) ? [text] : lines;
}

const isOneDocument = (text: string, lines: readonly string[]): boolean =>
  lines.length < 2 || isJson(text) || !isJson(lines[0] as string);

/** A single document, or one per line; `only`: the game they must belong to. */
export async function checkText(text: string, only?: GameType): Promise<Result<true, Refusal>> {
  const lines = text.split('\n');
  if (
    isOneDocument(
      text,
      lines.filter((line) => line.trim() !== ''),
    )
  )
    return checkDocument(text, only);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const result = await checkDocument(line, only);
    if (!result.ok) return no({ ...result.fault, at: `line ${index + 1} ${result.fault.at}`.trim() });
  }
  return ok(true);
}

/** Checks the envelope; the kind that handles the document's `kind` checks the rest. */
async function checkDocument(text: string, only?: GameType): Promise<Result<true, Refusal>> {
  const sheet = parseIpuz(text);
  if (!sheet.ok) return sheet;
  for (const id of only === undefined ? GAME_TYPES : [only]) {
    const kind = await loadKind(id);
    const givens = kind.open(sheet.value);
    if (givens.ok) return ok(true);
    if (givens.fault.code !== 'BAD_KIND') return no({ ...givens.fault, kind: id });
  }
  const isPlain = sheet.value.kinds.every((kind) => /^http:\/\/ipuz\.org\/crossword(#|$)/.test(kind));
  if (isPlain) return fault('PLAIN_CROSSWORD', 'kind');
  return fault(only === undefined ? 'UNKNOWN_KIND' : 'OTHER_GAME', 'kind');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
