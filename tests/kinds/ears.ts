// The part of the contract suite about ears: whatever is played, each change, place and answer has words in both languages.

import { expect, test } from 'vitest';
import { QUESTIONS } from '../../puzzles/ears.ts';
import type { Spoken } from '../../puzzles/spoken.ts';
import type { KindCases } from './kindCases.ts';
import type { Played } from './randomPlay.ts';
import { languages, say } from './words.ts';

export function earTests({ kind, texts }: KindCases, played: () => Played): void {
  let heard: Promise<readonly Spoken[]> | undefined;

  test.each(languages(texts))('what happens and what can be asked has words of $language', async ({ t }) => {
    heard ??= hearing(kind, played());
    for (const spoken of await heard) say(t, spoken);
  });
}

/** Everything that is heard in that play, each thing once: most of it is heard again and again. */
async function hearing(kind: KindCases['kind'], { givens, frames }: Played): Promise<readonly Spoken[]> {
  const ears = await kind.ears?.();
  if (!ears) return [];
  expect(ears.questions.every((question) => QUESTIONS.includes(question))).toBe(true);
  const heard = new Map<string, Spoken>();
  const hear = (spoken: Spoken) => heard.set(JSON.stringify(spoken), spoken);
  let before = frames[0]?.play;
  for (const { play, view } of frames) {
    const look = kind.look(givens, play, view)[view.cursor] as object;
    const spot = ears.spot?.(givens, play, view, look);
    if (spot) hear([...spot.word, ...spot.cell]);
    if (play !== before) hear(ears.changed(givens, before, play));
    before = play;
    for (const question of ears.questions) hear(ears.answer(givens, play, view, question));
    for (const back of [false, true]) {
      const to = ears.nextEmpty?.(givens, play, view, back);
      if (to) expect(kind.read(givens, play, view, to), 'the way to an empty cell').toBeDefined();
    }
    for (const { cells, letters, printed } of ears.entries?.(givens, play) ?? [])
      expect([letters.length, printed.length]).toEqual([cells.length, cells.length]);
  }
  return [...heard.values()];
}
