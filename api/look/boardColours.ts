// Derives the board's colours from the chrome's tokens: quiet grounds on which givens, entries and notes all stay readable, and
// marks that are visible on each of them.

import { type Colord, colord } from 'colord';
import { firmer, isDark, mix, readable, tint } from './colour.ts';
import { type Mode, ratiosOf, type Tokens } from './derive.ts';

const strength = ({ dark }: Mode): number => (dark ? 1.35 : 1);

/** Hues of the colours that players mark cells with: in this order, far apart for colour-blind players too. */
const TONE_HUES = [48, 205, 130, 320, 18, 265, 80, 180, 235];

const GROUNDS = ['paper', 'selected', 'house', 'same', 'wrong', 'clue', 'currentClue', 'hintArea'] as const;
type Grounds = Record<(typeof GROUNDS)[number], Colord>;
const INKS = [
  ...(['ink', 'entry', 'note', 'hairline', 'strongLine', 'block', 'wrongMark', 'cursor', 'revealed'] as const),
  ...(['hintCause', 'hintSecond', 'hintTarget', 'hintOut'] as const),
];
type Colours = Grounds & Record<(typeof INKS)[number], Colord>;

/** As scenes/palette.ts describes them; 0xRRGGBB. */
export type BoardColours = { readonly [Name in keyof Colours]: number } & {
  readonly tones: readonly number[];
  readonly patterned: boolean;
};

/** `usual`: the tokens of the same brand without high contrast, which no pair of colours falls short of. */
export function boardColours(tokens: Tokens, mode: Mode, usual: Tokens): BoardColours {
  let colours = coloursOf(tokens, mode);
  let tones = tonesOf(tokens, mode);
  if (mode.contrast) {
    const usualMode = { ...mode, contrast: false };
    const { paper, ink } = tokens;
    colours = firmer<keyof Colours>(colours, coloursOf(usual, usualMode), GROUNDS);
    tones = tonesOf(usual, usualMode).map((tone, n) => tint(paper, tones[n] ?? paper, 1, ink, tone.contrast(ink)));
  }
  const numbers = Object.entries(colours).map(([name, colour]) => [name, number(colour)] as const);
  return {
    ...(Object.fromEntries(numbers) as Record<keyof Colours, number>),
    tones: tones.map(number),
    patterned: mode.contrast,
  };
}

function coloursOf(tokens: Tokens, mode: Mode): Colours {
  const { text, line } = ratiosOf(mode);
  const grounds = groundsOf(tokens, mode);
  const all = [...Object.values(grounds), ...tonesOf(tokens, mode)];
  const mark = (colour: Colord) => readable(colour, all, line);
  return {
    ...grounds,
    ink: readable(tokens.ink, all, text),
    entry: readable(pen(tokens.accent, mode), all, text),
    note: readable(mix(tokens.ink, tokens.paper, 0.3), all, text),
    hairline: mode.contrast ? tokens.ink : readable(mix(tokens.ink, tokens.paper, 0.6), [tokens.paper], line),
    strongLine: tokens.ink,
    block: blockOf(tokens, mode, Object.values(grounds)),
    wrongMark: mark(tokens.danger),
    cursor: mark(tokens['selected-line']),
    revealed: mark(colord('#7a5c00')),
    hintCause: mark(colord('#1565c0')),
    // orange and blue: the pair that colour-blind players distinguish best
    hintSecond: mark(colord('#c25700')),
    hintTarget: mark(tokens.good),
    hintOut: mark(tokens.danger),
  };
}

function groundsOf(tokens: Tokens, mode: Mode): Grounds {
  const { ink: ratio } = ratiosOf(mode);
  const { paper, ink, 'selected-line': accent, danger } = tokens;
  const on = (tone: Colord, share: number) => tint(paper, tone, share * strength(mode), ink, ratio);
  return {
    paper,
    selected: on(accent, 0.26),
    house: on(ink, 0.055),
    same: on(accent, 0.13),
    wrong: on(danger, 0.16),
    clue: on(ink, 0.09),
    currentClue: on(accent, 0.42),
    hintArea: on(colord('#1e88e5'), 0.12),
  };
}

/** A cell that takes no letter: darker than the cells even on dark paper, unless that is black, which leaves nothing to be darker. */
function blockOf({ paper, ink }: Tokens, { contrast }: Mode, cells: readonly Colord[]): Colord {
  if (contrast) return isDark(paper) ? readable(mix(paper, ink, 0.7), cells, 7) : ink;
  return mix(paper, isDark(paper) ? colord('#000000') : ink, 0.78);
}

/**
 * The ink of a fountain pen for what the player enters: blue-grey, drawn by the brand's hue to green or violet, but never near the
 * red of the errors.
 */
function pen(brand: Colord, { dark }: Mode): Colord {
  const h = 214 + 26 * Math.sin(((brand.toHsl().h - 214) * Math.PI) / 180);
  return colord(colord({ h, s: 45, l: dark ? 74 : 33 }).toHex());
}

const tonesOf = ({ paper, ink }: Tokens, mode: Mode): Colord[] =>
  TONE_HUES.map((h) => tint(paper, colord({ h, s: 85, l: 50 }), 0.27 * strength(mode), ink, ratiosOf(mode).ink));

const number = (colour: Colord): number => Number.parseInt(colour.toHex().slice(1), 16);
