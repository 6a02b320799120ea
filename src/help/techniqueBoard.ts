// The board on a technique's page: a position that shows it, and the three stages of its hint. Keys move the cursor but change
// nothing.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Hint, HintStage } from '../../puzzles/hint.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { Frame, Source } from '../../scenes/source.ts';
import { lookOnce } from '../board/boardSource.ts';
import type { TechniqueExample } from '../games/techniques.ts';

export interface TechniqueBoard extends Source {
  readonly hint: Hint<unknown>;
  /** Highlights this stage; the last one also shows the board after the hint's move. */
  show(stage: HintStage): void;
}

export const openTechnique = async (gameType: GameType, example: TechniqueExample): Promise<TechniqueBoard> =>
  new ShownBoard(await loadKind(gameType), example);

class ShownBoard implements TechniqueBoard {
  readonly kind: AnyKind;
  readonly givens: TechniqueExample['givens'];
  readonly hint: Hint<unknown>;
  readonly #listeners = new Set<() => void>();
  readonly #example: TechniqueExample;
  #frame: Frame;
  /** The cursor stays hidden until it has been moved. */
  #walked = false;

  constructor(kind: AnyKind, example: TechniqueExample) {
    this.kind = lookOnce({ ...kind, look: (...now) => this.#look(kind, now) });
    this.givens = example.givens;
    this.hint = example.hint;
    this.#example = example;
    this.#frame = { play: example.play, view: example.view(kind.view(example.givens)) };
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
    const { play, after } = this.#example;
    const { view } = this.#frame;
    const lit = this.kind.read(this.givens, play, view, { type: 'light', lights: this.hint.lights[stage] });
    this.#change({ play: stage === 'what' ? after : play, view: lit?.view ?? view });
  }

  #change(frame: Frame): void {
    this.#frame = frame;
    for (const changed of this.#listeners) changed();
  }

  #look(kind: AnyKind, now: Parameters<AnyKind['look']>): readonly object[] {
    const looks = kind.look(...now);
    return this.#walked ? looks : looks.map((look) => ({ ...look, cursor: false, selected: false }));
  }
}
