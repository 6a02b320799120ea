// Logging out, on a simulated clock: first stored data, after 500 ms profile and sound, then the page is left, whatever fails.

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLEAR_AFTER } from '../../machines/session/logoutMachine.ts';
import { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { deferred, makeWorld, settled, signInOf, type World } from '../helpers/ports.ts';

async function signedIn(world: World, forget?: () => Promise<void>) {
  world.script.restore = async () => signInOf('anna');
  const actor = createActor(sessionMachine, { input: { ports: world.ports, forget }, clock: world.clock });
  actor.on('SIGNED_OUT', () => world.calls.push('SIGNED_OUT'));
  actor.start();
  await settled();
  world.calls.length = 0;
  return actor;
}

test('stored sign-in and user data are removed at once, profile and sound 500 ms later, then the page is left', async () => {
  const world = makeWorld();
  const actor = await signedIn(world);
  actor.send({ type: 'SIGN_OUT' });
  await settled();
  expect(world.calls).toEqual(['SIGNED_OUT', 'signOut', 'forgetUser']);
  expect([world.ports.session.current(), actor.getSnapshot().context.signIn]).toEqual([undefined, undefined]);
  world.clock.increment(CLEAR_AFTER - 1);
  expect(actor.getSnapshot().context.profile?.uid).toBe('anna');
  expect(world.calls).not.toContain('clearSound');
  world.clock.increment(1);
  expect(actor.getSnapshot().context.profile).toBeUndefined();
  await settled();
  expect(world.calls.slice(3)).toEqual(['clearSound', 'leave']);
  expect(actor.getSnapshot().value).toBe('visitor');
});

test('the device’s data is removed while the player is still signed in', async () => {
  const world = makeWorld();
  const forgetting = deferred<void>();
  const actor = await signedIn(world, () => {
    world.calls.push('forget');
    return forgetting.promise;
  });
  actor.send({ type: 'SIGN_OUT' });
  expect([world.calls, world.ports.session.current()?.token]).toEqual([['forget'], 'token of anna']);
  forgetting.resolve();
  await settled();
  expect(world.calls).toEqual(['forget', 'SIGNED_OUT', 'signOut', 'forgetUser']);
});

const failing = (part: 'signOut' | 'leave') => (world: World) => {
  world.script[part] = () => Promise.reject(new Error('offline'));
  return undefined;
};

test.each<[string, (world: World) => (() => Promise<void>) | undefined]>([
  ['a provider that cannot be reached', failing('signOut')],
  ['games that cannot be given up', () => () => Promise.reject(new Error('disk'))],
  ['an address that cannot be asked for', failing('leave')],
])('%s leaves no one signed in, and is reported', async (_, plan) => {
  const world = makeWorld();
  const actor = await signedIn(world, plan(world));
  actor.send({ type: 'SIGN_OUT' });
  await settled();
  world.clock.increment(CLEAR_AFTER);
  await settled();
  expect(actor.getSnapshot().value).toBe('visitor');
  expect(world.calls).toEqual(['SIGNED_OUT', 'signOut', 'forgetUser', 'clearSound', 'leave']);
  expect(world.errors).toHaveLength(1);
});

test('a step that hangs does not hold it up', async () => {
  const world = makeWorld();
  const never = () => new Promise<never>(() => undefined);
  Object.assign(world.script, { signOut: never, leave: never });
  const actor = await signedIn(world, never);
  actor.send({ type: 'SIGN_OUT' });
  for (const ms of [3_000, CLEAR_AFTER, 3_000]) {
    await settled();
    world.clock.increment(ms);
  }
  expect([actor.getSnapshot().value, world.ports.session.current()]).toEqual(['visitor', undefined]);
});

test('a second notification from the provider changes nothing', async () => {
  const world = makeWorld();
  const actor = await signedIn(world);
  actor.send({ type: 'SIGN_OUT' });
  await settled();
  world.changed(undefined);
  world.clock.increment(CLEAR_AFTER);
  await settled();
  expect(world.calls).toContain('leave');
});
