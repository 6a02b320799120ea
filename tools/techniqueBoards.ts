// Looks for the boards of the technique guide: for each technique a state of a generated puzzle that shows it with little
// around it. Run as `node tools/techniqueBoards.ts [puzzles] [seconds]`; it writes src/help/techniques/boards.ts, keeping
// what is there for techniques of which it finds nothing smaller. Puzzles come from fixed seeds.

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

const FILE = new URL('../src/help/techniques/boards.ts', import.meta.url);
/** The solver walks by these alone, so that states look as a player's do. */
const EASY = TECHNIQUES.filter(({ level, usual }) => usual && level !== 'extreme');
const SINGLES: readonly TechniqueKey[] = ['fullHouse', 'nakedSingle', 'hiddenSingle'];

/** `+` before digits that were found; then the candidates that are gone beside the rules, as `325`: digit, row, column. */
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

/** How much there is to take in: the reason first, then the candidates of the whole board. */
function clutterOf(state: Candidates, step: Step): number {
  const marks = new Set([...step.cause, ...(step.second ?? [])].map(({ cell, digit }) => cell * 10 + digit)).size;
  const candidates = state.masks.reduce((sum, mask) => sum + sizeOf(mask), 0);
  const links = (step.chains ?? []).reduce((sum, chain) => sum + chain.length, 0);
  // A board that is nearly full shows singles badly: everything is one.
  const full = SINGLES.includes(step.technique) ? Math.abs(candidates - 130) : candidates;
  return marks * 4 + links * 4 + full + (step.eliminations.length > 6 ? 10 : 0);
}

function look(state: Candidates, found: Map<TechniqueKey, Found>): void {
  for (const technique of TECHNIQUES) {
    const step = firstStep(technique, state);
    if (!step) continue;
    const clutter = clutterOf(state, step);
    if (clutter < (found.get(technique.key)?.clutter ?? Infinity))
      found.set(technique.key, { text: textOf(state), clutter });
  }
}

function solve(givens: Uint8Array, found: Map<TechniqueKey, Found>): void {
  const state = candidatesOf(givens);
  let singles = 0;
  for (let step = nextStep(state, EASY); step; step = nextStep(state, EASY)) {
    // Of the many states in which a digit just stands there, some are enough.
    if (!SINGLES.includes(step.technique) || ++singles % 12 === 5) look(state, found);
    applyStep(state, step);
  }
  if (state.digits.includes(0)) look(state, found);
}

const header = `// One board for each technique: the state in which it is shown. Digits row by row, \`+\` before those that were found,
// then the candidates that are gone beside what the rules say, as \`325\`: digit, row, column. Written by
// tools/techniqueBoards.ts.

import type { TechniqueKey } from '../../../puzzles/sudoku/techniques/catalogue.ts';

export const BOARDS: Partial<Readonly<Record<TechniqueKey, string>>> = {
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
