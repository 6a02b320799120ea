// Makes crosswords: a board filled with words (board.ts), a clue for each word set into its cell (clues.ts), pictures and a
// solution word if the category has them. Never imported by the kind itself: players do not generate.

import type { Sheet } from '../ipuz/sheet.ts';
import { foldedWords } from '../lexicon/fold.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import { type Random, seeded, seedOf } from '../random.ts';
import { type Board, makeBoard } from './board.ts';
import { CATEGORIES, type Category, type CrosswordCategory, DAILY, type Hardness } from './categories.ts';
import { cellsOf } from './cells.ts';
import { chooseClues, meanDifficulty } from './clues.ts';
import type { Hyphenate } from './clueText.ts';
import { A_TO_Z, writeCrossword } from './ipuz.ts';
import { type LayoutOrder, LETTER, WALL } from './layout.ts';
import { type OwnWords, wantedOf, withOwn } from './ownWords.ts';
import { blockOf } from './picture.ts';
import { picturesNotIn, priceOf, type Surcharges } from './prices.ts';
import { withRoomierPlaces } from './roomier.ts';
import { familyOf, findSolutionWord, isPrize, placeSolutionWord, rareIn } from './solutionWord.ts';
import type { Clue, GridCell, PictureBlock, SolutionWord } from './types.ts';
import { BANNED, indexWords, rivalsIn } from './words.ts';

export { CROSSWORD_CATEGORIES, type CrosswordCategory } from './categories.ts';

/** The words of a language, and where they may be broken. */
export interface CrosswordWords {
  readonly lexicon: Lexicon;
  readonly hyphenate: Hyphenate;
}

export interface CrosswordOrder {
  readonly category: CrosswordCategory;
  readonly seed: number;
  /** 0 is Sunday. Only the daily puzzle asks for it; Monday if it is left out. */
  readonly weekday?: number | undefined;
  /** Answers of earlier puzzles, latest last: excluded, or at least made rare. */
  readonly recent?: readonly string[] | undefined;
  /** Clues of earlier puzzles, latest last: avoided where an answer has another one. */
  readonly recentClues?: readonly string[] | undefined;
  /** No clue of `recentClues` is used again, whatever it costs. */
  readonly freshCluesOnly?: boolean | undefined;
  /** Solution words of earlier puzzles: no word of their families becomes this one's. */
  readonly recentPrizes?: readonly string[] | undefined;
  /** The solution word, A to Z: a board that lacks one of its letters is no board, and no word of its family is on it. */
  readonly prize?: string | undefined;
  /** Words to be set into the grid: as many of them as fit together. */
  readonly own?: OwnWords | undefined;
  /** Answers that are never set. */
  readonly ban?: readonly string[] | undefined;
  readonly title?: string;
  /** ISO date, YYYY-MM-DD. */
  readonly date?: string | undefined;
}

/** From strict to lenient; if a stage finds nothing in its patterns, the next one starts. */
const STAGES = [
  { patterns: 4, recent: BANNED, stretch: NaN, shown: 0 },
  { patterns: 8, recent: 1.5, stretch: NaN, shown: -400 },
  { patterns: 60, recent: 0.3, stretch: 2, shown: -200 },
] as const;

/** The most recent answers that may be excluded: with more, too few words would be left to fill a large board. */
const MAX_RECENT = 650;

/** Words all of whose clues earlier puzzles have used. */
const WORN = 20;
/** An editor's words are preferred where they were not set first, too. */
const WISHED = -2;
/** For each rare letter of the solution word that an order names: a board seldom has all of them by chance. */
const SPELLING = -1;

/** The same order and lexicon give the same document on every machine. Throws a RangeError if no board is found. */
export function generateCrossword(words: CrosswordWords, order: CrosswordOrder): Sheet {
  const search = searchFor(words, order);
  for (const stage of STAGES) {
    const made = nearest(search.plan, () => search.attempt(stage));
    if (made) return made.sheet;
  }
  const wanted = order.prize === undefined ? '' : ` with the solution word ${order.prize}`;
  throw new RangeError(`No board was found for a crossword of ${order.category} in ${words.lexicon.language}${wanted}`);
}

/**
 * What `generateCrossword` makes of the order if its first pattern gives a board that is all that was asked for, and undefined otherwise.
 * A seed for which this is a board costs `generateCrossword` a single attempt, too.
 */
export function generateAtOnce(words: CrosswordWords, order: CrosswordOrder): Sheet | undefined {
  const search = searchFor(words, order);
  const made = search.attempt({ ...STAGES[0], patterns: 1 });
  return made && shortOf(search.plan)(made) === 0 ? made.sheet : undefined;
}

function searchFor(words: CrosswordWords, order: CrosswordOrder) {
  const { category: name, seed, weekday = 1, own } = order;
  const category = CATEGORIES[name];
  const hardness = name === 'tagliches_ratsel' ? (DAILY[weekday % 7] as Hardness) : category.hardness;
  const lexicon = own ? withOwn(words.lexicon, own.words) : words.lexicon;
  const { language } = lexicon;
  const random = seeded(seedOf('crossword', name, language, seed, name === 'tagliches_ratsel' ? weekday : ''));
  const family = order.prize === undefined ? [] : familyOf(order.prize, lexicon);
  const ban = new Set([...(order.ban ?? []), ...family]);
  const answers = own?.words.map(({ answer }) => answer).filter((answer) => !ban.has(answer)) ?? [];
  const least = Math.min(own?.few ?? answers.length, answers.length);
  const all = least === answers.length;
  const settable = all ? answers : answers.filter((answer) => !isLong(answer));
  const wanted = () => (least > 0 ? wantedOf(random, settable, least) : undefined);
  // how many of an editor's words fit together is found out over all attempts; of some there are others to try
  const always = all ? wanted() : undefined;
  const plan = {
    ...{ category, hardness, ban, own: new Set(answers), least, all, rare: rareIn(order.prize ?? '', lexicon) },
    // of the lexicon alone, since finding them takes a while; the clues are compared with the board's answers anyway
    rivals: rivalsOf(words.lexicon),
  };
  const attempt = (stage: Stage) =>
    attemptOne(random, { ...words, lexicon }, order, { ...plan, wanted: always ?? wanted() }, stage);
  return { plan, attempt };
}

interface Made {
  readonly sheet: Sheet;
  /** The mean difficulty of its clues. */
  readonly grade: number;
  /** How many of the wanted words it has. */
  readonly own: number;
}

/** Attempts of a stage, and of one that must also meet a band or have certain words. */
const ATTEMPTS = 2;
const CHOOSY_ATTEMPTS = 8;
/** A wanted word that is missing, beside a grade outside its band. */
const LACKING = 0.01;
/** Most boards have fewer words with a picture and a cell of their own than pictures are promised. */
const PICTURE_ATTEMPTS = 24;

/** The first board that is all that was asked for, else the one that is nearest to it. */
function nearest(plan: Goal, attempt: () => Made | undefined): Made | undefined {
  const { category, hardness, least } = plan;
  const short = shortOf(plan);
  const most = category.picture ? PICTURE_ATTEMPTS : hardness.band || least > 0 ? CHOOSY_ATTEMPTS : ATTEMPTS;
  let best: Made | undefined;
  for (let attempts = 0; attempts < most; attempts++) {
    const made = attempt();
    if (made && short(made) === 0) return made;
    if (made && (best === undefined || short(made) < short(best))) best = made;
  }
  return best;
}

/** How far a board is from its band, and how many of its words are missing; 0 if it is all that was asked for. */
function shortOf({ hardness: { band }, least }: Goal): (made: Made) => number {
  const off = offBand(band);
  return ({ grade, own }) => off(grade) + LACKING * Math.max(0, least - own);
}

/** How far a mean difficulty is outside a band; 0 within it. */
const offBand =
  ([from, below]: readonly [number, number] = [0, Infinity]) =>
  (grade: number): number =>
    grade < from ? from - grade : grade < below ? 0 : Math.max(grade - below, Number.EPSILON);

/** How strict a search is. */
interface Stage extends Surcharges {
  readonly patterns: number;
  /** Where the clues begin whose pictures are not shown again, as in `slice`: those of all earlier puzzles, of about ten, of about five. */
  readonly shown: number;
}

interface Goal {
  readonly category: Category;
  readonly hardness: Hardness;
  /** How many of the wanted words a board should have. */
  readonly least: number;
}

interface Plan extends Goal {
  /** Answers that are never set. */
  readonly ban: ReadonlySet<string>;
  /** As in `BoardOrder`. */
  readonly wanted: (() => readonly string[]) | undefined;
  readonly own: ReadonlySet<string>;
  /** Whether all of them are wanted. */
  readonly all: boolean;
  /** Letters of the solution word that boards often lack. */
  readonly rare: readonly string[];
  /** Words that must not share a grid. */
  readonly rivals: ReadonlyMap<string, readonly string[]>;
}

/** With words that were set first a pattern's first search finds a grid soon or not at all. */
const WANTED_FAILS = 80;

/** Patterns seldom have a place for a word of nine letters and more. */
const isLong = ({ length }: string): boolean => length > 8;

/** With planted words a pattern has more short ones between them. */
const PLANTED_THREE = 0.16;

function attemptOne(
  random: Random,
  words: CrosswordWords,
  order: CrosswordOrder,
  plan: Plan,
  stage: Stage,
): Made | undefined {
  const { category, hardness } = plan;
  const { lexicon } = words;
  const recent = new Set(order.recent?.slice(-MAX_RECENT));
  const recentClues = new Set(order.recentClues);
  const pictures: ReadonlyMap<string, string> = category.picture
    ? picturesNotIn(new Set(order.recentClues?.slice(stage.shown)), lexicon)
    : new Map();
  const isWorn = ({ clues }: LexiconEntry) => clues.every(({ written }) => recentClues.has(written));
  const worn = category.freshWords && stage.recent === BANNED ? BANNED : WORN;
  const price = (entry: LexiconEntry) => {
    if (plan.ban.has(entry.answer) || (order.freshCluesOnly && isWorn(entry))) return BANNED;
    if (plan.all && plan.own.has(entry.answer)) return WISHED;
    const spells = plan.rare.filter((letter) => entry.answer.includes(letter)).length;
    return priceOf(entry, hardness, stage, { recent, pictures }) + (isWorn(entry) ? worn : 0) + spells * SPELLING;
  };
  const planted = plan.all ? [...plan.own].filter(isLong) : [];
  const index = indexWords(lexicon.entries, price, plan.rivals);
  const layout = layoutOf(random, category);
  const found = makeBoard(random, {
    layout,
    gate: planted.length > 0 ? { ...category.gate, three: PLANTED_THREE } : category.gate,
    index,
    pictured: new Set(pictures.keys()),
    ...(plan.wanted && { wanted: plan.wanted }),
    planted,
    patterns: stage.patterns,
    search: plan.wanted ? { ...category.search, fails: WANTED_FAILS } : category.search,
  });
  if (!found) return undefined;
  const board = withRoomierPlaces(found, lexicon, words.hyphenate, pictures);
  const common = {
    ...words,
    pictures,
    pictureCells: category.picture?.cells ?? 0,
    recentClues: order.recentClues ?? [],
    freshOnly: order.freshCluesOnly,
  };
  const chosen = cluesWithin(hardness, lexicon, board, (difficulty) =>
    chooseClues(random, board, { ...common, difficulty }),
  );
  if (!chosen) return undefined;
  const { clues, grade } = chosen;
  const taken = new Set([...recent, ...(order.recentPrizes ?? [])]);
  const solutionWord =
    order.prize === undefined
      ? wordFor(random, board, lexicon, plan, taken)
      : placeSolutionWord(random, board, order.prize);
  if (solutionWord === undefined) return undefined;
  const { walls } = layout;
  const sheet = documentOf({ board, clues, solutionWord, walls, order, hardness, language: lexicon.language });
  return { sheet, grade, own: board.answers.filter((answer) => plan.own.has(answer)).length };
}

/** How often a board's clues are chosen again, and by how much the difficulty asked for changes each time. */
const STEPS = 8;
const STEP = 0.2;

/** Clues whose mean difficulty is within the band: of four or five for an answer, harder or easier ones are asked for until it is. */
function cluesWithin(
  { clues: first, band }: Hardness,
  lexicon: Lexicon,
  board: Board,
  choose: (difficulty: number) => Clue[] | undefined,
): { readonly clues: Clue[]; readonly grade: number } | undefined {
  const off = offBand(band);
  let best: { readonly clues: Clue[]; readonly grade: number } | undefined;
  for (let step = 0, difficulty = first; step < STEPS; step++) {
    const clues = choose(difficulty);
    if (!clues) return undefined;
    const grade = meanDifficulty(lexicon, board, clues);
    if (best === undefined || off(grade) < off(best.grade)) best = { clues, grade };
    if (off(grade) === 0) return best;
    difficulty += grade < (band?.[0] ?? 0) ? STEP : -STEP;
  }
  return best;
}

const knownRivals = new WeakMap<Lexicon, Map<string, string[]>>();

function rivalsOf(lexicon: Lexicon): Map<string, string[]> {
  const rivals = knownRivals.get(lexicon) ?? rivalsIn(lexicon.entries, foldedWords);
  knownRivals.set(lexicon, rivals);
  return rivals;
}

function layoutOf(random: Random, { width, height, share, effort, costs, picture }: Category): LayoutOrder {
  const common = { width, height, share, effort, costs };
  return picture ? { ...common, ...blockOf(random, { width, height }, picture.side) } : { ...common, walls: [] };
}

function wordFor(
  random: Random,
  board: Board,
  lexicon: Lexicon,
  { category, rivals }: Plan,
  taken: ReadonlySet<string>,
): SolutionWord | undefined {
  const [shortest, longest] = category.solutionWord;
  const roots = new Set([...taken].map((answer) => lexicon.get(answer)?.root));
  const near = new Set(board.answers.flatMap((answer) => [answer, ...(rivals.get(answer) ?? [])]));
  const candidates = lexicon.byLength
    .slice(shortest, longest + 1)
    .flat()
    .filter((entry) => isPrize(lexicon.language, entry) && !near.has(entry.answer) && !roots.has(entry.root));
  return findSolutionWord(
    random,
    board,
    candidates.map(({ answer }) => answer),
  );
}

interface Parts {
  readonly board: Board;
  readonly clues: readonly Clue[];
  readonly solutionWord: SolutionWord;
  /** Cells of the picture. */
  readonly walls: readonly number[];
  readonly order: CrosswordOrder;
  readonly hardness: Hardness;
  readonly language: string;
}

function documentOf({ board, clues, solutionWord, walls, order, hardness, language }: Parts): Sheet {
  const { pattern, runs, answers } = board;
  const { title = '', date } = order;
  const { width, height } = pattern;
  const letters: string[] = Array.from(pattern.cells, () => '');
  const slots = runs.map((run, slot) => {
    const answer = answers[slot] as string;
    for (const [at, cell] of run.cells.entries()) letters[cell] = answer[at] as string;
    return { ...run, answer, clue: clues[slot] as Clue };
  });
  const kinds = Array.from(pattern.cells, (type): GridCell['type'] =>
    type === LETTER ? 'letter' : type === WALL ? 'picture' : 'clue',
  );
  const marks = Array.from(pattern.cells, (_, cell) => solutionWord.cells.indexOf(cell) + 1);
  const cells = cellsOf(letters, kinds, marks, slots);
  const picture = pictureOf(walls, width, clues, pattern.source);
  const common = {
    width,
    height,
    charset: A_TO_Z,
    cells,
    slots,
    picture,
    solutionWord,
    title,
    difficulty: hardness.name,
    language,
  };
  return writeCrossword(date === undefined ? common : { ...common, date });
}

function pictureOf(
  walls: readonly number[],
  width: number,
  clues: readonly Clue[],
  source: number | undefined,
): PictureBlock | null {
  const slot = clues.findIndex(({ cell }) => cell === source);
  const [first, last] = [walls[0], walls.at(-1)];
  if (first === undefined || last === undefined || slot < 0) return null;
  const [row, column] = [Math.floor(first / width), first % width];
  const size = { width: (last % width) - column + 1, height: Math.floor(last / width) - row + 1 };
  return { row, column, ...size, image: clues[slot]?.image ?? '', slot };
}
