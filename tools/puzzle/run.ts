// The editors' commands by name; each is in a file of its own.

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

/** Runs a command; returns its exit code. Rejects with UsageError on wrong use. */
export async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === undefined)
    throw new UsageError(`Which command? One of ${Object.keys(COMMANDS).join(', ')}; see --help.`);
  if (command === 'help' || [command, ...args].includes('--help') || command === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, command)) throw new UsageError(`There is no command "${command}"; --help lists them.`);
  return (COMMANDS[command] as (typeof COMMANDS)[string])(args);
}
