// Why a player reports a clue. In a file of its own, so that the client does not load the schemas.

/** The message of such a report is one of these, or one with a comment: `unclear: Welcher Fluss?`. */
export const CLUE_REASONS = ['answer', 'typo', 'unclear', 'offensive'] as const;
