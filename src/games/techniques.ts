// The pages about a game's solving techniques: their addresses, and what they show. The first board needs only the addresses, so
// this file names no technique.

import type { Size } from '../../puzzles/grid.ts';
import type { Hint } from '../../puzzles/hint.ts';
import type { Cursor } from '../../puzzles/kind.ts';
import type { Late } from '../late/late.ts';

export interface TechniqueGuide {
  /** False for a hint that is not a technique, such as one about a wrong entry. */
  readonly hasPage: (technique: string) => boolean;
  readonly pages: Late<{ readonly techniques: Techniques }>;
}

export interface Techniques {
  /** From easy to hard. `level` is a key of `modal.difficulty` in `src/text`. */
  readonly levels: readonly { readonly level: string; readonly keys: readonly string[] }[];
  /** undefined for an unknown technique. */
  facts(technique: string): TechniqueFacts | undefined;
  /** A board on which the technique is the next step. Rejects if there is none. */
  example(technique: string): Promise<TechniqueExample>;
}

export interface TechniqueFacts {
  readonly level: string;
  /** HoDoKu's points and four-digit code, which is empty if it has not the technique. */
  readonly score: number;
  readonly code: string;
  /** Sudoku Explainer's rating. */
  readonly se: number;
}

export interface TechniqueExample {
  readonly givens: Size;
  readonly play: unknown;
  /** The play that the hint's last stage shows. */
  readonly after: unknown;
  readonly hint: Hint<unknown>;
  /** The kind's first view, reduced to what the technique is about. */
  view(first: Cursor): Cursor;
}

/** What `OPEN_MODAL` of the help is about, for the page of a technique or, without one, the list of all. */
export const aboutTechnique = (technique?: string): string =>
  technique === undefined ? 'technique' : `technique/${technique}`;

const PAGE = /^technique(?:\/(\w+))?$/;

/** Which technique the help is about; undefined if it is about something else. */
export function techniqueAbout(about: string | undefined): { readonly technique: string | undefined } | undefined {
  const found = PAGE.exec(about ?? '');
  return found ? { technique: found[1] } : undefined;
}
