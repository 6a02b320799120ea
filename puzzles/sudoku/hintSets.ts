// Sentence values about sets of cells: almost locked sets and how they are linked, Sue de Coq, two colourings.

import type { Cell } from '../grid.ts';
import { sees } from './board.ts';
import { cellsOf, digitsOf, listOf, nameOf, type Values } from './hintWords.ts';
import type { Mark, Step } from './techniques/types.ts';

type Part = readonly Mark[];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const cellsText = (part: Part): string => listOf(cellsOf(part).map(nameOf));
const digitsText = (part: Part): string => listOf(digitsOf(part));

/** `setA` and `digitsA`, `setB` and so on. */
const lettered = (parts: readonly Part[]): Values =>
  Object.fromEntries(
    parts.slice(0, 4).flatMap((part, index) => [
      [`set${LETTERS[index]}`, cellsText(part)],
      [`digits${LETTERS[index]}`, digitsText(part)],
    ]),
  );

/** `A: r1c2, r1c5 (3, 5, 7) · B: …`. */
const listed = (parts: readonly Part[]): string =>
  parts
    .map((part, index) => `${LETTERS[index % LETTERS.length]}: ${cellsText(part)} (${digitsText(part)})`)
    .join(' · ');

/** Digits that only one of the two sets can hold, since all of their cells in one see all of their cells in the other. */
export const commonsOf = (one: Part, other: Part): number[] =>
  digitsOf(one).filter((digit) => {
    const here = one.filter((mark) => mark.digit === digit);
    const there = other.filter((mark) => mark.digit === digit);
    return there.length > 0 && here.every(({ cell }) => there.every((mark) => sees(cell, mark.cell)));
  });

/** A digit for each neighbouring pair, no two in a row the same; undefined if there is no such choice. */
function linksOf(parts: readonly Part[], before = 0): number[] | undefined {
  const [one, other, ...rest] = parts;
  if (!one || !other) return [];
  for (const digit of commonsOf(one, other)) {
    const after = digit === before ? undefined : linksOf([other, ...rest], digit);
    if (after) return [digit, ...after];
  }
  return undefined;
}

export function pairValues({ parts = [], eliminations }: Step): Values {
  const [one = [], two = []] = parts;
  return { ...lettered(parts), x: listOf(commonsOf(one, two)), z: digitsText(eliminations) };
}

/** The hinge comes second in the step; the sentences call the wings A and B, and it C. */
export function wingValues({ parts = [], eliminations }: Step): Values {
  const [one = [], hinge = [], two = []] = parts;
  const [x = 0, y = 0] = linksOf([one, hinge, two]) ?? [];
  return { ...lettered([one, two, hinge]), x, y, z: digitsText(eliminations) };
}

export function setChainValues({ parts = [], eliminations }: Step): Values {
  const links = linksOf(parts) ?? [];
  return {
    sets: listed(parts),
    links: listOf(links.map((digit, index) => `${LETTERS[index]}–${LETTERS[index + 1]}: ${digit}`)),
    z: digitsText(eliminations),
  };
}

/** Of a chain in which sets are links. */
export const chainSetValues = ({ parts = [] }: Step): Values => ({ sets: listed(parts) });

/** Of a 3D Medusa: the cell that the false colour would leave without a digit; undefined if it is false for another reason. */
export function emptiedCell({ parts: [wrong = [], , proof = []] = [] }: Step): Cell | undefined {
  const [first] = proof;
  return first && !wrong.some((mark) => mark.cell === first.cell && mark.digit === first.digit)
    ? first.cell
    : undefined;
}

export function blossomValues({ parts = [], eliminations }: Step): Values {
  const [stem = [], ...petals] = parts;
  return {
    stem: cellsText(stem),
    stemDigits: digitsText(stem),
    sets: listed(petals),
    z: digitsText(eliminations),
  };
}

export const sueDeCoqValues = (step: Step): Values => ({
  ...lettered(step.parts ?? []),
  shared: listOf(sharedDigits(step)),
});

/** Of a Sue de Coq: the digits that are possible on both sides of the crossing. */
export function sharedDigits({ parts: [, one = [], other = []] = [] }: Step): number[] {
  const there = digitsOf(other);
  return digitsOf(one).filter((digit) => there.includes(digit));
}

/**
 * In two colourings, the colours that meet become B and D, their opposites A and C; a colour that meets both of the other
 * colouring's is B.
 */
export function meetingColours(step: Step): readonly Part[] {
  const [one = [], oneToo = [], two = [], twoToo = []] = step.parts ?? [];
  const turns: readonly Colours[] = [
    [oneToo, one, two, twoToo],
    [oneToo, one, twoToo, two],
    [one, oneToo, two, twoToo],
    [one, oneToo, twoToo, two],
  ];
  const followed = (turn: Colours) => step.eliminations.filter((mark) => follows(step, turn, mark)).length;
  return turns
    .filter(([, b, , d]) => meets(b, d))
    .reduce((best, turn) => (followed(turn) > followed(best) ? turn : best));
}

type Colours = readonly [Part, Part, Part, Part];

/** Whether the candidate goes because B and D are not both right, or because B is wrong. */
const follows = ({ technique }: Step, [a = [], b = [], c = []]: readonly Part[], { cell }: Mark): boolean =>
  technique === 'multiColours1' ? touches(cell, a) && touches(cell, c) : b.some((mark) => mark.cell === cell);

/** Two colourings can meet in several pairs of colours: of the step, what follows from the pair that the words name. */
export function ofOneMeeting(step: Step): Step {
  if (step.technique !== 'multiColours1') return step;
  const colours = meetingColours(step);
  return { ...step, eliminations: step.eliminations.filter((mark) => follows(step, colours, mark)) };
}

const touches = (cell: number, part: Part): boolean => part.some((mark) => sees(mark.cell, cell));
const meets = (one: Part, other: Part): boolean => one.some(({ cell }) => touches(cell, other));

export const colourValues = (step: Step): Values => lettered(meetingColours(step));
