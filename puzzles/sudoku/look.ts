// What each cell shows: one flat record per cell.

import type { Cell } from '../grid.ts';
import type { LightRole } from '../hint.ts';
import type { MarkLook } from '../kind.ts';
import { PEERS } from './board.ts';
import { isTwice } from './rules.ts';
import { bitOf } from './techniques/masks.ts';
import type { Digit, DigitMask, Givens, Look, Play, View } from './types.ts';

export function look(givens: Givens, play: Play, view: View): readonly Look[] {
  const { options, cursor } = view;
  // the place where the player was would draw the eye away from a hint
  const aside = view.aside === true;
  const inFocus = options.markSame && !aside ? focus(play, view) : 0;
  const bit = inFocus === 0 ? 0 : bitOf(inFocus);
  // a hint's area is what its words name, and the cursor's houses would name others
  const isLit = view.lights.length > 0;
  const houses = options.markHouses && !isLit && !aside && view.selected.length === 1 ? (PEERS[cursor] ?? []) : [];
  const lights = lightsByCell(view);
  return play.digits.map((digit, cell): Look => {
    const notes = play.notes[cell] ?? 0;
    const lit = lights.get(cell) ?? UNLIT;
    // No spread: this runs for every cell in the frame of every entry, and a spread is slow.
    return {
      digit,
      given: givens.digits[cell] !== 0,
      notes,
      colour: play.colours[cell] ?? 0,
      selected: !aside && view.selected.includes(cell),
      cursor: !aside && cell === cursor,
      house: houses.includes(cell),
      same: digit !== 0 && digit === inFocus && cell !== cursor,
      sameNote: (notes & bit) !== 0 ? inFocus : 0,
      wrong: digit !== 0 && digit !== givens.solution[cell],
      conflict: digit !== 0 && options.markConflicts && !aside && isTwice(play, cell),
      revealed: play.revealed[cell] ?? false,
      hint: lit.hint,
      hintCause: lit.hintCause,
      hintSecond: lit.hintSecond,
      hintTarget: lit.hintTarget,
      hintOut: lit.hintOut,
    };
  });
}

/** The lines of a hint's chain: they go from candidate to candidate. */
export function marks(_givens: Givens, _play: Play, view: View): ReadonlyMap<string, MarkLook> {
  const lines = new Map<string, MarkLook>();
  for (const { cell, role, symbol, to } of view.lights) {
    if (!to || symbol === undefined) continue;
    const line: MarkLook = { from: cell, to: to.cell, tone: role, symbols: [symbol, to.symbol] };
    lines.set(`${cell}:${symbol} ${role} ${to.cell}:${to.symbol}`, line);
  }
  return lines;
}

/** The digit that the player has in mind: the locked one, else the one under the cursor. */
const focus = (play: Play, view: View): Digit | 0 =>
  view.locked !== 0 && view.mode !== 'colour' ? view.locked : (play.digits[view.cursor] ?? 0);

type Lit = Pick<Look, 'hint' | 'hintCause' | 'hintSecond' | 'hintTarget' | 'hintOut'>;
const UNLIT: Lit = { hint: '', hintCause: 0, hintSecond: 0, hintTarget: 0, hintOut: 0 };

/** If a cell has several lights, the role with the most weight shows; lit candidates are separate masks. */
function lightsByCell(view: View): ReadonlyMap<Cell, Lit> {
  const lit = new Map<Cell, Lit>();
  for (const { cell, role, symbol, to } of view.lights) {
    if (to) continue;
    const here = lit.get(cell) ?? UNLIT;
    lit.set(
      cell,
      symbol === undefined ? { ...here, hint: stronger(here.hint, role) } : withDigit(here, role, Number(symbol)),
    );
  }
  return lit;
}

/** An eliminated candidate has its own strike, so its cell needs no mark. */
const WEIGHT: Record<LightRole | '', number> = { '': 0, area: 1, out: 2, second: 3, cause: 4, target: 5 };

const stronger = (a: LightRole | '', b: LightRole): LightRole | '' => (WEIGHT[b] > WEIGHT[a] ? b : a);

function withDigit(here: Lit, role: LightRole, digit: Digit): Lit {
  const mask: DigitMask = bitOf(digit);
  if (role === 'cause') return { ...here, hintCause: here.hintCause | mask };
  if (role === 'second') return { ...here, hintSecond: here.hintSecond | mask };
  if (role === 'out') return { ...here, hintOut: here.hintOut | mask };
  return { ...here, hintTarget: here.hintTarget | mask };
}
