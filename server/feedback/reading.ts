// Prepares submitted feedback for storage: plain text, without bots and duplicates.

import { createHash } from 'node:crypto';
import { type Feedback, SESSION_LIMIT } from '../../api/feedback.ts';

/** Feedback as stored. */
export interface Submission {
  readonly kind: Feedback['kind'];
  readonly message: string;
  readonly stars: number | null;
  readonly deviceId: string | null;
  readonly levelId: string | null;
  readonly clueRef: string | null;
  /** JSON. */
  readonly replay: string | null;
  /** Gzip as base64. */
  readonly session: string | null;
}

/** No human can read the form, write a sentence and send it faster than this. */
const FASTEST = 2; // s

/** Bots fill in the invisible field, or write faster than a human. They still get a success response. */
export const isBot = ({ website = '', seconds, message = '' }: Feedback): boolean =>
  website !== '' || (seconds !== undefined && seconds < FASTEST && message !== '');

/** undefined if it is empty, such as a message of blanks or a rating without stars, or if its session is no gzip. */
export function readFeedback(sent: Feedback): Submission | undefined {
  const submission: Submission = {
    kind: sent.kind,
    message: plain(sent.message ?? ''),
    stars: sent.stars ?? null,
    deviceId: sent.deviceId ?? null,
    levelId: sent.levelId ?? null,
    clueRef: sent.clueRef === undefined ? null : plain(sent.clueRef),
    replay: sent.replay === undefined ? null : JSON.stringify(sent.replay),
    session: sent.session ?? null,
  };
  return hasContent(submission) && (sent.session === undefined || isGzip(sent.session)) ? submission : undefined;
}

/** Only its first bytes are looked at: what it unpacks to is nobody's business here, and may be endless. */
function isGzip(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  const begins = bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
  return begins && bytes.length <= SESSION_LIMIT && bytes.toString('base64') === text;
}

function hasContent({ kind, message, stars, clueRef }: Submission): boolean {
  if (kind === 'rating') return stars !== null;
  if (kind === 'clue') return message !== '' || clueRef !== null;
  return message !== '';
}

/** Keeps line breaks; removes control characters, lone surrogates and changes of text direction. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

/**
 * Equal if the same player sends the same feedback again. All visitors count as one player, but for one who sends a session: another's
 * would be lost.
 */
export function hashOf(uid: string | null, submission: Submission): string {
  const { kind, message, stars, levelId, clueRef, session, deviceId } = submission;
  const words = message.toLowerCase().split(/\s+/).join(' ');
  return createHash('sha256')
    .update(JSON.stringify([uid, kind, words, stars, levelId, clueRef, ...(session && deviceId ? [deviceId] : [])]))
    .digest('base64url');
}
