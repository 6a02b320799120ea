// The recording of this page's session as bytes: a file to be saved, or something to be attached. Loaded when somebody asks for it.

import { pack } from '../../machines/replay/packing.ts';
import { printsNow } from '../../machines/replay/prints.ts';
import type { Recorder } from '../../machines/replay/recorder.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { SESSION_LIMIT } from '../adapters/feedback.ts';
import type { AppActor } from './context.ts';
import { recorder } from './recording.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Throws if nothing is recorded. */
export function begun(): Recorder {
  const running = recorder();
  if (!running) throw new Error('The recorder has not begun.');
  return running;
}

/** How the app's machines stand now. */
export const endedOf = (app: AppActor) => Object.fromEntries(printsNow(new Map([['app', app]])));

/** Gzip; undefined: the browser has none. */
export async function zipped(text: string): Promise<Bytes | undefined> {
  if (typeof CompressionStream !== 'function') return undefined;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Short JSON. */
export const written = (recording: Recording): string => JSON.stringify(pack(recording) ?? recording);

/**
 * The end of the session, gzipped: as much of it as fits, without fingerprints but those of the last moment, since to make them takes
 * as long as a replay. undefined: the browser has no gzip, or it does not fit.
 */
export async function attachable(app: AppActor, limit = SESSION_LIMIT): Promise<Bytes | undefined> {
  const running = begun();
  const ended = endedOf(app);
  for (let without = 0; without < running.chapters; without += Math.ceil((running.chapters - without) / 4)) {
    const bytes = await zipped(written({ ...running.recording(without), ended }));
    if (!bytes || bytes.length <= limit) return bytes;
  }
  return undefined;
}
