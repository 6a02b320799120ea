// Records every machine that a test starts by itself, and writes what was recorded when the test is over.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import type { AnyActorLogic, AnyActorRef, InspectionEvent } from 'xstate';
import { printsNow } from '../../machines/replay/prints.ts';
import { createRecorder, type Recorder } from '../../machines/replay/recorder.ts';
import { RAW } from './record.config.ts';

interface Running {
  readonly recorder: Recorder;
  readonly actor: AnyActorRef;
  readonly machine: string;
}

interface Options {
  readonly clock?: { now?(): number };
  readonly input?: { readonly clock?: Options['clock']; readonly ports?: Record<'clock' | 'wall', Options['clock']> };
  readonly inspect?: (happened: InspectionEvent) => void;
  readonly parent?: unknown;
}

const running: Running[] = [];
let files = 0;

vi.mock('xstate', async (original) => {
  const xstate = await original<typeof import('xstate')>();
  const createActor = (
    logic: AnyActorLogic & { readonly id?: string; readonly root?: unknown },
    options: Options = {},
  ) => {
    const make = (more: object) => xstate.createActor(logic, { ...options, ...more } as never);
    if (!logic.root || options.parent || !logic.id || logic.id === '(machine)') return make({});
    const { input } = options;
    const now = () => (options.clock ?? input?.ports?.clock ?? input?.clock)?.now?.() ?? 0;
    const recorder = createRecorder({
      now,
      wall: () => input?.ports?.wall?.now?.() ?? now(),
      about: { app: 'test', device: { test: expect.getState().currentTestName ?? '' } },
    });
    const inspect = (happened: InspectionEvent): void => {
      recorder.seen(happened);
      options.inspect?.(happened);
    };
    const actor = make({ inspect });
    running.push({ recorder, actor, machine: logic.id });
    return actor;
  };
  return { ...xstate, createActor };
});

afterEach(() => {
  mkdirSync(RAW, { recursive: true });
  const file = (expect.getState().testPath ?? '').replace(/.*\/|\.test\.ts$/g, '');
  for (const { recorder, actor, machine } of running.splice(0)) {
    const recording = recorder.recording();
    // one that the test has stopped stands otherwise than its replay
    if (recording.entries.length === 0 || (actor.getSnapshot() as { status: string }).status === 'stopped') continue;
    files += 1;
    const ended = Object.fromEntries(printsNow(new Map([[machine, actor]])));
    writeFileSync(join(RAW, `${file}-${String(files).padStart(4, '0')}.json`), JSON.stringify({ ...recording, ended }));
  }
});
