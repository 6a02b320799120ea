// Finds the boards of the technique guide: for each technique a state of a generated puzzle that shows it with little
// clutter. Run as `node tools/techniqueBoards.ts [puzzles] [seconds]`; it writes src/games/sudoku/techniques/boards.ts, keeping
// the existing board of a technique if it finds nothing better. Puzzles come from fixed seeds.

import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
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

interface Found {
  readonly text: string;
  readonly clutter: number;
}

const FILE = new URL('../src/games/sudoku/techniques/boards.ts', import.meta.url);
/** The solver uses only these, so that states look like a player's. */
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

/** The minimum marks of a reason that shows what is special; smaller ones are also some easier step. */
const TELLING: readonly (readonly [RegExp, number])[] = [
  [/^(simpleColours|forcingChain)/, 8],
  [/^(multiColours|deathBlossom|alsChain)/, 9],
  [/(Chain|NiceLoop|aic)$/i, 8],
  [/^(xyChain|als)/, 8],
  [/(franken|mutant)XWing$/i, 6],
  [/(franken|mutant)/i, 8],
];

const tellingSize = (key: TechniqueKey): number => TELLING.find(([name]) => name.test(key))?.[1] ?? 0;

const place = (key: TechniqueKey): number => TECHNIQUE_KEYS.indexOf(key);

/**
 * How badly a state shows a technique: a reason with much to take in, or with too little; a board that is too full or too
 * empty; and worst, an easier step on the same board.
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
  return Math.abs(marks - tellingSize(technique)) * 4 + Math.abs(candidates - 110) / 3 + hidden + lone * 20 + gone;
}

/** Forcing chains take long to find, and are everywhere. */
const RARELY = 40;

function look(state: Candidates, count: number, found: Map<TechniqueKey, Found>): void {
  const easiest = nextStep(state, EASY);
  for (const technique of TECHNIQUES) {
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
    // Many states only need a single; a sample is enough.
    if (!SINGLES.includes(step.technique) || steps % 12 === 5) look(state, steps, found);
    applyStep(state, step);
    steps++;
  }
  if (state.digits.includes(0)) look(state, 0, found);
}

const header = `// One board for each technique: the state in which it is shown. Digits row by row, \`+\` before those that were found,
// then the candidates that are gone beside what the rules say, as \`325\`: digit, row, column. Written by
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
  const missing = TECHNIQUE_KEYS.filter((key) => !found.has(key));
  process.stdout.write(`${seed - 1} puzzles, ${found.size} techniques, none of: ${missing.join(' ')}\n`);
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  main(Number(argv[2] ?? 400), Number(argv[3] ?? 300));
}
