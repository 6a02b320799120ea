// One sentence of a hint read back from its values, beside the board as its player sees it.

import { cellsIn, DIGITS, type House, type Mark, meet, seenFrom } from './geometry.ts';

/** What the player has before them. `may`: the digits that a free cell can take, by cell; none in a filled one. */
export interface Seen {
  readonly given: readonly number[];
  readonly entered: readonly number[];
  readonly solution: ArrayLike<number>;
  readonly notes: readonly (readonly number[])[];
  readonly may: readonly (readonly number[])[];
}

/** By rows, columns and boxes alone. */
export const byRules = (entered: readonly number[]): number[][] =>
  entered.map((digit, cell) => {
    if (digit !== 0) return [];
    const seen = new Set(seenFrom(cell).map((at) => entered[at]));
    return DIGITS.filter((d) => !seen.has(d));
  });

/** `r4c56=7`: one of these cells holds the digit; with `≠` none does. */
export interface Node {
  readonly cells: readonly number[];
  readonly digit: number;
  readonly on: boolean;
}

const cellsAt = (text: string): number[] =>
  [...text.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows = '', columns = '']) =>
    [...rows].flatMap((row) => [...columns].map((column) => (Number(row) - 1) * 9 + Number(column) - 1)),
  );

export const nodeAt = (text: string): Node => ({
  cells: cellsAt(text),
  digit: Number(/[=≠](\d)$/.exec(text)?.[1]),
  on: text.includes('='),
});

/** Cells with the digits told of them: `r1c2, r1c5 (3, 5)`. */
export interface Group {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

export interface Facts {
  readonly values: Readonly<Record<string, string | number>>;
  readonly seen: Seen;
  /** What the last stage says goes. */
  readonly gone: readonly Mark[];
  /** What is entered. */
  readonly placed: Mark | undefined;
  /** Lit as the reason, in the second stage. */
  readonly lit: readonly number[];
}

export class Told implements Facts {
  readonly values: Facts['values'];
  readonly seen: Seen;
  readonly gone: Facts['gone'];
  readonly placed: Facts['placed'];
  readonly lit: Facts['lit'];

  constructor(it: Facts) {
    this.values = it.values;
    this.seen = it.seen;
    this.gone = it.gone;
    this.placed = it.placed;
    this.lit = it.lit;
  }

  text(name: string): string {
    const value = this.values[name];
    if (value === undefined || value === '') throw new Error(`{{${name}}} is empty`);
    return String(value);
  }

  cells(name: string): number[] {
    return cellsAt(this.text(name));
  }

  cell(name: string): number {
    return this.cells(name)[0] ?? -1;
  }

  /** `row` and `column`. */
  get here(): number {
    return (Number(this.text('row')) - 1) * 9 + Number(this.text('column')) - 1;
  }

  houses(name: string): House[] {
    return [...this.text(name).matchAll(/\b([rcb])(\d+)\b/g)].flatMap(([, letter, numbers = '']) =>
      [...numbers].map((number) => `${letter}${number}`),
    );
  }

  house(name: string): House {
    return this.houses(name)[0] ?? '';
  }

  digits(name: string): number[] {
    return this.text(name).split(', ').map(Number);
  }

  digit(name: string): number {
    return Number(this.text(name));
  }

  chain(name: string): Node[] {
    return this.text(name).split(' → ').map(nodeAt);
  }

  /** The sets A, B and C by their letters. */
  group(letter: string): Group {
    return { cells: this.cells(`set${letter}`), digits: this.digits(`digits${letter}`) };
  }

  groups(name: string): Group[] {
    return this.text(name)
      .split(' · ')
      .map((text) => ({
        cells: cellsAt(text),
        digits: (/\(([^)]*)\)$/.exec(text)?.[1] ?? '').split(', ').map(Number),
      }));
  }

  may(cell: number): readonly number[] {
    return this.seen.may[cell] ?? [];
  }

  can(cell: number, digit: number): boolean {
    return this.may(cell).includes(digit);
  }

  places(house: House, digit: number): number[] {
    return cellsIn(house).filter((cell) => this.can(cell, digit));
  }

  sees(cell: number, digit: number): boolean {
    return this.seen.entered.some((other, at) => other === digit && meet(at, cell));
  }
}
