// Reads what a browser prints into a PDF file: how many pages, how large, and the selectable text.
import { inflateSync } from 'node:zlib';

export interface Paper {
  /** Width and height of each page in points. */
  readonly pages: readonly (readonly [number, number])[];
  readonly text: string;
}

export function readPdf(file: Buffer): Paper {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  const fonts = fontsOf(objects);
  return {
    pages: pages.map(({ head }) => {
      const [, , , width, height] = /\/MediaBox\s*\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      return [Number(width), Number(height)];
    }),
    text: pages
      .map(({ head }) => objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream ?? '')
      .map((content) => textIn(content, fonts))
      .join('\n'),
  };
}

interface PdfObject {
  readonly head: string;
  /** Decompressed. */
  readonly stream: string;
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const raw = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const found of raw.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const begin = found.index + found[0].length;
    const end = raw.indexOf('endobj', begin);
    const stream = raw.indexOf('stream', begin);
    const streamed = stream >= 0 && stream < end;
    const head = raw.slice(begin, streamed ? stream : end);
    objects.set(Number(found[1]), { head, stream: streamed ? streamOf(file, raw, stream, head) : '' });
  }
  return objects;
}

function streamOf(file: Buffer, raw: string, at: number, head: string): string {
  const begin = at + 'stream'.length + (raw[at + 6] === '\r' ? 2 : 1);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  const bytes = file.subarray(begin, begin + length);
  return (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** `digits`: the number of hexadecimal digits of a code, 2 or 4. */
interface Glyphs {
  readonly digits: number;
  readonly letters: ReadonlyMap<string, string>;
}

/** By the name that pages use, such as `F4`. */
function fontsOf(objects: ReadonlyMap<number, PdfObject>): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1];
      if (unicode !== undefined) fonts.set(name, glyphsOf(objects.get(Number(unicode))?.stream ?? ''));
    }
  }
  return fonts;
}

function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>();
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  const letters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(glyph.toUpperCase(), letters(to));
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', till = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let step = 0; step <= Number.parseInt(till, 16) - Number.parseInt(from, 16); step++) {
        const glyph = (Number.parseInt(from, 16) + step).toString(16).padStart(digits, '0').toUpperCase();
        glyphs.set(glyph, String.fromCodePoint(Number.parseInt(to, 16) + step));
      }
    }
  }
  return { digits, letters: glyphs };
}

/** Each piece of text on its own line. */
function textIn(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs | undefined;
  const pieces: string[] = [];
  for (const [token, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(<[\dA-Fa-f]+>|\[[^\]]*\])\s*T[jJ]/g)) {
    if (font !== undefined) glyphs = fonts.get(font);
    if (shown === undefined || !token) continue;
    const codes = [...shown.matchAll(/<([\dA-Fa-f]+)>/g)].flatMap(
      ([, hex = '']) => hex.match(glyphs?.digits === 2 ? /../g : /.{4}/g) ?? [],
    );
    pieces.push(codes.map((code) => glyphs?.letters.get(code.toUpperCase()) ?? '').join(''));
  }
  return pieces.join('\n');
}
