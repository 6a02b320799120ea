// `solve`, `grade` and `steps`, for the games whose boards fit on a line.

import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameType } from '../../puzzles/catalogue.ts';
import { type BoardLines, eachBoard, eachLine } from './lines.ts';
import { print, UsageError } from './output.ts';

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
  return eachBoard(process.stdin, lines.reader(), lines.solve);
}

export async function grade(args: readonly string[]): Promise<number> {
  const [game, ...rest] = args.filter((arg) => arg !== '--json');
  const lines = await linesOf(game);
  if (!lines || rest.length > 0) throw new UsageError(`Use: grade ${GAMES} [--json], with boards on standard input.`);
  return eachBoard(process.stdin, lines.reader(), args.includes('--json') ? lines.gradeAsJson : lines.grade);
}

/** Checks the techniques against libraries of examples, ours or third-party ones. */
export async function steps(args: readonly string[]): Promise<number> {
  const { game, files, library } = stepsArguments(args);
  const lines = await linesOf(game);
  if (!lines || !library) {
    throw new UsageError(`Use: steps ${GAMES} --library [FILE...], or with the lines on standard input.`);
  }
  const tally: Tally = { cases: 0, unmatched: [] };
  let worst = 0;
  for (const file of files.length > 0 ? files : ['-']) {
    worst = Math.max(worst, await stepsFile(lines, file, files.length > 1 ? `${file} ` : '', tally));
  }
  await print(summary(tally));
  return worst;
}

/** How many cases there were, and the first words of those that do not match. */
interface Tally {
  cases: number;
  readonly unmatched: string[];
}

const summary = ({ cases, unmatched }: Tally): string =>
  [`matched ${cases - unmatched.length} of ${cases}`, ...unmatched.map((line) => `not ${line}`), ''].join('\n');

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

async function stepsFile(lines: BoardLines, file: string, source: string, tally: Tally): Promise<number> {
  const counted: BoardLines['steps'] = (line, number) => {
    const answer = lines.steps(line, number);
    if (answer) tally.cases++;
    if (answer?.failed || answer?.fault !== undefined) {
      tally.unmatched.push(`${source}line ${number}: ${answer.text.split(' ', 3).join(' ')}`);
    }
    return answer;
  };
  if (file === '-') return eachLine(process.stdin, counted, source);
  try {
    return await eachLine(createReadStream(file), counted, source);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    process.stderr.write(`${file} cannot be read\n`);
    return 1;
  }
}
