// The sounds in assets are what the tool makes, soft throughout and silent at both ends.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SOUNDS } from '../../machines/ports.ts';
import { samplesOf, wavOf } from '../../tools/sounds.ts';

const fileOf = (name: string): Buffer => readFileSync(join(import.meta.dirname, `../../assets/sounds/${name}.wav`));
const valuesOf = (file: Buffer): number[] =>
  Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + index * 2));

describe.each(SOUNDS)('the sound %s', (name) => {
  const file = fileOf(name);
  const values = valuesOf(file);

  test('is what the tool makes', () => {
    const made = wavOf(samplesOf(name));
    expect(file.subarray(0, 44)).toEqual(made.subarray(0, 44));
    // another processor may round a sine differently
    const far = valuesOf(made).filter((value, index) => Math.abs(value - (values[index] as number)) > 1);
    expect(far).toEqual([]);
  });

  test('is short, soft, and begins and ends in silence', () => {
    expect(values.length / file.readUInt32LE(24)).toBeLessThan(1.5);
    const peak = Math.max(...values.map(Math.abs)) / 0x7fff;
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(0.51);
    expect([values[0], values.at(-1)]).toEqual([0, 0]);
  });
});

test('a dialog is quieter than a game, and all files are small', () => {
  const loudness = (name: string): number => Math.max(...valuesOf(fileOf(name)).map(Math.abs));
  expect(loudness('modalOpen')).toBeLessThan(loudness('game'));
  expect(SOUNDS.reduce((sum, name) => sum + fileOf(name).length, 0)).toBeLessThan(120 * 1024);
});
