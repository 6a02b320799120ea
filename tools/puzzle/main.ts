// `npm run -s puzzle -- ...`: dispatches to the commands, which are in the other files of this folder.

import { grade, solve, steps } from './boardCommands.ts';
import { check } from './check.ts';
import { generate } from './generate.ts';
import { HELP } from './help.ts';
import { UsageError } from './output.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  generate,
  check,
  convert: async (args) => (await import('./crossword/convert.ts')).convert(args),
  import: async (args) => (await import('./import.ts')).importPuzzles(args),
  solve,
  grade,
  steps,
  lexicon: async (args) => (await import('./lexicon.ts')).lexicon(args),
};

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === undefined)
    throw new UsageError(`Which command? One of ${Object.keys(COMMANDS).join(', ')}; see --help.`);
  if (command === 'help' || [command, ...args].includes('--help') || command === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, command)) throw new UsageError(`There is no command "${command}"; --help lists them.`);
  return (COMMANDS[command] as (typeof COMMANDS)[string])(args);
}

// A reader that stops early, such as `head`, is not an error.
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
