// A logical step explained in three stages: where to look, why it holds, what follows.

import type { Hint } from '../hint.ts';
import { groundsOf, resultOf } from './hintLights.ts';
import { placesOf, placeValues } from './hintPlaces.ts';
import { reasonOf, whyOf } from './hintReason.ts';
import { cellsOf, cellValues, litHouse } from './hintWords.ts';
import { applyStep, type Candidates, copyOf, type Step } from './techniques/index.ts';
import type { Move } from './types.ts';

export function hintOfStep(state: Candidates, step: Step, clean: boolean): Hint<Move> {
  const { technique } = step;
  const area = [...new Set(placesOf(step))].flatMap(litHouse);
  const where = placeValues(step);
  const why = { ...reasonOf(state, step), ...where };
  const grounds = [...area, ...groundsOf(state, step)];
  return {
    technique,
    says: {
      where: { key: `${technique}.where`, values: where },
      why: { key: whyOf(step), values: why },
      what: { key: conclusionOf(step), values: { ...why, ...placed(step) } },
    },
    lights: { where: area, why: grounds, what: [...grounds, ...resultOf(step)] },
    move: moveOf(state, step, clean),
  };
}

/** Techniques that only place a digit; each has its own sentence for the last stage. */
const PLACING = ['fullHouse', 'nakedSingle', 'hiddenSingle', 'templateSet', 'bruteForce'];

const conclusionOf = ({ technique, placements }: Step): string =>
  placements.length > 0 && !PLACING.includes(technique) ? 'placed.what' : `${technique}.what`;

function placed({ placements: [first] }: Step) {
  return first ? { ...cellValues(first.cell), digit: first.digit } : {};
}

/**
 * Places the digit, if there is one. Eliminations become notes, in the cells that lose candidates and in the cells of
 * the reason, so that the player sees both and the next hint continues from there.
 */
export function moveOf(state: Candidates, step: Step, clean: boolean): Move {
  const [first] = step.placements;
  if (first) return { type: 'reveal', cell: first.cell, digit: first.digit, clean };
  const after = copyOf(state);
  applyStep(after, step);
  const marks = [...step.eliminations, ...step.cause, ...(step.second ?? [])];
  const cells = cellsOf(marks).filter((cell) => after.digits[cell] === 0);
  return { type: 'setNotes', cells, notes: cells.map((cell) => after.masks[cell] ?? 0) };
}
