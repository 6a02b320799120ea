// Inspects a finished wordsearch document and names its faults. Shares no code with the generator or the kind.

import { OFFENSIVE } from '../../../puzzles/lexicon/offensive.ts';

/** The category's requirements; omitted ones are not checked. */
export interface Wish {
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
  /** Rows and columns of each step that a word may take. */
  readonly steps: readonly (readonly [number, number])[];
  readonly message: boolean;
  /** A word's family; the word itself if it has none. */
  readonly rootOf?: (word: string) => string;
  readonly isAbout?: (word: string) => boolean;
  /** Crossed cells per word. */
  readonly crossed: number;
}

export const RULES = [
  'SIZE',
  'WORD_COUNT',
  'TOO_SHORT',
  'NOT_SORTED',
  'PALINDROME',
  'PART_OF_ANOTHER',
  'NOT_ONCE',
  'DIRECTION',
  'ONE_SIDED',
  'HARDLY_CROSSED',
  'FAMILY_TWICE',
  'OFF_TOPIC',
  'OFFENSIVE',
  'MESSAGE',
] as const;
export type Rule = (typeof RULES)[number];

const ALL: readonly (readonly [number, number])[] = [-1, 0, 1].flatMap((r) =>
  [-1, 0, 1].filter((c) => r !== 0 || c !== 0).map((c) => [r, c] as const),
);

interface Found {
  readonly word: string;
  readonly step: readonly [number, number];
  /** `row,column`. */
  readonly cells: readonly string[];
}

function find(grid: readonly (readonly string[])[], word: string): Found[] {
  const found: Found[] = [];
  for (const [r, row] of grid.entries()) {
    for (const c of row.keys()) {
      for (const step of row[c] === word[0] ? ALL : []) {
        let n = 1;
        while (n < word.length && grid[r + step[0] * n]?.[c + step[1] * n] === word[n]) n++;
        if (n === word.length) found.push({ word, step, cells: cellsOf(word, r, c, step) });
      }
    }
  }
  return found;
}

const cellsOf = (word: string, r: number, c: number, [dr, dc]: readonly [number, number]): string[] =>
  [...word].map((_, n) => `${r + dr * n},${c + dc * n}`);

const back = (word: string): string => [...word].reverse().join('');

export function inspect(document: Readonly<Record<string, unknown>>, wish: Wish): Rule[] {
  const grid = document.puzzle as string[][];
  const words = document.solution as string[];
  const lines = words.map((word) => find(grid, word));
  const placed = lines.flatMap((found) => found.slice(0, 1));
  const broken: Record<Rule, boolean> = {
    SIZE: grid.length !== wish.height || grid.some((row) => row.length !== wish.width),
    WORD_COUNT: words.length < wish.least || words.length > wish.most,
    TOO_SHORT: words.some((word) => word.length < 4),
    NOT_SORTED: words.some((word, n) => n > 0 && word <= (words[n - 1] as string)),
    PALINDROME: words.some((word) => word === back(word)),
    PART_OF_ANOTHER: words.some((word) =>
      words.some((other) => other !== word && (other.includes(word) || other.includes(back(word)))),
    ),
    NOT_ONCE: lines.some((found, n) => found.length !== (words[n] === back(words[n] as string) ? 2 : 1)),
    DIRECTION: placed.some(({ step }) => !wish.steps.some(([r, c]) => r === step[0] && c === step[1])),
    ONE_SIDED: isOneSided(placed, wish),
    HARDLY_CROSSED: crossedCells(placed) < words.length * wish.crossed,
    FAMILY_TWICE: new Set(words.map(wish.rootOf ?? ((word) => word))).size < words.length,
    OFF_TOPIC: !words.every(wish.isAbout ?? (() => true)),
    OFFENSIVE: isOffensive(grid, placed),
    MESSAGE: isMessageWrong(document, grid, placed, wish),
  };
  return RULES.filter((rule) => broken[rule]);
}

/** Whether a direction has more words than its share plus one. */
function isOneSided(placed: readonly Found[], { steps, most }: Wish): boolean {
  const counts = new Map<string, number>();
  for (const { step } of placed) counts.set(step.join(), (counts.get(step.join()) ?? 0) + 1);
  return Math.max(...counts.values()) > Math.ceil(most / steps.length) + 1;
}

const crossedCells = (placed: readonly Found[]): number => {
  const cells = placed.flatMap((found) => found.cells);
  return cells.length - new Set(cells).size;
};

const isOffensive = (grid: readonly (readonly string[])[], placed: readonly Found[]): boolean =>
  [...OFFENSIVE.de, ...OFFENSIVE.en].some((bad) =>
    find(grid, bad).some(({ cells }) => !placed.some((found) => cells.every((cell) => found.cells.includes(cell)))),
  );

function isMessageWrong(
  document: Readonly<Record<string, unknown>>,
  grid: readonly (readonly string[])[],
  placed: readonly Found[],
  wish: Wish,
): boolean {
  const message = document['io.raetsel.message'];
  if (!wish.message || typeof message !== 'string') return wish.message || message !== undefined;
  const used = new Set(placed.flatMap(({ cells }) => cells));
  const left = grid.flatMap((row, r) => row.filter((_, c) => !used.has(`${r},${c}`))).join('');
  const umlauts: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS' };
  const folded = [...message.toUpperCase()].map((letter) => umlauts[letter] ?? letter).join('');
  return folded.replace(/[^A-Z]/g, '') !== left;
}
