// A hint read sentence by sentence, and what is untrue of it for the player who sees it.

import type { Hint } from '../../../../puzzles/hint.ts';
import type { Move } from '../../../../puzzles/sudoku/types.ts';
import { en } from '../texts.ts';
import { CHAIN_CLAIMS } from './claimsOfChains.ts';
import { DIGIT_CLAIMS } from './claimsOfDigits.ts';
import { PATTERN_CLAIMS } from './claimsOfPatterns.ts';
import { REST_CLAIMS } from './claimsOfRest.ts';
import { type Mark, same } from './geometry.ts';
import { byRules, type Seen, Told } from './told.ts';

const CLAIMS = { ...DIGIT_CLAIMS, ...PATTERN_CLAIMS, ...CHAIN_CLAIMS, ...REST_CLAIMS };

type Values = Readonly<Record<string, string | number>>;
const cellsAt = (text: string | number | undefined): number[] =>
  [...String(text ?? '').matchAll(/r(\d)c(\d)/g)].map(([, row, column]) => (Number(row) - 1) * 9 + Number(column) - 1);
const digitsAt = (text: string | number | undefined): number[] =>
  [...String(text ?? '').matchAll(/\d/g)].map(([digit]) => Number(digit));

/** The gaps of the sentence: what it says goes is in them. */
function gapsOf(key: string, count: number): string[] {
  const [technique = '', stage = ''] = key.split('.');
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = en.hint.sudoku;
  const text = texts[technique]?.[stage] ?? texts[technique]?.[`${stage}_${count === 1 ? 'one' : 'other'}`];
  if (text === undefined) throw new Error(`no sentence ${key}`);
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}

/** `3 (r4c5, r4c6); 7 (r1c2)`. */
const marksAt = (text: string): Mark[] =>
  [...text.matchAll(/(\d) \(([^)]*)\)/g)].flatMap(([, digit, cells]) =>
    cellsAt(cells).map((cell): Mark => [cell, Number(digit)]),
  );

function goneIn(key: string, values: Values): Mark[] {
  const gaps = gapsOf(key, Number(values.count ?? 0));
  if (gaps.includes('out')) return marksAt(String(values.out));
  const where = ['outCells', 'roof', 'target'].find((name) => gaps.includes(name));
  const what = ['outDigits', 'extra', 'digit'].find((name) => gaps.includes(name));
  const here = (Number(values.row) - 1) * 9 + Number(values.column) - 1;
  const cells = where === undefined ? [here] : cellsAt(values[where]);
  return cells.flatMap((cell) => digitsAt(values[what ?? '']).map((digit): Mark => [cell, digit]));
}

const text = ([cell, digit]: Mark): string => `${cell}:${digit}`;

export function toldBy({ says, lights, move }: Hint<Move>, seen: Seen): Told {
  return new Told({
    values: says.why.values,
    seen,
    gone:
      move.type === 'setNotes' && !says.what.key.startsWith('wrongNote') ? goneIn(says.what.key, says.what.values) : [],
    placed: move.type === 'reveal' ? [move.cell, move.digit] : undefined,
    lit: lights.why.filter(({ role, symbol }) => role === 'cause' && symbol === undefined).map(({ cell }) => cell),
  });
}

/** What the hint says that is not so; empty if all of it is true. */
export function untruths(hint: Hint<Move>, seen: Seen): string[] {
  const { key } = hint.says.why;
  const claim = CLAIMS[key];
  if (!claim) return [`${key}: nothing checks this sentence`];
  const told = toldBy(hint, seen);
  const out = hint.lights.what.filter(({ role, symbol }) => role === 'out' && symbol !== undefined);
  return [
    ...(claim(told) ? [] : [`${key}: the reason does not hold`]),
    ...(told.gone.every(([cell, digit]) => told.can(cell, digit)) ? [] : [`${key}: what goes was not there`]),
    ...(told.gone.some(([cell, digit]) => seen.solution[cell] === digit) ? [`${key}: takes a right digit`] : []),
    ...(same(
      told.gone.map(text),
      out.map(({ cell, symbol }) => text([cell, Number(symbol)])),
    )
      ? []
      : [`${key}: says and lights different things`]),
    ...action(hint, seen, told),
    ...remarks(hint, seen),
  ];
}

/** The digit named is entered where it is said, and what goes is gone from the notes. */
function action({ says, move }: Hint<Move>, { solution }: Seen, { gone, placed }: Told): string[] {
  const { values, key } = says.what;
  if (placed) {
    const [cell, digit] = placed;
    const named = [Number(values.row) - 1, Number(values.column) - 1];
    const here = (named[0] ?? -1) * 9 + (named[1] ?? -1) === cell || cellsAt(values.target)[0] === cell;
    return solution[cell] === digit && values.digit === digit && here ? [] : [`${key}: enters something else`];
  }
  if (move.type !== 'setNotes') return [];
  const stays = gone.some(([cell, digit]) => ((move.notes[move.cells.indexOf(cell)] ?? ~0) & (1 << (digit - 1))) !== 0);
  return stays ? [`${key}: what goes is still noted`] : [];
}

/** What is said of the notes as a whole. */
function remarks({ says }: Hint<Move>, { notes, entered }: Seen): string[] {
  const lacking = byRules(entered).some(
    (digits, cell) =>
      !same(
        digits,
        digits.filter((d) => notes[cell]?.includes(d)),
      ),
  );
  const said = says.why.also === 'notesIncomplete.why' || says.what.also === 'notesCompleted.what';
  return said && !lacking ? ['says that notes are missing, and none is'] : [];
}
