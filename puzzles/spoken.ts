// Words as data: what the twin says, before src/text puts it into a language.

/**
 * What the DOM twin says about a cell: phrases `spoken.<key>` of `src/text` in this order, at most 12 words in all, of which a printed
 * clue counts as one.
 */
export interface Phrase {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
export type Spoken = readonly Phrase[];
