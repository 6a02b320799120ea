// The contract of a puzzle kind. Everything specific to a game is behind these functions; undo, saving, timing, mistakes, replay,
// drawing and reading aloud are written once, around them. How to add one: README.md in this folder.

import type { Gesture } from './gesture.ts';
import type { Cell, Size } from './grid.ts';
import type { HintFinder } from './hint.ts';
import type { Sheet } from './ipuz/sheet.ts';
import type { Fault, Result } from './result.ts';

/** A rule that a board breaks, by name, and the cells that break it. */
export interface FaultAt {
  readonly code: string;
  readonly cells: readonly Cell[];
}

/** What an entry costs. The same wrong entry in the same place has the same id, and costs once. */
export interface Mistake {
  readonly id: string;
}

export const STATUSES = ['open', 'full', 'solved'] as const;
/** `full`: nothing is left to fill in, but something is wrong. */
export type Status = (typeof STATUSES)[number];

/** Who made a move, as a log records it: the player with a gesture, a hint, a solution letter. */
export const MAKERS = ['move', 'hint', 'letter'] as const;
export type Maker = (typeof MAKERS)[number];

/** Faster than anyone plays: the fastest solving on record, divided by about three. */
export interface Pace<Givens> {
  /** ms from one entry of the player's to the next, on average over a game. */
  readonly entry: number;
  /** ms for each part of the board, working it out and entering it. */
  readonly part: number;
  /** Cells or words to fill in; a hint or a letter brings one of them, or less. */
  parts(givens: Givens): number;
}

/** What a gesture means. With neither field: it was understood and changes nothing. */
export interface Reading<Move, View> {
  readonly move?: Move;
  readonly view?: View;
}

/** Every view has a cursor: the DOM twin's one tab stop, and the cell that the scene keeps in sight. */
export interface Cursor {
  readonly cursor: Cell;
}

/** What spans cells, such as a found word's capsule: from the first to the last cell of a straight line. */
export interface MarkLook {
  readonly from: Cell;
  readonly to: Cell;
  readonly tone: string;
  /** Where it goes from one candidate to another within the two cells: their symbols. */
  readonly symbols?: readonly [string, string];
}

/** What the DOM twin says about a cell: phrases `spoken.<key>` of `src/text` in this order, at most 12 words in all. */
export interface Phrase {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
export type Spoken = readonly Phrase[];

/** A key of the on-screen pad. It sends the gesture `symbol`. */
export interface PadKey {
  readonly symbol: string;
  /** What the key shows: the symbol as text, or a colour swatch. */
  readonly shows: 'text' | 'colour';
  /** How many of the symbol are still missing, if the kind counts them; 0 greys out the key. */
  readonly left?: number;
  /** Locked in: the next tap on a cell enters it (digit-first). */
  readonly locked?: boolean;
}

/** The on-screen keys of a kind as data, so that the chrome draws any kind's pad. */
export interface Pad {
  readonly rows: readonly (readonly PadKey[])[];
  /** Exclusive modes (`pad.mode.<mode>` in `src/text`), the first is the usual one. */
  readonly modes: readonly string[];
  readonly mode: string;
  /** Buttons that do one thing (`pad.tool.<tool>`), sent as the gesture `tool`. */
  readonly tools: readonly string[];
}

/** A word beside the board. A touch sends the gesture `pick`. */
export interface LegendItem {
  readonly item: string;
  readonly text: string;
  /** Found, or used. */
  readonly done: boolean;
  /** It fits the place that the player has chosen. */
  readonly fits: boolean;
  /** The player has picked it. */
  readonly chosen: boolean;
}

/** The text beside a board as data, so that the chrome can draw any kind's. */
export interface Legend {
  /** The clue of the current word, complete, with the known letters of its answer and '' for each unknown one. */
  readonly clue?: {
    /** Its name: the gesture `pick` with it leads there. */
    readonly item: string;
    readonly text: string;
    readonly way: 'across' | 'down';
    readonly letters: readonly string[];
  };
  /** Letters of a solution word that have been found, '' for the others. */
  readonly solution?: readonly string[];
  /** A sentence that the finished board reveals. */
  readonly message?: string;
  /** The words may be dragged onto the board; they come back as the gesture `drop`. */
  readonly draggable?: boolean;
  /** Lists of words; `title` is the length of its words, or `words`. */
  readonly lists: readonly { readonly title: string | number; readonly items: readonly LegendItem[] }[];
}

/**
 * Which of the four data does a thing belong to? Fixed by the file: `Givens`. A player expects undo to restore it:
 * `Play`. They do not: `View`. It only describes what is on screen: `Look`. All four are immutable; `Play`, `Move` and
 * `View` are plain JSON.
 */
export interface PuzzleKind<
  Id extends string,
  Givens extends Size,
  Play,
  Move,
  View extends Cursor,
  Look extends object,
> {
  readonly id: Id;
  /** Fixed for the whole game, shared by all plays. Faults carry a code and the place in the document. */
  open(sheet: Sheet): Result<Givens, Fault>;
  /** Where undoing everything leads. */
  start(givens: Givens): Play;
  /** Cursor, selection, direction, drag, settings: undo leaves it alone. */
  view(givens: Givens): View;
  /** undefined: the gesture is not for this kind. */
  read(givens: Givens, play: Play, view: View, by: Gesture): Reading<Move, View> | undefined;
  /** Border check for moves from saved and posted logs. */
  move(raw: unknown): Move | undefined;
  /** Who can make this kind of move; a log in which anyone else made it is refused. */
  makers(move: Move): readonly Maker[];
  /** Faster solvings count as solved, but earn and record nothing. */
  readonly pace: Pace<Givens>;
  /** The same object back means that the move changes nothing. Never throws for a move that `move` let in. */
  apply(givens: Givens, play: Play, move: Move): Play;
  /** What this move would cost on this board; at most one. */
  mistake(givens: Givens, play: Play, move: Move): Mistake | undefined;
  /** Broken rules that show without the solution, named; every name has a board in the kind's cases. */
  faults(givens: Givens, play: Play): readonly FaultAt[];
  status(givens: Givens, play: Play): Status;
  /** 0 at the start, 1 when solved. */
  progress(givens: Givens, play: Play): number;
  /** One flat record of primitives per cell: all that the painter will ever know. */
  look(givens: Givens, play: Play, view: View): readonly Look[];
  /** What spans cells, by key; a mark is only ever added or removed. */
  marks?(givens: Givens, play: Play, view: View): ReadonlyMap<string, MarkLook>;
  spoken(givens: Givens, look: Look, cell: Cell): Spoken;
  /**
   * What is announced of the way from one play to another, where its cells do not tell, such as which word was found. Empty, or
   * omitted: the cells that changed are announced.
   */
  announced?(givens: Givens, before: Play, after: Play): Spoken;
  /**
   * A solution letter: the move that puts the right entry into the place that the view has chosen; where cells have no
   * entries of their own, the move that shows how the next answer begins. undefined when there is none to show: a given,
   * a right entry, a solved board. Never a mistake; repeated in one place it comes to an end.
   */
  letter(givens: Givens, play: Play, view: View): Move | undefined;
  /**
   * The letters that the chosen word still lacks, one move for each: applied in order they complete it. Empty where none is
   * missing. Omitted by a kind that has no words.
   */
  word?(givens: Givens, play: Play, view: View): readonly Move[];
  /** The solved board as seen from this play: correct entries stay the player's. The same object for a solved one. */
  solution(givens: Givens, play: Play): Play;
  pad(givens: Givens, play: Play, view: View): Pad;
  /** The text beside the board, if there is any. */
  legend?(givens: Givens, play: Play, view: View): Legend;
  /** Loaded with the first hint. */
  hints(): Promise<HintFinder<Givens, Play, View, Move>>;
}

/**
 * A kind whose data are opaque, as machines, scenes and server handle it. Values of the four data go back only into the kind
 * that they came from.
 */
export type AnyKind = PuzzleKind<string, Size, unknown, unknown, Cursor, object>;

/** Checks a kind's value against the contract and keeps its types; the literal id comes from the value. */
export const puzzleKind = <
  Id extends string,
  Givens extends Size,
  Play,
  Move,
  View extends Cursor,
  Look extends object,
>(
  kind: PuzzleKind<Id, Givens, Play, Move, View, Look>,
): PuzzleKind<Id, Givens, Play, Move, View, Look> => kind;
