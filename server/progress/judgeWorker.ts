// The worker behind judgeThread.ts: judges one case at a time. Announces when the rules of all games are loaded, so that loading
// does not count towards a case's limits.

import { parentPort } from 'node:worker_threads';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { type Case, judge, type Verdict } from './judge.ts';

/** `failed`: a bug of ours, which says nothing about the log. */
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
