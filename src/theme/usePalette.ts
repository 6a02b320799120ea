// The board's colours for the scenes, in step with brand and theme.

import { createContext, useContext } from 'react';
import type { Palette } from '../../scenes/palette.ts';

export const PaletteContext = createContext<Palette | undefined>(undefined);

export function usePalette(): Palette {
  const palette = useContext(PaletteContext);
  if (!palette) throw new Error('No theme above this component');
  return palette;
}
