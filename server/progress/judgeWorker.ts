// The judge's thread: takes one case after the other from judgeThread.ts. Says when it has the rules of all games, so that
// loading them is nobody's cost.

import { parentPort } from 'node:worker_threads';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { type Case, judge, type Verdict } from './judge.ts';

/** `failed`: no word on the log, but a fault of ours. */
export type JudgeReply = { readonly verdict: Verdict } | { readonly failed: string };

const answerTo = (posted: Case): Promise<JudgeReply> =>
  judge(posted).then(
    (verdict) => ({ verdict }),
    (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );

parentPort?.on('message', async (posted: Case) => {
  parentPort?.postMessage(await answerTo(posted));
});
await Promise.all(GAME_TYPES.map(loadKind));
parentPort?.postMessage('ready');
