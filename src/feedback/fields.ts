// The schemas of the feedback forms. Messages are keys of src/text.

import * as v from 'valibot';
import { MESSAGE_LIMIT } from '../adapters/feedback.ts';

/** In code points, as the server counts. */
export const lengthOf = (text: string): number => [...text].length;

const words = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => lengthOf(text) <= MESSAGE_LIMIT, 'form.error.tooLong'),
);

/** The honeypot, which only bots fill in. */
const website = v.optional(v.string(), '');

export const MessageForm = v.object({ message: v.pipe(words, v.nonEmpty('form.error.message')), website });
export const ReasonForm = v.object({
  reason: v.pipe(v.nullish(v.string(), ''), v.nonEmpty('form.error.reason')),
  message: words,
  website,
});

/** Stars as their radio buttons name them. */
export const RatingForm = v.object({ stars: v.picklist(['1', '2', '3', '4', '5']), message: words, website });

/** Reasons of `feedback.reason` in src/text. */
export { CLUE_REASONS } from '../../api/clueReasons.ts';
export const LEVEL_REASONS = ['unsolvable', 'difficulty', 'display', 'other'] as const;
