// `npm run sounds` makes the four sounds in assets/sounds: a few struck bars and bells, added up from sine waves, soft and
// short. 16-bit mono WAV, which every browser plays and which needs no encoder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SoundName } from '../machines/ports.ts';
import { isMain } from './isMain.ts';

/** Hz; enough, since the bars have little above 5 kHz. */
const RATE = 16_000;
/** Peak of the loudest sound, relative to full scale. */
const PEAK = 0.5;
/** s; avoids a click. */
const ATTACK = 0.004;
const RELEASE = 0.03;

const FOLDER = join(import.meta.dirname, '../assets/sounds');

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

/** A WAV file: the header of 44 bytes, then 16-bit integers. */
export function wavOf(samples: Float64Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // uncompressed
  file.writeUInt16LE(1, 22); // one channel
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, value] of samples.entries()) file.writeInt16LE(Math.round(value * 0x7fff), 44 + index * 2);
  return file;
}

if (isMain(import.meta)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of Object.keys(SCORES) as SoundName[]) {
    const file = wavOf(samplesOf(name));
    writeFileSync(join(FOLDER, `${name}.wav`), file);
    process.stdout.write(`${name}.wav: ${(file.length / 1024).toFixed(1)} KiB\n`);
  }
}
