// The recording of this page's session, and the file that is made of it.

import { pack } from '../../machines/replay/packing.ts';
import { printsNow, printsOf } from '../../machines/replay/prints.ts';
import type { Recorder } from '../../machines/replay/recorder.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { SESSION_LIMIT } from '../adapters/feedback.ts';
import type { AppActor } from '../app/context.ts';
import { recorder } from '../app/recording.ts';

export const allKinds = async () =>
  Object.fromEntries(await Promise.all(GAME_TYPES.map(async (id) => [id, await loadKind(id)])));

/** The session so far, with the fingerprints of its replay and of the app itself. Rejects if nothing is recorded. */
export async function sessionSoFar(app: AppActor): Promise<Recording> {
  const recording = begun().recording();
  return { ...recording, prints: printsOf(recording, await allKinds()), ended: endedOf(app) };
}

function begun(): Recorder {
  const running = recorder();
  if (!running) throw new Error('The recorder has not begun.');
  return running;
}

const endedOf = (app: AppActor) => Object.fromEntries(printsNow(new Map([['app', app]])));

/** As a file to be sent: gzip, where the browser has it. */
export async function packed(recording: Recording): Promise<{ readonly bytes: Blob; readonly ending: string }> {
  const plain = new Blob([JSON.stringify(pack(recording) ?? recording)], { type: 'application/json' });
  if (typeof CompressionStream !== 'function') return { bytes: plain, ending: 'json' };
  const stream = plain.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = await new Response(stream, { headers: { 'content-type': 'application/gzip' } }).blob();
  return { bytes, ending: 'json.gz' };
}

/**
 * The end of the session, gzipped: as much of it as fits, without fingerprints but those of the last moment. undefined: the browser
 * has no gzip.
 */
export async function attachable(app: AppActor, limit = SESSION_LIMIT): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const running = begun();
  const ended = endedOf(app);
  for (let without = 0; ; without += Math.ceil((running.chapters - without) / 4)) {
    const { bytes, ending } = await packed({ ...running.recording(without), ended });
    if (ending === 'json') return undefined;
    if (bytes.size <= limit) return new Uint8Array(await bytes.arrayBuffer());
    if (without >= running.chapters - 1) return undefined;
  }
}
