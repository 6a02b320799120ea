// Why something did not work, in words for the player.

import type { i18n } from 'i18next';
import { sentence } from '../text/sentence.ts';

/** Errors of ours speak for themselves; any other means that a part of the page could not be loaded. */
export function reason(texts: Pick<i18n, 't' | 'exists'>, error: unknown): string {
  const ours = error instanceof Error && (error.name === 'AuthError' || error.name === 'ApiError');
  return sentence(texts, ours ? error.message : 'screen.failed');
}
