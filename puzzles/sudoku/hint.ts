// Finds the next hint on the player's own board: a wrong entry first, then the easiest logical step. Repeated hints
// lead to the solution: each one fills a cell, or removes candidates for good.

import type { Cell } from '../grid.ts';
import type { Hint, HintFinder, Rung } from '../hint.ts';
import { PEERS } from './board.ts';
import { solvingPath } from './grade.ts';
import { hasNotes, noted } from './hintNotes.ts';
import { hintOfStep, ruledOut } from './hintStep.ts';
import { boxOf, cellValues, listOf, lit, litHouse, litMarks, nameOf, placeOf } from './hintWords.ts';
import { candidates, isWrong } from './rules.ts';
import { CATALOGUE, LEVELS, TECHNIQUE_KEYS } from './techniques/catalogue.ts';
import { type Candidates, candidatesOf, nextStep, TECHNIQUES, type TechniqueKey } from './techniques/index.ts';
import { bitOf, digitsOf, sizeOf } from './techniques/masks.ts';
import { bestTrial, type Trial } from './trial.ts';
import type { Digit, DigitMask, Givens, Move, Play, View } from './types.ts';

export const sudokuHints = {
  find(givens: Givens, play: Play, view: View): Hint<Move> | undefined {
    const clean = view.options.cleanNotes;
    const wrong = play.digits.findIndex((_, cell) => isWrong(givens, play, cell));
    if (wrong >= 0) return wrongEntry(givens, play, wrong);
    if (!play.digits.includes(0)) return undefined;
    return fromRules(givens, play, clean) ?? fromNotes(givens, play, clean);
  },
  ladder,
} satisfies HintFinder<Givens, Play, View, Move>;

/** Of the graded way from the givens, so that it does not change with the play; and the single that hints show first (`SINGLES`). */
function ladder({ digits }: Givens): readonly Rung[] {
  const used = new Set(solvingPath(Uint8Array.from(digits)).steps.map(({ technique }) => technique));
  if (used.has('nakedSingle')) used.add('hiddenSingle');
  return LEVELS.map((level) => ({
    level,
    techniques: TECHNIQUE_KEYS.filter((key) => used.has(key) && CATALOGUE[key].level === level),
  })).filter(({ techniques }) => techniques.length > 0);
}

/**
 * These enter a digit regardless of the notes, in the order in which people see them: a hidden single, in boxes first, before
 * a naked one, for which a cell's twenty neighbours are looked through. The grader keeps HoDoKu's order.
 */
const SINGLES: readonly TechniqueKey[] = ['fullHouse', 'hiddenSingle', 'nakedSingle'];
/** Templates cannot be checked by hand, and `guess` covers brute force. */
const UNEXPLAINED: readonly TechniqueKey[] = ['templateSet', 'templateDelete', 'bruteForce'];

const EASIEST = SINGLES.flatMap((single) => TECHNIQUES.filter(({ key }) => key === single));
/** After trials, which rest on singles alone and so are easier to follow. */
const NETS = TECHNIQUES.filter(({ key }) => key === 'forcingNet');
const EXPLAINED = TECHNIQUES.filter((technique) => !UNEXPLAINED.includes(technique.key) && !NETS.includes(technique));

const boardOf = (givens: Givens, play: Play): Candidates =>
  candidatesOf(Uint8Array.from(play.digits), Uint8Array.from(givens.digits));

/** A digit that follows from the board alone, regardless of the notes. */
function fromRules(givens: Givens, play: Play, clean: boolean): Hint<Move> | undefined {
  const state = boardOf(givens, play);
  const step = nextStep(state, EASIEST);
  return step && hintOfStep(state, step, { clean });
}

/** From here on what the player's notes rule out counts too, if they are complete; if not, the hint says that it does not. */
function fromNotes(givens: Givens, play: Play, clean: boolean): Hint<Move> {
  const board = boardOf(givens, play);
  const claimed = noted(board, play.notes);
  const hint = fromCandidates(givens, play, clean, board, claimed ?? board);
  if (claimed || !hasNotes(board, play.notes)) return hint;
  return { ...hint, says: { ...hint.says, why: { ...hint.says.why, also: 'notesIncomplete.why' } } };
}

function fromCandidates(
  givens: Givens,
  play: Play,
  clean: boolean,
  board: Candidates,
  claimed: Candidates,
): Hint<Move> {
  const lacking = claimed.masks.findIndex((mask, cell) => board.digits[cell] === 0 && lacks(givens, mask, cell));
  const state = lacking >= 0 ? mended(givens, board, claimed) : claimed;
  const easy = nextStep(state, EASIEST);
  if (easy) return hintOfStep(state, easy, { clean, notes: play.notes });
  if (lacking >= 0) return wrongNote(givens, play, lacking);
  const step = nextStep(state, EXPLAINED);
  if (step) return hintOfStep(state, step, { clean, notes: play.notes });
  const trial = bestTrial(state);
  if (trial) return refuted(state, trial, play.notes);
  const net = nextStep(state, NETS);
  return net ? hintOfStep(state, net, { clean, notes: play.notes }) : guess(givens, state, clean);
}

const lacks = (givens: Givens, mask: number, cell: Cell): boolean =>
  (mask & bitOf(givens.solution[cell] as Digit)) === 0;

/** Cells whose notes lack the right digit have all the board's candidates again. */
const mended = (givens: Givens, board: Candidates, claimed: Candidates): Candidates => ({
  ...board,
  masks: claimed.masks.map((mask, cell) => (lacks(givens, mask, cell) ? (board.masks[cell] ?? 0) : mask)),
});

/** Takes it out, which the player could do too, so it costs nothing. */
function wrongEntry(givens: Givens, play: Play, cell: Cell): Hint<Move> {
  const digit = play.digits[cell] as Digit;
  const area = litHouse(boxOf(cell));
  const twin = PEERS[cell]?.find((peer) => play.digits[peer] === digit && !isWrong(givens, play, peer));
  const values = { ...cellValues(cell), digit, cells: nameOf(twin ?? cell) };
  const why = [...area, ...lit('out', [cell]), ...lit('cause', twin === undefined ? [] : [twin])];
  return {
    technique: 'wrongEntry',
    says: {
      where: { key: 'wrongEntry.where', values: { place: placeOf(boxOf(cell)) } },
      why: { key: `wrongEntry.${twin === undefined ? 'blocked' : 'why'}`, values },
      what: { key: 'wrongEntry.what', values },
    },
    lights: { where: area, why, what: [...area, ...lit('target', [cell])] },
    move: { type: 'clear', cells: [cell] },
  };
}

/** Says that the right digit is missing from the notes and adds all possible ones, without giving the digit away. */
function wrongNote(givens: Givens, play: Play, cell: Cell): Hint<Move> {
  const mask = candidates(givens, play)[cell] ?? 0;
  const area = litHouse(boxOf(cell));
  const values = { ...cellValues(cell), digits: listOf(digitsOf(mask)) };
  const possible = litMarks(
    'target',
    digitsOf(mask).map((digit) => ({ cell, digit })),
  );
  return {
    technique: 'wrongNote',
    says: {
      where: { key: 'wrongNote.where', values: { place: placeOf(boxOf(cell)) } },
      why: { key: 'wrongNote.why', values },
      what: { key: 'wrongNote.what', values },
    },
    lights: {
      where: area,
      why: [...area, ...lit('target', [cell])],
      what: [...area, ...lit('target', [cell]), ...possible],
    },
    move: { type: 'setNotes', cells: [cell], notes: [mask] },
  };
}

function refuted(state: Candidates, trial: Trial, notes: readonly DigitMask[]): Hint<Move> {
  const { cell, digit, contradiction, way } = trial;
  const { move, completed } = ruledOut(state, { eliminations: [{ cell, digit }], cause: [] }, notes);
  const area = litHouse(boxOf(cell));
  const inCell = 'cell' in contradiction;
  const end = inCell
    ? { cells: nameOf(contradiction.cell) }
    : { place2: placeOf(contradiction.house), digit2: contradiction.digit };
  const values = { ...cellValues(cell), digit, ...end };
  const why = [
    ...area,
    ...lit('cause', inCell ? [...way, contradiction.cell] : way),
    ...litMarks('cause', [{ cell, digit }]),
  ];
  return {
    technique: 'trial',
    says: {
      where: { key: 'trial.where', values: { place: placeOf(boxOf(cell)) } },
      why: { key: inCell ? 'trial.why' : 'trial.noPlace', values },
      what: { key: 'trial.what', values, ...completed },
    },
    lights: { where: area, why, what: [...why, ...litMarks('out', [{ cell, digit }])] },
    move,
  };
}

/** If neither a trial nor a net helps: reveals the cell with the fewest candidates. */
function guess(givens: Givens, { masks }: Candidates, clean: boolean): Hint<Move> {
  const open = [...masks.keys()].filter((cell) => masks[cell] !== 0);
  const cell = open.reduce((best, other) => (sizeOf(masks[other] ?? 0) < sizeOf(masks[best] ?? 0) ? other : best));
  const digit = givens.solution[cell] as Digit;
  const area = litHouse(boxOf(cell));
  const values = { ...cellValues(cell), digits: listOf(digitsOf(masks[cell] ?? 0)) };
  return {
    technique: 'bruteForce',
    says: {
      where: { key: 'bruteForce.where', values: { place: placeOf(boxOf(cell)) } },
      why: { key: 'bruteForce.why', values },
      what: { key: 'bruteForce.what', values: { ...values, digit } },
    },
    lights: {
      where: area,
      why: [...area, ...lit('target', [cell])],
      what: [...area, ...lit('target', [cell]), ...litMarks('target', [{ cell, digit }])],
    },
    move: { type: 'reveal', cell, digit, clean },
  };
}
