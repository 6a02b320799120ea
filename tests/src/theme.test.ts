// Whatever five values a brand sends, text stays readable and lines stay visible, in every mode.

import { readFileSync } from 'node:fs';
import { colord } from 'colord';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worstContrast } from '../../api/look/colour.ts';
import { type BrandColours, DEFAULT_BRAND, deriveTokens, type Mode, type Tokens } from '../../api/look/derive.ts';
import type { Palette } from '../../scenes/palette.ts';
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
function chromeFaults(t: Tokens): string[] {
  const grounds = [t.paper, t.box, t['box-strong'], t['accent-soft']];
  const texts = ['ink', 'ink-soft', 'accent-ink', 'danger', 'good'] as const;
  const faults = texts.filter((name) => worstContrast(t[name], grounds) < 4.5).map((name) => `text ${name}`);
  if (t['on-accent'].contrast(t.accent) < 4.5) faults.push('text on accent');
  if (t['on-accent'].contrast(t['accent-strong']) < 4.5) faults.push('text on accent-strong');
  if (t['on-danger'].contrast(t['danger-fill']) < 4.5) faults.push('text on danger-fill');
  if (worstContrast(t.ink, [t['danger-soft'], t['good-soft']]) < 4.5) faults.push('ink on soft grounds');
  if (worstContrast(t.line, grounds) < 3) faults.push('line');
  if (worstContrast(t.focus, grounds) < 3) faults.push('focus');
  if (worstContrast(t['accent-line'], grounds) < 3) faults.push('accent-line');
  if (t['ink-soft'].contrast(t['good-soft']) < 4.5) faults.push('ink-soft on a solved daily');
  // a filled shape is known by the text on it, but must not vanish
  if (worstContrast(t.accent, [t.paper, t.box]) < 2) faults.push('accent');
  // the icon's lines, which are marks
  if (t['on-accent'].contrast(t.accent) < 3) faults.push('icon');
  return faults;
}

const colourOf = (value: number) => colord(`#${value.toString(16).padStart(6, '0')}`);

function boardFaults(p: Palette): string[] {
  const { paper, selected, house, same, wrong, clue, currentClue, hintArea, tones } = p;
  const grounds = [paper, selected, house, same, wrong, clue, currentClue, hintArea, ...tones].map(colourOf);
  const short = (names: readonly (keyof Palette)[], ratio: number) =>
    names.filter((name) => worstContrast(colourOf(p[name] as number), grounds) < ratio);
  const faults = [
    ...short(['ink', 'entry', 'note'], 4.5),
    ...short(['wrongMark', 'cursor', 'revealed', 'hintCause', 'hintSecond', 'hintTarget', 'hintOut', 'strongLine'], 3),
  ];
  if (colourOf(p.hairline).contrast(colourOf(p.paper)) < 3) faults.push('hairline');
  return faults;
}

describe('a brand', () => {
  test('meets every contrast ratio in every mode, tried with 1,000 random ones', () => {
    fc.assert(
      fc.property(brand, (colours) => {
        for (const mode of MODES) {
          const tokens = deriveTokens(colours, mode);
          expect([...chromeFaults(tokens), ...boardFaults(boardPalette(tokens, mode))]).toEqual([]);
        }
      }),
      { numRuns: 1000, seed: 20261121 },
    );
  });

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
