// `convert`: a crossword from one of the editors' formats to another. Reports what the target format cannot hold.

import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseIpuz } from '../../../puzzles/ipuz/sheet.ts';
import { type Fault, fault, type Result } from '../../../puzzles/result.ts';
import { sentenceOf } from '../faults.ts';
import { print, UsageError } from '../output.ts';
import { isAcrossText, readAcrossText, writeAcrossText } from './acrossText.ts';
import { fromIpuz, toIpuz } from './crosswordIpuz.ts';
import type { EditorCrossword } from './editorCrossword.ts';
import { isPuz, readPuz, writePuz } from './puz.ts';

const FORMATS = ['ipuz', 'puz', 'text'] as const;
type Format = (typeof FORMATS)[number];

/** Exit code 1 if the file is in none of the formats, or cannot be expressed in the target format. */
export async function convert(args: readonly string[]): Promise<number> {
  const { file, format, out } = read(args);
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch {
    return refused({ code: 'NOT_READABLE', at: file });
  }
  const crossword = readAny(bytes);
  if (!crossword.ok) return refused(crossword.fault);
  const written = write(crossword.value, format);
  if (!written.ok) return refused(written.fault);
  if (out !== undefined) await writeFile(out, written.value);
  else await print(Buffer.from(written.value));
  return 0;
}

function read(args: readonly string[]): { file: string; format: Format; out: string | undefined } {
  try {
    const text = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: text, out: text },
    });
    const [file, ...more] = positionals;
    const format = FORMATS.find((name) => name === values.to);
    if (file === undefined || more.length > 0 || format === undefined) throw new Error('Which file, and into what?');
    return { file, format, out: values.out };
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Use: convert FILE --to ${FORMATS.join('|')} [--out FILE]`);
  }
}

async function refused({ code, at }: Fault): Promise<number> {
  await print(`${code} at ${at || 'document'}: ${sentenceOf(code, 'crossword')}\n`);
  return 1;
}

/** Detects the format from the file's content, whatever its name. */
export function readAny(bytes: Uint8Array): Result<EditorCrossword, Fault> {
  if (isPuz(bytes)) return readPuz(bytes);
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (isAcrossText(text)) return readAcrossText(text);
  const sheet = parseIpuz(text);
  return sheet.ok ? fromIpuz(sheet.value) : fault('UNKNOWN_FORMAT');
}

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
