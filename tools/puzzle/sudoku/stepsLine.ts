// One line of `steps sudoku --library`.

import type { Mark, Step } from '../../../puzzles/sudoku/techniques/index.ts';
import type { Answer } from '../lines.ts';
import { type LibraryCase, readLibraryLine } from './library.ts';
import { type Match, matchCase, othersAt } from './libraryMatch.ts';

/** undefined for a line that is not a case: a comment, a blank line. */
export function stepsLine(line: string): Answer | undefined {
  const read = readLibraryLine(line);
  if (!read) return undefined;
  if (!read.ok) return { text: 'error', fault: read.fault };
  const match = matchCase(read.value);
  return { text: sentence(read.value, match), failed: !match.good };
}

/** The first word, the line's technique and conclusion; then what else was found, separated by semicolons. */
function sentence(entry: LibraryCase, { word, technique, steps, rest }: Match): string {
  const code = `${entry.code}${entry.siamese ? '1' : ''}${entry.variant === '' ? '' : `-${entry.variant}`}`;
  const what = entry.negative ? (steps[0] ?? entry) : entry;
  const parts = [[word, code, technique?.key ?? '(unknown technique)', ...written(what)].join(' ')];
  if (rest.length > 0)
    parts.push(`also here: ${[...rest.slice(0, MOST).map((step) => written(step).join(' '))].join(', ')}`);
  if (rest.length > MOST) parts.push(`${rest.length - MOST} more`);
  const others = othersAt(entry, technique);
  if (others.length > 0) parts.push(`other steps: ${others.join(' ')}`);
  return parts.join('; ');
}

/** How many further conclusions of the same technique are listed. */
const MOST = 3;

const at = ({ cell }: Mark): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

const written = ({ placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>): string[] => [
  ...placements.map((mark) => `${at(mark)}=${mark.digit}`),
  ...eliminations.map((mark) => `${at(mark)}-${mark.digit}`),
];
