// What the theme provides to every component: the board's colours, matching brand and theme, and whether to animate.

import { createContext, useContext } from 'react';
import type { Palette } from '../../scenes/palette.ts';

export const PaletteContext = createContext<Palette | undefined>(undefined);

export function usePalette(): Palette {
  const palette = useContext(PaletteContext);
  if (!palette) throw new Error('No theme above this component');
  return palette;
}

export const MotionContext = createContext(false);

/** True: no animation, by the system's or the player's setting. */
export const useReducedMotion = (): boolean => useContext(MotionContext);
