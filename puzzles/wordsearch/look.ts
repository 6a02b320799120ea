// What each cell shows, and what is drawn over the cells: the capsules of found words, the line being drawn, the last wrong line.

import type { Cell } from '../grid.ts';
import type { LightRole } from '../hint.ts';
import type { MarkLook } from '../kind.ts';
import { cellsOf } from './lines.ts';
import { lineOf } from './read.ts';
import { endsOf, isAlmost, status } from './rules.ts';
import { FOUND_TONES } from './tones.ts';
import type { Givens, Line, Look, Play, View } from './types.ts';

export function look(givens: Givens, play: Play, view: View): readonly Look[] {
  const found = new Set(play.found.flatMap((word) => givens.words[word]?.cells ?? []));
  const selected = new Set(cellsIn(givens, lineOf(givens, view)));
  const wrong = new Set(cellsIn(givens, play.miss ?? undefined));
  const almost = play.miss !== null && isAlmost(givens, play, play.miss);
  const firsts = new Set(
    play.firsts.filter((word) => !play.found.includes(word)).map((word) => givens.words[word]?.cells[0]),
  );
  const showsMessage = givens.message !== '' && status(givens, play) === 'solved';
  const message = new Set(showsMessage ? givens.rest : []);
  const lights = lightsByCell(view);
  return givens.letters.map((letter, cell) => ({
    letter,
    found: found.has(cell),
    selected: selected.has(cell),
    cursor: view.keyed && cell === view.cursor,
    start: cell === (view.drag?.from ?? view.start),
    first: firsts.has(cell),
    wrong: !almost && wrong.has(cell),
    almost: almost && wrong.has(cell),
    message: message.has(cell),
    hint: lights.get(cell) ?? '',
  }));
}

const cellsIn = (givens: Givens, line: Line | undefined): readonly Cell[] => (line && cellsOf(givens, line)) ?? [];

const WEIGHT: Record<LightRole, number> = { area: 1, out: 2, second: 3, cause: 4, target: 5 };

/** If a cell has several lights, the most important one shows. */
function lightsByCell({ lights }: View): ReadonlyMap<Cell, LightRole> {
  const lit = new Map<Cell, LightRole>();
  for (const { cell, role } of lights) {
    const before = lit.get(cell);
    if (before === undefined || WEIGHT[role] > WEIGHT[before]) lit.set(cell, role);
  }
  return lit;
}

/** Tones: `found0` to `found5`, `wrong`, `almost`, `line`. A line that moves is another mark. */
export function marks(givens: Givens, play: Play, view: View): ReadonlyMap<string, MarkLook> {
  const all = new Map<string, MarkLook>();
  for (const word of play.found) {
    const { cells } = givens.words[word] ?? { cells: [] };
    all.set(`word ${word}`, { ...endsOf(cells), tone: `found${word % FOUND_TONES.length}` });
  }
  const add = (tone: string, line: Line | undefined | null) => {
    if (line) all.set(`${tone} ${line.from}-${line.to}`, { ...line, tone });
  };
  if (play.miss) add(isAlmost(givens, play, play.miss) ? 'almost' : 'wrong', play.miss);
  add('line', lineOf(givens, view));
  return all;
}
