// The judge's thread: takes one case after the other from judging.ts.

import { parentPort } from 'node:worker_threads';
import { type Case, judge } from './judge.ts';

parentPort?.on('message', async (posted: Case) => {
  parentPort?.postMessage(await judge(posted));
});
