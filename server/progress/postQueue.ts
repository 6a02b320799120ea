// Serialises each player's posts of games, so that a player who sends a hundred waits alone. The judge's queue then holds at most
// one case per player, which makes first-come-first-served fair.

import { Problem } from '../common/problem.ts';

/** A device sends one game at a time, and no player has more devices and tabs than this. */
const LONGEST = 16;

/** A post's place in its player's queue, from its headers to its response. */
export interface QueueTicket {
  /** Runs `post` once the player's earlier ones are done. Throws NOT_READY if the client has gone meanwhile. */
  run<Answer>(post: () => Promise<Answer>): Promise<Answer>;
  /** To be called when the response is sent or the connection lost. */
  leave(): void;
}

export interface PostQueues {
  /** Throws NOT_READY if the player's queue is full, before any body is read. */
  enter(uid: string): QueueTicket;
  /** Posts in progress, of all players. */
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
        // a waiting post keeps its place until its turn: hanging up must not free it
        if (state === 'coming') free();
        state = 'left';
      },
    };
  }

  return { enter, length: () => [...lines.values()].reduce((sum, { places }) => sum + places, 0) };
}
