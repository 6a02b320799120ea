// Whatever a player is called, types or comes with: a recording has none of it, from wherever it begins, and plays as it was.

import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pack } from '../../machines/replay/packing.ts';
import { type Kinds, play } from '../../machines/replay/player.ts';
import { printsNow } from '../../machines/replay/prints.ts';
import { createRecorder } from '../../machines/replay/recorder.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { syncMachine } from '../../machines/sync/syncMachine.ts';
import { ApiError } from '../../src/adapters/api/apiError.ts';
import { allKinds } from '../../tools/replay.ts';
import { makeWorld, profileOf, settled, signInOf } from '../helpers/ports.ts';
import { arrived } from '../helpers/visitor.ts';

let kinds: Kinds;
beforeAll(async () => {
  kinds = await allKinds();
});

/** Nothing that stands in a recording by chance. */
const word = fc.string({ unit: fc.constantFrom(...'QXZqxzjkJK7392'), minLength: 8, maxLength: 16 });

const person = fc.record({
  uid: word,
  name: word,
  user: word,
  host: word,
  photo: word,
  phone: word,
  token: word,
  newToken: word,
  password: word,
  promoCode: word,
  deviceId: fc.uuid(),
  utm: word,
  oobCode: word,
  query: word,
  born: fc.integer({ min: 1_500_000_000_000, max: 1_760_000_000_000 }),
});

type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

const emailOf = ({ user, host }: Person): string => `${user}@${host}.example`;

const jwt = (token: string): string => `eyJ${token}.${token}.${token}`;

/** As a failed call tells of itself, with the whole answer of the server. */
function failure(one: Person): ApiError {
  const address = `https://play.example/api/user/info?email=${emailOf(one)}&code=${one.promoCode}`;
  const text = `GET ${address} failed for ${emailOf(one)} with ${jwt(one.token)}`;
  return new ApiError('http', {
    text,
    response: new Response(null, { status: 500, headers: { 'x-request-id': one.deviceId } }),
    body: { data: { code: 'X', email: emailOf(one), password: one.password, promoCode: one.promoCode } },
    cause: new Error(one.password),
  });
}

async function session(one: Person): Promise<{ texts: string[]; whole: Recording; ended: object }> {
  const search = `screen=lobby&utm_source=${one.utm}&gclid=${one.query}&oobCode=${one.oobCode}&${one.query}`;
  const world = makeWorld({ path: '/sudoku/play', search });
  const { clock, script } = world;
  const now = (): number => clock.now();
  const recorder = createRecorder({ now, wall: now, about: { app: 'test', device: {} } });
  const signIn = signInOf(one.uid, 400_000, jwt(one.token));
  const provider = {
    providerId: 'password',
    uid: one.uid,
    email: emailOf(one),
    phoneNumber: one.phone,
    displayName: one.name,
    photoURL: one.photo,
  };
  const userData = {
    ...signIn.userData,
    displayName: one.name,
    email: emailOf(one),
    photoURL: one.photo,
    phoneNumber: one.phone,
    providerData: [provider],
  };
  const profile = { ...profileOf(one.uid), username: one.name, email: emailOf(one), createdAt: one.born };
  script.restore = async () => ({ ...signIn, userData });
  script.refresh = async () => ({ ...signIn, userData, token: jwt(one.newToken), expires: 900_000 });
  script.profile = () => Promise.reject(failure(one));
  script.keptProfile = async () => profile;
  const visitor = await arrived(world, {}, recorder.seen);
  await settled();
  const { sessionRef } = visitor.context;
  sessionRef.send({ type: 'PROFILE', profile });
  const sync = createActor(syncMachine, {
    inspect: recorder.seen,
    clock,
    input: {
      api: { changes: () => Promise.reject(failure(one)) },
      shelf: { loadState: async () => ({ uid: one.uid, since: 0, known: {} }) },
      reporter: world.ports.reporter,
      playing: () => undefined,
    } as never,
  }).start();
  sync.send({ type: 'SIGNED_IN', uid: one.uid });
  await settled();
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-001' });
  await visitor.until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  visitor.send({
    type: 'ADDRESS',
    place: { path: '/sudoku/de-leichtes-001', search: `token=${one.token}&modal=help` },
  });
  script.level = () => Promise.reject(failure(one));
  // a chapter ends, with all of that in the machines
  for (let n = 0; n < 520; n++)
    visitor.play({ type: 'GESTURE', gesture: { type: 'step', to: n % 3 ? 'down' : 'left', extend: false } } as never);
  await settled();
  clock.increment(150_000);
  await settled();
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' });
  await settled();
  visitor.send({ type: 'ADDRESS', place: { path: '/sudoku/play', search: `screen=lobby&utm_campaign=${one.utm}` } });
  const last = (): Recording => recorder.recording(recorder.chapters);
  const before = [recorder.recording(), last()];
  expect(before[1]?.entries.length).toBeLessThan(before[0]?.entries.length ?? 0);
  sessionRef.send({ type: 'SIGN_OUT' });
  await settled();
  clock.increment(5000);
  await settled();
  const all = [...before, recorder.recording(), last()];
  const texts = all.flatMap((one) =>
    [one, pack(one)].map((form) => gunzipSync(gzipSync(JSON.stringify(form))).toString()),
  );
  const roots = new Map<string, never>([['app', visitor.actor as never]]);
  return { texts, whole: JSON.parse(texts[4] ?? '') as Recording, ended: Object.fromEntries(printsNow(roots)) };
}

test('a recording names nobody, and has nothing of what they typed or came with', async () => {
  await fc.assert(
    fc.asyncProperty(person, async (one) => {
      const { texts, whole, ended } = await session(one);
      for (const [name, value] of Object.entries(one)) {
        const said = String(value);
        for (const form of [said, encodeURIComponent(said), Buffer.from(said).toString('base64').replace(/=*$/, '')])
          expect(
            texts.findIndex((text) => text.includes(form)),
            `${name} in`,
          ).toBe(-1);
      }
      const playing = play(whole, kinds);
      while (playing.position < whole.entries.length) playing.step();
      expect(Object.fromEntries([...printsNow(playing.roots)].filter(([path]) => path.startsWith('app')))).toEqual(
        ended,
      );
      playing.stop();
    }),
    { numRuns: process.env.FULL === '1' ? 100 : 12 },
  );
});
