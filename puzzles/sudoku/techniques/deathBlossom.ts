import { CELLS } from '../board.ts';
import { type AlmostLockedSet, type AlsTable, almostLockedSets, slot } from './als.ts';
import { cellBit, WORDS, wordOf } from './cellSets.ts';
import { bitOf, digitsOf, sizeOf } from './masks.ts';
import { marksOf, noRemovals, type Removals } from './removals.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Step, Visit } from './types.ts';

/** A cell, its candidates, and for each of these the sets that would lose the digit to it. */
interface Stem {
  readonly cell: number;
  readonly mask: number;
  readonly petals: readonly (readonly number[])[];
  /** Conclusions already reported, of all stems: thousands of blossoms reach the same few. */
  readonly reported: Set<string>;
}

/**
 * Death blossom: a stem cell, and for each of its candidates a petal, an almost locked set that has that digit too, with all
 * its cells for it seen by the stem. Whichever digit the stem holds, that digit's petal loses it and so holds all its others.
 * Hence one petal holds any digit z that all petals have and the stem lacks, and candidates z that see all z of all petals
 * are eliminated. Petals may share cells, and one set may serve two candidates.
 *
 * Source: HoDoKu "Death Blossom", code 0904, 360 points, Unfair; found by Mike Barker. HoDoKu solves with it only if enabled,
 * and allows common cells only when all steps are requested. Sudoku Explainer does not have it (see the catalogue for the
 * substitute rating).
 */
export const deathBlossom = technique('deathBlossom', (state, visit) => {
  const table = almostLockedSets(state);
  const reported = new Set<string>();
  for (let cell = 0; cell < CELLS; cell++) {
    const stem = stemAt(state, table, cell, reported);
    if (stem && search({ state, table, stem, visit }, [], everything(stem))) return true;
  }
  return false;
});

function stemAt({ masks }: Candidates, table: AlsTable, cell: number, reported: Set<string>): Stem | undefined {
  const mask = masks[cell] as number;
  if (sizeOf(mask) < 2) return undefined;
  const petals: number[][] = [];
  for (const digit of digitsOf(mask)) {
    const found = petalsFor(table, cell, mask, digit);
    if (found.length === 0) return undefined;
    petals.push(found);
  }
  return { cell, mask, petals, reported };
}

/** One of each group of petals that could remove the same candidates. */
function petalsFor(table: AlsTable, cell: number, mask: number, digit: number): number[] {
  const alike = new Set<string>();
  const petals: number[] = [];
  for (let set = 0; set < table.sets.length; set++) {
    const left = (table.masks[set] as number) & ~mask;
    if (left === 0 || !cuts(table, set, digit, cell)) continue;
    const power = narrowed(table, set, left, everywhere);
    const name = power?.join();
    if (name === undefined || alike.has(name)) continue;
    alike.add(name);
    petals.push(set);
  }
  return petals;
}

/** Whether the digit in this cell would remove it from the set. */
const cuts = (table: AlsTable, set: number, digit: number, cell: number): boolean =>
  ((table.masks[set] as number) & bitOf(digit)) !== 0 &&
  ((table.seen[slot(table, set, digit - 1) + wordOf(cell)] as number) & cellBit(cell)) !== 0;

const everywhere: Removals = noRemovals().fill(-1);

/** Every cell for each digit that the stem lacks. */
function everything({ mask }: Stem): Removals {
  const all = noRemovals().fill(-1);
  for (const digit of digitsOf(mask)) all.fill(0, (digit - 1) * WORDS, digit * WORDS);
  return all;
}

/** The `removals` that see all of the set's cells for a digit of `mask`; undefined if none does. */
function narrowed(table: AlsTable, set: number, mask: number, removals: Removals): Removals | undefined {
  const left = noRemovals();
  let any = 0;
  for (const digit of digitsOf(mask)) {
    for (let word = 0; word < WORDS; word++) {
      const at = (digit - 1) * WORDS + word;
      const both = (removals[at] as number) & (table.seen[slot(table, set, digit - 1) + word] as number);
      left[at] = both;
      any |= both;
    }
  }
  return any === 0 ? undefined : left;
}

/** The search around one stem. */
interface Search {
  readonly state: Candidates;
  readonly table: AlsTable;
  readonly stem: Stem;
  readonly visit: Visit;
}

/** Tries every petal for the stem's next candidate, as long as there is something left to remove. */
function search(around: Search, chosen: readonly number[], left: Removals): boolean {
  const { table, stem, visit } = around;
  const petals = stem.petals[chosen.length];
  if (petals === undefined) {
    const conclusion = left.join();
    if (stem.reported.has(conclusion)) return false;
    stem.reported.add(conclusion);
    return visit(describe(around, chosen, left));
  }
  for (const petal of petals) {
    const narrower = narrowed(table, petal, (table.masks[petal] as number) & ~stem.mask, left);
    if (narrower && search(around, [...chosen, petal], narrower)) return true;
  }
  return false;
}

function describe({ state, table, stem }: Search, chosen: readonly number[], removals: Removals): Step {
  const centre = marksIn(state, [stem.cell], stem.mask);
  const petals = chosen.map((index) => table.sets[index] as AlmostLockedSet);
  const marks = petals.map(({ cells, mask }) => marksIn(state, cells, mask));
  const houses = [...new Set(petals.map(({ house }) => house))];
  const step = removing('deathBlossom', marksOf(removals), marks.flat(), houses);
  return { ...step, second: centre, parts: [centre, ...marks] };
}
