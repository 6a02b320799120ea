// A player of a board without a machine around it: gestures in, looks out, and a log. Tests read like a game:
// `(await player('sudoku', sheet)).tap('r1c3').type('7').undo().sees('r1c3', { digit: 0 })`.

import { expect } from 'vitest';
import type { GameType } from '../../puzzles/catalogue.ts';
import type { CheckedPart } from '../../puzzles/checking.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { type Cell, cellAt, type Direction, type Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import type { LogEntry } from '../../puzzles/log.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { begin, type Game, step } from '../../puzzles/replay.ts';

type Unstamped<T> = T extends { at: number } ? Omit<T, 'at'> : never;

/** Opens an ipuz document to play it. */
export async function player(id: GameType, document: unknown): Promise<BoardPlayer> {
  const kind = await loadKind(id);
  const sheet = readSheet(document);
  if (!sheet.ok) throw new Error(sheet.fault.code);
  const givens = kind.open(sheet.value);
  if (!givens.ok) throw new Error(givens.fault.code);
  return new BoardPlayer(kind, givens.value);
}

export class BoardPlayer {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly log: LogEntry[] = [];
  game: Game;
  view: Cursor;
  at = 0;

  constructor(kind: AnyKind, givens: Size, view: Cursor = kind.view(givens)) {
    this.kind = kind;
    this.givens = givens;
    this.game = begin(kind, givens);
    this.view = view;
  }

  /** `r1c3` is the third cell of the first row. */
  cell(name: string): Cell {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
    return cellAt(this.givens, Number(row) - 1, Number(column) - 1);
  }

  gesture(by: Gesture): this {
    const reading = this.kind.read(this.givens, this.game.play, this.view, by);
    if (!reading) throw new Error(`not understood: ${JSON.stringify(by)}`);
    this.view = reading.view ?? this.view;
    return reading.move === undefined ? this : this.write({ type: 'move', move: reading.move });
  }

  write(entry: Unstamped<LogEntry>): this {
    const stamped = { ...entry, at: this.at } as LogEntry;
    const next = step(this.kind, this.givens, this.game, stamped);
    if (next !== this.game) this.log.push(stamped);
    this.game = next;
    return this;
  }

  tap = (name: string, extend = false): this => this.gesture({ type: 'tap', cell: this.cell(name), extend });
  drag = (...names: readonly string[]): this =>
    this.gesture({ type: 'drag', path: names.map((name) => this.cell(name)), end: true, extend: false });
  /** Sends every character as a symbol. */
  type(text: string, alt = false): this {
    for (const symbol of text) this.gesture({ type: 'symbol', symbol, alt });
    return this;
  }
  arrow = (to: Direction, extend = false): this => this.gesture({ type: 'step', to, extend });
  erase = (): this => this.gesture({ type: 'erase', back: false });
  act = (): this => this.gesture({ type: 'act' });
  cancel = (): this => this.gesture({ type: 'cancel' });
  mode = (mode: string): this => this.gesture({ type: 'mode', mode });
  tool = (tool: string): this => this.gesture({ type: 'tool', tool });
  set = (option: string, value: string | boolean): this => this.gesture({ type: 'set', option, value });
  /** Has a part of the board checked, and expects so many entries in it, and so many of them wrong. */
  check(part: CheckedPart, entries: number, wrong: number): this {
    const found = this.kind.check?.(this.givens, this.game.play, this.view, part);
    expect([found?.entries, found?.wrong.length], part).toEqual([entries, wrong]);
    this.view = found?.view ?? this.view;
    return this;
  }
  undo = (): this => this.write({ type: 'undo' });
  redo = (): this => this.write({ type: 'redo' });
  restart = (): this => this.write({ type: 'restart' });

  /** Advances the clock. */
  wait(ms: number): this {
    this.at += ms;
    return this;
  }

  /** Expects the cell's look to have at least these fields. */
  sees(name: string, look: object): this {
    const looks = this.kind.look(this.givens, this.game.play, this.view);
    expect(looks[this.cell(name)], name).toMatchObject(look);
    return this;
  }

  /** Expects exactly these cells to have such a look. */
  seesOnly(names: readonly string[], look: object): this {
    const looks = this.kind.look(this.givens, this.game.play, this.view);
    const shows = (cell: Cell) => Object.entries(look).every(([key, value]) => looks[cell]?.[key as never] === value);
    const wanted = names.map((name) => this.cell(name)).sort((a, b) => a - b);
    expect([...looks.keys()].filter(shows)).toEqual(wanted);
    return this;
  }

  has(game: Partial<Game>): this {
    expect(this.game).toMatchObject(game);
    return this;
  }
}
