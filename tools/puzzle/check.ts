// `check`: whether every document in a file is a valid puzzle: its envelope, the kind's own fields, and exactly one solution, the
// stated one.

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { readSheet, type Sheet } from '../../puzzles/ipuz/sheet.ts';
import type { Language } from '../../puzzles/languages.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { type Fault, fault, no, ok, type Result } from '../../puzzles/result.ts';
import { type Refusal, sentenceOf } from './faults.ts';
import { toOurs } from './foreign/foreign.ts';
import { jsonOf } from './foreign/text.ts';
import { print, readLanguage, UsageError } from './output.ts';
import { readTextSudokus, withClash } from './sudoku/textSudokus.ts';

/** ipuz documents in our form. */
export type Documents = readonly Sheet['fields'][];

export async function check(args: readonly string[]): Promise<number> {
  const { files, language } = read(args);
  let bad = 0;
  for (const file of files) {
    const result = await readFileDocuments(file);
    if (!result.ok) bad++;
    await print(`${result.ok ? 'ok' : describe(result.fault, language)}\n`);
  }
  return bad > 0 ? 1 : 0;
}

function read(args: readonly string[]): { files: readonly string[]; language: Language } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { lang: { type: 'string' } },
    });
    if (positionals.length === 0) throw new Error('Which files? Such as: check puzzle.ipuz');
    return { files: positionals, language: readLanguage(values.lang) ?? 'en' };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** `language`: of the sentence. */
export const describe = ({ code, at, kind, says }: Refusal, language: Language): string =>
  `${code} at ${at || 'document'}: ${says ? sentence(says[language]) : sentenceOf(code, language, kind)}`;

const sentence = (says: string): string => `${says.charAt(0).toUpperCase()}${says.slice(1)}.`;

/** As `readDocuments`; also NOT_READABLE. */
export async function readFileDocuments(file: string, only?: GameType): Promise<Result<Documents, Refusal>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return fault('NOT_READABLE', file);
  }
  return readDocuments(text, only);
}

/** The valid puzzles of a text: a single document, one per line, or sudokus as text. `only`: the game they must belong to. */
export async function readDocuments(text: string, only?: GameType): Promise<Result<Documents, Refusal>> {
  const sudokus = readTextSudokus(text);
  if (sudokus) return only === undefined || only === 'sudoku' ? sudokus : fault('OTHER_GAME');
  const lines = text.split('\n');
  if (isOneDocument(text, lines)) {
    const document = await readDocument(text, only);
    return document.ok ? ok([document.value]) : document;
  }
  const documents: Sheet['fields'][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const document = await readDocument(line, only);
    if (!document.ok) return no({ ...document.fault, at: `line ${index + 1} ${document.fault.at}`.trim() });
    documents.push(document.value);
  }
  return ok(documents);
}

function isOneDocument(text: string, lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length < 2 || parsed(text).ok || !parsed(filled[0] as string).ok;
}

/** Code: NOT_JSON. */
function parsed(text: string): Result<unknown, Fault> {
  try {
    return ok(JSON.parse(jsonOf(text)));
  } catch {
    return fault('NOT_JSON');
  }
}

/** Checks the envelope; the kind that handles the document's `kind` checks the rest. */
async function readDocument(text: string, only?: GameType): Promise<Result<Sheet['fields'], Refusal>> {
  const raw = parsed(text);
  if (!raw.ok) return raw;
  const ours = toOurs(raw.value);
  const sheet = readSheet(ours.ok ? ours.value : raw.value);
  if (!sheet.ok) return sheet;
  for (const id of only === undefined ? GAME_TYPES : [only]) {
    const kind = await loadKind(id);
    const givens = kind.open(sheet.value);
    if (!givens.ok && givens.fault.code === 'BAD_KIND') continue;
    if (!ours.ok) return no({ ...ours.fault, kind: id });
    return givens.ok ? ok(sheet.value.fields) : no(withClash({ ...givens.fault, kind: id }, sheet.value));
  }
  const isPlain = sheet.value.kinds.every((kind) => PLAIN.test(kind));
  if (isPlain) return fault('PLAIN_CROSSWORD', 'kind');
  return fault(only === undefined ? 'UNKNOWN_KIND' : 'OTHER_GAME', 'kind');
}

const PLAIN = /^http:\/\/ipuz\.org\/crossword(?!\/arrowword)([#/]|$)/;
