// What the DOM twin says of each cell, kept up to date cell by cell: a change notifies only the cells whose words differ.

import type { Ears, Spot } from '../../puzzles/ears.ts';
import type { Cell } from '../../puzzles/grid.ts';
import type { Cursor, Spoken } from '../../puzzles/kind.ts';
import type { Frame, Source } from '../../scenes/source.ts';
import { afterFrame, type Later } from '../adapters/page/afterFrame.ts';

/** One cell in words. The same object as long as nothing about it has changed. */
export interface CellWords {
  /** With marks around words of another language (`foreign`). */
  readonly label: string;
  readonly selected: boolean;
  /** Printed, so that it cannot be changed. */
  readonly given: boolean;
  /** The board shows its entry as a mistake. */
  readonly wrong: boolean;
  /** The one cell that Tab reaches. */
  readonly cursor: boolean;
}

export type Speak = (spoken: Spoken) => string;
export type AnyEars = Ears<unknown, unknown, Cursor, object>;

/** How much is said of the cursor's cell, and what first. */
export interface Manner {
  /** `brief`: the cell alone; its word is announced when it changes. */
  readonly much: 'full' | 'brief';
  readonly first: 'word' | 'cell';
}

export const USUAL: Manner = { much: 'full', first: 'word' };

interface Options {
  readonly ears?: AnyEars | undefined;
  readonly manner?: Manner;
  /** The language of the puzzle's words, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly later?: Later;
}
/** Called after every round of changes with the cells whose words differ. */
type RoundListener = (cells: readonly Cell[]) => void;

const SILENT: CellWords = { label: '', selected: false, given: false, wrong: false, cursor: false };

export class Looks {
  readonly source: Source;
  /** What the kind adds; undefined where it adds nothing. */
  readonly ears: AnyEars | undefined;
  readonly lang: string | undefined;
  readonly speak: Speak;
  readonly #manner: Manner;
  readonly #later: Later;
  /** Put into words on first use, since a board has hundreds of cells. */
  readonly #said: (CellWords | undefined)[] = [];
  readonly #byCell = new Map<Cell, () => void>();
  readonly #rounds = new Set<RoundListener>();
  #frame: Frame;
  #looks: readonly object[];
  #waiting = false;
  #stop: (() => void) | undefined;

  constructor(source: Source, speak: Speak, { ears, manner = USUAL, lang, later = afterFrame }: Options = {}) {
    this.source = source;
    this.ears = ears;
    this.lang = lang;
    this.speak = speak;
    this.#manner = manner;
    this.#later = later;
    this.#frame = source.current();
    this.#looks = looksOf(source, this.#frame);
  }

  said(cell: Cell): CellWords {
    const look = this.#looks[cell];
    if (!look) return SILENT;
    this.#said[cell] ??= this.#say(look, cell, this.#frame);
    return this.#said[cell];
  }

  /** Where the cursor is now; undefined in a kind without words of its own. */
  spot(): Spot | undefined {
    const { play, view } = this.#frame;
    const look = this.#looks[view.cursor];
    return look && this.ears?.spot?.(this.source.givens, play, view, look);
  }

  /** The cursor's word and cell, whatever the manner. */
  here(): string {
    const { cursor } = this.#frame.view;
    const look = this.#looks[cursor];
    const { kind, givens } = this.source;
    const spot = this.spot();
    if (!look) return '';
    return this.speak(spot ? ordered(spot, { ...this.#manner, much: 'full' }) : kind.spoken(givens, look, cursor));
  }

  /** The cursor's word alone. */
  word(): string {
    return this.speak(this.spot()?.word ?? []);
  }

  /** The clues that are printed in the cell. */
  printed(cell: Cell): ReturnType<NonNullable<AnyEars['printed']>> {
    const look = this.#looks[cell];
    return (look && this.ears?.printed?.(look)) ?? [];
  }

  /** What the player looks for, '' for nothing. */
  sought(): string {
    return this.speak(this.spot()?.sought ?? []);
  }

  /** One listener per cell: its component. */
  subscribeCell(cell: Cell, changed: () => void): () => void {
    this.#byCell.set(cell, changed);
    this.#watch();
    return () => {
      this.#byCell.delete(cell);
      this.#unwatch();
    };
  }

  subscribeRound(heard: RoundListener): () => void {
    this.#rounds.add(heard);
    this.#watch();
    return () => {
      this.#rounds.delete(heard);
      this.#unwatch();
    };
  }

  #watch(): void {
    if (this.#stop) return;
    this.#stop = this.source.subscribe(() => this.#wake());
    this.#wake();
  }

  #unwatch(): void {
    if (this.#byCell.size > 0 || this.#rounds.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #wake(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#later(() => this.#turn());
  }

  #turn(): void {
    this.#waiting = false;
    const before = this.#frame;
    const frame = this.source.current();
    if (frame.play === before.play && frame.view === before.view) return;
    const looks = this.#looks;
    this.#frame = frame;
    this.#looks = looksOf(this.source, frame);
    const touched: Cell[] = [];
    const reworded: Cell[] = [];
    for (const [cell, look] of this.#looks.entries()) {
      const cursor = cell === before.view.cursor || cell === frame.view.cursor;
      const old = looks[cell];
      if (!old || (!cursor && sameRecord(look, old))) continue;
      const was = this.#said[cell] ?? this.#say(old, cell, before);
      const said = this.#say(look, cell, frame);
      if (sameRecord(said, was)) continue;
      this.#said[cell] = said;
      touched.push(cell);
      if (said.label !== was.label) reworded.push(cell);
    }
    for (const cell of touched) this.#byCell.get(cell)?.();
    for (const heard of this.#rounds) heard(reworded);
  }

  #say(look: object, cell: Cell, { play, view }: Frame): CellWords {
    const { kind, givens } = this.source;
    const cursor = view.cursor === cell;
    const spot = cursor ? this.ears?.spot?.(givens, play, view, look) : undefined;
    return {
      label: this.speak(spot ? ordered(spot, this.#manner) : kind.spoken(givens, look, cell)),
      selected: 'selected' in look && look.selected === true,
      given: ('given' in look && look.given === true) || ('block' in look && look.block === true),
      wrong: 'wrong' in look && look.wrong === true,
      cursor,
    };
  }
}

function ordered({ word, cell }: Spot, { much, first }: Manner): Spoken {
  if (much === 'brief') return cell;
  return first === 'word' ? [...word, ...cell] : [...cell, ...word];
}

const looksOf = ({ kind, givens }: Source, { play, view }: Frame): readonly object[] => kind.look(givens, play, view);

/** Flat records of primitives: equal when every field is. */
function sameRecord(a: object, b: object | undefined): boolean {
  if (a === b) return true;
  if (!b) return false;
  const fields = Object.entries(a);
  return (
    fields.length === Object.keys(b).length && fields.every(([key, value]) => Object.is(value, Reflect.get(b, key)))
  );
}
