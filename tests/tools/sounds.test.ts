// The sounds are soft throughout and silent at both ends; the files in assets and their map are made from the scores as they are now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SOUNDS } from '../../machines/ports.ts';
import { SPRITE } from '../../src/adapters/sound/sprite.ts';
import { fingerprint, mapOf, RATE, samplesOf, spriteOf } from '../../tools/sounds.ts';

const ROOT = join(import.meta.dirname, '../..');
const fileOf = (extension: string): Buffer => readFileSync(join(ROOT, `assets/sounds/sprite.${extension}`));
const peakOf = (samples: Float64Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const { sprite, samples } = spriteOf();

/** ms at which the file ends, as its container tells: by the last page of an Ogg, by the movie's header in an MP4. */
const ENDS: Readonly<Record<string, (file: Buffer) => number>> = {
  opus: (file) => {
    const skipped = file.readUInt16LE(file.indexOf('OpusHead') + 10);
    return (Number(file.readBigInt64LE(file.lastIndexOf('OggS') + 6)) - skipped) / 48;
  },
  m4a: (file) => {
    const header = file.indexOf('mvhd');
    return (file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16)) * 1000;
  },
};

describe.each(SOUNDS)('the sound %s', (name) => {
  const own = samplesOf(name);

  test('is short, soft, and begins and ends in silence', () => {
    expect(own.length / RATE).toBeLessThan(1.5);
    expect(peakOf(own)).toBeGreaterThan(0.1);
    expect(peakOf(own)).toBeLessThan(0.51);
    expect([own[0] === 0, own.at(-1) === 0]).toEqual([true, true]);
  });

  test('is the only one in its part of the file, whole, with silence around it', () => {
    const [from, length] = SPRITE[name].map((ms) => Math.round((ms / 1000) * RATE)) as [number, number];
    const part = samples.subarray(from, from + length);
    const at = part.findIndex((value) => value !== 0) - own.findIndex((value) => value !== 0);
    expect(part.subarray(at, at + own.length)).toEqual(own);
    // by as much as decoders may be early or late
    const margin = 0.024 * RATE;
    expect([at > margin, length - at - own.length > margin]).toEqual([true, true]);
    expect(peakOf(part.subarray(0, at)) + peakOf(part.subarray(at + own.length))).toBe(0);
    // what a codec smears over its edges is not heard beside a neighbour
    expect(peakOf(samples.subarray(from + length, from + length + 0.1 * RATE))).toBe(0);
  });
});

test('a dialog is quieter than a game', () => {
  expect(peakOf(samplesOf('modalOpen'))).toBeLessThan(peakOf(samplesOf('game')));
});

test('the map is what the tool makes', () => {
  expect(readFileSync(join(ROOT, 'src/adapters/sound/sprite.ts'), 'utf8')).toBe(mapOf(sprite));
});

describe.each([
  ['opus', 0, 'OggS'],
  ['m4a', 4, 'ftypM4A '],
] as const)('the file in %s', (extension, at, magic) => {
  const file = fileOf(extension);

  test('has its container, and is small', () => {
    expect(file.toString('latin1', at, at + magic.length)).toBe(magic);
    expect(file.length).toBeLessThan(20 * 1024);
  });

  test('is made from these scores, and as long', () => {
    expect(file.includes(fingerprint()), '`npm run sounds` is due').toBe(true);
    const length = (samples.length / RATE) * 1000;
    const end = ENDS[extension]?.(file) ?? 0;
    // the last block of a codec may be longer
    expect(end).toBeGreaterThanOrEqual(length - 1);
    expect(end).toBeLessThan(length + 25);
  });
});
