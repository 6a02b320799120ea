// A game's drawing in its frame.

import { findGame } from './registry.ts';

export interface GameArtProps {
  readonly game: string;
  readonly className?: string | undefined;
}

export function GameArt({ game, className }: GameArtProps) {
  return (
    <svg
      className={className}
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
