// A sentence with words of another language in it, which a screen reader pronounces in that language.

import type { ReactNode } from 'react';

/** Around such a word: Unicode's isolates, which nobody sees or hears where the sentence remains a plain text. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];
const FOREIGN = new RegExp(`${OPEN}(.*?)${CLOSE}`, 'u');

export const foreign = (word: string): string => `${OPEN}${word}${CLOSE}`;

export const hasForeign = (text: string): boolean => text.includes(OPEN);

/** `lang`: the language of the words marked as `foreign`. */
export const inTongues = (text: string, lang: string | undefined): ReactNode =>
  text.split(FOREIGN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span key={index} lang={lang}>
        {part}
      </span>
    ),
  );
