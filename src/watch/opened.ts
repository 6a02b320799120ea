// Opening a recording: read, played once to see that it can be, compared with its fingerprints.

import type { Kinds } from '../../machines/replay/player.ts';
import { type Parted, type Printed, partedAtEnd, partedEntries, printing } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import type { Read, ReadFault } from '../replay/link.ts';
import { allKinds } from '../replay/session.ts';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { type Film, openFilm } from './film.ts';

export interface Opened {
  readonly film: Film;
  /** The fingerprints of this replay; compared only with a recording that has some. */
  readonly prints: readonly string[];
  /** Indexes of the entries after which the machines are not what they were; undefined: nobody knows. */
  readonly parted: readonly number[] | undefined;
  /** The machines that have not ended as they did. */
  readonly partedAtEnd: readonly Parted[];
}

export type OpenFault = { readonly fault: ReadFault } | { readonly fault: 'unplayable'; readonly event: number };

/** ms of work between two breaths of the page. */
const SLICE = 12;

/** Rejects if the games do not load. */
export async function opened(read: Read): Promise<Opened | OpenFault> {
  if ('fault' in read) return read;
  const { recording } = read;
  const [kinds] = await Promise.all([allKinds(), ...GAME_TYPES.map((game) => bringTexts(game, language()))]);
  const end = await played(recording, kinds);
  if (!end) return { fault: 'large' };
  const { prints, ended, faults } = end;
  const [faulty] = faults.keys();
  if (faulty !== undefined) return { fault: 'unplayable', event: faulty + 1 };
  const { prints: all } = recording;
  return {
    film: openFilm(recording, kinds),
    prints,
    // an attachment has the last fingerprints only
    parted: all || recording.ended ? partedEntries(all ?? prints, prints) : undefined,
    partedAtEnd: partedAtEnd(recording, ended),
  };
}

/** ms; an hour of play takes seconds. */
const PATIENCE = 60_000;

/** Its fingerprints; undefined: with each entry of a game the next one takes longer, and nobody waits for so many. */
async function played(recording: Recording, kinds: Kinds): Promise<Printed | undefined> {
  const steps = printing(recording, kinds);
  const last = performance.now() + PATIENCE;
  let until = performance.now() + SLICE;
  for (let step = steps.next(); performance.now() < last; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((done) => setTimeout(done));
    until = performance.now() + SLICE;
  }
  return undefined;
}
