// `solve`, `grade` and `steps`, for the games whose boards fit on a line.

import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameType } from '../../puzzles/catalogue.ts';
import { type BoardLines, eachLine } from './lines.ts';
import { UsageError } from './output.ts';

const LOADERS: Readonly<Partial<Record<GameType, () => Promise<BoardLines>>>> = {
  sudoku: async () => (await import('./sudoku/boardLines.ts')).sudokuLines,
};
const GAMES = Object.keys(LOADERS).join('|');

const linesOf = (game: string | undefined): Promise<BoardLines> | undefined =>
  Object.hasOwn(LOADERS, game ?? '') ? LOADERS[game as GameType]?.() : undefined;

export async function solve(args: readonly string[]): Promise<number> {
  const [game, ...rest] = args;
  const lines = await linesOf(game);
  if (!lines || rest.length > 0) throw new UsageError(`Use: solve ${GAMES}, with boards on standard input.`);
  return eachLine(process.stdin, lines.solve);
}

export async function grade(args: readonly string[]): Promise<number> {
  const [game, ...rest] = args.filter((arg) => arg !== '--json');
  const lines = await linesOf(game);
  if (!lines || rest.length > 0) throw new UsageError(`Use: grade ${GAMES} [--json], with boards on standard input.`);
  return eachLine(process.stdin, args.includes('--json') ? lines.gradeAsJson : lines.grade);
}

/** Checks the techniques against libraries of examples, ours or third-party ones. */
export async function steps(args: readonly string[]): Promise<number> {
  const { game, files, library } = stepsArguments(args);
  const lines = await linesOf(game);
  if (!lines || !library) {
    throw new UsageError(`Use: steps ${GAMES} --library [FILE...], or with the lines on standard input.`);
  }
  if (files.length === 0) return eachLine(process.stdin, lines.steps);
  let worst = 0;
  for (const file of files) {
    worst = Math.max(worst, await stepsFile(lines, file, files.length > 1 ? `${file} ` : ''));
  }
  return worst;
}

function stepsArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { library: { type: 'boolean' } },
    });
    const [game, ...files] = positionals;
    return { game, files, library: values.library === true };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function stepsFile(lines: BoardLines, file: string, source: string): Promise<number> {
  if (file === '-') return eachLine(process.stdin, lines.steps, source);
  try {
    return await eachLine(createReadStream(file), lines.steps, source);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    process.stderr.write(`${file} cannot be read\n`);
    return 1;
  }
}
