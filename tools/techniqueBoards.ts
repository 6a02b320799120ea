// Finds the boards of the technique guide: for each technique a state of a generated puzzle that shows it with little
// clutter. Run as `node tools/techniqueBoards.ts [puzzles] [seconds] [techniques]`; it writes src/games/sudoku/techniques/boards.ts,
// keeping the existing board of a technique if it finds none, or if only others are asked for. Puzzles come from fixed seeds.

import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { seeded } from '../puzzles/random.ts';
import { dig, fullGrid } from '../puzzles/sudoku/generate.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  firstStep,
  nextStep,
  type Step,
  TECHNIQUE_KEYS,
  TECHNIQUES,
  type TechniqueKey,
} from '../puzzles/sudoku/techniques/index.ts';
import { digitsOf, sizeOf } from '../puzzles/sudoku/techniques/masks.ts';
import { isMain } from './isMain.ts';

interface Found {
  readonly text: string;
  readonly clutter: number;
}

const FILE = new URL('../src/games/sudoku/techniques/boards.ts', import.meta.url);
/** The solver uses only these techniques, so that states look like a player's. */
const EASY = TECHNIQUES.filter(({ level, usual }) => usual && level !== 'extreme');
const SINGLES: readonly TechniqueKey[] = ['fullHouse', 'nakedSingle', 'hiddenSingle'];

/** `+` before solved digits; then the candidates removed beyond the rules, as `325`: digit, row, column. */
function textOf({ digits, givens, masks }: Candidates): string {
  const board = [...digits].map((digit, cell) => (digit === 0 ? '.' : `${givens[cell] === 0 ? '+' : ''}${digit}`));
  const ruled = candidatesOf(digits).masks;
  const gone = [...masks.keys()].flatMap((cell) =>
    digitsOf((ruled[cell] as number) & ~(masks[cell] as number)).map(
      (digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`,
    ),
  );
  return [board.join(''), ...gone].join(' ');
}

/** Number of marks in the clearest reason; the smallest instances are also instances of an easier technique. */
const IDEAL_MARKS: readonly (readonly [RegExp, number])[] = [
  [/^wxyzWing/, 11],
  [/^krakenFish/, 12],
  [/^aicWithSets/, 8],
  [/^(simpleColours|medusa|forcing)/, 8],
  [/^(multiColours|deathBlossom|alsChain)/, 9],
  [/(Chain|NiceLoop|aic)$/i, 8],
  [/^(xyChain|als)/, 8],
  [/(franken|mutant)XWing$/i, 6],
  [/(franken|mutant)/i, 8],
];

const idealMarks = (key: TechniqueKey): number => IDEAL_MARKS.find(([name]) => name.test(key))?.[1] ?? 0;

const place = (key: TechniqueKey): number => TECHNIQUE_KEYS.indexOf(key);

/**
 * How badly a state shows a technique. Penalises a reason with too much or too little in it, a board that is too full or too
 * empty, and most of all an easier step on the same board.
 */
function clutterOf(state: Candidates, step: Step, easiest: Step | undefined): number {
  const { technique, cause, second = [], eliminations } = step;
  const marks = new Set([...cause, ...second].map(({ cell, digit }) => cell * 10 + digit)).size;
  const candidates = state.masks.reduce((sum, mask) => sum + sizeOf(mask), 0);
  const easier = !easiest || place(easiest.technique) >= place(technique) ? undefined : easiest.technique;
  const hidden =
    easier === undefined ? 0 : SINGLES.includes(easier) ? 1000 : 80 - (40 * place(easier)) / place(technique);
  const lone = cause.filter(({ cell }) => sizeOf(state.masks[cell] as number) === 1).length;
  const gone = eliminations.length > 5 ? 10 : eliminations.length < 2 ? 5 : 0;
  return Math.abs(marks - idealMarks(technique)) * 4 + Math.abs(candidates - 110) / 3 + hidden + lone * 20 + gone;
}

/** All, or those of the command. */
let asked = TECHNIQUES;

/** Forcing chains take long to find and are very common, so only one state in so many is searched for them. */
const RARELY = 40;

function look(state: Candidates, count: number, found: Map<TechniqueKey, Found>): void {
  const easiest = nextStep(state, EASY);
  for (const technique of asked) {
    if (technique.score >= 500 && easiest && count % RARELY !== 0) continue;
    const step = firstStep(technique, state);
    if (!step) continue;
    const clutter = clutterOf(state, step, easiest);
    if (clutter < (found.get(technique.key)?.clutter ?? Infinity)) {
      found.set(technique.key, { text: textOf(state), clutter });
    }
  }
}

function solve(givens: Uint8Array, found: Map<TechniqueKey, Found>): void {
  const state = candidatesOf(givens);
  let steps = 0;
  for (let step = nextStep(state, EASY); step; step = nextStep(state, EASY)) {
    // many states need only a single; a sample of them is enough
    if (!SINGLES.includes(step.technique) || steps % 12 === 5) look(state, steps, found);
    applyStep(state, step);
    steps++;
  }
  if (state.digits.includes(0)) look(state, 0, found);
}

const header = `// One board for each technique: the state in which it is shown. Digits row by row, \`+\` before those that were found,
// then the candidates removed beyond those that the rules exclude, as \`325\`: digit, row, column. Generated by
// tools/techniqueBoards.ts.

import type { TechniqueKey } from '../../../../puzzles/sudoku/techniques/catalogue.ts';

export const BOARDS: Readonly<Record<TechniqueKey, string>> = {
`;

function main(puzzles: number, seconds: number): void {
  const found = new Map<TechniqueKey, Found>();
  const before = new Map<string, string>();
  const written = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' });
  for (const [, key = '', text = ''] of written.matchAll(/(\w+):\s+'([^']+)'/g)) before.set(key, text);
  const end = performance.now() + seconds * 1000;
  let seed = 1;
  for (; seed <= puzzles && performance.now() < end; seed++) {
    const random = seeded(seed);
    solve(dig(random, fullGrid(random)), found);
  }
  const lines = TECHNIQUE_KEYS.flatMap((key) => {
    const text = found.get(key)?.text ?? before.get(key);
    return text === undefined ? [] : [`  ${key}: '${text}',\n`];
  });
  writeFileSync(FILE, `${header}${lines.join('')}};\n`);
  const missing = asked.map(({ key }) => key).filter((key) => !found.has(key));
  process.stdout.write(`${seed - 1} puzzles, ${found.size} techniques, none of: ${missing.join(' ')}\n`);
}

if (isMain(import.meta)) {
  if (argv[4]) asked = TECHNIQUES.filter(({ key }) => argv[4]?.split(',').includes(key));
  main(Number(argv[2] ?? 400), Number(argv[3] ?? 300));
}
