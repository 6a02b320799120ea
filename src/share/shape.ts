// The shape of a board without what stands on it: which cells there are and how they came to be filled. Of a wordsearch not
// even where the words lie.

/** `open`: a cell of the board that holds nothing to fill in, such as a clue. */
export const TONES = ['none', 'open', 'given', 'filled', 'revealed'] as const;
export type Tone = (typeof TONES)[number];

const is = (look: object, field: string, value: unknown = true): boolean => Reflect.get(look, field) === value;

/** One for each cell, from the looks of any game. */
export const tonesOf = (looks: readonly object[]): readonly Tone[] =>
  looks.map((look) => {
    if (is(look, 'block')) return 'none';
    if (is(look, 'type', 'clue') || is(look, 'type', 'picture')) return 'open';
    if (is(look, 'given')) return 'given';
    return is(look, 'revealed') ? 'revealed' : 'filled';
  });
