// A game's drawing in its frame, and its colour.

import type { CSSProperties } from 'react';
import { findGame } from './registry.ts';

export interface GameArtProps {
  readonly game: string;
  readonly className?: string | undefined;
}

/** Sets `--tint`, the game's own ground. */
export const tintOf = (game: string): CSSProperties =>
  ({ '--tint': `var(--tone-${findGame(game)?.tint ?? 1})` }) as CSSProperties;

export function GameArt({ game, className }: GameArtProps) {
  return (
    <svg
      className={className}
      style={tintOf(game)}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {findGame(game)?.art ?? <rect x="8" y="8" width="48" height="48" rx="6" strokeWidth="2.8" />}
    </svg>
  );
}
