// The games' own drawings: ink and one accent, no letters of any language, so they need no translation.

import type { ReactNode } from 'react';
import { type GameType, isGameType } from '../../puzzles/catalogue.ts';

const DRAWINGS: Readonly<Record<GameType, ReactNode>> = {
  sudoku: (
    <>
      <rect x="23.3" y="23.3" width="17.4" height="17.4" fill="var(--accent)" stroke="none" />
      <path d="M23.3 6v52M40.7 6v52M6 23.3h52M6 40.7h52" strokeWidth="1.6" />
      <path
        d="M11.5 10.5h6.5l-4 8.5M30 27.5l2.5-1.8v12M47 10.3h5.5l-3.5 3.5c5.5-1 5.5 5.5 1 5.5c-2 0-3-.8-3.600-2M14.8 53.7v-9l-5 6.3h7.3M52.5 44.8h-5v3.400c5.7-1.600 6.8 5.5 1.5 5.7c-1.5 0-2.3-.6-2.8-1.400"
        strokeWidth="2.2"
      />
      <rect x="6" y="6" width="52" height="52" rx="3" strokeWidth="2.8" />
    </>
  ),
  crossword: (
    <>
      <path d="M6 6h17.3v17.3H6zM40.7 23.3H58v17.4H40.7z" fill="var(--accent-soft)" stroke="none" />
      <path d="M23.3 6v52M40.7 6v52M6 23.3h52M6 40.7h52" strokeWidth="1.6" />
      <path d="M10 11h9M10 14.7h9M10 18.4h5M44.5 28.5h9.5M44.5 32.2h9.5M44.5 35.9h5" strokeWidth="1.5" />
      <path d="M24 14.7h7l-3-3m3 3l-3 3M49.3 41.5v7.5l-3-3m3 3l3-3" stroke="var(--accent-ink)" strokeWidth="2.4" />
      <rect x="6" y="6" width="52" height="52" rx="3" strokeWidth="2.8" />
    </>
  ),
  wordsearch: (
    <>
      <path d="M15.5 15.5l33 33" stroke="var(--accent)" strokeWidth="13" opacity="0.45" />
      <path d="M15 32h18" stroke="var(--accent)" strokeWidth="13" opacity="0.25" />
      <path
        d="M11 19l4-9 4 9m-6.8-3h5.6M28.5 10v9h6.5M51.5 11.2c-5.5-3-9 1.5-7.2 5.2 1.4 2.8 5 3 7.2 1.2M11.5 27.5h6.5m-6.5 4.500h5m-5-4.500v9h6.500M28 36.500v-9l6 9v-9M49 27.500v9M12 45v9M12 45l6.5 0M31.5 45a4.5 4.5 0 1 0 .1 0M44.5 54v-9l4 5 4-5v9"
        strokeWidth="2"
      />
      <rect x="4" y="4" width="56" height="56" rx="6" strokeWidth="2.8" />
    </>
  ),
  gridpuzzle: (
    <>
      <path d="M6 18h44v11H6zM18 6h11v52H18zM40 18h11v40H40zM18 40h33v11H18z" fill="var(--paper)" stroke="none" />
      <path d="M18 18h11v11H18zM40 40h11v11H40z" fill="var(--accent)" stroke="none" />
      <path d="M6 18h45v11H6zM18 6h11v52H18zM40 18h11v40H40zM18 40h33v11H18z" strokeWidth="2.4" />
      <path d="M29 18v11M40 18v11M29 40v11M18 29h11M18 40h11M40 29h11M40 51h11M18 51h11M40 40h11" strokeWidth="1.3" />
    </>
  ),
};

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
      {isGameType(game) ? DRAWINGS[game] : <rect x="8" y="8" width="48" height="48" rx="6" strokeWidth="2.8" />}
    </svg>
  );
}
