// A hint's sentence: a word's pattern is dots for the eye (`· · I`), and signs and words for the ear. Jumbled letters are tiles.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hintHeard, hintSentence, type StagedHint, unbroken } from '../text/kindWords.ts';
import { inTongues } from '../ui/Tongues.tsx';
import styles from './HintWords.module.css';

export interface HintWordsProps {
  readonly kind: string;
  readonly hint: StagedHint;
  /** The language of the puzzle's words, if it is not the page's. */
  readonly lang?: string | undefined;
}

export function HintWords({ kind, hint, lang }: HintWordsProps) {
  const { t } = useTranslation();
  const seen = hintSentence(t, kind, hint);
  const heard = hintHeard(t, kind, hint, lang !== undefined);
  const tiles = tiled(seen, hint);
  if (seen === heard && typeof tiles === 'string') return seen;
  return (
    <>
      <span aria-hidden="true">{tiles}</span>
      <span className="visually-hidden">{inTongues(heard, lang)}</span>
    </>
  );
}

/** Letters to be put in order look like those of a game, not like words of the sentence. */
function tiled(sentence: string, { hint, stage }: StagedHint): ReactNode {
  const signs = `${hint.says[stage].values.letters ?? ''}`;
  const [before, after] = sentence.split(unbroken(signs));
  if (!signs.includes(' ') || after === undefined) return sentence;
  return (
    <>
      {before}
      <span className={styles.tiles}>
        {signs.split(' ').map((sign, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a word never move
          <span key={at}>{sign}</span>
        ))}
      </span>
      {after}
    </>
  );
}
