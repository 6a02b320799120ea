// The pre-roll on a simulated clock: scripted timelines of consent platform, SDKs and player, each with its only result and the
// moment at which the level starts. Together they visit every state and take every transition.

import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { adMachine } from '../../machines/ad/adMachine.ts';
import {
  AD_ERRORS,
  type AdOutput,
  type AdPlayer,
  type ConsentAnswer,
  type PlayerEvent,
} from '../../machines/ad/types.ts';
import { settled } from '../helpers/ports.ts';

/** What the page does, at ms after the start. */
type Step =
  | { readonly at: number; readonly platform: 'comes' | 'loads' | 'fails' | 'throws' | 'breaks' }
  | { readonly at: number; readonly consent: ConsentAnswer }
  | { readonly at: number; readonly sdk: 'loads' | string }
  | { readonly at: number; readonly player: PlayerEvent['type']; readonly message?: string }
  | { readonly at: number; readonly presses: 'dismiss' };

interface Told extends AdOutput {
  /** ms after the start. */
  readonly startsAt: number;
}

const visited = new Set<string>();
const taken = new Set<string>();

const at = (ms: number) => ({
  platform: (platform: 'comes' | 'loads' | 'fails' | 'throws' | 'breaks'): Step => ({ at: ms, platform }),
  consent: (consent: ConsentAnswer): Step => ({ at: ms, consent }),
  sdk: (sdk: string): Step => ({ at: ms, sdk }),
  player: (player: PlayerEvent['type'], message?: string): Step =>
    message === undefined ? { at: ms, player } : { at: ms, player, message },
  dismiss: (): Step => ({ at: ms, presses: 'dismiss' }),
});

/** A page with a consent platform unless the first step brings it; `requestFails`: the player throws. */
function page(steps: readonly Step[], { requestFails = '' } = {}) {
  const clock = new SimulatedClock();
  let present = !steps.some((step) => 'platform' in step && ['comes', 'loads', 'fails'].includes(step.platform));
  const throws = steps.some((step) => 'platform' in step && step.platform === 'throws');
  let heard: ((answer: ConsentAnswer) => void) | undefined;
  let broken: ((error: unknown) => void) | undefined;
  let said: ConsentAnswer = 'open';
  let loading: { resolve(player: AdPlayer): void; reject(error: Error): void } | undefined;
  let toPlayer: ((event: PlayerEvent) => void) | undefined;
  const log = { listening: 0, requests: 0, stopped: 0, aborted: 0 };

  const actor = createActor(adMachine, {
    clock,
    input: {
      consent: {
        present: () => present,
        listen(hears, fails) {
          if (throws) throw new Error('the platform is broken');
          log.listening++;
          heard = hears;
          broken = fails;
          hears(said);
          return () => {
            log.listening--;
            heard = undefined;
          };
        },
      },
      loadPlayer: (signal) =>
        new Promise((resolve, reject) => {
          loading = { resolve, reject };
          signal.addEventListener('abort', () => log.aborted++);
        }),
    },
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      for (const { source, target, eventType } of event._transitions) {
        const to = (target ?? []).map(({ id }) => id).join();
        taken.add(`${source.id} --${eventType}--> ${to}`);
      }
      for (const node of (event.snapshot as { _nodes?: { id: string }[] })._nodes ?? []) visited.add(node.id);
    },
  });

  const player: AdPlayer = {
    request(hears) {
      log.requests++;
      if (requestFails !== '') throw new Error(requestFails);
      toPlayer = hears;
      return () => log.stopped++;
    },
  };

  async function act(step: Step): Promise<void> {
    if ('platform' in step) {
      present = step.platform !== 'fails';
      if (step.platform === 'loads') actor.send({ type: 'PLATFORM_CAME' });
      if (step.platform === 'fails') actor.send({ type: 'PLATFORM_FAILED' });
      if (step.platform === 'breaks') broken?.(new Error('success is false'));
    } else if ('consent' in step) {
      said = step.consent;
      heard?.(said);
    } else if ('sdk' in step) {
      if (step.sdk === 'loads') loading?.resolve(player);
      else loading?.reject(new Error(step.sdk));
    } else if ('player' in step) toPlayer?.({ type: step.player, message: step.message ?? '' } as PlayerEvent);
    else actor.send({ type: 'DISMISS' });
    await settled();
  }

  const ended: Told[] = [];
  let now = 0;
  actor.subscribe({ complete: () => ended.push({ ...(actor.getSnapshot().output as AdOutput), startsAt: now }) });

  /** Runs it in steps of 100 ms. */
  async function until(end: number): Promise<void> {
    actor.start();
    await settled();
    for (; now < end; now += 100) {
      for (const step of steps) if (step.at === now) await act(step);
      clock.increment(100);
      if (now % 1_000 === 0) await settled();
    }
  }

  /** Until 10 s after the last step: whatever comes too late must change nothing. */
  async function run(): Promise<Told> {
    await until(Math.max(45_000, ...steps.map((step) => step.at + 10_000)));
    expect(ended).toHaveLength(1);
    return ended[0] as Told;
  }
  return { run, until, log, actor };
}

const granted = [at(0).consent('granted'), at(500).sdk('loads')];
const started = [...granted, at(1_000).player('AD_LOADED'), at(2_000).player('AD_STARTED')];

const completed = (startsAt: number): Told => ({ result: 'completed', error: undefined, startsAt });
const none = (startsAt: number): Told => ({ result: 'none', error: undefined, startsAt });
const failed = (error: string, startsAt: number): Told => ({ result: 'failed', error, startsAt });

/** `startsAt` is on the grid of 100 ms: the tick in which a clock expires begins up to 100 ms before. */
const TIMELINES: readonly (readonly [name: string, steps: readonly Step[], told: Told])[] = [
  // consent
  ['granted from an earlier visit, an ad to its end', [...started, at(9_000).player('AD_COMPLETED')], completed(9_000)],
  [
    'granted in the dialog after 8 s',
    [
      at(8_000).consent('granted'),
      at(8_500).sdk('loads'),
      at(9_000).player('AD_STARTED'),
      at(12_000).player('AD_COMPLETED'),
    ],
    completed(12_000),
  ],
  ['refused, dismissed', [at(0).consent('denied'), at(3_000).dismiss()], failed(AD_ERRORS.denied, 3_000)],
  [
    'refused in the dialog, dismissed',
    [at(6_000).consent('denied'), at(6_500).dismiss()],
    failed(AD_ERRORS.denied, 6_500),
  ],
  ['refused, never dismissed', [at(0).consent('denied')], failed(AD_ERRORS.denied, 39_900)],
  ['never answered', [], failed(AD_ERRORS.noAnswer, 32_900)],
  ['never answered, dismissed', [at(31_500).dismiss()], failed(AD_ERRORS.noAnswer, 31_500)],
  [
    'answered before the last poll',
    [at(30_500).consent('granted'), at(31_000).sdk('loads'), at(32_000).player('NO_AD')],
    none(32_000),
  ],
  ['no platform', [at(60_000).platform('comes')], failed(AD_ERRORS.noPlatform, 32_900)],
  [
    'a platform that comes after 5 s',
    [at(5_000).platform('comes'), at(5_000).consent('granted'), at(7_000).sdk('loads'), at(7_500).player('NO_AD')],
    none(7_500),
  ],
  [
    'a platform whose script loads between two polls',
    [at(300).platform('loads'), at(400).consent('granted'), at(500).sdk('loads'), at(700).player('NO_AD')],
    none(700),
  ],
  ['a platform whose script is blocked', [at(300).platform('fails')], failed(AD_ERRORS.noPlatform, 2_200)],
  ['a platform that throws', [at(0).platform('throws')], failed(AD_ERRORS.checkFailed, 1_900)],
  ['a platform that breaks', [at(2_000).platform('breaks')], failed(AD_ERRORS.checkFailed, 3_900)],
  [
    'a platform that breaks during the ad',
    [...started, at(4_000).platform('breaks')],
    failed(AD_ERRORS.checkFailed, 5_900),
  ],
  [
    'open again and then granted',
    [at(1_000).consent('open'), at(2_000).consent('granted'), at(2_100).sdk('loads'), at(2_200).player('NO_AD')],
    none(2_200),
  ],
  [
    'withdrawn while the SDKs load',
    [at(0).consent('granted'), at(800).consent('denied'), at(900).sdk('loads'), at(2_000).dismiss()],
    failed(AD_ERRORS.denied, 2_000),
  ],
  [
    'withdrawn before the ad',
    [...granted, at(1_000).consent('denied'), at(2_000).dismiss()],
    failed(AD_ERRORS.denied, 2_000),
  ],
  [
    'withdrawn in mid-ad',
    [...started, at(4_000).consent('denied'), at(5_000).dismiss()],
    failed(AD_ERRORS.denied, 5_000),
  ],
  [
    'confirmed again in mid-ad',
    [...started, at(4_000).consent('granted'), at(9_000).player('AD_COMPLETED')],
    completed(9_000),
  ],
  [
    'asked again in mid-ad',
    [...started, at(4_000).consent('open'), at(9_000).player('AD_COMPLETED')],
    completed(9_000),
  ],
  [
    'granted after it was refused',
    [at(0).consent('denied'), at(1_000).consent('granted'), at(2_000).dismiss()],
    failed(AD_ERRORS.denied, 2_000),
  ],
  // loading the SDKs
  [
    'the first SDK is blocked',
    [at(0).consent('granted'), at(300).sdk('Failed to load the IMA SDK')],
    failed('Failed to load the IMA SDK', 2_200),
  ],
  [
    'the second SDK is blocked',
    [at(0).consent('granted'), at(300).sdk('Failed to load the player SDK')],
    failed('Failed to load the player SDK', 2_200),
  ],
  [
    'an SDK is blocked, dismissed',
    [at(0).consent('granted'), at(300).sdk('Failed to load the IMA SDK'), at(700).dismiss()],
    failed('Failed to load the IMA SDK', 700),
  ],
  [
    'the data partner is not ready',
    [at(0).consent('granted'), at(1_500).sdk(AD_ERRORS.dataPartner)],
    failed(AD_ERRORS.dataPartner, 3_400),
  ],
  [
    'SDKs that take 20 s',
    [
      at(0).consent('granted'),
      at(20_000).sdk('loads'),
      at(21_000).player('AD_STARTED'),
      at(30_000).player('AD_COMPLETED'),
    ],
    completed(30_000),
  ],
  ['SDKs that never come', [at(0).consent('granted')], failed(AD_ERRORS.tooLate, 39_900)],
  [
    'SDKs that come after the end',
    [at(0).consent('granted'), at(42_000).sdk('loads')],
    failed(AD_ERRORS.tooLate, 39_900),
  ],
  // asking for an ad
  ['no ad', [...granted, at(1_500).player('NO_AD')], none(1_500)],
  ['an ad error', [...granted, at(1_500).player('AD_ERROR')], none(1_500)],
  ['an ad error after loading', [...granted, at(1_000).player('AD_LOADED'), at(1_500).player('AD_ERROR')], none(1_500)],
  ['the content plays at once', [...granted, at(1_500).player('CONTENT_PLAYS')], none(1_500)],
  [
    'the content plays after loading',
    [...granted, at(1_000).player('AD_LOADED'), at(1_500).player('CONTENT_PLAYS')],
    none(1_500),
  ],
  ['nothing within 3 s', granted, none(3_400)],
  ['loaded, but not started within 10 s', [...granted, at(1_000).player('AD_LOADED')], none(10_400)],
  ['loaded twice', [...granted, at(1_000).player('AD_LOADED'), at(3_000).player('AD_LOADED')], none(10_400)],
  [
    'started without being loaded',
    [...granted, at(1_000).player('AD_STARTED'), at(6_000).player('AD_COMPLETED')],
    completed(6_000),
  ],
  [
    'started at the last moment',
    [...granted, at(1_000).player('AD_LOADED'), at(10_400).player('AD_STARTED'), at(20_000).player('AD_COMPLETED')],
    completed(20_000),
  ],
  [
    'a player error',
    [...granted, at(1_500).player('PLAYER_ERROR', AD_ERRORS.noContainer)],
    failed(AD_ERRORS.noContainer, 3_400),
  ],
  [
    'a player error, dismissed',
    [...granted, at(1_500).player('PLAYER_ERROR', 'broken'), at(1_800).dismiss()],
    failed('broken', 1_800),
  ],
  // the ad
  ['skipped', [...started, at(7_000).player('AD_SKIPPED')], completed(7_000)],
  [
    'skipped and completed',
    [...started, at(7_000).player('AD_SKIPPED'), at(7_100).player('AD_COMPLETED')],
    completed(7_000),
  ],
  ['completed before it started', [...granted, at(1_500).player('AD_COMPLETED')], completed(1_500)],
  [
    'the content plays after the ad, which never said its end',
    [...started, at(8_000).player('CONTENT_PLAYS')],
    completed(8_000),
  ],
  ['an ad error in mid-ad', [...started, at(4_000).player('AD_ERROR')], none(4_000)],
  ['no ad, said in mid-ad', [...started, at(4_000).player('NO_AD')], none(4_000)],
  ['a player error in mid-ad', [...started, at(4_000).player('PLAYER_ERROR', 'decoding')], failed('decoding', 5_900)],
  ['an ad that hangs', started, failed(AD_ERRORS.tooLate, 39_900)],
  [
    'an ad that nobody can dismiss',
    [...started, at(3_000).dismiss(), at(9_000).player('AD_COMPLETED')],
    completed(9_000),
  ],
  [
    'an error at the last moment',
    [at(39_000).consent('granted'), at(0).platform('comes'), at(39_500).sdk('broken')],
    failed(AD_ERRORS.noAnswer, 32_900),
  ],
  ['an SDK error at 39 s', [at(0).consent('granted'), at(39_000).sdk('broken')], failed('broken', 39_900)],
];

describe('timelines', () => {
  test('are at least forty', () => expect(TIMELINES.length).toBeGreaterThanOrEqual(40));

  test.each(TIMELINES)('%s', async (_, steps, told) => {
    const { run, log } = page(steps);
    expect(await run()).toEqual(told);
    // nothing of it goes on
    expect(log.listening).toBe(0);
    expect(log.stopped).toBe(log.requests);
  });

  test('a player that throws', async () => {
    const { run } = page(granted, { requestFails: AD_ERRORS.noContainer });
    expect(await run()).toEqual(failed(AD_ERRORS.noContainer, 2_400));
  });

  test('leaving the level stops the ad and its listener', async () => {
    const { until, log, actor } = page(started);
    await until(3_000);
    expect(actor.getSnapshot().matches({ running: { requesting: 'playing' } })).toBe(true);
    actor.stop();
    expect(log).toMatchObject({ listening: 0, requests: 1, stopped: 1 });
  });

  test('leaving the level stops loading', async () => {
    const { until, log, actor } = page([at(0).consent('granted')]);
    await until(1_000);
    expect(actor.getSnapshot().matches({ running: 'loadingPlayer' })).toBe(true);
    actor.stop();
    expect(log).toMatchObject({ listening: 0, requests: 0, aborted: 1 });
  });
});

describe('coverage of the chart', () => {
  const nodes = (function all(node: (typeof adMachine)['root']): (typeof adMachine)['root'][] {
    return [node, ...Object.values(node.states).flatMap((child) => all(child as typeof node))];
  })(adMachine.root);

  test('every state is visited', () => {
    const wanted = nodes.map(({ id }) => id).filter((id) => id !== 'ad');
    expect(wanted.filter((id) => !visited.has(id))).toEqual([]);
  });

  test('every transition is taken', () => {
    const wanted = nodes.flatMap((node) =>
      [...node.transitions.values()].flat().map(({ source, target, eventType }) => {
        const to = (target ?? []).map(({ id }) => id).join();
        return `${source.id} --${eventType}--> ${to}`;
      }),
    );
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});
