// Marks that come and go over a cell. Each has its own layer, from the lowest to the highest.

import type { Container, Texture } from 'pixi.js';
import { createLayer } from './layer.ts';
import { outline } from './outline.ts';
import type { PaintTools, Part } from './painter.ts';
import type { Colour, Palette } from './palette.ts';
import type { CellFrames } from './strokes.ts';

/** What a mark looks like; `dx`, `dy`: its corner's position in the cell. */
interface Stamp {
  readonly texture: Texture;
  readonly tint: Colour;
  readonly dx?: number;
  readonly dy?: number;
}

/** A shape that a cell either shows or not. */
export function mark<Look>(root: Container, isShown: (look: Look) => boolean, stamp: Stamp): Part<Look> {
  const { texture, tint, dx = 0, dy = 0 } = stamp;
  const layer = createLayer(root);
  return (cell, look, before, x, y) => {
    const shows = isShown(look);
    if (shows === (before !== undefined && isShown(before))) return;
    if (shows) layer.show(cell, texture, tint, x + Math.round(dx), y + Math.round(dy));
    else layer.hide(cell);
  };
}

/** One frame around the current word, for high contrast; elsewhere its ground tells it. */
export const wordFrame = <Look>(
  root: Container,
  tools: PaintTools,
  line: number,
  isIn: (look: Look) => boolean,
): Part<Look>[] =>
  tools.palette.patterned ? [outline(root, tools, Math.round(line * 2), tools.palette.ink, isIn)] : [];

interface Hinted {
  readonly hint: string;
}

/** One thin frame around what a hint is about, drawn below the cells' contents so that it never cuts through them. */
export const hintFrame = <Look extends Hinted>(
  root: Container,
  tools: PaintTools,
  line: number,
  isIn: (look: Look) => boolean,
): Part<Look> => outline(root, tools, Math.round(line * frameOf(tools.palette)), tools.palette.hintCause, isIn);

/** In lines. In high contrast a frame is still seen along a strong line of its own colour, such as a box's. */
const frameOf = ({ patterned }: Palette): number => (patterned ? 3.5 : 1.5);

/** All that a hint marks among letters: what it is about, and in a stronger frame where to enter. */
export const hintFrames = <Look extends Hinted>(
  root: Container,
  tools: PaintTools,
  line: number,
  isAbout: (look: Look) => boolean = (look) => look.hint !== '',
): Part<Look>[] => [
  hintFrame(root, tools, line, isAbout),
  outline(root, tools, Math.round(line * 2.5), tools.palette.hintTarget, (look) => look.hint === 'target'),
];

/** What every word game marks over a letter: the cursor, and what a hint strikes. */
export const letterMarks = <Look extends Hinted & { readonly cursor: boolean }>(
  root: Container,
  frames: CellFrames,
  palette: Palette,
): Part<Look>[] => [
  mark(root, (look) => look.cursor, { texture: frames.cursor, tint: palette.cursor }),
  mark(root, (look) => look.hint === 'out', { texture: frames.out, tint: palette.hintOut }),
];

/**
 * What a game of digits marks on a cell: the parts of a hint, and the cursor. They lie over all other marks. In high contrast also what
 * is current with the cursor, which otherwise is told by its ground.
 */
export const cellMarks = <Look extends Hinted & { readonly cursor: boolean }>(
  root: Container,
  frames: CellFrames,
  palette: Palette,
  isCurrent: (look: Look) => boolean = () => false,
): Part<Look>[] => [
  mark(root, (look) => palette.patterned && !look.cursor && look.hint === '' && isCurrent(look), {
    texture: frames.current,
    tint: palette.ink,
  }),
  mark(root, (look) => look.hint === 'cause', { texture: frames.cause, tint: palette.hintCause }),
  mark(root, (look) => look.hint === 'second', { texture: frames.second, tint: palette.hintSecond }),
  mark(root, (look) => look.cursor, { texture: frames.cursor, tint: palette.cursor }),
  mark(root, (look) => look.hint === 'target', { texture: frames.target, tint: palette.hintTarget }),
  mark(root, (look) => look.hint === 'out', { texture: frames.out, tint: palette.hintOut }),
];
