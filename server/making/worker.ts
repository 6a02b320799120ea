// A worker thread that makes levels one after the other and ends. Started by maker.ts, which hands it the orders.

import { parentPort, workerData } from 'node:worker_threads';
import { makeSeries } from './make.ts';
import type { LevelOrder } from './order.ts';

await makeSeries(workerData as readonly LevelOrder[], (level) => parentPort?.postMessage(level));
