// Finds the next hint on the player's own board: a wrong word first, then a wrong letter, then the easiest step of deduce.ts. Pencil letters are
// ignored: they are only the player's notes. Repeated hints lead to the solution.

import { isChecked } from '../checking.ts';
import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Hint, HintFinder, Light, LightRole, Sentence } from '../hint.ts';
import { byLetters, type Deduction, deduce, type Position } from './deduce.ts';
import { inkAt, isOwn, slotsAt, wordIn } from './rules.ts';
import { crossingsOf } from './shape.ts';
import type { Givens, Move, Play, Slot, View } from './types.ts';

export const gridpuzzleHints = {
  find(givens: Givens, play: Play, view: View): Hint<Move> | undefined {
    const misplaced = givens.slots.findIndex((slot) => !['', slot.word].includes(wordIn(play, slot)));
    if (misplaced >= 0) return wrongWord(givens, play, misplaced);
    const checked = givens.letters.findIndex(
      (right, cell) => isChecked(view, play, cell) && play.letters[cell] !== right,
    );
    if (checked >= 0) return checkedLetter(givens, play, checked);
    const wrong = givens.letters.findIndex((right, cell) => isOwn(givens, cell) && isOther(inkAt(play, cell), right));
    if (wrong >= 0) return wrongLetter(givens, play, wrong);
    const letters = givens.letters.map((_, cell) => inkAt(play, cell));
    if (givens.letters.every((right, cell) => right === letters[cell])) return undefined;
    const position = { places: givens.slots, letters, words: givens.words };
    const step = deduce(position);
    return step ? stepHint(givens, position, step) : guess(givens, position);
  },
} satisfies HintFinder<Givens, Play, View, Move>;

const isOther = (letter: string, right: string): boolean => letter !== '' && letter !== right;

type Values = Sentence['values'];

const lit = (role: LightRole, cells: readonly Cell[]): Light[] => cells.map((cell) => ({ cell, role }));

/** Where a slot begins and its direction: `gridpuzzle.way.across` of the texts. */
const placeOf = (givens: Givens, { cells, way }: Slot): Values => ({
  row: rowOf(givens, cells[0] as Cell) + 1,
  column: columnOf(givens, cells[0] as Cell) + 1,
  way,
  length: cells.length,
});

const slotOf = (givens: Givens, slot: number): Slot => givens.slots[slot] as Slot;

const written = ({ cells }: Slot, word: string): Light[] =>
  cells.map((cell, index) => ({ cell, role: 'target', symbol: word[index] as string }));

/**
 * Takes out what shows as wrong, which the player could do too, so it costs nothing: a misplaced word as far as no right one needs it,
 * but of a slip its wrong letters alone.
 */
function wrongWord(givens: Givens, play: Play, index: number): Hint<Move> {
  const slot = slotOf(givens, index);
  const values = placeOf(givens, slot);
  const word = wordIn(play, slot);
  const wrong = slot.cells.filter((cell) => inkAt(play, cell) !== givens.letters[cell]);
  const stays = (cell: Cell) =>
    !isOwn(givens, cell) || slotsAt(givens, cell).some((other) => isFound(givens, play, other));
  const out = givens.words.includes(word) ? slot.cells.filter((cell) => !stays(cell)) : wrong;
  const area = lit('area', slot.cells);
  return {
    technique: 'wrongWord',
    says: {
      where: { key: 'wrongLetter.where', values },
      why: { key: 'wrongWord.why', values: { ...values, wrong: word } },
      what: { key: 'wrongWord.what', values: { ...values, wrong: word } },
    },
    lights: { where: area, why: [...area, ...lit('out', out)], what: [...area, ...lit('target', out)] },
    move: { type: 'clear', cells: out.toSorted((a, b) => a - b) },
  };
}

const isFound = (givens: Givens, play: Play, index: number): boolean =>
  wordIn(play, slotOf(givens, index)) === slotOf(givens, index).word;

function wrongLetter(givens: Givens, play: Play, cell: Cell): Hint<Move> {
  const slot = slotOf(givens, slotsAt(givens, cell)[0] as number);
  const letter = givens.letters[cell] as string;
  const values = {
    ...placeOf(givens, slot),
    wrong: play.letters[cell] as string,
    letter,
    row2: rowOf(givens, cell) + 1,
    column2: columnOf(givens, cell) + 1,
  };
  const area = lit('area', slot.cells);
  return {
    technique: 'wrongLetter',
    says: {
      where: { key: 'wrongLetter.where', values },
      why: { key: 'wrongLetter.why', values },
      what: { key: 'wrongLetter.what', values },
    },
    lights: {
      where: area,
      why: [...area, ...lit('out', [cell])],
      what: [...area, { cell, role: 'target', symbol: letter }],
    },
    move: { type: 'reveal', cell, letter },
  };
}

/** A letter that a check has marked: taken out, which the player could do too, so it costs nothing. */
function checkedLetter(givens: Givens, play: Play, cell: Cell): Hint<Move> {
  const { technique, says, lights } = wrongLetter(givens, play, cell);
  return {
    technique,
    says: { ...says, what: { key: 'wrongWord.what', values: { wrong: play.letters[cell] as string } } },
    lights: { ...lights, what: lights.what.map(({ symbol: _, ...light }) => light) },
    move: { type: 'clear', cells: [cell] },
  };
}

function stepHint(givens: Givens, position: Position, step: Deduction): Hint<Move> {
  return step.rule === 'onlyWord' ? onlyWord(givens, position, step) : onlyPlace(givens, position, step);
}

/** The most words that a sentence lists; longer lists go unread. */
const NAMED = 4;

const listOf = (words: readonly string[]): string =>
  words.length > NAMED ? `${words.slice(0, NAMED).join(', ')} …` : words.join(', ');

const standingIn = ({ letters }: Position, { cells }: Slot): Cell[] => cells.filter((cell) => letters[cell] !== '');

/** The cells to be filled: the second stage rings them, as in every game, without their letters. */
const openIn = ({ letters }: Position, { cells }: Slot): Light[] =>
  lit(
    'target',
    cells.filter((cell) => letters[cell] === ''),
  );

/** The slot's letters, with a dot for each open cell. */
const patternOf = ({ letters }: Position, { cells }: Slot): string =>
  cells.map((cell) => letters[cell] || '·').join(' ');

function onlyWord(givens: Givens, position: Position, { slot: index, word, reach, words }: Deduction): Hint<Move> {
  const slot = slotOf(givens, index);
  const rest = words.filter((candidate) => candidate !== word);
  const values = { ...placeOf(givens, slot), pattern: patternOf(position, slot), word, rest: listOf(rest) };
  const area = lit('area', slot.cells);
  const standing = standingIn(position, slot);
  const crossing = reach === 'letters' ? [] : openCrossings(givens, position, index);
  const bare = reach === 'letters' && standing.length === 0;
  const key = bare ? 'onlyWord.bare' : `onlyWord.${reach}`;
  return {
    technique: 'onlyWord',
    says: {
      where: { key: 'onlyWord.where', values },
      why: { key, values },
      what: { key: 'onlyWord.what', values },
    },
    lights: {
      where: area,
      why: [...area, ...lit('second', crossing), ...lit('cause', standing), ...openIn(position, slot)],
      what: written(slot, word),
    },
    move: { type: 'revealWord', slot: index, word },
  };
}

function onlyPlace(givens: Givens, position: Position, { slot: index, word, reach, slots }: Deduction): Hint<Move> {
  const slot = slotOf(givens, index);
  const others = sameLength(givens, position, index);
  const near = slots.filter((candidate) => candidate !== index).flatMap((candidate) => slotOf(givens, candidate).cells);
  const values = { ...placeOf(givens, slot), word, count: others.length };
  const area = lit(
    'area',
    others.flatMap((candidate) => slotOf(givens, candidate).cells),
  );
  return {
    technique: 'onlyPlace',
    says: {
      where: { key: 'onlyPlace.where', values },
      why: { key: `onlyPlace.${reach}`, values },
      what: { key: 'onlyPlace.what', values },
    },
    lights: {
      where: lit(
        'area',
        [...others, index].sort((a, b) => a - b).flatMap((candidate) => slotOf(givens, candidate).cells),
      ),
      why: [...area, ...lit('out', near), ...lit('cause', standingIn(position, slot)), ...openIn(position, slot)],
      what: written(slot, word),
    },
    move: { type: 'revealWord', slot: index, word },
  };
}

/** The other open slots of the slot's length. */
function sameLength(givens: Givens, { letters }: Position, slot: number): number[] {
  const { length } = slotOf(givens, slot).cells;
  const isOpen = ({ cells }: Slot) => cells.length === length && cells.some((cell) => letters[cell] === '');
  return [...givens.slots.keys()].filter((other) => other !== slot && isOpen(slotOf(givens, other)));
}

/** The cells of the open slots that cross this one at an open cell. */
function openCrossings(givens: Givens, { letters }: Position, slot: number): Cell[] {
  const crossings = crossingsOf(givens.slots)[slot] ?? [];
  const open = crossings.filter((_, index) => letters[slotOf(givens, slot).cells[index] as Cell] === '');
  return open.flatMap((crossing) => (crossing ? slotOf(givens, crossing.slot).cells : []));
}

/** If no rule helps, which never happens in our own puzzles: reveals the slot with the fewest words. */
function guess(givens: Givens, position: Position): Hint<Move> {
  const candidates = byLetters(position);
  const open = [...candidates.keys()].filter((slot) => (candidates[slot] ?? []).length > 0);
  const count = (slot: number) => candidates[slot]?.length ?? 0;
  const index = open.reduce((best, slot) => (count(slot) < count(best) ? slot : best));
  const slot = slotOf(givens, index);
  const values = { ...placeOf(givens, slot), word: slot.word, rest: listOf(candidates[index] ?? []) };
  const area = lit('area', slot.cells);
  return {
    technique: 'guess',
    says: {
      where: { key: 'guess.where', values },
      why: { key: 'guess.why', values },
      what: { key: 'guess.what', values },
    },
    lights: { where: area, why: [...area, ...openIn(position, slot)], what: written(slot, slot.word) },
    move: { type: 'revealWord', slot: index, word: slot.word },
  };
}
