// The board of a technique's page: a state that shows it, and the three stages of the hint that tells it. It can be
// walked with the keys but not changed.

import type { Gesture } from '../../../../puzzles/gesture.ts';
import type { Hint, HintStage } from '../../../../puzzles/hint.ts';
import { readSheet } from '../../../../puzzles/ipuz/sheet.ts';
import type { AnyKind, Cursor } from '../../../../puzzles/kind.ts';
import { loadKind } from '../../../../puzzles/registry.ts';
import { hintOfStep } from '../../../../puzzles/sudoku/hintStep.ts';
import type { TechniqueKey } from '../../../../puzzles/sudoku/techniques/catalogue.ts';
import { type Candidates, firstStep, TECHNIQUES } from '../../../../puzzles/sudoku/techniques/index.ts';
import type { Givens, Look, Move, Play, View } from '../../../../puzzles/sudoku/types.ts';
import type { Frame, Source } from '../../../../scenes/source.ts';
import { lookOnce } from '../../../board/boardSource.ts';
import { BOARDS } from './boards.ts';
import { readBoard } from './readBoard.ts';

export interface TechniqueBoard extends Source {
  readonly hint: Hint<Move>;
  /** Lights this stage; the last one also shows what follows. */
  show(stage: HintStage): void;
}

export async function openTechnique(key: TechniqueKey): Promise<TechniqueBoard> {
  const technique = TECHNIQUES.find((each) => each.key === key);
  const state = readBoard(BOARDS[key]);
  const step = technique && firstStep(technique, state);
  if (!step) throw new Error(`the guide's board does not show ${key}`);
  const kind = await loadKind('sudoku');
  return new ShownBoard(kind, opened(kind, state), state, hintOfStep(state, step, true));
}

function opened(kind: AnyKind, { givens }: Candidates): Givens {
  const puzzle = Array.from({ length: 9 }, (_, row) => [...givens.slice(row * 9, row * 9 + 9)]);
  const sheet = readSheet({
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/sudoku#1'],
    dimensions: { width: 9, height: 9 },
    puzzle,
  });
  const found = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!found.ok) throw new Error(`a board of the guide: ${found.fault.code}`);
  return found.value as Givens;
}

const playOf = ({ digits, masks }: Candidates): Play => ({
  digits: [...digits],
  notes: [...masks],
  colours: Array(81).fill(0),
  revealed: Array(81).fill(false),
});

/** Only what the technique is about is to be seen. */
const QUIET: Partial<View['options']> = { markHouses: false, markSame: false };

class ShownBoard implements TechniqueBoard {
  readonly kind: AnyKind;
  readonly givens: Givens;
  readonly hint: Hint<Move>;
  readonly #listeners = new Set<() => void>();
  readonly #play: Play;
  #frame: Frame;
  /** The cursor shows itself once it has been moved. */
  #walked = false;

  constructor(kind: AnyKind, givens: Givens, state: Candidates, hint: Hint<Move>) {
    this.kind = lookOnce({ ...kind, look: (...now) => this.#look(kind, now) });
    this.givens = givens;
    this.hint = hint;
    this.#play = playOf(state);
    const view = kind.view(givens) as View;
    this.#frame = { play: this.#play, view: { ...view, options: { ...view.options, ...QUIET } } as Cursor };
  }

  readonly current = () => this.#frame;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly send = (by: Gesture): void => {
    const { play, view } = this.#frame;
    const reading = this.kind.read(this.givens, play, view, by);
    if (!reading?.view) return;
    if (by.type !== 'light') this.#walked = true;
    this.#change({ play, view: reading.view });
  };

  show(stage: HintStage): void {
    const { kind, givens, hint } = this;
    const lit = kind.read(givens, this.#play, this.#frame.view, { type: 'light', lights: hint.lights[stage] });
    const placed = stage === 'what' && hint.move.type === 'reveal';
    const play = placed ? kind.apply(givens, this.#play, hint.move) : this.#play;
    this.#change({ play, view: lit?.view ?? this.#frame.view });
  }

  #change(frame: Frame): void {
    this.#frame = frame;
    for (const changed of this.#listeners) changed();
  }

  #look(kind: AnyKind, now: Parameters<AnyKind['look']>): readonly object[] {
    const looks = kind.look(...now) as readonly Look[];
    return this.#walked ? looks : looks.map((look) => ({ ...look, cursor: false, selected: false }));
  }
}
