// Finds and runs the typed command, and returns its output.

import { backup, restore } from './backup.ts';
import { brandList, brandPreview, brandPublish, brandRollback, brandSet, brandShow } from './brands.ts';
import { cluesExport } from './clues.ts';
import { codeEnd, codeList, codeMake } from './codes.ts';
import { type Command, Refused, UsageError, type WithContext } from './command.ts';
import { HELP } from './help.ts';
import { offerEnd, offerList, offerSet } from './offers.ts';
import { grant, ledger, user } from './people.ts';
import { check, feedbackList, feedbackSession } from './reports.ts';
import { stats } from './stats.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  user,
  ledger,
  grant,
  'code make': codeMake,
  'code list': codeList,
  'code end': codeEnd,
  'offer list': offerList,
  'offer set': offerSet,
  'offer end': offerEnd,
  'brand list': brandList,
  'brand show': brandShow,
  'brand set': brandSet,
  'brand preview': brandPreview,
  'brand publish': brandPublish,
  'brand rollback': brandRollback,
  'feedback list': feedbackList,
  'feedback session': feedbackSession,
  'clues export': cluesExport,
  stats,
  check,
  backup,
  restore,
};

export interface CommandResult {
  readonly out: string;
  readonly err: string;
  /** 0: done, 1: cannot be done, 2: wrong usage. */
  readonly code: number;
}

const result = (out: string, err = '', code = 0): CommandResult => ({ out, err, code });

/** Whether the command needs a database without the rows that a first start adds. */
export const needsEmptyDatabase = (typed: readonly string[]): boolean => typed[0] === 'restore';

/** Rethrows what is neither UsageError nor Refused. */
export async function runAdmin(typed: readonly string[], withContext: WithContext): Promise<CommandResult> {
  const json = typed.includes('--json');
  const words = typed.filter((word) => word !== '--json');
  if (words.length === 0) return result('', 'Which command? --help lists them.\n', 2);
  if (words.includes('--help') || words[0] === 'help' || words[0] === '-h') return result(HELP);
  const name = Object.keys(COMMANDS).find((known) => known === words.slice(0, known.split(' ').length).join(' '));
  const command = name === undefined ? undefined : COMMANDS[name];
  if (name === undefined || command === undefined)
    return result('', `There is no command "${words.slice(0, 2).join(' ')}"; --help lists them.\n`, 2);
  try {
    const outcome = await withContext((context) => command(words.slice(name.split(' ').length), context));
    const text = json ? JSON.stringify(outcome.json, null, 2) : outcome.text;
    const warnings = (outcome.warnings ?? []).map((line) => `${line}\n`);
    return result(`${text}\n`, warnings.join(''), outcome.code);
  } catch (error) {
    if (error instanceof UsageError) return result('', `${error.message}\n`, 2);
    if (error instanceof Refused) return result('', `${error.message}\n`, 1);
    throw error;
  }
}
