// The contract of a puzzle kind. Everything specific to a game is behind these functions; undo, saving, timing, mistakes, replay,
// drawing and reading aloud are written once, around them. How to add one: README.md in this folder.

import type { CheckedPart, Checking } from './checking.ts';
import type { Ears } from './ears.ts';
import type { Gesture } from './gesture.ts';
import type { Cell, Size } from './grid.ts';
import type { HintFinder } from './hint.ts';
import type { Sheet } from './ipuz/sheet.ts';
import type { Fault, Result } from './result.ts';
import type { Phrase, Spoken } from './spoken.ts';

export type { Phrase, Spoken } from './spoken.ts';

/** A broken rule, by name, and the cells that break it. */
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
  /** ms from one of the player's entries to the next, averaged over a game. */
  readonly entry: number;
  /** ms to work out and enter one part of the board. */
  readonly part: number;
  /** Number of cells or words to fill in; a hint or a solution letter supplies at most one. */
  parts(givens: Givens): number;
}

/** What a gesture means. With neither field, it was understood and changes nothing. */
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
  /** The symbols of the two candidates, if it runs from one candidate to another within the cells. */
  readonly symbols?: readonly [string, string];
}

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
  /** Exclusive modes (`pad.mode.<mode>` in `src/text`); the first is the default. */
  readonly modes: readonly string[];
  readonly mode: string;
  /** Buttons for one-off actions (`pad.tool.<tool>`), sent as the gesture `tool`. */
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
  /** Of a word that was found on the board: the cells in which it begins and ends there, */
  readonly from?: Cell;
  readonly to?: Cell;
  /** and the one of the palette's tones, from 1, that it has. */
  readonly tone?: number;
}

/** The text beside a board as data, so that the chrome can draw any kind's. */
export interface Legend {
  /** The clue of the current word, complete, with the known letters of its answer and '' for each unknown one. */
  readonly clue?: {
    /** The gesture `pick` with this item leads there. */
    readonly item: string;
    readonly text: string;
    readonly way: 'across' | 'down';
    /** Where the answer begins; rows and columns count from 1. */
    readonly row: number;
    readonly column: number;
    readonly letters: readonly string[];
    /** Its answer is complete and wrong: how many letters show as wrong. */
    readonly wrong?: number;
  };
  /** The solution word's letters, '' for those not found yet. */
  readonly solution?: readonly string[];
  /** Which of them the board shows as wrong; omitted if none. */
  readonly solutionWrong?: readonly boolean[];
  /** The printed texts that are abbreviations, each with what it stands for: paper has no clue bar. */
  readonly written?: readonly { readonly short: string; readonly text: string }[];
  /** A sentence that the finished board reveals. */
  readonly message?: string;
  /** What the last entry was, if that is not plain from the board, until the next one begins; in the words of the kind's ears. */
  readonly note?: Phrase;
  /** The place under the cursor, for a kind whose words are given. A touch of one of its words sends the gesture `pick` with `here`. */
  readonly place?: LegendPlace;
  /** The words may be dragged onto the board, which sends the gesture `drop`. */
  readonly draggable?: boolean;
  readonly lists: readonly LegendList[];
}

export interface LegendPlace {
  readonly way: 'across' | 'down';
  /** Where it begins; both count from 1. */
  readonly row: number;
  readonly column: number;
  /** What it holds, '' for each empty cell. */
  readonly letters: readonly string[];
  /** Its letters that are there whatever goes in: of a full place, only those that are printed or of another word. */
  readonly held: readonly boolean[];
  /** It is full, and its word belongs elsewhere. */
  readonly wrong: boolean;
  /** Those that may go there, the ones that are still missing on the board first; not one that stands there wrongly. */
  readonly words: readonly { readonly word: string; readonly used: boolean }[];
}

export interface LegendList {
  /** The length of its words, or `words`. */
  readonly title: string | number;
  readonly items: readonly LegendItem[];
  /** Its words are as long as the place under the cursor, and no word is waiting for another place. */
  readonly here?: boolean;
}

/**
 * Which of the four does a fact belong to? Fixed by the file: `Givens`. Restored by undo, as a player expects: `Play`. Left
 * alone by undo: `View`. A mere description of what is on screen: `Look`. All four are immutable; `Play`, `Move` and `View`
 * are plain JSON.
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
  /** The play before the first move, to which undoing everything returns. */
  start(givens: Givens): Play;
  /** Cursor, selection, direction, drag, settings: undo leaves it alone. */
  view(givens: Givens): View;
  /** undefined: the gesture is not for this kind. */
  read(givens: Givens, play: Play, view: View, by: Gesture): Reading<Move, View> | undefined;
  /** Border check for moves from saved and posted logs. */
  move(raw: unknown): Move | undefined;
  /** Who may make this kind of move; a log in which anyone else made it is refused. */
  makers(move: Move): readonly Maker[];
  /** Faster solvings count as solved, but earn and record nothing. */
  readonly pace: Pace<Givens>;
  /** Returns the same object if the move changes nothing. Never throws for a move that `move` accepted. */
  apply(givens: Givens, play: Play, move: Move): Play;
  /** What this move would cost on this board; at most one. */
  mistake(givens: Givens, play: Play, move: Move): Mistake | undefined;
  /** Broken rules that can be seen without the solution, by name; every name has a board in the kind's test cases. */
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
   * A solution letter: the move that puts the right entry into the place selected in the view or, where cells have no
   * entries of their own, shows how the next answer begins. undefined if there is nothing to show: a given, a right entry, a
   * solved board. Never a mistake; used repeatedly in one place, it eventually returns undefined.
   */
  letter(givens: Givens, play: Play, view: View): Move | undefined;
  /**
   * The letters still missing from the selected word, a move for each: applied in order, they complete it. Empty if none is
   * missing. Omitted by a kind that has no words.
   */
  word?(givens: Givens, play: Play, view: View): readonly Move[];
  /** This play, solved: correct entries remain the player's own. Returns the same object if it is already solved. */
  solution(givens: Givens, play: Play): Play;
  /** Marks what is wrong there in the view, and counts it. Only asked in a relaxed game; a kind without it has nothing to check. */
  check?(givens: Givens, play: Play, view: View, part: CheckedPart): Checking<View>;
  pad(givens: Givens, play: Play, view: View): Pad;
  /** The text beside the board, if there is any. */
  legend?(givens: Givens, play: Play, view: View): Legend;
  /** More words for players who do not see the board; loaded with its twin. */
  ears?(): Promise<Ears<Givens, Play, View, Look>>;
  /** Loaded with the first hint. */
  hints(): Promise<HintFinder<Givens, Play, View, Move>>;
}

/**
 * A kind with opaque types, as machines, scenes and server handle it. Its values may be passed only to the kind that they
 * came from.
 */
export type AnyKind = PuzzleKind<string, Size, unknown, unknown, Cursor, object>;

/** Checks a kind against the contract and keeps its own types, the literal id included. */
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
