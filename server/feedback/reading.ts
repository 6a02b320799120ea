// What comes in by the feedback form, made ready to be kept: plain text, no robots, the same thing once.

import { createHash } from 'node:crypto';
import type { Feedback } from '../../api/feedback.ts';

/** What is kept of it. */
export interface Submission {
  readonly kind: Feedback['kind'];
  readonly message: string;
  readonly stars: number | null;
  readonly levelId: string | null;
  readonly clueRef: string | null;
  /** JSON. */
  readonly replay: string | null;
}

/** Nobody reads a form, writes a sentence and sends it faster than that. */
const FASTEST = 2; // s

/** A robot fills in the field that no person sees, or writes faster than a person can. It is told nothing of that. */
export const isRobot = ({ website = '', seconds, message = '' }: Feedback): boolean =>
  website !== '' || (seconds !== undefined && seconds < FASTEST && message !== '');

/** undefined: there is nothing in it, such as a message of blanks or a rating without stars. */
export function readFeedback(sent: Feedback): Submission | undefined {
  const said: Submission = {
    kind: sent.kind,
    message: plain(sent.message ?? ''),
    stars: sent.stars ?? null,
    levelId: sent.levelId ?? null,
    clueRef: sent.clueRef === undefined ? null : plain(sent.clueRef),
    replay: sent.replay === undefined ? null : JSON.stringify(sent.replay),
  };
  return hasContent(said) ? said : undefined;
}

function hasContent({ kind, message, stars, clueRef }: Submission): boolean {
  if (kind === 'rating') return stars !== null;
  if (kind === 'clue') return message !== '' || clueRef !== null;
  return message !== '';
}

/** Lines stay lines. Control characters, halves of characters and turns of the writing's direction only mislead a reader. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

/** Equal where the same person says the same; all visitors count as one. */
export function hashOf(uid: string | null, { kind, message, stars, levelId, clueRef }: Submission): string {
  const words = message.toLowerCase().split(/\s+/).join(' ');
  return createHash('sha256')
    .update(JSON.stringify([uid, kind, words, stars, levelId, clueRef]))
    .digest('base64url');
}
