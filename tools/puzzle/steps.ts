// `steps`: holds the techniques against a library of examples, ours or another's.

import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { eachLine } from './lines.ts';
import { stepsLine } from './stepsLine.ts';
import { UsageError } from './usageError.ts';

const USE = 'Use: steps sudoku --library [FILE...], or with the lines on the input.';

export async function steps(args: readonly string[]): Promise<number> {
  const files = filesOf(args);
  if (files.length === 0) return eachLine(process.stdin, stepsLine);
  let worst = 0;
  for (const file of files) worst = Math.max(worst, await stepsFile(file, files.length > 1 ? `${file} ` : ''));
  return worst;
}

function filesOf(args: readonly string[]): readonly string[] {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { library: { type: 'boolean' } },
    });
    const [kind, ...files] = positionals;
    if (kind === 'sudoku' && values.library) return files;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  throw new UsageError(USE);
}

async function stepsFile(file: string, source: string): Promise<number> {
  if (file === '-') return eachLine(process.stdin, stepsLine, source);
  try {
    return await eachLine(createReadStream(file), stepsLine, source);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    process.stderr.write(`${file} cannot be read\n`);
    return 1;
  }
}
