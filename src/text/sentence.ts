// An error as a sentence: a key of the texts becomes the text, anything else already is one (the server's own words).

import type { i18n } from 'i18next';

export const sentence = ({ t, exists }: Pick<i18n, 't' | 'exists'>, keyOrText: string): string =>
  exists(keyOrText) ? t(keyOrText) : keyOrText;
