// The guide's own small game: the real rules on a nearly finished board. Mistakes do not end it, and there is no log.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell, Size } from '../../puzzles/grid.ts';
import type { Hint } from '../../puzzles/hint.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { Source } from '../../scenes/source.ts';
import { lookOnce } from '../board/boardSource.ts';

/** A board source that also counts mistakes and finds hints. */
export interface GuideBoard extends Source {
  /** Wrong entries so far. */
  mistakes(): number;
  hint(): Promise<Hint<unknown> | undefined>;
  /** Does what a hint says. */
  take(hint: Hint<unknown>): void;
}

/** The kind's board on the guide's document. Rejects if the kind refuses it. */
export async function openGuide(id: GameType, document: unknown, from?: Cell): Promise<GuideBoard> {
  const kind = lookOnce(await loadKind(id));
  const sheet = readSheet(document);
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`The guide's board: ${givens.fault.code}`);
  const board = new LocalBoard(kind, givens.value);
  if (from !== undefined) board.send({ type: 'go', cell: from });
  return board;
}

class LocalBoard implements GuideBoard {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly #listeners = new Set<() => void>();
  #frame: { readonly play: unknown; readonly view: Cursor };
  #mistakes = 0;

  constructor(kind: AnyKind, givens: Size) {
    this.kind = kind;
    this.givens = givens;
    this.#frame = { play: kind.start(givens), view: kind.view(givens) };
  }

  readonly current = () => this.#frame;
  readonly mistakes = () => this.#mistakes;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly send = (by: Gesture): void => {
    const { kind, givens } = this;
    const { play, view } = this.#frame;
    const reading = kind.read(givens, play, view, by);
    if (!reading) return;
    if (reading.move !== undefined && kind.mistake(givens, play, reading.move)) this.#mistakes++;
    const next = reading.move === undefined ? play : kind.apply(givens, play, reading.move);
    this.#show(next, reading.view ?? view);
  };

  readonly take = ({ move }: Hint<unknown>): void => {
    const { play, view } = this.#frame;
    this.#show(this.kind.apply(this.givens, play, move), view);
  };

  #show(play: unknown, view: Cursor): void {
    this.#frame = { play, view };
    for (const changed of this.#listeners) changed();
  }

  readonly hint = async (): Promise<Hint<unknown> | undefined> => {
    const finder = await this.kind.hints();
    const { play, view } = this.#frame;
    return finder.find(this.givens, play, view);
  };
}
