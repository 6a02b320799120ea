// Derives every token of the chrome from a brand's five colours, in four modes. A brand's colours are not trusted: each pair that
// carries text is adjusted to its ratio here, which tests/src/theme.test.ts checks for random brands.

import { type Colord, colord } from 'colord';
import type { Appearance } from '../configuration.ts';
import { aside, blackOrWhite, firmer, groundFor, isDark, mix, readable, safeColour, tint } from './colour.ts';

export interface Mode {
  readonly dark: boolean;
  readonly contrast: boolean;
}

export type BrandColours = Pick<
  Appearance,
  'primaryColor' | 'backgroundColor' | 'textColor' | 'controlBoxColor' | 'onPrimaryTextColor'
>;

/** The specification's theme; text on the primary colour is chosen by contrast. */
export const DEFAULT_BRAND: BrandColours = {
  primaryColor: '#ff6b33',
  backgroundColor: '#ffffff',
  textColor: '#020202',
  controlBoxColor: '#f8f8f8',
  onPrimaryTextColor: '#020202',
};

const TOKENS = [
  'paper',
  'box',
  'box-strong',
  'ink',
  'ink-soft',
  'line',
  'line-soft',
  'accent',
  'accent-line',
  'accent-strong',
  'accent-ink',
  'accent-soft',
  'selected',
  'selected-ink',
  'selected-line',
  'on-accent',
  'danger',
  'danger-fill',
  'danger-soft',
  'on-danger',
  'good',
  'good-soft',
  'focus',
] as const;
export type Token = (typeof TOKENS)[number];
export type Tokens = Readonly<Record<Token, Colord>>;

/**
 * Text on any ground; lines, and shapes that say something by their colour alone, on paper and box: WCAG 1.4.3 and 1.4.11, higher for
 * `contrast`. `fill`: shapes that are known by the text on them, which therefore show the brand's own colour.
 */
export const RATIOS = {
  usual: { text: 4.5, ink: 7, line: 3, fill: 2 },
  contrast: { text: 7, ink: 12, line: 4.5, fill: 4.5 },
} as const;
export const ratiosOf = (mode: Mode) => (mode.contrast ? RATIOS.contrast : RATIOS.usual);

/** The contrast that paper must give text, since other grounds are tinted from it. */
const PAPER_RATIO = 14;
const ON_DANGER = '#ffffff';
/** Degrees. */
const ERROR_HUE = colord('#c62828').toHsl().h;

export function deriveTokens(brand: BrandColours, mode: Mode): Tokens {
  const own = tokensOf(brand, mode);
  return mode.contrast ? inContrast(own, tokensOf(brand, { ...mode, contrast: false })) : own;
}

const GROUNDS: readonly Token[] = ['paper', 'box', 'box-strong', 'accent-soft', 'selected', 'danger-soft', 'good-soft'];

function inContrast(own: Tokens, usual: Tokens): Tokens {
  const { paper, ink, 'danger-fill': fill, 'on-danger': onDanger } = own;
  const tokens = firmer(own, usual, GROUNDS);
  const onAccent = Math.max(
    ...(['accent', 'accent-strong'] as const).map((name) => usual['on-accent'].contrast(usual[name])),
  );
  const accent = readable(tokens.accent, [paper], onAccent);
  return {
    ...tokens,
    // the ground is one, and a firm border sets apart what lies on it
    'accent-soft': paper,
    'danger-soft': paper,
    'good-soft': paper,
    line: ink,
    'line-soft': ink,
    // what is chosen is the page the other way round (src/theme/base.css)
    selected: ink,
    'selected-ink': paper,
    accent,
    'accent-strong': readable(mix(accent, ink, 0.16), [paper], tokens['accent-strong'].contrast(paper)),
    'on-accent': paper,
    'danger-fill': readable(fill, [onDanger], 7),
    'on-danger': onDanger,
  };
}

function tokensOf(brand: BrandColours, mode: Mode): Tokens {
  const { text, ink: inkRatio, line, fill } = ratiosOf(mode);
  const primary = safeColour(brand.primaryColor, DEFAULT_BRAND.primaryColor);
  const paper = paperOf(brand, mode, primary);
  const ink = inkOf(brand, mode, paper, inkRatio);
  const box = boxOf(brand, mode, paper, ink);
  const boxStrong = mix(paper, ink, mode.dark ? 0.14 : 0.08);
  const accent = readable(primary, [paper, box], fill);
  const accentLine = readable(primary, [paper, box], line);
  const accentSoft = tint(paper, accentLine, mode.contrast ? 0.1 : 0.14, ink, inkRatio);
  // no nearer to the errors' red than this, even where the brand is
  const lit = aside(accentLine, ERROR_HUE, 24);
  const selected = tint(paper, lit, 0.2, ink, inkRatio);
  const grounds = [paper, box, boxStrong, accentSoft, selected];
  const firmInk = readable(ink, grounds, inkRatio);
  const onAccent = onAccentOf(brand, accent);
  const danger = readable(safeColour('#c62828', '#c62828'), grounds, text);
  const green = readable(safeColour('#1b7f4b', '#1b7f4b'), grounds, text);
  const goodSoft = tint(paper, green, 0.12, firmInk, inkRatio);
  return {
    paper,
    box,
    'box-strong': boxStrong,
    ink: firmInk,
    // also the weekday of a solved daily
    'ink-soft': readable(mix(firmInk, paper, mode.contrast ? 0.15 : 0.34), [...grounds, goodSoft], text),
    line: readable(mix(firmInk, paper, mode.contrast ? 0.3 : 0.55), grounds, line),
    'line-soft': mix(paper, firmInk, mode.contrast ? 0.6 : 0.14),
    accent,
    // also what is done of a level, on the rest of its bar
    'accent-line': readable(accentLine, grounds.slice(0, 4), line),
    'accent-strong': tint(accent, isDark(onAccent) ? safeColour('#fff', '#fff') : firmInk, 0.16, onAccent, 4.5),
    'accent-ink': readable(primary, grounds, text),
    'accent-soft': accentSoft,
    selected,
    'selected-ink': firmInk,
    'selected-line': readable(lit, grounds, line),
    'on-accent': onAccent,
    danger,
    'danger-fill': readable(danger, [safeColour(ON_DANGER, ON_DANGER)], 4.5),
    'danger-soft': tint(paper, danger, 0.12, firmInk, inkRatio),
    'on-danger': safeColour(ON_DANGER, ON_DANGER),
    // a win's time stands on its own tint
    good: readable(green, [...grounds, goodSoft], text),
    'good-soft': goodSoft,
    focus: firmInk,
  };
}

/** In dark mode a dark brand colour is kept, and a light one is replaced by a dark shade of its hue. */
function paperOf(brand: BrandColours, mode: Mode, primary: Colord): Colord {
  const wanted = safeColour(brand.backgroundColor, DEFAULT_BRAND.backgroundColor);
  if (mode.contrast) return safeColour(mode.dark || isDark(wanted) ? '#000000' : '#ffffff', '#ffffff');
  if (!mode.dark || isDark(wanted)) return groundFor(wanted, PAPER_RATIO);
  const { h, s } = wanted.toHsl().s > 10 ? wanted.toHsl() : primary.toHsl();
  return groundFor(safeColour(`hsl(${h}, ${Math.min(s, 10)}%, 9%)`, '#181513'), PAPER_RATIO);
}

function inkOf(brand: BrandColours, mode: Mode, paper: Colord, ratio: number): Colord {
  if (mode.contrast) return blackOrWhite([paper]);
  const wanted = safeColour(brand.textColor, DEFAULT_BRAND.textColor);
  const fits = isDark(wanted) !== isDark(paper);
  return readable(fits ? wanted : mix(blackOrWhite([paper]), paper, 0.08), [paper], ratio);
}

/** The brand's box colour if it contrasts little with the paper, otherwise ours. */
function boxOf(brand: BrandColours, mode: Mode, paper: Colord, ink: Colord): Colord {
  const wanted = safeColour(brand.controlBoxColor, DEFAULT_BRAND.controlBoxColor);
  const neighbour = wanted.contrast(paper) <= 1.25 && !mode.contrast;
  return neighbour ? wanted : mix(paper, ink, mode.contrast ? 0 : 0.06);
}

function onAccentOf(brand: BrandColours, accent: Colord): Colord {
  const wanted = safeColour(brand.onPrimaryTextColor, DEFAULT_BRAND.onPrimaryTextColor);
  return wanted.contrast(accent) >= 4.5 ? wanted : blackOrWhite([accent]);
}
