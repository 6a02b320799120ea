// A logical step explained in three stages: where to look, why it holds, what follows.

import type { Hint, Light, Sentence } from '../hint.ts';
import { groundsOf, resultOf } from './hintLights.ts';
import { placesOf, placeValues } from './hintPlaces.ts';
import { reasonOf, whatOf, whyOf } from './hintReason.ts';
import { emptiedCell, ofOneMeeting } from './hintSets.ts';
import { cellsOf, cellValues, lit, litHouse } from './hintWords.ts';
import { type Candidates, copyOf, type Step, type TechniqueKey } from './techniques/index.ts';
import { bitOf } from './techniques/masks.ts';
import type { DigitMask, Move } from './types.ts';

export interface Player {
  /** Does a right digit remove itself from the notes around it? */
  readonly clean: boolean;
  /** The player's notes, where the candidates rest on them too; without them the step follows from the digits alone. */
  readonly notes?: readonly DigitMask[];
}

export function hintOfStep(state: Candidates, found: Step, { clean, notes }: Player): Hint<Move> {
  const step = ofOneMeeting(found);
  const { technique } = step;
  const area = [...new Set(placesOf(step))].flatMap(litHouse);
  const where = placeValues(step);
  const why = { ...reasonOf(state, step), ...where };
  const grounds = groundsOf(state, step);
  const reasons = technique === TELLING ? [] : grounds;
  const { move, completed } = actionOf(state, step, { clean, notes: notes ?? [] });
  return {
    technique,
    says: {
      where: { key: `${technique}.where`, values: where },
      why: { key: notes && PLAIN.includes(technique) ? `${technique}.noted` : whyOf(step), values: why },
      what: { key: whatOf(step), values: { ...why, ...placed(step) }, ...completed },
    },
    lights: {
      where: area,
      why: [...area, ...reasons, ...aimOf(step)],
      what: [...area, ...grounds, ...resultOf(step)],
    },
    move,
  };
}

/** The cells that the reason is about, without the digit. */
function aimOf(step: Step): Light[] {
  const { technique, placements, eliminations } = step;
  const emptied = technique === 'medusaWrap' ? emptiedCell(step) : undefined;
  if (emptied !== undefined) return lit('target', [emptied]);
  if (technique === 'forcingNet') return endOfNet(step);
  const [placed] = placements;
  return lit('target', placed ? [placed.cell] : SUPPOSING.includes(technique) ? cellsOf(eliminations) : []);
}

/** Where nothing is left: a cell, or a house. */
const endOfNet = ({ houses: [, house], parts: [gone = []] = [] }: Step): Light[] =>
  house === undefined ? lit('target', cellsOf(gone)) : litHouse(house);

/** The reason supposes a digit in the cells that then lose it. */
const SUPPOSING: readonly TechniqueKey[] = ['emptyRectangle', 'dualEmptyRectangle', 'templateDelete'];

/** The digits that leave one place are the digit that goes there: with that place ringed, nothing would be left to show. */
const TELLING: TechniqueKey = 'hiddenSingle';

/** What follows from the digits on the board and, if there are notes, from these as well. */
const PLAIN = ['nakedSingle', 'hiddenSingle'];

function placed({ placements: [first] }: Step) {
  return first ? { ...cellValues(first.cell), digit: first.digit } : {};
}

interface Action {
  readonly move: Move;
  /** For the last sentence: that more was noted than the step needs. */
  readonly completed: Pick<Sentence, 'also'>;
}

function actionOf(state: Candidates, step: Step, { clean, notes }: Required<Player>): Action {
  const [first] = step.placements;
  return first
    ? { move: { type: 'reveal', cell: first.cell, digit: first.digit, clean }, completed: {} }
    : ruledOut(state, step, notes);
}

/**
 * Eliminations become notes, in the cells that lose candidates and in those of the reason. Wherever else the notes lack a
 * candidate it is added: in complete notes the elimination can be seen, and the next hint continues from there.
 */
export function ruledOut(
  state: Candidates,
  { eliminations, cause, second = [] }: Pick<Step, 'eliminations' | 'cause' | 'second'>,
  notes: readonly DigitMask[],
): Action {
  const after = copyOf(state);
  for (const { cell, digit } of eliminations) after.masks[cell] = (after.masks[cell] ?? 0) & ~bitOf(digit);
  const own = new Set(cellsOf([...eliminations, ...cause, ...second]));
  const lacking = [...after.masks.keys()].filter((cell) => ((after.masks[cell] ?? 0) & ~(notes[cell] ?? 0)) !== 0);
  const cells = [...new Set([...own, ...lacking])].filter((cell) => after.digits[cell] === 0).sort((a, b) => a - b);
  return {
    move: { type: 'setNotes', cells, notes: cells.map((cell) => after.masks[cell] ?? 0) },
    completed: lacking.some((cell) => !own.has(cell)) ? { also: 'notesCompleted.what' } : {},
  };
}
