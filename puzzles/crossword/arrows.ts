// From a pattern to slots, and from slots to the clue cells that their arrows leave from.

import { CLUE, LETTER, WALL } from './layout.ts';
import { ARROW_EXIT, type Arrow, type WordDirection } from './types.ts';

export interface Run {
  readonly direction: WordDirection;
  readonly cells: readonly number[];
}

/** A place for a word's clue. */
export interface Place {
  readonly cell: number;
  readonly arrow: Arrow;
}

export interface Pattern {
  readonly width: number;
  readonly height: number;
  /** `LETTER`, `CLUE` or `WALL`, row by row. */
  readonly cells: Uint8Array;
  /** The cell of the picture block that one arrow leaves from. */
  readonly source?: number;
}

/** Every run of two or more letters: across first, then down, each sorted by first cell. */
export function runsOf({ width, height, cells }: Pattern): Run[] {
  const runs: Run[] = [];
  for (const direction of ['across', 'down'] as const) {
    const step = direction === 'across' ? 1 : width;
    const found: Run[] = [];
    const [lines, length] = direction === 'across' ? [height, width] : [width, height];
    for (let line = 0; line < lines; line++) {
      const origin = direction === 'across' ? line * width : line;
      for (let from = 0; from < length; from++) {
        let to = from;
        while (to < length && cells[origin + to * step] === LETTER) to++;
        if (to - from > 1) {
          found.push({ direction, cells: Array.from({ length: to - from }, (_, i) => origin + (from + i) * step) });
        }
        from = to;
      }
    }
    runs.push(...found.sort((a, b) => (a.cells[0] as number) - (b.cells[0] as number)));
  }
  return runs;
}

/** The places for a word's clue, the straight arrow first. */
export function placesOf({ width, cells, source }: Pattern, { direction, cells: run }: Run): Place[] {
  const first = run[0] as number;
  const holds = (cell: number) => cells[cell] === CLUE || (cells[cell] === WALL && cell === source);
  const left: Place[] =
    first % width > 0 && holds(first - 1)
      ? [{ cell: first - 1, arrow: direction === 'across' ? 'right' : 'rightDown' }]
      : [];
  const above: Place[] =
    first >= width && holds(first - width)
      ? [{ cell: first - width, arrow: direction === 'across' ? 'downRight' : 'down' }]
      : [];
  return direction === 'across' ? [...left, ...above] : [...above, ...left];
}

/**
 * A place for every word's clue, so that each clue cell has one or two, no two arrows leave a cell downwards, and the picture
 * block has exactly one; straight arrows where possible. Undefined if there is no such choice near the straightest one.
 */
export function placeClues(pattern: Pattern, runs: readonly Run[]): Place[] | undefined {
  const options = runs.map((run) => placesOf(pattern, run));
  if (options.some((places) => places.length === 0)) return undefined;
  const taken = options.map((places) => places[0] as Place);
  const board = new ClueCells(pattern, options, taken);
  return board.settle() ? taken : undefined;
}

class ClueCells {
  private readonly pattern: Pattern;
  private readonly options: readonly (readonly Place[])[];
  private readonly taken: Place[];

  constructor(pattern: Pattern, options: readonly (readonly Place[])[], taken: Place[]) {
    this.pattern = pattern;
    this.options = options;
    this.taken = taken;
  }

  /** Moves words away from cells that have too many, then towards cells that have none. */
  settle(): boolean {
    const { cells, source } = this.pattern;
    const used = [...cells.keys()].filter((cell) => cells[cell] === CLUE || cell === source);
    for (const cell of used) if (this.isTooMuch(cell) && !this.relieve(cell, new Set([cell]))) return false;
    for (const cell of used) if (this.wordsAt(cell).length === 0 && !this.feed(cell)) return false;
    return used.every((cell) => this.wordsAt(cell).length > 0 && !this.isTooMuch(cell));
  }

  private wordsAt(cell: number): number[] {
    return this.taken.flatMap((place, word) => (place.cell === cell ? [word] : []));
  }

  private isTooMuch(cell: number): boolean {
    const words = this.wordsAt(cell);
    const down = words.filter((word) => ARROW_EXIT[(this.taken[word] as Place).arrow] === 'down');
    return words.length > (cell === this.pattern.source ? 1 : 2) || down.length > 1;
  }

  private relieve(cell: number, seen: Set<number>): boolean {
    for (const word of this.wordsAt(cell)) {
      const before = this.taken[word] as Place;
      for (const place of this.options[word] as readonly Place[]) {
        if (seen.has(place.cell)) continue;
        this.taken[word] = place;
        const fine = !this.isTooMuch(place.cell) || this.relieve(place.cell, new Set([...seen, place.cell]));
        if (fine && !this.isTooMuch(cell)) return true;
        if (fine && this.relieve(cell, seen)) return true;
        this.taken[word] = before;
      }
    }
    return false;
  }

  private feed(cell: number): boolean {
    for (const [word, places] of this.options.entries()) {
      const place = places.find((other) => other.cell === cell);
      const before = this.taken[word] as Place;
      if (!place || this.wordsAt(before.cell).length < 2) continue;
      this.taken[word] = place;
      return true;
    }
    return false;
  }
}
