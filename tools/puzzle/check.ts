// `check`: is a file's every document a sound puzzle? The envelope, the kind's own fields, one solution, the right one.

import { readFile } from 'node:fs/promises';
import { parseIpuz } from '../../puzzles/ipuz/sheet.ts';
import { KIND_IDS, type KindId, loadKind } from '../../puzzles/registry.ts';
import { type Fault, fault, no, ok, type Result } from '../../puzzles/result.ts';
import { sentenceOf } from './faults.ts';
import { print } from './output.ts';
import { UsageError } from './usageError.ts';

/** A document's fault, and whose words tell it. */
interface Refusal extends Fault {
  readonly kind?: KindId;
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

const describe = ({ code, at, kind }: Refusal): string => `${code} at ${at || 'document'}: ${sentenceOf(code, kind)}`;

async function checkFile(file: string): Promise<Result<true, Refusal>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return fault('NOT_READABLE', file);
  }
  return checkText(text);
}

/** One document, or one a line. */
export async function checkText(text: string): Promise<Result<true, Refusal>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || isJson(text) || !isJson(lines[0] as string)) return checkDocument(text);
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const result = await checkDocument(line);
    if (!result.ok) return no({ ...result.fault, at: `line ${index + 1} ${result.fault.at}`.trim() });
  }
  return ok(true);
}

/** The kind that knows the document's `kind` checks the rest. */
async function checkDocument(text: string): Promise<Result<true, Refusal>> {
  const sheet = parseIpuz(text);
  if (!sheet.ok) return sheet;
  for (const id of KIND_IDS) {
    const kind = await loadKind(id);
    const givens = kind.open(sheet.value);
    if (givens.ok) return ok(true);
    if (givens.fault.code !== 'BAD_KIND') return no({ ...givens.fault, kind: id });
  }
  return fault('UNKNOWN_KIND', 'kind');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
