// Calculations with colours: parsing untrusted values, mixing, and shifting a tone until it is readable.

import { type Colord, colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

const BLACK = colord('#000000');
const WHITE = colord('#ffffff');

/** An untrusted value as an opaque colour; `fallback` if it is not one. */
export function safeColour(raw: unknown, fallback: string): Colord {
  const parsed = typeof raw === 'string' && raw.length <= 64 ? colord(raw) : undefined;
  return parsed?.isValid() && parsed.alpha() === 1 ? written(parsed) : colord(fallback);
}

/** The lowest WCAG ratio of a colour against any of the grounds. */
export const worstContrast = (colour: Colord, grounds: readonly Colord[]): number =>
  Math.min(...grounds.map((ground) => colour.contrast(ground)));

/** `share` of the second in the first, 0..1. */
export function mix(first: Colord, second: Colord, share: number): Colord {
  const [a, b] = [first.toRgb(), second.toRgb()];
  const blend = (x: number, y: number) => Math.round(x + (y - x) * share);
  return colord({ r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) });
}

export const isDark = (colour: Colord): boolean => colour.contrast(WHITE) > colour.contrast(BLACK);

/** As written in CSS, with integer channels, so that rounding cannot undo a ratio that was just reached. */
const written = (colour: Colord): Colord => colord(colour.toHex());

/** The nearest lightness of the same hue that reaches the ratio on every ground; black or white if none does. */
export function readable(colour: Colord, grounds: readonly Colord[], ratio: number): Colord {
  const { h, s, l } = colour.toHsl();
  for (let shift = 0; shift <= 100; shift += 1) {
    for (const lightness of [l - shift, l + shift]) {
      if (lightness < 0 || lightness > 100) continue;
      const candidate = shift === 0 ? colour : written(colord({ h, s, l: lightness }));
      if (worstContrast(candidate, grounds) >= ratio) return candidate;
    }
  }
  return blackOrWhite(grounds);
}

export const blackOrWhite = (grounds: readonly Colord[]): Colord =>
  worstContrast(WHITE, grounds) > worstContrast(BLACK, grounds) ? WHITE : BLACK;

/** The nearest hue that is at least `least` degrees from `hue`; greys stay as they are. */
export function aside(colour: Colord, hue: number, least: number): Colord {
  const { h, s, l } = colour.toHsl();
  const way = ((h - hue + 540) % 360) - 180;
  if (Math.abs(way) >= least) return colour;
  return written(colord({ h: hue + (way < 0 ? -least : least), s, l }));
}

/** The nearest ground on which black or white text reaches the ratio. */
export function groundFor(ground: Colord, ratio: number): Colord {
  const away = isDark(ground) ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(ground, away, share);
    if (candidate.contrast(blackOrWhite([candidate])) >= ratio) return candidate;
  }
  return away;
}

/** A tint of the ground on which `text` still reaches the ratio. */
export function tint(ground: Colord, tone: Colord, share: number, text: Colord, ratio: number): Colord {
  for (let part = share; part > 0; part -= 0.02) {
    const candidate = mix(ground, tone, part);
    if (candidate.contrast(text) >= ratio) return candidate;
  }
  return ground;
}

/**
 * High contrast, `own`, so that every colour has on every ground at least the ratio that it has in the usual theme. `paper` is black
 * or white, and `ink` the other.
 */
export function firmer<Name extends string>(
  own: Readonly<Record<Name | 'paper' | 'ink', Colord>>,
  usual: Readonly<Record<Name, Colord>>,
  grounds: readonly Name[],
): Record<Name, Colord> {
  const { paper, ink } = own;
  const firm = (name: Name): Colord =>
    grounds.includes(name)
      ? tint(paper, own[name], 1, ink, usual[name].contrast(ink))
      : readable(own[name], [paper], usual[name].contrast(paper));
  return Object.fromEntries((Object.keys(usual) as Name[]).map((name) => [name, firm(name)])) as Record<Name, Colord>;
}
