// `npm run -s puzzle -- ...`: generates, checks, solves and grades puzzles, and tries techniques. Reads arguments and streams; the work is in
// the files beside it and in `puzzles/`.

import { check } from './check.ts';
import { generate } from './generate.ts';
import { gradeLine, gradeLineAsJson } from './gradeLine.ts';
import { HELP } from './help.ts';
import { eachLine } from './lines.ts';
import { solveLine } from './solveLine.ts';
import { steps } from './steps.ts';
import { UsageError } from './usageError.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  generate,
  check,
  solve: (args) => eachLine(onlySudoku('solve', args), solveLine),
  grade: (args) => {
    const json = args.includes('--json');
    const rest = args.filter((arg) => arg !== '--json');
    return eachLine(onlySudoku('grade', rest), json ? gradeLineAsJson : gradeLine);
  },
  steps,
  lexicon: async (args) => (await import('./lexicon.ts')).lexicon(args),
  convert: async (args) => (await import('./convert.ts')).convert(args),
  import: async (args) => (await import('./import.ts')).importPuzzles(args),
};

function onlySudoku(command: string, args: readonly string[]): NodeJS.ReadableStream {
  if (args.length !== 1 || args[0] !== 'sudoku')
    throw new UsageError(`Use: ${command} sudoku, with boards on the input.`);
  return process.stdin;
}

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === undefined)
    throw new UsageError(
      'Which command? One of generate, check, convert, import, solve, grade, steps, lexicon; --help tells more.',
    );
  if (command === 'help' || [command, ...args].includes('--help') || command === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, command)) throw new UsageError(`There is no command "${command}"; --help lists them.`);
  return (COMMANDS[command] as (typeof COMMANDS)[string])(args);
}

// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
