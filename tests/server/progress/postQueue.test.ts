// Queueing: a player's posts wait for one another, never for another player's.

import { expect, it } from 'vitest';
import { postQueues } from '../../../server/progress/postQueue.ts';
import { deferred } from '../../helpers/ports.ts';

const code = (error: unknown) => (error as { code: string }).code;

it('a person is served one post at a time, in order; others meanwhile', async () => {
  const lines = postQueues();
  const log: string[] = [];
  const post = (who: string, what: string) => {
    const end = deferred<void>();
    const done = lines.enter(who).run(async () => {
      log.push(`${what} begins`);
      await end.promise;
      log.push(`${what} ends`);
    });
    return { end: () => end.resolve(), done };
  };
  const [a1, a2] = [post('anna', 'a1'), post('anna', 'a2')];
  const b1 = post('bea', 'b1');
  a2.end();
  b1.end();
  await b1.done;
  expect(log).toEqual(['a1 begins', 'b1 begins', 'b1 ends']);
  a1.end();
  await a2.done;
  expect(log.slice(3)).toEqual(['a1 ends', 'a2 begins', 'a2 ends']);
});

it('a failed post does not block the queue', async () => {
  const lines = postQueues();
  const first = lines.enter('anna').run(() => Promise.reject(new Error('no')));
  const second = lines.enter('anna').run(async () => 'done');
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('done');
});

it('a line is so long and no longer, each for one person', async () => {
  const lines = postQueues(2);
  const end = deferred<void>();
  const [one, two] = [lines.enter('anna'), lines.enter('anna')];
  expect(() => lines.enter('anna')).toThrow(expect.objectContaining({ code: 'NOT_READY' }));
  lines.enter('bea');
  const done = [one.run(() => end.promise), two.run(async () => undefined)];
  end.resolve();
  await Promise.all(done);
  expect(lines.length()).toBe(1); // bea's
  lines.enter('anna');
});

it('hanging up frees the place at once, but a waiting one only when its turn comes', async () => {
  const lines = postQueues(2);
  lines.enter('anna').leave(); // its body never came
  expect(lines.length()).toBe(0);
  const end = deferred<void>();
  const first = lines.enter('anna').run(() => end.promise);
  const second = lines.enter('anna');
  let carriedOut = false;
  const skipped = second.run(async () => {
    carriedOut = true;
  });
  second.leave();
  expect(() => lines.enter('anna')).toThrow();
  end.resolve();
  await first;
  expect(await skipped.catch(code)).toBe('NOT_READY');
  expect([carriedOut, lines.length()]).toEqual([false, 0]);
});
