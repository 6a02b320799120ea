// A hint's sentence: a word's pattern is dots for the eye (`· · I`), and signs and words for the ear.

import { useTranslation } from 'react-i18next';
import { hintHeard, hintSentence, type StagedHint } from '../text/kindWords.ts';
import { inTongues } from '../ui/Tongues.tsx';

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
  if (seen === heard) return seen;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{inTongues(heard, lang)}</span>
    </>
  );
}
