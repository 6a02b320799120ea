// Chooses one of its clues for each word and typesets them in their cells: two in a cell need short texts.

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
}

/** Prices in the unit of a setting's cost. */
const DIFFICULTY = 1;
const HINTS = 6;
const CHANCE = 0.6;

interface Choice {
  readonly text: string;
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
  const pictures = picturesOf(random, board, cells, order);
  // The block shows nothing but its picture.
  if (order.pictureCells > 0 && !isBlockPictured(board, pictures)) return undefined;
  const clues: Clue[] = [];
  for (const words of cells.values()) {
    const ordered = halved(words);
    const choices = ordered.map(({ slot }) =>
      choicesOf(random, board.answers[slot] as string, answers, printed, order),
    );
    const set = settle(choices, ordered.length === 1 ? WHOLE : HALF, order.hyphenate);
    if (!set) return undefined;
    for (const [index, { slot, place }] of ordered.entries()) {
      const { text: chosen, setting } = set[index] as Settled;
      const { image = '', telling = [] } = pictures.get(slot) ?? {};
      const text = image === '' || telling.includes(chosen) ? chosen : (telling[0] as string);
      if (image === '') printed.add(text);
      const lines = image === '' ? setting.lines : [];
      clues[slot] = { ...place, side: sideOf(index, ordered.length), text, lines, size: setting.size, image };
    }
  }
  return clues;
}

/** How hard a board's clues are on average, 1 to 3. */
export function meanDifficulty({ get }: Lexicon, { answers }: Board, clues: readonly Clue[]): number {
  const difficulties = clues.map(({ text }, slot) => {
    const found = get(answers[slot] as string)?.clues.find((clue) => clue.text === text);
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

function choicesOf(
  random: Random,
  answer: string,
  answers: ReadonlySet<string>,
  printed: ReadonlySet<string>,
  { lexicon, difficulty }: ClueOrder,
): Choice[] {
  // the same text for two answers of different lengths would be a puzzle of its own
  const honest = ({ text }: LexiconClue) => !printed.has(text) && !foldedWords(text).some((word) => answers.has(word));
  const clues = lexicon.get(answer)?.clues.filter(honest) ?? [];
  return clues.map((clue) => ({
    text: clue.text,
    cost:
      Math.abs(clue.difficulty - difficulty) * DIFFICULTY +
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
  readonly setting: Setting;
}

/** For each word of a cell, the cheapest clue that fits its part. */
function settle(
  choices: readonly (readonly Choice[])[],
  room: typeof WHOLE,
  hyphenate: Hyphenate,
): Settled[] | undefined {
  const chosen = choices.map((list) => {
    const settled = list.flatMap(({ text, cost }) => {
      const setting = setText(text, hyphenate, room);
      return setting ? [{ text, setting, cost: cost + setting.cost }] : [];
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
    .map(({ text }) => text);

const isBlockPictured = ({ places, pattern }: Board, pictures: ReadonlyMap<number, Pictured>): boolean =>
  places.some(({ cell }, slot) => cell === pattern.source && pictures.has(slot));
