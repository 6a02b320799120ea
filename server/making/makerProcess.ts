// A process that makes levels for lane.ts, each when it is asked for. It ends when the server lets go of it.

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
// Ctrl+C reaches every process of the terminal; the server says when this one ends
process.on('SIGINT', () => undefined);
