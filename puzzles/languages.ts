// The languages that puzzles and app exist in.

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name in each language. */
export type Names = Readonly<Record<Language, string>>;
