// Why something did not work, in words for the player.

import type { i18n } from 'i18next';
import { playerTextOf } from '../../machines/ports.ts';
import { sentence } from '../text/sentence.ts';

/** An error without a text of its own means that a part of the page could not be loaded. */
export const reason = (texts: Pick<i18n, 't' | 'exists'>, error: unknown): string =>
  sentence(texts, playerTextOf(error) ?? 'screen.failed');
