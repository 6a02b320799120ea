// The worker that finds hints: hard ones take many frames, and the board must not wait. Started by hints.ts.

import { isGameType } from '../../../puzzles/catalogue.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import type { HintAnswer, HintQuestion } from './hints.ts';

addEventListener('message', async ({ data: question }: MessageEvent<HintQuestion>) => {
  postMessage(await answerTo(question));
});

async function answerTo({ id, kind, givens, board }: HintQuestion): Promise<HintAnswer> {
  try {
    if (!isGameType(kind)) throw new Error(`no kind ${kind}`);
    const finder = await (await loadKind(kind)).hints();
    if (!board) return { id, ladder: (await finder.ladder?.(givens)) ?? [] };
    return { id, hint: await finder.find(givens, board.play, board.view) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
