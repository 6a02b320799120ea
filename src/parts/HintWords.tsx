// A hint's sentence: a word's pattern is dots for the eye (`· · I`), and signs and words for the ear.

import { useTranslation } from 'react-i18next';
import { hintHeard, hintSentence, type StagedHint } from '../text/kindWords.ts';

export interface HintWordsProps {
  readonly kind: string;
  readonly hint: StagedHint;
}

export function HintWords({ kind, hint }: HintWordsProps) {
  const { t } = useTranslation();
  const seen = hintSentence(t, kind, hint);
  const heard = hintHeard(t, kind, hint);
  if (seen === heard) return seen;
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{heard}</span>
    </>
  );
}
