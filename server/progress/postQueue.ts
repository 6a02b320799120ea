// One post of a person at a time: whoever sends a hundred waits for himself, not everybody else for him. The judge's queue then
// holds one case of each person at most, so that its plain order is a fair one.

import { Problem } from '../common/problem.ts';

/** A device sends one game after the other; these are more devices and tabs than anybody has. */
const LONGEST = 16;

/** A post on its way, from its headers to its answer. */
export interface QueueTicket {
  /** Carries the post out when the person's earlier ones are done. Throws NOT_READY where nobody waits for it any more. */
  run<Answer>(post: () => Promise<Answer>): Promise<Answer>;
  /** The connection is gone, or the answer. */
  leave(): void;
}

export interface PostQueues {
  /** Throws NOT_READY where the person's line is full: before any body is read. */
  enter(uid: string): QueueTicket;
  /** Posts on their way, of everybody. */
  length(): number;
}

interface Line {
  places: number;
  last: Promise<unknown>;
}

export function postQueues(longest = LONGEST): PostQueues {
  const lines = new Map<string, Line>();

  function enter(uid: string): QueueTicket {
    const line = lines.get(uid) ?? { places: 0, last: Promise.resolve() };
    if (line.places >= longest) throw new Problem('NOT_READY');
    lines.set(uid, line);
    line.places += 1;
    let state: 'coming' | 'waiting' | 'left' = 'coming';
    const free = () => {
      line.places -= 1;
      if (line.places === 0) lines.delete(uid);
    };
    return {
      run(post) {
        state = 'waiting';
        const mine = line.last.then(() => {
          if (state === 'left') throw new Problem('NOT_READY');
          return post();
        });
        line.last = mine.catch(() => undefined).then(free);
        return mine;
      },
      leave() {
        // one that waits keeps its place until its turn, or places would be had by hanging up
        if (state === 'coming') free();
        state = 'left';
      },
    };
  }

  return { enter, length: () => [...lines.values()].reduce((sum, { places }) => sum + places, 0) };
}
