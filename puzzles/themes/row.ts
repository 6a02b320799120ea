// A theme and a sentence of the calendar as their language's table has them.

/**
 * When a theme is on, both ends included. `dates`: MM-DD. `easter`: days from Easter Sunday. `advent`: days from the first Sunday in
 * Advent. `nth`: the n-th weekday (0 is Sunday) of a month, n = -1 for the last, and the days `around` it.
 */
export type When =
  | { readonly dates: readonly [first: string, last: string] }
  | { readonly easter: readonly [first: number, last: number] }
  | { readonly advent: readonly [first: number, last: number] }
  | {
      readonly nth: readonly [n: number, weekday: number, month: number];
      readonly around: readonly [first: number, last: number];
    };

export interface ThemeRow {
  readonly id: string;
  readonly title: string;
  /** Countries as in ISO 3166, in lower case, separated by spaces: where it is at home. */
  readonly regions: string;
  readonly when: When;
  /** A to Z, separated by spaces. */
  readonly words: string;
  /** For words that the lexicon does not have, or whose clues there are about something else; at most 24 characters. */
  readonly clues?: Readonly<Record<string, string>>;
}

/** A sentence of the week: its seven words in brackets are the solution words of the days from Monday on. */
export interface SentenceRow {
  /**
   * The ISO week, or the feast whose week it is: it comes before the week's own. Christmas and New Year are in two weeks that follow each
   * other, and these have no other sentence.
   */
  readonly when: number | 'newYear' | 'carnival' | 'easter' | 'christmas';
  readonly text: string;
}
