// The background of a cell. Backgrounds support the shapes; none carries a meaning by itself.

import type { Look } from '../../puzzles/sudoku/types.ts';
import { type Colour, mix, type Palette } from '../palette.ts';

function toneOf(look: Look, { tones, paper }: Palette): Colour {
  return tones[(look.colour - 1) % tones.length] ?? paper;
}

/** The hatching's colour: visible on its own tone and on the selection, and quieter than any digit. */
export const hatchOf = (look: Look, palette: Palette): Colour => mix(toneOf(look, palette), palette.ink, 0.3);

export function groundOf(look: Look, palette: Palette): Colour {
  const ground = look.colour > 0 ? toneOf(look, palette) : quietGround(look, palette);
  if (!look.selected) return ground;
  return look.colour > 0 || look.wrong ? mix(ground, palette.selected, 0.45) : palette.selected;
}

function quietGround(look: Look, palette: Palette): Colour {
  if (look.wrong) return palette.wrong;
  if (look.hint !== '') return palette.hintArea;
  if (look.same) return palette.same;
  return look.house ? palette.house : palette.paper;
}
