// Marks that come and go over a cell. Each has its own layer, from the lowest to the highest.

import type { Container, Texture } from 'pixi.js';
import type { Cell } from '../puzzles/grid.ts';
import { createLayer } from './layer.ts';
import type { Colour, Palette } from './palette.ts';
import type { CellFrames } from './strokes.ts';

/** Paints one part of a cell whose corner is at that point. */
export type Part<Look> = (cell: Cell, look: Look, before: Look | undefined, x: number, y: number) => void;

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

/**
 * What every game marks on a cell: the parts of a hint, and the cursor. They lie over all other marks. In high contrast also what is
 * current with the cursor, which otherwise is told by its ground.
 */
export const cellMarks = <Look extends { readonly hint: string; readonly cursor: boolean }>(
  root: Container,
  frames: CellFrames,
  palette: Palette,
  isCurrent: (look: Look) => boolean = () => false,
): Part<Look>[] => [
  mark(root, (look) => palette.patterned && !look.cursor && look.hint === '' && isCurrent(look), {
    texture: frames.current,
    tint: palette.ink,
  }),
  mark(root, (look) => look.hint === 'area', { texture: frames.area, tint: palette.hintCause }),
  mark(root, (look) => look.hint === 'cause', { texture: frames.cause, tint: palette.hintCause }),
  mark(root, (look) => look.hint === 'second', { texture: frames.second, tint: palette.hintSecond }),
  mark(root, (look) => look.cursor, { texture: frames.cursor, tint: palette.cursor }),
  mark(root, (look) => look.hint === 'target', { texture: frames.target, tint: palette.hintTarget }),
  mark(root, (look) => look.hint === 'out', { texture: frames.out, tint: palette.hintOut }),
];
