// Sudoku's techniques as the help teaches them, each on a board that shows it.

import { readSheet } from '../../../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../../../puzzles/kind.ts';
import { loadKind } from '../../../../puzzles/registry.ts';
import { hintOfStep } from '../../../../puzzles/sudoku/hintStep.ts';
import {
  CATALOGUE,
  LEVELS,
  TECHNIQUE_KEYS,
  type TechniqueKey,
} from '../../../../puzzles/sudoku/techniques/catalogue.ts';
import { type Candidates, firstStep, TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import type { Givens, Play, View } from '../../../../puzzles/sudoku/types.ts';
import type { TechniqueExample, Techniques } from '../../techniques.ts';
import { BOARDS } from './boards.ts';
import { readBoard } from './readBoard.ts';

const isKey = (technique: string): technique is TechniqueKey => Object.hasOwn(CATALOGUE, technique);

export const techniques: Techniques = {
  levels: LEVELS.map((level) => ({ level, keys: TECHNIQUE_KEYS.filter((key) => CATALOGUE[key].level === level) })),
  facts: (technique) => (isKey(technique) ? CATALOGUE[technique] : undefined),
  example,
};

async function example(technique: string): Promise<TechniqueExample> {
  const found = TECHNIQUES.find(({ key }) => key === technique);
  const state = found && readBoard(BOARDS[found.key]);
  const step = found && state && firstStep(found, state);
  if (!step) throw new Error(`The guide's board does not show ${technique}`);
  const kind = await loadKind('sudoku');
  const givens = opened(kind, state);
  const hint = hintOfStep(state, step, { clean: true, notes: [...state.masks] });
  const play = playOf(state);
  const after = hint.move.type === 'reveal' ? (kind.apply(givens, play, hint.move) as Play) : play;
  const view = (first: View): View => ({ ...first, options: { ...first.options, ...QUIET } });
  return { givens, play, after, hint, view: (first) => view(first as View) };
}

function opened(kind: AnyKind, { givens }: Candidates): Givens {
  const puzzle = Array.from({ length: 9 }, (_, row) => [...givens.slice(row * 9, row * 9 + 9)]);
  const sheet = readSheet({
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/sudoku#1'],
    dimensions: { width: 9, height: 9 },
    puzzle,
  });
  const found = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!found.ok) throw new Error(`A board of the guide: ${found.fault.code}`);
  return found.value as Givens;
}

const playOf = ({ digits, masks }: Candidates): Play => ({
  digits: [...digits],
  notes: [...masks],
  colours: Array(81).fill(0),
  revealed: Array(81).fill(false),
});

/** Only what the technique is about is marked. */
const QUIET: Partial<View['options']> = { markHouses: false, markSame: false };
