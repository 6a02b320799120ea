// The recording of this page's session, and the file that is made of it.

import { printsNow, printsOf } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { AppActor } from '../app/context.ts';
import { recorder } from '../app/recording.ts';

export const allKinds = async () =>
  Object.fromEntries(await Promise.all(GAME_TYPES.map(async (id) => [id, await loadKind(id)])));

/** The session so far, with the fingerprints of its replay and of the app itself. Rejects if nothing is recorded. */
export async function sessionSoFar(app: AppActor): Promise<Recording> {
  const recording = recorder()?.recording();
  if (!recording) throw new Error('The recorder has not begun.');
  const ended = Object.fromEntries(printsNow(new Map([['app', app]])));
  return { ...recording, prints: printsOf(recording, await allKinds()), ended };
}

/** As a file to be sent: gzip, where the browser has it. */
export async function packed(recording: Recording): Promise<{ readonly bytes: Blob; readonly ending: string }> {
  const plain = new Blob([JSON.stringify(recording)], { type: 'application/json' });
  if (typeof CompressionStream !== 'function') return { bytes: plain, ending: 'json' };
  const stream = plain.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = await new Response(stream, { headers: { 'content-type': 'application/gzip' } }).blob();
  return { bytes, ending: 'json.gz' };
}
