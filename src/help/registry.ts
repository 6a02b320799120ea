// Every game that brings help of its own, by its kind.

import type { KindHelp } from './kindHelp.ts';
import { sudokuHelp } from './sudoku/help.ts';

const HELP: Readonly<Record<string, KindHelp | undefined>> = { sudoku: sudokuHelp };

export const helpOf = (kind: string): KindHelp | undefined => (Object.hasOwn(HELP, kind) ? HELP[kind] : undefined);
