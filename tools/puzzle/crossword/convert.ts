// `convert`: a crossword from one of the editors' formats to another. Reports what the target format cannot hold.

import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isRecord, readSheet } from '../../../puzzles/ipuz/sheet.ts';
import type { Language } from '../../../puzzles/languages.ts';
import { type Fault, fault, no, type Result } from '../../../puzzles/result.ts';
import { describe, type Refusal } from '../faults.ts';
import { toOurs, withOurEnvelope } from '../foreign/foreign.ts';
import { notCrossword } from '../foreign/kinds.ts';
import { looksLikeJson, parseJson } from '../foreign/text.ts';
import { print, readLanguage, UsageError } from '../output.ts';
import { isAcrossText, readAcrossText, writeAcrossText } from './acrossText.ts';
import { fromIpuz, toIpuz } from './crosswordIpuz.ts';
import type { EditorCrossword } from './editorCrossword.ts';
import { isPuz, readPuz, writePuz } from './puz.ts';

const FORMATS = ['ipuz', 'puz', 'text'] as const;
/** For documents of other programs, which need a title where the editor gave none. */
const UNTITLED: Readonly<Record<Language, string>> = { en: 'Crossword', de: 'Kreuzworträtsel' };
type Format = (typeof FORMATS)[number];

/** Exit code 1 if the file is in none of the formats, or cannot be expressed in the target format. */
export async function convert(args: readonly string[]): Promise<number> {
  const { file, format, out, language } = read(args);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch {
    return refused({ code: 'NOT_READABLE', at: file }, language);
  }
  const crossword = readAny(bytes);
  if (!crossword.ok) return refused(crossword.fault, language);
  const { title } = crossword.value;
  const titled = { ...crossword.value, title: title.trim() || UNTITLED[language] };
  const written = write(format === 'ipuz' ? titled : crossword.value, format);
  if (!written.ok) return refused(written.fault, language);
  if (out !== undefined) await writeFile(out, written.value);
  else await print(Buffer.from(written.value));
  return 0;
}

interface Arguments {
  readonly file: string;
  readonly format: Format;
  readonly out: string | undefined;
  /** Of the reasons. */
  readonly language: Language;
}

function read(args: readonly string[]): Arguments {
  try {
    const text = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: text, out: text, lang: text },
    });
    const [file, ...more] = positionals;
    const format = FORMATS.find((name) => name === values.to);
    if (file === undefined || more.length > 0 || format === undefined) throw new Error('Which file, and into what?');
    return { file, format, out: values.out, language: readLanguage(values.lang) ?? 'en' };
  } catch (error) {
    throw new UsageError(
      `${(error as Error).message} Use: convert FILE --to ${FORMATS.join('|')} [--out FILE] [--lang de|en]`,
    );
  }
}

async function refused(refusal: Refusal, language: Language): Promise<number> {
  await print(`${describe({ kind: 'crossword', ...refusal }, language)}\n`);
  return 1;
}

/** Detects the format from the file's content, whatever its name. */
export function readAny(bytes: Uint8Array): Result<EditorCrossword, Refusal> {
  if (isPuz(bytes)) return readPuz(bytes);
  const text = Buffer.from(bytes).toString('utf8');
  if (isAcrossText(text)) return readAcrossText(text);
  if (!looksLikeJson(text)) return fault('UNKNOWN_FORMAT');
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const raw = withOurEnvelope(parsed.value);
  const kinds = kindsOf(raw);
  if (kinds.length > 0 && !isCrossword(kinds))
    return no({ code: 'NOT_CROSSWORD', at: 'kind', says: notCrossword(kinds) });
  const ours = toOurs(raw);
  if (!ours.ok) return ours;
  const sheet = readSheet(ours.value);
  return sheet.ok ? fromIpuz(sheet.value) : sheet;
}

function kindsOf(raw: unknown): readonly string[] {
  const kinds: unknown = isRecord(raw) ? raw.kind : undefined;
  return Array.isArray(kinds) ? kinds.filter((kind) => typeof kind === 'string') : [];
}

const isCrossword = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => /^http:\/\/ipuz\.org\/crossword([#/]|$)/.test(kind));

export function write(crossword: EditorCrossword, format: Format): Result<Uint8Array, Fault> {
  if (format === 'puz') return writePuz(crossword);
  if (format === 'text') return { ok: true, value: Buffer.from(writeAcrossText(crossword)) };
  const { fields, arrows } = toIpuz(crossword);
  if (!arrows)
    process.stderr.write(
      'The black squares cannot hold the clues: made an ordinary crossword instead of an arrowword.\n',
    );
  return { ok: true, value: Buffer.from(`${JSON.stringify(fields)}\n`) };
}
