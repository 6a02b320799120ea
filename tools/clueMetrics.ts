// `node tools/clueMetrics.ts`: reads the advance widths of the clues' typeface (Barlow Condensed 500) from its font files and
// prints `puzzles/crossword/metrics.ts`, so that the generator wraps clues exactly as screens and printers do.

import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const files = ['latin', 'latin-ext'].map((subset) =>
  openSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-500-normal.woff`,
    ),
  ),
);

/** Latin letters with their accents, and the punctuation that clues use. */
const characters = [
  ...Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'–—‘’‚“”„…€†',
].filter((character) => !/[\u007f-\u00a0\u00ad]/.test(character));

const widths: string[] = [];
for (const character of characters) {
  const code = character.codePointAt(0) as number;
  for (const font of files) {
    if (!('hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(code)) continue;
    const { advanceWidth } = font.glyphForCodePoint(code);
    widths.push(`  ${JSON.stringify(character)}: ${Math.round((advanceWidth * 1000) / font.unitsPerEm)},`);
    break;
  }
}

process.stdout.write(`// Made by tools/clueMetrics.ts from the font files of Barlow Condensed 500: advance widths in thousandths of the type's size.

export const WIDTHS: Readonly<Record<string, number>> = {
${widths.join('\n')}
};
`);
