// Chooses one of its clues for each word and typesets them in their cells: two in a cell need short texts.

import { isAbbreviated } from '../lexicon/abbreviations.ts';
import { foldedWords } from '../lexicon/fold.ts';
import type { Lexicon, Clue as LexiconClue } from '../lexicon/lexicon.ts';
import type { Random } from '../random.ts';
import type { Place } from './arrows.ts';
import type { Board } from './board.ts';
import { HALF, type Hyphenate, type Setting, setText, WHOLE } from './clueText.ts';
import { ARROW_EXIT, type Clue, type Side } from './types.ts';

export interface ClueOrder {
  readonly lexicon: Lexicon;
  readonly hyphenate: Hyphenate;
  /** The average difficulty that the clues should have, 1 to 3. */
  readonly difficulty: number;
  /** Pictures by answer, and how many clue cells may show one. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly pictureCells: number;
  /** Clues of earlier puzzles as they were set, latest last: the later one was used, the dearer it is. */
  readonly recentClues: readonly string[];
  /** None of them is used again. */
  readonly freshOnly?: boolean | undefined;
}

/** Prices in the unit of a setting's cost. */
const DIFFICULTY = 1;
const HINTS = 6;
const CHANCE = 0.6;
/** An abbreviation in a cell is written out beside the board, but a magazine's reader has only the cell. */
const ABBREVIATED = 1.2;
/** A clue that an earlier puzzle has used, from the oldest that is remembered to the latest. */
const USED = [6, 12] as const;

interface Choice {
  readonly text: string;
  /** The text written out. */
  readonly written: string;
  readonly cost: number;
}

interface Word {
  readonly slot: number;
  readonly place: Place;
}

/** A clue for each run of the board, or undefined if a cell's texts do not fit or would give away an answer. */
export function chooseClues(random: Random, board: Board, order: ClueOrder): Clue[] | undefined {
  const cells = new Map<number, Word[]>();
  for (const [slot, place] of board.places.entries()) {
    cells.set(place.cell, [...(cells.get(place.cell) ?? []), { slot, place }]);
  }
  const answers = new Set(board.answers);
  const printed = new Set<string>();
  const used = new Map(order.recentClues.map((text, at, { length }) => [text, usedPrice(at / length)]));
  const pictures = picturesOf(random, board, cells, order);
  // The level promises that many, and the block shows nothing but its picture.
  if (pictures.size < order.pictureCells || (order.pictureCells > 0 && !isBlockPictured(board, pictures)))
    return undefined;
  const clues: Clue[] = [];
  for (const words of cells.values()) {
    const ordered = halved(words);
    const choices = ordered.map(({ slot }) =>
      choicesOf(random, board.answers[slot] as string, { answers, printed, used }, order),
    );
    const set = settle(choices, ordered.length === 1 ? WHOLE : HALF, order.hyphenate);
    if (!set) return undefined;
    for (const [index, { slot, place }] of ordered.entries()) {
      const { text: short, written, setting } = set[index] as Settled;
      const { image = '', telling = [] } = pictures.get(slot) ?? {};
      const side = sideOf(index, ordered.length);
      if (image === '') {
        printed.add(short);
        clues[slot] = { ...place, side, text: written, short, lines: setting.lines, size: setting.size, image };
      } else {
        const text = telling.includes(written) ? written : (telling[0] as string);
        clues[slot] = { ...place, side, text, short: text, lines: [], size: setting.size, image };
      }
    }
  }
  return clues;
}

/** @param age 0 for the oldest clue that is remembered, 1 for the latest */
const usedPrice = (age: number): number => USED[0] + (USED[1] - USED[0]) * age;

/** How hard a board's clues are on average, 1 to 3. */
export function meanDifficulty({ get }: Lexicon, { answers }: Board, clues: readonly Clue[]): number {
  const difficulties = clues.map(({ text }, slot) => {
    const found = get(answers[slot] as string)?.clues.find((clue) => clue.written === text);
    return found?.difficulty ?? 1;
  });
  return difficulties.reduce<number>((sum, difficulty) => sum + difficulty, 0) / clues.length;
}

const sideOf = (index: number, count: number): Side => (count === 1 ? 'whole' : index === 0 ? 'top' : 'bottom');

/** The upper clue's arrow leaves to the right, the lower clue's downwards; if both leave to the right, the straight one is upper. */
const halved = (words: readonly Word[]): readonly Word[] => {
  const rank = ({ place: { arrow } }: Word) => (arrow === 'right' ? 0 : ARROW_EXIT[arrow] === 'right' ? 1 : 2);
  return words.toSorted((a, b) => rank(a) - rank(b));
};

/** What a board's clues must keep clear of. */
interface Taken {
  readonly answers: ReadonlySet<string>;
  /** Texts in this board's cells. */
  readonly printed: ReadonlySet<string>;
  /** Prices of clues that earlier puzzles used. */
  readonly used: ReadonlyMap<string, number>;
}

function choicesOf(
  random: Random,
  answer: string,
  { answers, printed, used }: Taken,
  { lexicon, difficulty, freshOnly = false }: ClueOrder,
): Choice[] {
  // the same text for two answers of different lengths would be a puzzle of its own
  const honest = ({ text }: LexiconClue) => !printed.has(text) && !foldedWords(text).some((word) => answers.has(word));
  const may = (clue: LexiconClue) => honest(clue) && !(freshOnly && used.has(clue.written));
  const clues = lexicon.get(answer)?.clues.filter(may) ?? [];
  return clues.map((clue) => ({
    text: clue.text,
    written: clue.written,
    cost:
      Math.abs(clue.difficulty - difficulty) * DIFFICULTY +
      (used.get(clue.written) ?? 0) +
      (isAbbreviated(clue.text) ? ABBREVIATED : 0) +
      (foldedWords(clue.text).some((word) => hints(word, answers)) ? HINTS : 0) +
      random() * CHANCE,
  }));
}

/** Shorter answers occur in many words by accident: "Kreis" does not give away EIS. */
const MIN_GIVEAWAY = 4;

/** Does a clue's word contain another answer of the board ("Bauernsalat" beside SALAT)? */
function hints(word: string, answers: ReadonlySet<string>): boolean {
  for (let from = 0; from + MIN_GIVEAWAY <= word.length; from++) {
    for (let to = from + MIN_GIVEAWAY; to <= word.length; to++) if (answers.has(word.slice(from, to))) return true;
  }
  return false;
}

interface Settled {
  readonly text: string;
  readonly written: string;
  readonly setting: Setting;
}

/** For each word of a cell, the cheapest clue that fits its part. */
function settle(
  choices: readonly (readonly Choice[])[],
  room: typeof WHOLE,
  hyphenate: Hyphenate,
): Settled[] | undefined {
  const chosen = choices.map((list) => {
    const settled = list.flatMap(({ text, written, cost }) => {
      const setting = setText(text, hyphenate, room);
      return setting ? [{ text, written, setting, cost: cost + setting.cost }] : [];
    });
    return settled.sort((a, b) => a.cost - b.cost)[0];
  });
  return chosen.includes(undefined) ? undefined : (chosen as Settled[]);
}

interface Pictured {
  readonly image: string;
  /** The clues about what it shows; never empty. */
  readonly telling: readonly string[];
}

/** By slot: the block's picture, and pictures for some of the words that have a clue cell to themselves. */
function picturesOf(
  random: Random,
  { answers, pattern }: Board,
  cells: ReadonlyMap<number, readonly Word[]>,
  { lexicon, pictures, pictureCells }: ClueOrder,
): ReadonlyMap<number, Pictured> {
  const alone = [...cells]
    .filter(([, words]) => words.length === 1)
    .map(([cell, [word]]) => ({ cell, slot: (word as Word).slot }));
  const pictured = alone.flatMap(({ cell, slot }) => {
    const image = pictures.get(answers[slot] as string);
    return image === undefined ? [] : [{ slot, image, rank: cell === pattern.source ? -1 : random() }];
  });
  const shown = pictured
    .sort((a, b) => a.rank - b.rank)
    .map(({ slot, image }) => ({ slot, image, telling: tellingOf(lexicon, answers, slot) }))
    .filter(({ telling }) => telling.length > 0);
  return new Map(shown.slice(0, pictureCells).map(({ slot, image, telling }) => [slot, { image, telling }]));
}

/** The answer's clues about what its picture shows, without those that give away another answer of the board. */
const tellingOf = ({ get }: Lexicon, answers: readonly string[], slot: number): string[] =>
  (get(answers[slot] as string)?.clues ?? [])
    .filter(({ flags, text }) => flags.includes('bild') && !foldedWords(text).some((word) => answers.includes(word)))
    .map(({ written }) => written);

const isBlockPictured = ({ places, pattern }: Board, pictures: ReadonlyMap<number, Pictured>): boolean =>
  places.some(({ cell }, slot) => cell === pattern.source && pictures.has(slot));
