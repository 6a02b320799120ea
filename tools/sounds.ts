// `npm run sounds` makes the four sounds: a few struck bars and bells, added up from sine waves, soft and short. They stand one after
// the other in one file (assets/sounds/sprite), in two encodings, since Safari before 18.4 plays no Opus in Ogg. Where each stands is
// src/adapters/sound/sprite.ts. Needs ffmpeg; run only when the sounds shall change.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundName } from '../machines/ports.ts';
import { isMain } from './isMain.ts';

/** Hz; enough, since the bars have little above 5 kHz. */
export const RATE = 16_000;
/** Peak of the loudest sound, relative to full scale. */
const PEAK = 0.5;
/** s; avoids a click. */
const ATTACK = 0.004;
const RELEASE = 0.03;

/**
 * s of silence that belong to a sound, at each end. Decoders do not agree on what an encoder put before the first sample: with AAC a
 * sound may come up to 23 ms early or late.
 */
const MARGIN = 0.025;
/** s between two sounds. What is smeared over a codec's edges, up to 43 ms, stays in it. */
const PAUSE = 0.1;

const FOLDER = join(import.meta.dirname, '../assets/sounds');
const MAP = join(import.meta.dirname, '../src/adapters/sound/sprite.ts');

/** ffmpeg's arguments, by file extension. */
const ENCODERS = {
  opus: ['-c:a', 'libopus', '-b:a', '24k', '-application', 'audio'],
  m4a: ['-ar', '48000', '-c:a', 'aac', '-b:a', '32k', '-cutoff', '8000', '-movflags', '+faststart'],
} as const;

interface Timbre {
  /** Frequency, loudness, and how fast it fades, each relative to the note's own. */
  readonly partials: readonly (readonly [number, number, number])[];
}

/** A wooden bar: its second partial is two octaves above and fades at once. */
const BAR: Timbre = {
  partials: [
    [1, 1, 1],
    [4, 0.18, 3.5],
    [9.2, 0.04, 8],
  ],
};
const BELL: Timbre = {
  partials: [
    [1, 1, 1],
    [2, 0.35, 1.6],
    [3, 0.12, 2.4],
    [4.2, 0.06, 4],
  ],
};

interface Note {
  /** s from the sound's beginning. */
  readonly at: number;
  /** Semitones above the concert pitch of 440 Hz. */
  readonly pitch: number;
  readonly loudness: number;
  /** s in which it decays to a third. */
  readonly fade: number;
  readonly timbre: Timbre;
}

interface Score {
  /** s */
  readonly length: number;
  /** Relative to PEAK. */
  readonly loudness: number;
  readonly notes: readonly Note[];
}

const run = (timbre: Timbre, fade: number, step: number, ...pitches: readonly number[]): readonly Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, pitch, loudness: 1, fade, timbre }));

const SCORES: Readonly<Record<SoundName, Score>> = {
  game: { length: 0.5, loudness: 0.7, notes: run(BAR, 0.11, 0.11, -2, 5) },
  modalOpen: { length: 0.16, loudness: 0.4, notes: run(BAR, 0.035, 0, 3) },
  gameFinish: {
    length: 1.4,
    loudness: 1,
    notes: [...run(BELL, 0.22, 0.1, 3, 7, 10), ...run(BELL, 0.42, 0, 15, -9).map((note) => ({ ...note, at: 0.3 }))],
  },
  chestBuy: {
    length: 0.8,
    loudness: 0.8,
    notes: [
      ...run(BAR, 0.12, 0, -14),
      ...run(BELL, 0.16, 0.06, 10, 14, 17, 22).map((n) => ({ ...n, at: n.at + 0.12 })),
    ],
  },
};

/** The samples, -1 to 1. */
export function samplesOf(name: SoundName): Float64Array {
  const { length, loudness, notes } = SCORES[name];
  const samples = new Float64Array(Math.round(length * RATE));
  for (const note of notes) strike(samples, note);
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const last = samples.length - 1;
  return samples.map((value, index) => {
    const end = Math.min(1, (last - index) / RATE / RELEASE);
    return (value / loudest) * PEAK * loudness * end;
  });
}

function strike(samples: Float64Array, { at, pitch, loudness, fade, timbre }: Note): void {
  const pitchHz = 440 * 2 ** (pitch / 12);
  for (let index = Math.round(at * RATE); index < samples.length; index++) {
    const time = index / RATE - at;
    const attack = Math.min(1, Math.max(0, time) / ATTACK);
    let value = 0;
    for (const [frequency, share, haste] of timbre.partials) {
      if (pitchHz * frequency > RATE / 2) continue;
      value += share * Math.exp((-time / fade) * haste) * Math.sin(2 * Math.PI * pitchHz * frequency * time);
    }
    samples[index] = (samples[index] as number) + value * loudness * attack;
  }
}

type Sprite = Readonly<Record<SoundName, readonly [from: number, length: number]>>;

const NAMES = Object.keys(SCORES) as SoundName[];

/** Each sound's offset in ms, and the samples of all. */
export function spriteOf(): { readonly sprite: Sprite; readonly samples: Float64Array } {
  const sprite: Partial<Record<SoundName, readonly [number, number]>> = {};
  let end = 0;
  for (const name of NAMES) {
    const length = 2 * MARGIN + SCORES[name].length;
    sprite[name] = [Math.round(end * 1000), Math.round(length * 1000)];
    end += length + PAUSE;
  }
  const samples = new Float64Array(Math.round(end * RATE));
  for (const name of NAMES) {
    const [from] = (sprite as Sprite)[name];
    samples.set(samplesOf(name), Math.round((from / 1000 + MARGIN) * RATE));
  }
  return { sprite: sprite as Sprite, samples };
}

/** Stands in both files, so that a test can tell without a decoder that they were made from these scores. */
export const fingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([RATE, PEAK, ATTACK, RELEASE, MARGIN, PAUSE, SCORES, ENCODERS]))
    .digest('hex')
    .slice(0, 12);

/** The module with the sounds' places. */
export const mapOf = (
  sprite: Sprite,
): string => `// Made by tools/sounds.ts: the offset of each sound in assets/sounds/sprite.

import type { SoundName } from '../../../machines/ports.ts';

/** ms */
export const SPRITE: Record<SoundName, [from: number, length: number]> = {
${NAMES.map((name) => `  ${name}: [${sprite[name].join(', ')}],`).join('\n')}
};
`;

function encode(samples: Float64Array, extension: keyof typeof ENCODERS): string {
  const input = Buffer.alloc(samples.length * 2);
  for (const [index, value] of samples.entries()) input.writeInt16LE(Math.round(value * 0x7fff), index * 2);
  const file = join(FOLDER, `sprite.${extension}`);
  const source = ['-f', 's16le', '-ar', `${RATE}`, '-ac', '1', '-i', '-'];
  // the same samples make the same bytes
  const plain = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-metadata', `comment=${fingerprint()}`];
  const args = ['-loglevel', 'error', '-y', ...source, ...ENCODERS[extension], ...plain, file];
  const { error, status } = spawnSync('ffmpeg', args, { input, stdio: ['pipe', 'inherit', 'inherit'] });
  if (error) throw new Error(`Only making the sounds anew needs ffmpeg, which cannot be run here: ${error.message}`);
  if (status !== 0) throw new Error(`ffmpeg ended with code ${status}.`);
  return file;
}

if (isMain(import.meta)) {
  mkdirSync(FOLDER, { recursive: true });
  const { sprite, samples } = spriteOf();
  for (const extension of Object.keys(ENCODERS) as (keyof typeof ENCODERS)[]) {
    const file = encode(samples, extension);
    process.stdout.write(`sprite.${extension}: ${(statSync(file).size / 1024).toFixed(1)} KiB\n`);
  }
  writeFileSync(MAP, mapOf(sprite));
}
