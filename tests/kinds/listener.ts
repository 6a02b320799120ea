// A player who hears a board: what the focused cell, an entry and an answer say, in words.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { Question } from '../../puzzles/ears.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { isUndone } from '../../puzzles/replay.ts';
import { type AnyEars, Looks, type Manner } from '../../src/board/looks.ts';
import { type BoardPlayer, player } from '../helpers/boardPlayer.ts';
import type { KindCases } from './kindCases.ts';
import { languages, say } from './words.ts';

export interface Listener {
  readonly game: BoardPlayer;
  /** What the focus reads at the cursor's cell. */
  focused(manner?: Manner): string;
  /** What is announced of what the play does. */
  after(play: (game: BoardPlayer) => unknown): string;
  asked(question: Question): string;
  /** The word that is looked for, '' for none. */
  sought(): string;
  nextEmpty(back?: boolean): Listener;
}

/** Opens an ipuz document to play it by ear. */
export async function listener(
  { kind, texts }: KindCases,
  document: unknown,
  language: 'de' | 'en' = 'en',
): Promise<Listener> {
  const { t } = languages(texts)[language === 'de' ? 0 : 1] as ReturnType<typeof languages>[number];
  const game = await player(kind.id as GameType, document);
  const ears = (await game.kind.ears?.()) as AnyEars;
  const { givens } = game;
  const looks = (manner?: Manner): Looks => {
    const frame = { play: game.game.play, view: game.view };
    const source = {
      kind: game.kind,
      givens,
      current: () => frame,
      subscribe: () => () => undefined,
      send: () => undefined,
    };
    return new Looks(source, (spoken) => say(t, spoken), { ears, ...(manner ? { manner } : {}) });
  };
  const heard: Listener = {
    game,
    focused: (manner) => looks(manner).said(game.view.cursor).label,
    sought: () => looks().sought(),
    after(play) {
      const before = game.game.play;
      play(game);
      return say(t, ears.changed(givens, before, game.game.play, isUndone(game.game, before)));
    },
    asked: (question) => say(t, ears.answer(givens, game.game.play, game.view, question)),
    nextEmpty(back = false) {
      const to = ears.nextEmpty?.(givens, game.game.play, game.view, back) as Gesture | undefined;
      if (to) game.gesture(to);
      return heard;
    },
  };
  return heard;
}
