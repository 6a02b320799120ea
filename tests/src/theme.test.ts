// Whatever five values a brand sends, text stays readable and lines stay visible, in every mode.

import { readFileSync } from 'node:fs';
import { type Colord, colord } from 'colord';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worstContrast } from '../../api/look/colour.ts';
import { type BrandColours, DEFAULT_BRAND, deriveTokens, type Mode, type Tokens } from '../../api/look/derive.ts';
import { FOUND_TONES } from '../../puzzles/wordsearch/tones.ts';
import type { Palette } from '../../scenes/palette.ts';
import { crossing } from '../../scenes/wordsearch/capsule.ts';
import { boardPalette } from '../../src/theme/boardPalette.ts';

const MODES: readonly Mode[] = [false, true].flatMap((dark) => [false, true].map((contrast) => ({ dark, contrast })));

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const hostile = fc.constantFrom('', 'red; } body { display: none', 'url(x)', '#12', 'transparent', 'rgba(0,0,0,0.2)');
const value = fc.oneof({ weight: 9, arbitrary: hex }, { weight: 1, arbitrary: hostile });
const brand: fc.Arbitrary<BrandColours> = fc.record({
  primaryColor: value,
  backgroundColor: value,
  textColor: value,
  controlBoxColor: value,
  onPrimaryTextColor: value,
});

/** Pairs of the chrome that fall short, as text for the failure message. */
function chromeFaults(t: Tokens, contrast: boolean): string[] {
  const plain = [t.paper, t.box, t['box-strong'], t['accent-soft']];
  // in high contrast what is chosen is the page the other way round, and nothing but `selected-ink` is on it
  const grounds = contrast ? plain : [...plain, t.selected];
  const texts = ['ink', 'ink-soft', 'accent-ink', 'danger', 'good'] as const;
  const faults = texts.filter((name) => worstContrast(t[name], grounds) < 4.5).map((name) => `text ${name}`);
  if (t['on-accent'].contrast(t.accent) < 4.5) faults.push('text on accent');
  if (t['on-accent'].contrast(t['accent-strong']) < 4.5) faults.push('text on accent-strong');
  if (t['on-danger'].contrast(t['danger-fill']) < 4.5) faults.push('text on danger-fill');
  if (worstContrast(t.ink, [t['danger-soft'], t['good-soft']]) < 4.5) faults.push('ink on soft grounds');
  if (worstContrast(t.line, grounds) < 3) faults.push('line');
  if (t['selected-ink'].contrast(t.selected) < 7) faults.push('text on what is selected');
  if (worstContrast(t['selected-line'], grounds) < 3) faults.push('selected-line');
  if (contrast) faults.push(...firmFaults(t, plain));
  if (worstContrast(t.focus, grounds) < 3) faults.push('focus');
  if (worstContrast(t['accent-line'], grounds.slice(0, 4)) < 3) faults.push('accent-line');
  if (t['ink-soft'].contrast(t['good-soft']) < 4.5) faults.push('ink-soft on a solved daily');
  if (t.good.contrast(t['good-soft']) < 4.5) faults.push('a win’s time');
  // a filled shape is known by the text on it, but must not vanish
  if (worstContrast(t.accent, [t.paper, t.box]) < 2) faults.push('accent');
  // the icon's lines, which are marks
  if (t['on-accent'].contrast(t.accent) < 3) faults.push('icon');
  return faults;
}

/** High contrast: borders and dividers stand out on every ground that they part, and so does what is chosen. */
function firmFaults(t: Tokens, plain: readonly Colord[]): string[] {
  const grounds = [...plain, t['danger-soft'], t['good-soft']];
  return (['line', 'line-soft', 'selected'] as const).filter((name) => worstContrast(t[name], grounds) < 7);
}

const colourOf = (value: number) => colord(`#${value.toString(16).padStart(6, '0')}`);

/** The colours where found words cross. */
function crossings({ tones, paper }: Palette): Colord[] {
  const found = FOUND_TONES.map((tone) => tones[tone - 1] ?? paper);
  const pairs = found.flatMap((over) => found.filter((under) => under !== over).map((under) => [over, under] as const));
  return pairs.map(([over, under]) => colourOf(crossing(over, under, paper)));
}

function boardFaults(p: Palette): string[] {
  const { paper, selected, house, same, wrong, clue, currentClue, hintArea, tones } = p;
  const grounds = [paper, selected, house, same, wrong, clue, currentClue, hintArea, ...tones].map(colourOf);
  const short = (names: readonly (keyof Palette)[], ratio: number) =>
    names.filter((name) => worstContrast(colourOf(p[name] as number), grounds) < ratio);
  const faults: string[] = [
    ...short(['ink', 'entry', 'note'], 4.5),
    ...short(['wrongMark', 'cursor', 'revealed', 'hintCause', 'hintSecond', 'hintTarget', 'hintOut', 'strongLine'], 3),
  ];
  if (colourOf(p.hairline).contrast(colourOf(p.paper)) < (p.patterned ? 7 : 3)) faults.push('hairline');
  // its cells, and what they are while their word is current or wrong
  const cells = [paper, selected, house, same, wrong, clue, hintArea].map(colourOf);
  if (p.patterned && worstContrast(colourOf(p.block), cells) < 7) faults.push('block');
  if (worstContrast(colourOf(p.ink), crossings(p)) < 4.5) faults.push('a letter of two found words');
  return faults;
}

interface Themed {
  readonly tokens: Tokens;
  readonly palette: Palette;
}

/** The usual theme and the one of high contrast. */
function looksOf(colours: BrandColours, dark: boolean): readonly [Themed, Themed] {
  const tokens = deriveTokens(colours, { dark, contrast: false });
  const high = deriveTokens(colours, { dark, contrast: true });
  return [
    { tokens, palette: boardPalette(tokens, { dark, contrast: false }, tokens) },
    { tokens: high, palette: boardPalette(high, { dark, contrast: true }, tokens) },
  ];
}

const faultsOf = ({ tokens, palette }: Themed): string[] => [
  ...chromeFaults(tokens, palette.patterned),
  ...boardFaults(palette),
  ...hueFaults(palette),
];
const pairsIn = ({ tokens, palette }: Themed): Pairs => ({
  ...chromePairs(tokens, palette.patterned),
  ...boardPairs(palette),
});

/** Ratios have two places. */
const ROUNDED = 0.02;

type Pairs = Readonly<Record<string, number>>;

/** WCAG's relative luminance, and the 0.05 that it adds; the library's has two places only. */
function lightOf(colour: Colord): number {
  const { r, g, b } = colour.toRgb();
  const part = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b) + 0.05;
}

/** The ratio of every colour that may lie on a ground with each of the grounds. */
function pairsOf(inks: Readonly<Record<string, Colord>>, grounds: Readonly<Record<string, Colord>>): Pairs {
  const pairs: Record<string, number> = {};
  const lights = Object.entries(grounds).map(([name, ground]) => [name, lightOf(ground)] as const);
  for (const [name, ink] of Object.entries(inks)) {
    const light = lightOf(ink);
    for (const [below, other] of lights) {
      pairs[`${name} on ${below}`] = Math.max(light, other) / Math.min(light, other);
    }
  }
  return pairs;
}

const GROUNDS = ['paper', 'box', 'box-strong', 'accent-soft', 'danger-soft', 'good-soft'] as const;

function chromePairs(
  { 'on-accent': onAccent, 'on-danger': onDanger, 'selected-ink': chosen, selected, ...t }: Tokens,
  contrast: boolean,
): Pairs {
  const { accent, 'accent-strong': strong, 'danger-fill': fill } = t;
  const grounds = Object.fromEntries(GROUNDS.map((name) => [name, t[name]]));
  // a fill of danger is known by the white text on it, which leaves it no light of its own on black
  const inks = Object.fromEntries(Object.entries(t).filter(([name]) => !(name in grounds) && name !== 'danger-fill'));
  // in high contrast every ink on what is chosen is that one (src/theme/base.css)
  const onChosen = contrast ? Object.fromEntries(Object.keys(inks).map((name) => [name, chosen])) : inks;
  return {
    ...pairsOf(inks, grounds),
    ...pairsOf({ ...onChosen, chosen }, { selected }),
    ...pairsOf({ onAccent }, { accent, strong }),
    ...pairsOf({ onDanger }, { fill }),
  };
}

function boardPairs({ tones, patterned: _, ...palette }: Palette): Pairs {
  const named = Object.entries(palette).map(([name, value]) => [name, colourOf(value)] as const);
  const grounds = Object.fromEntries([
    ...named.filter(([name]) => BOARD_GROUNDS.has(name)),
    ...tones.map((tone, n) => [`tone ${n + 1}`, colourOf(tone)] as const),
  ]);
  return pairsOf(Object.fromEntries(named.filter(([name]) => !BOARD_GROUNDS.has(name))), grounds);
}

const BOARD_GROUNDS = new Set(['paper', 'selected', 'house', 'same', 'wrong', 'clue', 'currentClue', 'hintArea']);

/** Degrees between the hues of two colours; far apart if one of them is a grey. */
function hueDistance(a: Colord, b: Colord): number {
  const [one, other] = [a.toHsl(), b.toHsl()];
  if (Math.min(one.s, other.s) < 5) return 180;
  return Math.abs(((one.h - other.h + 540) % 360) - 180);
}

/** What the player entered is far from the red of an error, and what is selected is no red either. */
const hueFaults = ({ entry, cursor, wrongMark }: Palette): string[] => [
  ...(hueDistance(colourOf(entry), colourOf(wrongMark)) > 90 ? [] : ['hue of entry']),
  ...(hueDistance(colourOf(cursor), colourOf(wrongMark)) > 15 ? [] : ['hue of cursor']),
];

describe('a brand', () => {
  test('meets every ratio, keeps the red for errors, and has more contrast where that is asked for: tried with 1,000 random ones', () => {
    fc.assert(
      fc.property(brand, (colours) => {
        for (const dark of [false, true]) {
          const [usual, high] = looksOf(colours, dark);
          expect([...faultsOf(usual), ...faultsOf(high)]).toEqual([]);
          const [before, now] = [pairsIn(usual), pairsIn(high)];
          expect(Object.keys(now).length).toBeGreaterThan(250);
          expect(Object.keys(before).filter((pair) => (now[pair] ?? 0) + ROUNDED < (before[pair] ?? 0))).toEqual([]);
        }
      }),
      { numRuns: 1000, seed: 20261121 },
    );
  }, 240_000);

  test('one bad colour falls back alone', () => {
    const tokens = deriveTokens(
      { ...DEFAULT_BRAND, primaryColor: 'javascript:1', backgroundColor: '#fdf6e3' },
      MODES[0]!,
    );
    expect(tokens.accent.toHex()).toBe(
      deriveTokens({ ...DEFAULT_BRAND, backgroundColor: '#fdf6e3' }, MODES[0]!).accent.toHex(),
    );
    expect(tokens.paper.toHex()).toBe('#fdf6e3');
  });

  test.each([false, true])(
    'the specified primary colour is what is painted; only lines may be darker (dark: %s)',
    (dark) => {
      const tokens = deriveTokens(DEFAULT_BRAND, { dark, contrast: false });
      expect(tokens.accent.toHex()).toBe('#ff6b33');
      expect(tokens['accent-line'].toHex()).toBe(dark ? '#ff6b33' : '#fa4300');
    },
  );

  test('has dark text on the default accent, which is too light for white', () => {
    const { 'on-accent': onAccent } = deriveTokens({ ...DEFAULT_BRAND, onPrimaryTextColor: '#ffffff' }, MODES[0]!);
    expect(onAccent.toHex()).toBe('#000000');
  });

  test('reaches the enhanced ratio in high contrast', () => {
    const tokens = deriveTokens(DEFAULT_BRAND, { dark: true, contrast: true });
    expect(worstContrast(tokens['ink-soft'], [tokens.paper, tokens.box])).toBeGreaterThanOrEqual(7);
  });
});

test('the first paint has the colours that the calculation gives for the built-in brand', () => {
  const css = readFileSync('src/theme/tokens.css', 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  for (const [part, isDark] of [
    [light, false],
    [dark, true],
  ] as const) {
    for (const [name, colour] of Object.entries(deriveTokens(DEFAULT_BRAND, { dark: isDark, contrast: false }))) {
      expect(part).toContain(`--${name}: ${colour.toHex()};`);
    }
  }
});
