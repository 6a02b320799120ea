// Typesets a clue in its cell: lines that fit by the real typeface's widths, broken at spaces, at hyphens and where a
// hyphenation library allows it. Nothing is ever cut off: a text that does not fit has no setting.

import { WIDTHS } from './metrics.ts';

/** Marks where a word may be broken, by soft hyphens (U+00AD). */
export type Hyphenate = (text: string) => string;

export interface Setting {
  readonly lines: readonly string[];
  /** Type size, in thousandths of a cell's side. */
  readonly size: number;
  /** Penalty for small type and broken words; 0 is ideal. */
  readonly cost: number;
}

/** The space in a part of a clue cell, in thousandths of a cell's side, without margins. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** On every side; between two halves the same is left for the dividing line. */
const MARGIN = 45;
export const WHOLE: Room = { width: 1000 - 2 * MARGIN, height: 1000 - 2 * MARGIN };
export const HALF: Room = { width: WHOLE.width, height: 500 - 1.5 * MARGIN };

/** Baseline to baseline, in multiples of the type size. */
export const LINE_HEIGHT = 1;
/** The usual size and the smaller ones, with their costs. */
const SIZES = [
  { size: 190, cost: 0 },
  { size: 170, cost: 1 },
  { size: 144, cost: 3.5 },
] as const;
/** More lines than this look like a paragraph. */
const MAX_LINES = 5;
const BROKEN_WORD = 1.5;
/** Cost of two letters alone on one side of the break. */
const SHORT_PIECE = 2;

const SOFT = '\u00ad';

/** In thousandths of the type size; a character missing from the table counts as wide as the widest. */
export const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + (WIDTHS[char] ?? 650), 0);

/** The best setting of a text in that space, or undefined if it does not fit. */
export function setText(text: string, hyphenate: Hyphenate, room: Room): Setting | undefined {
  const pieces = piecesOf(hyphenate(text));
  let best: Setting | undefined;
  for (const { size, cost } of SIZES) {
    if (best && best.cost <= cost) break;
    const most = Math.min(MAX_LINES, Math.floor(room.height / (size * LINE_HEIGHT)));
    const found = wrap(pieces, (room.width * 1000) / size, most);
    if (found && (!best || found.cost + cost < best.cost)) best = { lines: found.lines, size, cost: found.cost + cost };
  }
  return best;
}

/** Larger sizes for a text that leaves room: small steps, lest a page looks restless. */
const LARGER = [250, 230, 215, 200] as const;

/** A setting as large as its room allows, with no more words broken than before; the same one where there is no room for more. */
export function setLarger(
  text: string,
  set: Pick<Setting, 'lines' | 'size'>,
  room: Room,
): Pick<Setting, 'lines' | 'size'> {
  const pieces = piecesOf(joined(text, set.lines));
  for (const size of LARGER) {
    if (size <= set.size) break;
    const found = wrap(pieces, (room.width * 1000) / size, Math.floor(room.height / (size * LINE_HEIGHT)));
    if (found) return { lines: found.lines, size };
  }
  return set;
}

/** The lines as one text, in which a word may be broken where they break it. */
function joined(text: string, lines: readonly string[]): string {
  let [plain, whole] = ['', ''];
  for (const line of lines) {
    const isBroken = line.endsWith('-') && !text.startsWith(plain + line);
    const part = isBroken ? line.slice(0, -1) : line;
    const gap = isBroken || text[plain.length + part.length] !== ' ' ? '' : ' ';
    plain += part + gap;
    whole += part + (isBroken ? SOFT : gap);
  }
  return whole;
}

/** A part of the text that is never broken. `joint` is what separates it from the next one on the same line. */
interface Piece {
  readonly text: string;
  readonly joint: '' | ' ';
  /** The cost of a break after it, and what is then printed. */
  readonly cost: number;
  readonly hyphen: '' | '-';
}

/** Where a word may be broken: after its hyphens, which stay, and at its soft ones, which go. A word has no space, so that one can stand for a joint. */
export const partsOf = (word: string): readonly string[] => word.replaceAll(/-(?=[^-\u00ad])/g, '- ').split(/ |\u00ad/);

function piecesOf(text: string): Piece[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.flatMap((word) => {
    const parts = partsOf(word);
    return parts.map((part, index): Piece => {
      if (index === parts.length - 1) return { text: part, joint: ' ', cost: 0, hyphen: '' };
      if (part.endsWith('-')) return { text: part, joint: '', cost: 0.2, hyphen: '' };
      const left = parts.slice(0, index + 1).join('').length;
      const right = word.replaceAll(SOFT, '').length - left;
      return { text: part, joint: '', cost: BROKEN_WORD + (Math.min(left, right) < 3 ? SHORT_PIECE : 0), hyphen: '-' };
    });
  });
}

interface Wrapped {
  readonly lines: readonly string[];
  readonly cost: number;
}

/** The cheapest way to break the pieces into at most `most` lines; among equals, the one with the more even lines. */
function wrap(pieces: readonly Piece[], width: number, most: number): Wrapped | undefined {
  const memo = new Map<number, Wrapped | null>();
  const from = (start: number, left: number): Wrapped | null => {
    if (start === pieces.length) return { lines: [], cost: 0 };
    if (left === 0) return null;
    const key = start * 16 + left;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let best: Wrapped | null = null;
    let line = '';
    for (let end = start; end < pieces.length; end++) {
      const piece = pieces[end] as Piece;
      line += piece.text;
      const last = end === pieces.length - 1;
      const printed = last ? line : line + piece.hyphen;
      const slack = width - widthOf(printed);
      if (slack >= 0) {
        const rest = from(end + 1, left - 1);
        const cost = rest ? rest.cost + (last ? 0 : piece.cost) + 0.2 * (slack / width) ** 2 : 0;
        if (rest && (!best || cost < best.cost)) best = { lines: [printed, ...rest.lines], cost };
      } else if (widthOf(line) > width) break;
      line += piece.joint;
    }
    memo.set(key, best);
    return best;
  };
  return from(0, most) ?? undefined;
}
