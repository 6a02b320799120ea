// `check`: whether every document in a file is a valid puzzle: its envelope, the kind's own fields, and exactly one solution, the
// stated one.

import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_TYPES, type GameType } from '../../puzzles/catalogue.ts';
import { isRecord, readSheet, type Sheet } from '../../puzzles/ipuz/sheet.ts';
import type { Language } from '../../puzzles/languages.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { type Fault, fault, no, ok, type Result } from '../../puzzles/result.ts';
import { withPictureFiles } from './crossword/pictures.ts';
import { describe, type Refusal } from './faults.ts';
import { isNumbered, isRead, toOurs, withOurEnvelope } from './foreign/foreign.ts';
import { otherRules, unknownKind } from './foreign/kinds.ts';
import { parseJson } from './foreign/text.ts';
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

/** As `readDocuments`; also NOT_READABLE. */
export async function readFileDocuments(file: string, only?: GameType): Promise<Result<Documents, Refusal>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return fault('NOT_READABLE', file);
  }
  return readDocuments(text, only, dirname(file));
}

/**
 * The valid puzzles of a text: a single document, one per line, or sudokus as text. `only`: the game they must belong to.
 * `folder`: where the files are that it names.
 */
export async function readDocuments(
  text: string,
  only?: GameType,
  folder?: string,
): Promise<Result<Documents, Refusal>> {
  const sudokus = readTextSudokus(text);
  if (sudokus) return only === undefined || only === 'sudoku' ? sudokus : fault('OTHER_GAME');
  const lines = text.split('\n');
  if (isOneDocument(text, lines)) {
    const document = await readDocument(text, only, folder);
    return document.ok ? ok([document.value]) : document;
  }
  const documents: Sheet['fields'][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const document = await readDocument(line, only, folder);
    if (!document.ok) return no({ ...document.fault, at: inLine(index + 1, document.fault.at) });
    documents.push(document.value);
  }
  return ok(documents);
}

/** A place in the document on this line. */
const inLine = (line: number, at: string): string =>
  at.startsWith('line 1,') ? at.replace('line 1', `line ${line}`) : `line ${line} ${at}`.trim();

function isOneDocument(text: string, lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length < 2 || parseJson(text).ok || !parseJson(filled[0] as string).ok;
}

/** Checks the envelope; the kind that handles the document's `kind` checks the rest. */
async function readDocument(text: string, only?: GameType, folder?: string): Promise<Result<Sheet['fields'], Refusal>> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const raw = withOurEnvelope(parsed.value);
  const ours = toOurs(folder === undefined ? raw : withPictureFiles(raw, folder));
  const sheet = readSheet(ours.ok ? ours.value : raw);
  if (!sheet.ok) return noGrid(raw, sheet.fault);
  for (const id of only === undefined ? GAME_TYPES : [only]) {
    const kind = await loadKind(id);
    const givens = kind.open(sheet.value);
    if (!givens.ok && givens.fault.code === 'BAD_KIND') continue;
    if (!ours.ok) return no(withRules({ ...ours.fault, kind: id }, sheet.value));
    return givens.ok ? ok(sheet.value.fields) : no(withClash({ ...givens.fault, kind: id }, sheet.value));
  }
  const { kinds } = sheet.value;
  if (isNumbered(kinds)) return fault('PLAIN_CROSSWORD', 'kind');
  return isRead(kinds) ? fault('OTHER_GAME', 'kind') : no(unknownKind(kinds));
}

/** Some kinds have no grid; then the kind is the reason, not the grid. */
function noGrid(raw: unknown, found: Fault): Result<never, Refusal> {
  const kinds: unknown = isRecord(raw) ? raw.kind : undefined;
  const isStrange = Array.isArray(kinds) && kinds.length > 0 && kinds.every((kind) => typeof kind === 'string');
  const isOfGrid = found.code === 'BAD_GRID' || found.code === 'BAD_DIMENSIONS';
  return no(isOfGrid && isStrange && !isRead(kinds) ? unknownKind(kinds) : found);
}

/** A variety of sudoku is refused by its name. */
const withRules = (refusal: Refusal, { kinds }: Sheet): Refusal =>
  refusal.code === 'OTHER_RULES' && refusal.at === 'kind' ? { ...refusal, says: otherRules(kinds) } : refusal;
