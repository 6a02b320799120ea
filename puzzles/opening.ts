// How a board opens that is too large for its room to be read as a whole: scenes/layout.ts calculates it on the glass, and the server says
// the same in a style sheet (server/brands/stillPlace.ts).

/** Cells of this fraction of the readable size are still readable enough, rather than hide a part of the board. */
export const NEARLY = 0.94;

/** In a room of this many CSS pixels cells of this fraction of the readable size will do: lists beside the board repeat its clues. */
export const WIDE = 900;
export const WILL_DO = 0.76;

/** In a room of this many CSS pixels a board that has to be moved both ways opens with larger cells: little more of it would be in sight. */
export const ROOMY = 700;
export const LARGER = 1.2;
