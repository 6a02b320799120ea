// The session, on a simulated clock: restored, renewed 5 minutes before the token expires, signed out by the player or by a
// provider that no longer knows them; the profile only with user data and a token.

import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import type { SignIn, UserProfile } from '../../machines/ports.ts';
import { REFRESH_BEFORE, retryDelay, type SessionNews, sessionMachine } from '../../machines/session/sessionMachine.ts';
import { deferred, makeWorld, profileOf, settled, signInOf, type World } from '../helpers/ports.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

interface Watched {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly news: SessionNews[];
  readonly where: unknown;
  readonly context: ReturnType<ActorRefFrom<typeof sessionMachine>['getSnapshot']>['context'];
}

async function begin(world: World, forget?: () => Promise<void>): Promise<Watched> {
  const actor = createActor(sessionMachine, { input: { ports: world.ports, forget }, clock: world.clock });
  const news: SessionNews[] = [];
  actor.on('*', (told) => news.push(told));
  actor.start();
  await settled();
  return {
    actor,
    news,
    get where() {
      return actor.getSnapshot().value;
    },
    get context() {
      return actor.getSnapshot().context;
    },
  };
}

/** A player whose sign-in is stored on the device. */
async function restored(world: World, signIn: SignIn = signInOf('anna')): Promise<Watched> {
  world.script.restore = async () => signIn;
  return begin(world);
}

const fault = (name: string) => Object.assign(new Error(name), { fault: name });
const count = (world: World, call: string) => world.calls.filter((made) => made === call).length;

describe('restoring', () => {
  test('a visitor has neither user data nor token, and nothing is fetched', async () => {
    const world = makeWorld();
    const { where, context, news } = await begin(world);
    expect([where, context.signIn, context.profile, news, world.calls]).toEqual([
      'visitor',
      undefined,
      undefined,
      [],
      [],
    ]);
  });

  test('a stored sign-in is restored, and reported as restored', async () => {
    const world = makeWorld();
    const { where, news } = await restored(world);
    expect(where).toEqual({ signedIn: { token: 'fresh', profile: 'known' } });
    expect(news).toEqual([{ type: 'SIGNED_IN', userData: signInOf('anna').userData, restored: true }]);
    expect(world.ports.session.current()?.token).toBe('token of anna');
  });

  test('after a read error the player is a visitor; the error is reported and the read retried', async () => {
    const world = makeWorld();
    world.script.restore = () => Promise.reject(new Error('no network'));
    const session = await begin(world);
    expect([session.where, session.context.signIn]).toEqual(['unrestored', undefined]);
    expect(world.errors.map(({ where }) => where)).toEqual(['session']);
    world.script.restore = async () => signInOf('anna');
    session.actor.send({ type: 'WAKE' });
    await settled();
    expect(session.context.signIn?.userData.uid).toBe('anna');
  });

  test('a sign-in in the meantime wins over a slow restore', async () => {
    const world = makeWorld();
    const answer = deferred<SignIn | undefined>();
    world.script.restore = () => answer.promise;
    const session = await begin(world);
    world.changed(signInOf('bert'));
    answer.resolve(signInOf('anna'));
    await settled();
    expect(session.context.signIn?.userData.uid).toBe('bert');
  });
});

describe('the token', () => {
  test('is renewed exactly 5 minutes before it expires', async () => {
    const world = makeWorld();
    world.script.refresh = async () => signInOf('anna', 2 * HOUR, 'second');
    const session = await restored(world, signInOf('anna', HOUR));
    world.clock.increment(HOUR - REFRESH_BEFORE - 1);
    expect(count(world, 'refresh')).toBe(0);
    world.clock.increment(1);
    expect(count(world, 'refresh')).toBe(1);
    await settled();
    expect([session.context.signIn?.token, world.ports.session.current()?.token]).toEqual(['second', 'second']);
    world.clock.increment(HOUR - 1);
    expect(count(world, 'refresh')).toBe(1);
    world.clock.increment(1);
    expect(count(world, 'refresh')).toBe(2);
  });

  test('without a network is retried with backoff, and the player stays signed in', async () => {
    const world = makeWorld();
    world.script.refresh = () => Promise.reject(fault('OFFLINE'));
    const session = await restored(world, signInOf('anna', HOUR));
    world.clock.increment(HOUR - REFRESH_BEFORE);
    for (let failures = 1; failures <= 12; failures++) {
      await settled();
      world.clock.increment(retryDelay(failures) - 1);
      expect(count(world, 'refresh')).toBe(failures);
      world.clock.increment(1);
    }
    expect([retryDelay(1), retryDelay(2), retryDelay(12)]).toEqual([2_000, 4_000, 5 * MINUTE]);
    expect(session.context.signIn?.userData.uid).toBe('anna');
    expect(session.news).toHaveLength(1);
    world.script.refresh = async () => signInOf('anna', 3 * HOUR);
    await settled();
    session.actor.send({ type: 'WAKE' });
    await settled();
    expect([session.where, session.context.failures]).toEqual([{ signedIn: { token: 'fresh', profile: 'known' } }, 0]);
  });

  test.each(['UNKNOWN_USER', 'INVALID_CREDENTIALS'])(
    'refused with %s ends the sign-in, and what is stored goes',
    async (name) => {
      const world = makeWorld();
      world.script.refresh = () => Promise.reject(fault(name));
      const session = await restored(world, signInOf('anna', HOUR));
      world.clock.increment(HOUR);
      await settled();
      expect([session.where, session.context.profile, world.ports.session.current()]).toEqual([
        'visitor',
        undefined,
        undefined,
      ]);
      expect(session.news.at(-1)).toEqual({ type: 'SIGNED_OUT', refused: true });
      expect(world.calls.slice(-2)).toEqual(['signOut', 'forgetUser']);
      expect(world.calls).not.toContain('leave');
    },
  );

  test('of a suspended page is renewed when it wakes', async () => {
    const world = makeWorld();
    const wall = { now: () => 0 };
    Object.assign(world.ports, { wall });
    const session = await restored(world, signInOf('anna', HOUR));
    wall.now = () => HOUR - REFRESH_BEFORE;
    expect(count(world, 'refresh')).toBe(0);
    session.actor.send({ type: 'WAKE' });
    expect(count(world, 'refresh')).toBe(1);
  });

  test('renewed elsewhere keeps the player and restarts the timer', async () => {
    const world = makeWorld();
    const session = await restored(world, signInOf('anna', HOUR));
    world.clock.increment(10 * MINUTE);
    world.changed(signInOf('anna', 2 * HOUR, 'second'));
    expect([session.context.signIn?.token, session.news.length]).toEqual(['second', 1]);
    world.clock.increment(HOUR);
    expect(count(world, 'refresh')).toBe(0);
  });
});

describe('the profile', () => {
  test('waits for a valid token, and meanwhile shows the device’s copy', async () => {
    const world = makeWorld();
    const renewal = deferred<SignIn>();
    world.script.refresh = () => renewal.promise;
    world.script.keptProfile = async (uid) => ({ ...profileOf(uid), username: 'as it was' });
    world.clock.increment(2 * HOUR);
    const session = await restored(world, signInOf('anna', HOUR));
    expect([count(world, 'profile'), session.context.profile?.username]).toEqual([0, 'as it was']);
    renewal.resolve(signInOf('anna', 3 * HOUR));
    await settled();
    expect([count(world, 'profile'), session.context.profile?.username]).toEqual([1, 'anna the player']);
  });

  test('is requested again after a failure', async () => {
    const world = makeWorld();
    world.script.profile = () => Promise.reject(new Error('503'));
    const session = await restored(world);
    expect(session.where).toMatchObject({ signedIn: { profile: 'failed' } });
    world.script.profile = async () => profileOf('anna');
    world.clock.increment(30_000);
    await settled();
    expect([count(world, 'profile'), session.context.profile]).toEqual([2, profileOf('anna')]);
  });

  test('changed by the player is kept, whatever an older response says', async () => {
    const world = makeWorld();
    const answer = deferred<UserProfile>();
    world.script.profile = () => answer.promise;
    const session = await restored(world);
    session.actor.send({ type: 'PROFILE', profile: { ...profileOf('anna'), username: 'Anna' } });
    answer.resolve(profileOf('anna'));
    await settled();
    expect(session.context.profile?.username).toBe('Anna');
  });

  test('of one player is never shown to the next', async () => {
    const world = makeWorld();
    const session = await restored(world);
    world.script.profile = () => Promise.reject(new Error('503'));
    world.changed(signInOf('bert'));
    await settled();
    expect([session.context.signIn?.userData.uid, session.context.profile]).toEqual(['bert', undefined]);
    expect(session.news.map(({ type }) => type)).toEqual(['SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN']);
  });
});

describe('other tabs', () => {
  test('sign in here as well', async () => {
    const world = makeWorld();
    const session = await begin(world);
    world.changed(signInOf('anna'));
    expect(session.news).toEqual([{ type: 'SIGNED_IN', userData: signInOf('anna').userData, restored: false }]);
  });

  test('sign out here as well, without leaving the page', async () => {
    const world = makeWorld();
    const session = await restored(world);
    world.changed(undefined);
    await settled();
    expect([session.where, session.context.profile]).toEqual(['visitor', undefined]);
    expect(session.news.at(-1)).toEqual({ type: 'SIGNED_OUT', refused: false });
    expect(world.calls).not.toContain('leave');
  });
});
