// Is a gridpuzzle sound? Its words are exactly the runs of the grid; it has one solution, which can be found without guessing.

import {
  at,
  cellsOf,
  crossings,
  type Finding,
  finding,
  type Grid,
  isOnePiece,
  type Json,
  lettersOf,
  type Run,
  runsOf,
  sizeOf,
  twice,
  type Words,
} from './document.ts';

const SIZES: Readonly<Record<string, string>> = {
  tagliches_ratsel: '11x11',
  leichtes: '9x9',
  einfache_ratsel: '11x11',
  profi_ratsel: '15x15',
  vollformat: '17x21',
};

export function auditGridpuzzle(document: Json, category: string, words: Words): Finding[] {
  const found: Finding[] = [];
  const grid = lettersOf(document);
  const runs = runsOf(grid);
  const bank = document['io.raetsel.words'] as string[];
  const say = (rule: string, about?: unknown) => found.push(finding(rule, about));
  if (sizeOf(document) !== SIZES[category]) say('SIZE', sizeOf(document));
  if (
    runs
      .map((run) => run.word)
      .sort()
      .join() !== [...bank].sort().join()
  )
    say('BANK', 'differs from the grid');
  for (const word of twice(bank)) say('WORD_TWICE', word);
  for (const root of twice(bank.map((word) => words.roots.get(word) ?? word))) say('FAMILY_TWICE', root);
  for (const word of bank) if (!words.clues.has(word)) say('UNKNOWN_WORD', word);
  if (!isOnePiece(grid)) say('IN_PIECES');
  const through = crossings(runs);
  for (const run of runs) if (!cellsOf(run).some((cell) => through.get(cell) === 2)) say('UNCROSSED', run.word);
  const given = givenOf(document);
  if (category === 'profi_ratsel' && given.size > 0) say('START_WORD', given.size);
  for (const [cell, letter] of given) {
    const [column, row] = cell.split(',').map(Number) as [number, number];
    if (at(grid, column, row) !== letter) say('GIVEN_DIFFERS', cell);
  }
  const count = countSolutions(runs, bank, given, grid);
  if (count !== 1) say('SOLUTIONS', count);
  if (!fallsToLogic(runs, bank, given)) say('NEEDS_A_GUESS');
  return found;
}

function givenOf(document: Json): Map<string, string> {
  const given = new Map<string, string>();
  for (const [row, line] of (document.puzzle as unknown[][]).entries()) {
    for (const [column, cell] of line.entries()) {
      const value = (cell as { value?: string } | null)?.value;
      if (value !== undefined) given.set(`${column},${row}`, value);
    }
  }
  return given;
}

const fits = (word: string, cells: readonly string[], letters: ReadonlyMap<string, string>): boolean =>
  word.length === cells.length && cells.every((cell, n) => (letters.get(cell) ?? word[n]) === word[n]);

/** Counts solutions up to two, always trying the run with the fewest words; each word is used once. */
function countSolutions(
  runs: readonly Run[],
  bank: readonly string[],
  given: ReadonlyMap<string, string>,
  _grid: Grid,
): number {
  const places = runs.map(cellsOf);
  const letters = new Map(given);
  const free = new Set(bank);
  const open = new Set(places.keys());
  let budget = 200_000;

  function search(): number {
    if (budget-- < 0) return Number.NaN;
    if (open.size === 0) return 1;
    let best = -1;
    let choices: string[] = [];
    for (const place of open) {
      const possible = [...free].filter((word) => fits(word, places[place] as string[], letters));
      if (possible.length === 0) return 0;
      if (best < 0 || possible.length < choices.length) [best, choices] = [place, possible];
      if (choices.length === 1) break;
    }
    let solutions = 0;
    for (const word of choices) {
      solutions += put(best, word);
      if (solutions > 1 || Number.isNaN(solutions)) return solutions;
    }
    return solutions;
  }

  function put(place: number, word: string): number {
    const cells = places[place] as string[];
    const fresh = cells.filter((cell) => !letters.has(cell));
    for (const [n, cell] of cells.entries()) letters.set(cell, word[n] as string);
    open.delete(place);
    free.delete(word);
    const count = search();
    for (const cell of fresh) letters.delete(cell);
    open.add(place);
    free.add(word);
    return count;
  }
  return search();
}

/**
 * What a player can do without guessing: rule out words that do not fit a place's letters or the letters still possible at its
 * crossings, enter the only word for a place, and put a word into its only place.
 */
function fallsToLogic(runs: readonly Run[], bank: readonly string[], given: ReadonlyMap<string, string>): boolean {
  const places = runs.map(cellsOf);
  const domains = places.map((cells) => new Set(bank.filter((word) => fits(word, cells, given))));
  for (let moved = true; moved; ) {
    moved = false;
    const letters = new Map<string, Set<string>>();
    for (const [place, cells] of places.entries()) {
      for (const [n, cell] of cells.entries()) {
        const here = new Set([...(domains[place] as Set<string>)].map((word) => word[n] as string));
        const known = letters.get(cell);
        letters.set(cell, known ? new Set([...known].filter((letter) => here.has(letter))) : here);
      }
    }
    for (const [place, domain] of domains.entries()) {
      const cells = places[place] as string[];
      for (const word of [...domain]) {
        const only = domains.filter((other) => other.has(word)).length === 1;
        const crossed = cells.every((cell, n) => letters.get(cell)?.has(word[n] as string));
        const takenElsewhere = domains.some((other, index) => index !== place && other.size === 1 && other.has(word));
        if (!crossed || takenElsewhere) moved = domain.delete(word) || moved;
        else if (only && domain.size > 1) {
          domain.clear();
          domain.add(word);
          moved = true;
        }
      }
    }
  }
  return domains.every((domain) => domain.size === 1);
}
