// Puts brand and theme on the page: custom properties on the root, and the board's palette for the scenes.

import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { isDark } from '../../api/look/colour.ts';
import { deriveTokens, type Mode, type Tokens } from '../../api/look/derive.ts';
import type { Appearance } from '../../machines/ports.ts';
import type { Palette } from '../../scenes/palette.ts';
import { useMedia } from '../ui/browser.ts';
import { boardPalette } from './boardPalette.ts';
import { MotionContext, PaletteContext } from './contexts.ts';

interface ThemeProps {
  readonly appearance: Appearance;
  /** The player's choices; `system`, and `reducedMotion: false`, follow the device. */
  readonly choice: { readonly theme: 'system' | 'light' | 'dark' | 'contrast'; readonly reducedMotion: boolean };
  readonly children: ReactNode;
}

export function Theme({ appearance, choice, children }: ThemeProps) {
  const { dark, contrast } = useMode(choice);
  const systemReduced = useMedia('(prefers-reduced-motion: reduce)');
  const reduced = choice.reducedMotion || systemReduced;
  const { tokens, palette } = useMemo(() => {
    const derived = deriveTokens(appearance, { dark, contrast });
    const usual = contrast ? deriveTokens(appearance, { dark, contrast: false }) : derived;
    return { tokens: derived, palette: boardPalette(derived, { dark, contrast }, usual) };
  }, [appearance, dark, contrast]);
  useLayoutEffect(() => paint(document.documentElement, tokens, palette), [tokens, palette]);
  useLayoutEffect(() => {
    document.documentElement.dataset.contrast = contrast ? 'more' : 'usual';
  }, [contrast]);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = reduced ? 'less' : 'full';
  }, [reduced]);
  return (
    <MotionContext value={reduced}>
      <PaletteContext value={palette}>{children}</PaletteContext>
    </MotionContext>
  );
}

function useMode({ theme }: ThemeProps['choice']): Mode {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const systemContrast = useMedia('(prefers-contrast: more)');
  const follows = theme === 'system' || theme === 'contrast';
  return {
    dark: follows ? systemDark : theme === 'dark',
    contrast: theme === 'contrast' || systemContrast,
  };
}

/** Values were parsed and are written one by one, so that nothing a brand sends can become more than a colour. */
function paint(root: HTMLElement, tokens: Tokens, { entry, tones }: Palette): void {
  for (const [name, colour] of Object.entries(tokens)) root.style.setProperty(`--${name}`, colour.toHex());
  root.style.setProperty('--entry', css(entry));
  for (const [index, tone] of tones.entries()) root.style.setProperty(`--tone-${index + 1}`, css(tone));
  root.style.colorScheme = isDark(tokens.paper) ? 'dark' : 'light';
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', tokens.paper.toHex());
  }
}

const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
