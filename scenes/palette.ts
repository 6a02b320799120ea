// The colours of a board by meaning. Made by the chrome from the brand (src/theme), for light, dark and high contrast.

/** 0xRRGGBB. */
export type Colour = number;

export interface Palette {
  /** The background of the board and of plain cells. */
  readonly paper: Colour;
  /** Givens and everything else that is printed. */
  readonly ink: Colour;
  /** What the player entered. */
  readonly entry: Colour;
  /** Notes and pencil letters. */
  readonly note: Colour;
  readonly hairline: Colour;
  readonly strongLine: Colour;
  /** A cell that takes no letter. */
  readonly block: Colour;
  /** Backgrounds of cells. */
  readonly selected: Colour;
  readonly house: Colour;
  readonly same: Colour;
  readonly wrong: Colour;
  /** Clue cells, and the one whose word is current. */
  readonly clue: Colour;
  readonly currentClue: Colour;
  /** The corner mark of a wrong or conflicting entry, the cursor's ring, the dot of a revealed entry. */
  readonly wrongMark: Colour;
  readonly cursor: Colour;
  readonly revealed: Colour;
  /** Hints: the area's background, the ring of a cause, the frame of a second, the target's ring, the strike of an `out`. */
  readonly hintArea: Colour;
  readonly hintCause: Colour;
  readonly hintSecond: Colour;
  readonly hintTarget: Colour;
  readonly hintOut: Colour;
  /** The player's own colours for cells; each also has its own hatching. */
  readonly tones: readonly Colour[];
  /** High contrast: areas that differ in colour alone have patterns. */
  readonly patterned: boolean;
}

/** A colour between the two: `a` at 0, `b` at 1; beyond 1 as far past `b` as there are colours. */
export function mix(a: Colour, b: Colour, part: number): Colour {
  const channel = (shift: number) => {
    const from = (a >> shift) & 0xff;
    const mixed = Math.round(from + (((b >> shift) & 0xff) - from) * part);
    return Math.max(0, Math.min(255, mixed)) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
