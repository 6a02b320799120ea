// Derives the board's colours from the chrome's tokens: quiet grounds on which givens, entries and notes all stay readable, and
// marks that are visible on each of them.

import { type Colord, colord } from 'colord';
import { mix, readable, tint } from '../../api/look/colour.ts';
import { type Mode, ratiosOf, type Tokens } from '../../api/look/derive.ts';
import type { Palette } from '../../scenes/palette.ts';

/** Hues of the colours that players mark cells with: in this order, far apart for colour-blind players too. */
const TONE_HUES = [48, 205, 130, 320, 18, 265, 80, 180, 235];

type Grounds = Record<'paper' | 'selected' | 'house' | 'same' | 'wrong' | 'clue' | 'currentClue' | 'hintArea', Colord>;

export function boardPalette(tokens: Tokens, mode: Mode): Palette {
  const { text, line } = ratiosOf(mode);
  const grounds = groundsOf(tokens, mode);
  const tones = TONE_HUES.map((h) => toneOf(h, tokens, mode));
  const all = [...Object.values(grounds), ...tones];
  const mark = (colour: Colord) => number(readable(colour, all, line));
  return {
    paper: number(grounds.paper),
    ink: number(readable(tokens.ink, all, text)),
    entry: number(readable(tokens['accent-ink'], all, text)),
    note: number(readable(mix(tokens.ink, tokens.paper, 0.3), all, text)),
    hairline: number(readable(mix(tokens.ink, tokens.paper, 0.6), [tokens.paper], line)),
    strongLine: number(tokens.ink),
    selected: number(grounds.selected),
    house: number(grounds.house),
    same: number(grounds.same),
    wrong: number(grounds.wrong),
    clue: number(grounds.clue),
    currentClue: number(grounds.currentClue),
    wrongMark: mark(tokens.danger),
    cursor: mark(tokens['accent-ink']),
    revealed: mark(colord('#7a5c00')),
    hintArea: number(grounds.hintArea),
    hintCause: mark(colord('#1565c0')),
    // orange and blue: the pair that colour-blind players distinguish best
    hintSecond: mark(colord('#c25700')),
    hintTarget: mark(tokens.good),
    hintOut: mark(tokens.danger),
    tones: tones.map(number),
  };
}

function groundsOf(tokens: Tokens, mode: Mode): Grounds {
  const { ink: ratio } = ratiosOf(mode);
  const { paper, ink, 'accent-line': accent, danger } = tokens;
  const on = (tone: Colord, share: number) => tint(paper, tone, mode.dark ? share * 1.35 : share, ink, ratio);
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

const toneOf = (h: number, tokens: Tokens, mode: Mode): Colord =>
  tint(tokens.paper, colord({ h, s: 85, l: 50 }), mode.dark ? 0.34 : 0.3, tokens.ink, ratiosOf(mode).ink);

const number = (colour: Colord): number => Number.parseInt(colour.toHex().slice(1), 16);
