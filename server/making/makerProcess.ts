// The process behind lane.ts: makes each level that it receives an order for, and exits when the server disconnects.

import { makeLevel } from './make.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

export type MakerReply = { readonly made: MadeLevel } | { readonly refused: unknown };

process.on('message', async (order: LevelOrder) => {
  const answer: MakerReply = await makeLevel(order).then(
    (made) => ({ made }),
    (refused: unknown) => ({ refused }),
  );
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
// Ctrl+C reaches every process of the terminal, and a service manager may signal the whole group, but the server decides when
// this one exits
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
