// What can be deduced on a board: the rules that hints explain, and with which the generator proves that a puzzle needs no
// guess. Either only one word is left for a slot, or only one slot for a word; the rules differ in how far one has to look
// to see it.

import type { Cell } from '../grid.ts';
import { crossingsOf, type Place } from './shape.ts';

/**
 * How far one has to look. `letters`: a word fits if its length and the letters already there allow it. `crossings`: each
 * crossing slot must also have a word left with that letter. `all`: crossings of crossings, to any depth.
 */
export const REACHES = ['letters', 'crossings', 'all'] as const;
export type Reach = (typeof REACHES)[number];

/** What is certain on a board: printed and right letters. */
export interface Position {
  readonly places: readonly Place[];
  /** By cell; '' if uncertain. */
  readonly letters: readonly string[];
  /** The whole bank. */
  readonly words: readonly string[];
}

export interface Deduction {
  readonly rule: 'onlyWord' | 'onlyPlace';
  readonly reach: Reach;
  readonly slot: number;
  readonly word: string;
  /** What fits by letters alone: words of the slot, or slots of the word, including the deduced one. */
  readonly words: readonly string[];
  readonly slots: readonly number[];
  /** How many slots could be decided at this reach, including this one: the player's ways to continue. */
  readonly ways: number;
}

/** The easiest step; undefined on a full board, and if only a guess would help. */
export function deduce(position: Position, furthest: Reach = 'all'): Deduction | undefined {
  const first = byLetters(position);
  for (const reach of REACHES.slice(0, REACHES.indexOf(furthest) + 1)) {
    const found = decided(position, first, reachable(position, first, reach), reach);
    if (found) return found;
  }
  return undefined;
}

export interface Grade {
  /** How far one has to look at the hardest step. */
  readonly reach: Reach;
  /** Steps by reach. */
  readonly steps: Readonly<Record<Reach, number>>;
  /** Ways to continue per step, on average: the fewer there are, the longer it takes to find one. */
  readonly ways: number;
}

/** Solves until the board is full; undefined if it gets stuck within the reach. */
export function gradeOf(position: Position, furthest: Reach = 'all'): Grade | undefined {
  const letters = [...position.letters];
  const steps = { letters: 0, crossings: 0, all: 0 };
  let hardest = 0;
  let ways = 0;
  while (position.places.some(({ cells }) => cells.some((cell) => letters[cell] === ''))) {
    const step = deduce({ ...position, letters }, furthest);
    if (!step) return undefined;
    steps[step.reach]++;
    hardest = Math.max(hardest, REACHES.indexOf(step.reach));
    ways += step.ways;
    write(letters, position.places[step.slot] as Place, step.word);
  }
  const count = steps.letters + steps.crossings + steps.all;
  return { reach: REACHES[hardest] as Reach, steps, ways: count === 0 ? 0 : ways / count };
}

function write(letters: string[], { cells }: Place, word: string): void {
  for (const [index, cell] of cells.entries()) letters[cell] = word[index] as string;
}

type Candidates = readonly (readonly string[])[];

/** By slot: unused words of its length that the letters allow; none for a full slot. */
export function byLetters({ places, letters, words }: Position): Candidates {
  const textOf = ({ cells }: Place) => cells.map((cell: Cell) => letters[cell] || '.').join('');
  const texts = places.map(textOf);
  const used = new Set(texts.filter((text) => !text.includes('.')));
  const left = words.filter((word) => !used.has(word));
  return texts.map((text) => (used.has(text) ? [] : left.filter((word) => agrees(word, text))));
}

const agrees = (word: string, text: string): boolean =>
  word.length === text.length && [...text].every((letter, index) => letter === '.' || letter === word[index]);

/** The candidates left at this reach. */
function reachable(position: Position, first: Candidates, reach: Reach): Candidates {
  if (reach === 'letters') return first;
  const sift = sifter(position, first);
  if (reach === 'crossings') return sift(first);
  for (let before = first; ; ) {
    const after = settled(sift(before));
    if (sizeOf(after) === sizeOf(before)) return after;
    before = after;
  }
}

const sizeOf = (candidates: Candidates): number => candidates.reduce((sum, words) => sum + words.length, 0);

/** Drops the words for which a crossing slot has none left; full slots need no check. */
function sifter({ places, letters }: Position, first: Candidates): (before: Candidates) => Candidates {
  const crossings = crossingsOf(places).map((row, slot) =>
    row.map((crossing, index) =>
      crossing && letters[(places[slot] as Place).cells[index] as Cell] === '' ? crossing : undefined,
    ),
  );
  const open = first.map((words) => words.length > 0);
  return (before) => {
    const masks = before.map((words, slot) => (places[slot] as Place).cells.map((_, index) => lettersAt(words, index)));
    const stays = (word: string, slot: number) =>
      (crossings[slot] ?? []).every((crossing, index) => {
        if (!crossing || !open[crossing.slot]) return true;
        return ((masks[crossing.slot]?.[crossing.index] ?? 0) & bitOf(word, index)) !== 0;
      });
    return before.map((words, slot) => words.filter((word) => stays(word, slot)));
  };
}

const bitOf = (word: string, index: number): number => 1 << (word.charCodeAt(index) - 65);

const lettersAt = (words: readonly string[], index: number): number =>
  words.reduce((mask, word) => mask | bitOf(word, index), 0);

/** Removes a word that some slot needs from all other slots. */
function settled(candidates: Candidates): Candidates {
  const slotsOf = placesOfWords(candidates);
  const taken = new Map<string, number>();
  for (const [slot, words] of candidates.entries()) if (words.length === 1) taken.set(words[0] as string, slot);
  for (const [word, slots] of slotsOf) if (slots.length === 1) taken.set(word, slots[0] as number);
  const owners = new Map([...taken].map(([word, slot]) => [slot, word]));
  return candidates.map((words, slot) => {
    const own = owners.get(slot);
    return words.filter((word) => (own === undefined ? !taken.has(word) : word === own));
  });
}

function placesOfWords(candidates: Candidates): Map<string, number[]> {
  const slotsOf = new Map<string, number[]>();
  for (const [slot, words] of candidates.entries()) {
    for (const word of words) slotsOf.set(word, [...(slotsOf.get(word) ?? []), slot]);
  }
  return slotsOf;
}

interface Decided {
  readonly rule: Deduction['rule'];
  readonly slot: number;
  readonly word: string;
}

/** Everything decided, once per slot: a slot with one word left is easier to see than a word with one slot left. */
function allDecided(left: Candidates): readonly Decided[] {
  const found = new Map<number, Decided>();
  for (const [slot, words] of left.entries()) {
    if (words.length === 1) found.set(slot, { rule: 'onlyWord', slot, word: words[0] as string });
  }
  for (const [word, slots] of placesOfWords(left)) {
    const slot = slots[0] as number;
    if (slots.length === 1 && !found.has(slot)) found.set(slot, { rule: 'onlyPlace', slot, word });
  }
  return [...found.values()];
}

/** The decided slot with the most letters, since a player sees that one first. */
function decided(
  { places, letters }: Position,
  first: Candidates,
  left: Candidates,
  reach: Reach,
): Deduction | undefined {
  const steps = allDecided(left);
  const standing = (slot: number) => (places[slot] as Place).cells.filter((cell) => letters[cell] !== '').length;
  const worth = ({ slot, rule }: Decided) => standing(slot) + (rule === 'onlyWord' ? 0.5 : 0);
  const best = steps.reduce<Decided | undefined>(
    (one, other) => (one && worth(one) >= worth(other) ? one : other),
    undefined,
  );
  if (!best) return undefined;
  const slots = placesOfWords(first).get(best.word) ?? [];
  return { ...best, reach, words: first[best.slot] ?? [], slots, ways: steps.length };
}
