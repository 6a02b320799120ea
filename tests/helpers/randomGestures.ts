// What somebody may do on a board: anything, or the next right entry, whatever the game is.

import type { GameContext } from '../../machines/game/types.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { Cursor } from '../../puzzles/kind.ts';
import type { Random } from '../../puzzles/random.ts';
import { gesture as gridpuzzleGesture } from '../kinds/gridpuzzle/gesture.ts';
import { generalGesture } from '../kinds/randomPlay.ts';
import { gesture as wordsearchGesture } from '../kinds/wordsearch/gesture.ts';
import { pick } from './randomWorld.ts';

const GESTURES: Readonly<Record<string, ((random: Random, givens: Size) => Gesture) | undefined>> = {
  gridpuzzle: gridpuzzleGesture,
  wordsearch: wordsearchGesture,
};

/** Anything that can be done to a board. */
export function randomGesture(random: Random, { kind, givens, game, view }: GameContext): Gesture {
  if (!kind || !givens || !game) return { type: 'cancel' };
  const special = random() < 0.7 ? GESTURES[kind.id] : undefined;
  return special ? special(random, givens) : generalGesture(kind)(random, givens, game.play, view as Cursor);
}

/** What a play or a solution says of its cells, whatever the game. */
interface Filled {
  readonly digits?: readonly number[];
  readonly letters?: readonly string[];
  readonly found?: readonly number[];
}

/** One right entry. */
export function rightGestures(random: Random, { kind, givens, game }: GameContext): Gesture[] {
  if (!kind || !givens || !game) return [];
  const play = game.play as Filled;
  const solution = kind.solution(givens, game.play) as Filled;
  if (solution.found) {
    const word = solution.found.find((index) => !play.found?.includes(index));
    const { words } = givens as Size & { readonly words: readonly { readonly cells: readonly number[] }[] };
    return word === undefined ? [] : [{ type: 'drag', path: words[word]?.cells ?? [], end: true, extend: false }];
  }
  const [is, should] = [play.digits ?? play.letters ?? [], solution.digits ?? solution.letters ?? []];
  const open = should.flatMap((entry, cell) => (entry === is[cell] ? [] : [cell]));
  if (open.length === 0) return [];
  const cell = pick(random, open);
  const to: Gesture = random() < 0.5 ? { type: 'go', cell } : { type: 'tap', cell, extend: false };
  return [to, { type: 'symbol', symbol: String(should[cell]), alt: false }];
}
