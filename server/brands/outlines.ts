// The text of a drawing as outlines of its letters: what draws the picture of a shared link knows no fonts. Loaded when the first picture
// is asked for.

import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { type Shape, shape, tidy } from '../../puzzles/drawing.ts';

const { resolve } = createRequire(import.meta.url);
const FACES = {
  clue: '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff',
  /** Its lightest readable weight; a heavier one is drawn with a line around it. */
  sign: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
} as const;
type Face = keyof typeof FACES;

/** Weight of the signs' file, and how much wider a line is for each unit of weight, in em. */
const PLAIN = 400;
const STROKE = 0.00013;

interface Glyph {
  readonly outline: string;
  /** In units of the face. */
  readonly advance: number;
}

const fonts = new Map<Face, Font>();
const glyphs = new Map<string, Glyph>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known !== undefined) return known;
  const font = openSync(resolve(FACES[face]));
  if (!('glyphForCodePoint' in font)) throw new Error(`${FACES[face]} is no single font`);
  fonts.set(face, font);
  return font;
}

/** There are some hundred, since a board's letters and clues are of one alphabet; what a face lacks is a space. */
function glyphOf(face: Face, character: string): Glyph {
  const key = `${face}${character}`;
  const known = glyphs.get(key);
  if (known !== undefined) return known;
  const font = fontOf(face);
  const code = character.codePointAt(0) ?? 32;
  const glyph = font.glyphForCodePoint(font.hasGlyphForCodePoint(code) ? code : 32);
  const made = { outline: glyph.path.toSVG(), advance: glyph.advanceWidth };
  if (glyphs.size < 2000) glyphs.set(key, made);
  return made;
}

interface Type {
  readonly size: number;
  readonly weight: number;
  readonly face: Face;
  readonly fill: string;
}

const typeWith = (type: Type, { fontSize, fontWeight, fontFamily, fill }: Shape['attributes']): Type => ({
  size: Number(fontSize ?? type.size),
  weight: Number(fontWeight ?? type.weight),
  face: fontFamily === undefined ? type.face : String(fontFamily).includes('Condensed') ? 'clue' : 'sign',
  fill: String(fill ?? type.fill),
});

/** The drawing without text. `ink`: what is drawn without a colour of its own. */
export function outlined(shapes: readonly Shape[], ink: string): readonly Shape[] {
  return within(shapes, { size: 16, weight: PLAIN, face: 'sign', fill: ink });
}

function within(shapes: readonly Shape[], around: Type): readonly Shape[] {
  return shapes.flatMap((drawn) => {
    const { tag, attributes, inside } = drawn;
    const type = typeWith(around, attributes);
    if (tag === 'text' || tag === 'tspan') {
      if (typeof inside !== 'string') return within(inside ?? [], type);
      return written(inside, Number(attributes.x), Number(attributes.y), type);
    }
    return inside === undefined || typeof inside === 'string'
      ? [drawn]
      : [shape(tag, attributes, within(inside, type))];
  });
}

/** Centred at x, as all text of a drawing is. */
function written(text: string, x: number, y: number, { size, weight, face, fill }: Type): readonly Shape[] {
  const scale = size / fontOf(face).unitsPerEm;
  const line = face === 'sign' && weight > PLAIN ? (weight - PLAIN) * STROKE * fontOf(face).unitsPerEm : 0;
  const set = [...text].map((character) => glyphOf(face, character));
  const width = set.reduce((sum, { advance }) => sum + advance, 0) * scale;
  let left = x - width / 2;
  return set.flatMap(({ outline, advance }) => {
    const at = left;
    left += advance * scale;
    if (outline === '') return [];
    return [
      shape('path', {
        d: outline,
        transform: `translate(${tidy(at)} ${tidy(y)}) scale(${scale} ${-scale})`,
        fill,
        ...(line > 0 && { stroke: fill, strokeWidth: line, strokeLinejoin: 'round' }),
      }),
    ];
  });
}
