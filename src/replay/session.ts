// The recording of this page's session, and the file that is made of it.

import { printsOf } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { begun, endedOf, written, zipped } from '../app/attachable.ts';
import type { AppActor } from '../app/context.ts';

export const allKinds = async () =>
  Object.fromEntries(await Promise.all(GAME_TYPES.map(async (id) => [id, await loadKind(id)])));

/** The session so far, with the fingerprints of its replay and of the app itself. Rejects if nothing is recorded. */
export async function sessionSoFar(app: AppActor): Promise<Recording> {
  const recording = begun().recording();
  const ended = endedOf(app);
  return { ...recording, prints: printsOf(recording, await allKinds()), ended };
}

/** As a file to be sent: gzip, where the browser has it. */
export async function packed(recording: Recording): Promise<{ readonly bytes: Blob; readonly ending: string }> {
  const text = written(recording);
  const gzip = await zipped(text);
  return gzip
    ? { bytes: new Blob([gzip], { type: 'application/gzip' }), ending: 'json.gz' }
    : { bytes: new Blob([text], { type: 'application/json' }), ending: 'json' };
}
