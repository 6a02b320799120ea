// The values for a step's sentences: enough for players to check the reason on their own board.

import type { Cell } from '../grid.ts';
import { sees } from './board.ts';
import { chainInWords, contradictionOf, endsInWords, nothingLeft, turnsOver } from './hintChains.ts';
import { fishSize, isRectangle } from './hintPlaces.ts';
import {
  blossomValues,
  chainSetValues,
  colourValues,
  commonsOf,
  emptiedCell,
  pairValues,
  setChainValues,
  sharedDigits,
  sueDeCoqValues,
  wingValues,
} from './hintSets.ts';
import { cellsOf, cellValues, digitsOf, listOf, marksInWords, nameOf, placeOf, type Values } from './hintWords.ts';
import type { Candidates, Step, TechniqueKey } from './techniques/index.ts';
import { bitOf, digitsOf as digitsIn } from './techniques/masks.ts';
import { isDiagonal } from './techniques/rectangles.ts';

type Reason = (step: Step) => Values;

/** Values that any technique may use. */
export function reasonOf(state: Candidates, step: Step): Values {
  const { cause, second = [], digits, houses } = step;
  return {
    ...Object.fromEntries(
      houses.slice(0, 4).map((house, index) => [`place${index === 0 ? '' : index + 1}`, placeOf(house)]),
    ),
    digits: listOf(digits),
    digit: digits[0] ?? 0,
    cells: listOf(cellsOf(cause).map(nameOf)),
    cells2: listOf(cellsOf(second).map(nameOf)),
    chain: [...new Set(cause.map(({ cell }) => cell))].map(nameOf).join(' – '),
    ...removed(step),
    ...counted(step),
    ...cellValues(cause[0]?.cell ?? 0),
    ...special(state, step),
  };
}

const removed = ({ eliminations, placements }: Step): Values => ({
  outDigits: listOf(digitsOf(eliminations)),
  outCells: listOf(cellsOf(eliminations).map(nameOf)),
  out: marksInWords(eliminations),
  target: nameOf((placements[0] ?? eliminations[0])?.cell ?? 0),
});

/** How many things the sentence's verbs are about, where that is not always the same: fins, or digits of almost locked sets. */
function counted({ technique, second = [], eliminations }: Step): Values {
  if (fishSize(technique) > 0) return { count: cellsOf(second).length };
  return ALMOST_LOCKED.includes(technique) ? { count: digitsOf(eliminations).length } : {};
}

const ALMOST_LOCKED: readonly TechniqueKey[] = ['alsXz', 'alsXyWing', 'alsChain', 'deathBlossom'];

function special(state: Candidates, step: Step): Values {
  if (fishSize(step.technique) > 0) return fish(step);
  if (isRectangle(step.technique)) return rectangle(state, step);
  if (step.technique === 'bruteForce') return open(state, step);
  if (step.technique.startsWith('forcingChain')) return forcing(state, step);
  return SPECIAL[step.technique]?.(step) ?? (step.chains ? chained(step) : {});
}

function fish({ technique, houses }: Step): Values {
  const size = fishSize(technique);
  return { bases: placeOf(...houses.slice(0, size)), covers: placeOf(...houses.slice(size)) };
}

/** The corners without other candidates, those with some, and the extra candidates. */
function rectangle({ masks }: Candidates, { cause, second = [], digits, houses, eliminations }: Step): Values {
  const pair = digits.reduce((mask, digit) => mask | bitOf(digit), 0);
  const corners = cellsOf(cause);
  const roof = corners.filter((cell) => ((masks[cell] ?? 0) & ~pair) !== 0);
  const extra = roof.reduce((mask, cell) => mask | ((masks[cell] ?? 0) & ~pair), 0);
  const names = (cells: readonly Cell[]) => listOf(cells.map(nameOf));
  return {
    // The house of the extra digits, which may be one of the rectangle's two boxes.
    place3: placeOf(...houses.slice(0, Math.max(1, houses.length - 2))),
    // Opposite the corner that loses a digit, and without any candidate besides the pair.
    corner: names(
      corners.filter((cell) => cellsOf(eliminations).every((out) => out !== cell && isDiagonal(cell, out))),
    ),
    floor: names(corners.filter((cell) => !roof.includes(cell))),
    roof: names(roof),
    extra: listOf(digitsIn(extra)),
    subset: names(cellsOf(second).filter((cell) => !roof.includes(cell))),
    digits2: listOf(digitsOf(second)),
    // The digit that restricts the other one; its corners may have lost it on the board.
    digit2: digitsOf(second)[0] ?? digits.find((digit) => digit !== eliminations[0]?.digit) ?? 0,
  };
}

/** All candidates of the cell: one of them has to be tried. */
const open = ({ masks }: Candidates, { placements }: Step): Values => ({
  digits: listOf(digitsIn(masks[placements[0]?.cell ?? 0] ?? 0)),
});

const chained: Reason = ({ technique, chains: [chain = []] = [] }) => ({
  // A ring ends in words where it began.
  chain: chainInWords(RING.test(technique) ? [...chain, ...chain.slice(0, 1)] : chain),
  ends: endsInWords(chain),
});

const RING = /^(grouped)?continuousNiceLoop$/i;

const wing: Reason = ({ cause }) => {
  const pivot = cause[0]?.cell ?? 0;
  return {
    pivot: nameOf(pivot),
    pivotDigits: listOf(digitsOf(cause.filter(({ cell }) => cell === pivot))),
    wings: listOf(cellsOf(cause.filter(({ cell }) => cell !== pivot)).map(nameOf)),
  };
};

const forcing = (state: Candidates, step: Step): Values => ({
  ...nothingLeft(state, step),
  start: chainInWords((step.chains?.[0] ?? []).slice(0, 1)),
  chains: (step.chains ?? []).map(chainInWords).join('; '),
});

/** The places of the digit that the cell with three candidates sees. */
const besides: Reason = ({ cause, eliminations }) => {
  const target = eliminations[0]?.cell;
  return { cells2: listOf(cellsOf(cause.filter(({ cell }) => cell !== target)).map(nameOf)) };
};

/** Two cells of the false colour that see each other. */
const clash: Reason = ({ eliminations }) => {
  const cells = cellsOf(eliminations);
  const pair = cells.flatMap((cell) =>
    cells.filter((other) => other > cell && sees(cell, other)).map((other) => [cell, other]),
  );
  return { clash: listOf((pair[0] ?? []).map(nameOf)) };
};

/** Every second cell of the chain, and the others. */
const turns: Reason = ({ cause }) => {
  const cells = [...new Set(cause.map(({ cell }) => cell))];
  const every = (rest: number) => listOf(cells.filter((_, index) => index % 2 === rest).map(nameOf));
  return { cells: every(0), cells2: every(1) };
};

/** The digits that stand once at most in a WXYZ-wing; the fourth may have places all over it. */
const four: Reason = ({ digits, eliminations }) => ({
  digits2: listOf(digits.filter((digit) => digit !== eliminations[0]?.digit)),
});

const medusa: Reason = ({ parts: [one = [], other = [], proof = []] = [] }) => ({
  setA: marksInWords(one),
  setB: marksInWords(other),
  clash: proof.map(({ cell, digit }) => `${nameOf(cell)}=${digit}`).join('; '),
  end: listOf(cellsOf(proof).map(nameOf)),
});

/** The chains lead from the fins to what goes; the fish is in `parts`. */
const kraken: Reason = ({ houses, chains = [], parts: [body = [], fins = []] = [], eliminations }) => ({
  bases: placeOf(...houses.slice(0, houses.length / 2)),
  covers: placeOf(...houses.slice(houses.length / 2)),
  digit: eliminations[0]?.digit ?? 0,
  cells: listOf(cellsOf(body).map(nameOf)),
  cells2: listOf(cellsOf(fins).map(nameOf)),
  count: fins.length,
  chains: chains.map(chainInWords).join('; '),
});

/** The first house is the base's box, the others are the lines. */
const exocet: Reason = ({ houses, parts: [base = [], targets = [], companions = [], outside = []] = [] }) => ({
  base: listOf(cellsOf(base).map(nameOf)),
  digits: listOf(digitsOf(base)),
  targets: listOf(cellsOf(targets).map(nameOf)),
  companions: listOf(cellsOf(companions).map(nameOf)),
  lines: placeOf(...houses.slice(1)),
  places: marksInWords(outside),
});

/** The first node is what is supposed; the others follow, each from those before it. */
const net: Reason = ({ chains: [nodes = []] = [], parts: [gone = []] = [], houses: [, house] }) => ({
  start: chainInWords(nodes.slice(0, 1)),
  conclusions: nodes
    .slice(1)
    .map((node) => chainInWords([node]))
    .join('; '),
  end: house === undefined ? nameOf(gone[0]?.cell ?? 0) : placeOf(house),
  digit2: gone[0]?.digit ?? 0,
});

const SPECIAL: Partial<Record<TechniqueKey, Reason>> = {
  xyWing: wing,
  xyzWing: wing,
  wWing: ({ cause }) => ({ digit2: cause[1]?.digit ?? 0 }),
  // Explained cell by cell, though there may be a chain.
  remotePair: turns,
  skyscraper: () => ({}),
  twoStringKite: () => ({}),
  turbotFish: () => ({}),
  bugPlus1: besides,
  simpleColoursWrap: clash,
  multiColours1: colourValues,
  multiColours2: colourValues,
  alsXz: pairValues,
  alsXyWing: wingValues,
  alsChain: setChainValues,
  deathBlossom: blossomValues,
  sueDeCoq: sueDeCoqValues,
  wxyzWing: four,
  medusaTrap: medusa,
  medusaWrap: medusa,
  aicWithSets: (step) => ({ ...chained(step), ...chainSetValues(step) }),
  krakenFish: kraken,
  juniorExocet: exocet,
  forcingNet: net,
};

/** The key of the second stage's sentence: some techniques have a separate one for a special case. */
export function whyOf(step: Step): string {
  const { technique, parts = [] } = step;
  const [one = [], two = []] = parts;
  if (technique === 'alsXz' && commonsOf(one, two).length > 1) return `${technique}.doubly`;
  if (technique === 'sueDeCoq' && sharedDigits(step).length > 0) return `${technique}.shared`;
  if (/discontinuousNiceLoop$/i.test(technique) && turnsOver(step)) return `${technique}.same`;
  if (technique === 'medusaWrap' && emptiedCell(step) !== undefined) return `${technique}.empty`;
  if (technique === 'forcingNet') return `${technique}.${step.houses.length > 1 ? 'noPlace' : 'why'}`;
  if (technique === 'forcingChainContradiction') return `${technique}.${contradictionOf(step)}`;
  return `${technique}.why`;
}

/** The key of the last stage's sentence: a special case of the reason may have a separate one, too. */
export function whatOf(step: Step): string {
  const why = whyOf(step);
  if (step.placements.length > 0 && !PLACING.includes(step.technique)) return 'placed.what';
  if (why.endsWith('.doubly')) return `${step.technique}.loose`;
  return `${step.technique}.${why.endsWith('.same') ? 'rest' : 'what'}`;
}

/** Techniques that only place a digit; each has its own sentence for the last stage. */
const PLACING: readonly TechniqueKey[] = ['fullHouse', 'nakedSingle', 'hiddenSingle', 'templateSet', 'bruteForce'];
