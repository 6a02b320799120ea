// The entry that ended the game, as the dialog at its end says it: the dialog is read as it opens, and the live regions, which would
// have said it, are hidden behind it.

import { type GameActor, useHandle } from '../app/gameHandle.ts';
import { inTongues } from '../ui/Tongues.tsx';

interface Heard {
  readonly sentence: string;
  /** The language of the words marked in it. */
  readonly lang: string | undefined;
}

const LAST = new WeakMap<GameActor, Heard>();

/** undefined: the game goes on. */
export function keepLastEntry(actor: GameActor, heard: Heard | undefined): void {
  if (heard) LAST.set(actor, heard);
  else LAST.delete(actor);
}

/** For the dialog's description. Nothing if the game ended otherwise, or on another visit. */
export function LastEntry() {
  const heard = LAST.get(useHandle().actor);
  return heard && <span className="visually-hidden"> {inTongues(heard.sentence, heard.lang)}</span>;
}
