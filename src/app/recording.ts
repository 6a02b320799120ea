// Records the session of this page (machines/replay). It stays on the device until its player saves or sends it.

import { createRecorder, type Recorder } from '../../machines/replay/recorder.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import type { AppPorts } from '../adapters/ports.ts';
import { listen } from '../late/tap.ts';
import { ownEntry } from './newVersion.ts';

let running: Recorder | undefined;
let settle: (() => void) | undefined;

/** With all that has happened until now; undefined: it has not begun. */
export function recorder(): Recorder | undefined {
  settle?.();
  return running;
}

export function record({ wall }: Pick<AppPorts, 'wall'>): void {
  running ??= createRecorder({
    now: () => performance.now(), // not the port's, which would count as read
    wall: wall.now,
    about: { app: ownEntry() ?? 'development', device: deviceFacts() },
  });
  settle = listen(running.seen, afterFrame);
}

const deviceFacts = () => ({
  width: window.innerWidth,
  height: window.innerHeight,
  pixels: window.devicePixelRatio,
  touch: matchMedia('(pointer: coarse)').matches,
  agent: navigator.userAgent,
});
