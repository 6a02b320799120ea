// Two fixed palettes, so that pictures of the board do not depend on the chrome's theme.

import type { Palette } from '../../../scenes/palette.ts';

export const light: Palette = {
  paper: 0xffffff,
  ink: 0x1b1a19,
  entry: 0xb23c0d,
  note: 0x54514d,
  hairline: 0x98938c,
  strongLine: 0x1b1a19,
  block: 0x4d4c4c,
  selected: 0xffd9c7,
  house: 0xf3f1ee,
  same: 0xffece3,
  wrong: 0xfbdfdf,
  clue: 0xecebe8,
  currentClue: 0xffb899,
  wrongMark: 0xb71c1c,
  cursor: 0xc2410c,
  revealed: 0x7a5c00,
  hintArea: 0xe3f0fd,
  hintCause: 0x1565c0,
  hintSecond: 0xb24f00,
  hintTarget: 0x1b7f4b,
  hintOut: 0xb71c1c,
  tones: [0xfbe7a8, 0xbfe0fb, 0xc4ecc8, 0xf6c9ea, 0xfbcdb8, 0xd9cdfb],
  patterned: false,
};

const dark: Palette = {
  paper: 0x161514,
  ink: 0xf4f1ee,
  entry: 0xff9d75,
  note: 0xb8b2ab,
  hairline: 0x6d6862,
  strongLine: 0xd8d3cd,
  block: 0x050504,
  selected: 0x5a2c17,
  house: 0x24221f,
  same: 0x38241b,
  wrong: 0x4a1c1c,
  clue: 0x2b2926,
  currentClue: 0x7a3a1d,
  wrongMark: 0xff8a80,
  cursor: 0xff8a5c,
  revealed: 0xe0b84a,
  hintArea: 0x14283c,
  hintCause: 0x6db3f7,
  hintSecond: 0xff9d4d,
  hintTarget: 0x5fd39a,
  hintOut: 0xff8a80,
  tones: [0x4a3f14, 0x16384f, 0x1b4022, 0x4a1f42, 0x4d2818, 0x30264f],
  patterned: false,
};

const PAPER = new Set<keyof Palette>(['paper', 'selected', 'house', 'same', 'wrong', 'hintArea']);

/** One ink on one paper: only shapes remain visible. */
const mono = Object.fromEntries(
  Object.keys(light).map((name) => {
    if (name === 'tones') return [name, light.tones.map(() => 0xffffff)];
    if (name === 'patterned') return [name, true];
    return [name, PAPER.has(name as keyof Palette) ? 0xffffff : 0x000000];
  }),
) as unknown as Palette;

export const palettes: Readonly<Record<string, Palette>> = { light, dark, mono };
