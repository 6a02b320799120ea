// What a suggestion is about: a clue, a puzzle, or nothing in particular. `about` is `<game>/<level>` or `<game>/<level>/<clue>`.

import type { GameContext } from '../../machines/game/types.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import type { Message } from '../adapters/feedback.ts';

export interface Subject {
  readonly name: 'clue' | 'level' | 'none';
  /** The clue's text or the puzzle's title; '' if it is not available. */
  readonly quote: string;
  readonly sent: Pick<Message, 'kind' | 'levelId' | 'clueRef'>;
}

/** The server's limit, in characters. */
const REF_LIMIT = 100;

type Played = Pick<GameContext, 'level' | 'kind' | 'givens' | 'game' | 'view'>;

/** `played`: the current game; without an `about` its level is the subject. */
export function subjectOf(about: string | undefined, played: Played | undefined): Subject {
  const here = played && puzzleName(played.level);
  const [game, level, item] = (about ?? here ?? '').split('/');
  const levelId = level === undefined || level === '' ? undefined : `${game}/${level}`;
  if (levelId === undefined) return { name: 'none', quote: '', sent: { kind: 'suggestion' } };
  const known = here === levelId ? played : undefined;
  if (item === undefined)
    return { name: 'level', quote: known?.level.title ?? '', sent: { kind: 'suggestion', levelId } };
  const quote = (known && clueOf(known, item)) ?? '';
  const clueRef = [item, quote].filter((part) => part !== '').join(': ');
  return { name: 'clue', quote, sent: { kind: 'clue', levelId, clueRef: clueRef.slice(0, REF_LIMIT) } };
}

/** The text of the clue that the kind's `pick` finds by this item. */
function clueOf({ kind, givens, game, view }: Played, item: string): string | undefined {
  if (!kind?.legend || !givens) return undefined;
  const play = game?.play ?? kind.start(givens);
  const from = view ?? kind.view(givens);
  const reading = kind.read(givens, play, from, { type: 'pick', item });
  return reading && kind.legend(givens, play, reading.view ?? from).clue?.text;
}
