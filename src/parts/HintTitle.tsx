// A hint's heading: what to do, then how it is found, then that it stands there.

import { useTranslation } from 'react-i18next';
import { type StagedHint, techniqueName } from '../text/kindWords.ts';

export interface HintTitleProps {
  readonly kind: string;
  readonly hint: StagedHint;
  /** It only takes out what is wrong, and nothing is entered. */
  readonly takesOut: boolean;
}

/** Over an entry, a game of letters no longer names the way to it: `Jumbled letters` would stand over the right one. */
export function HintTitle({ kind, hint: { hint, stage }, takesOut }: HintTitleProps) {
  const { t } = useTranslation();
  if (stage === 'where') return t('play.hint.where');
  const name = shortName(techniqueName(t, kind, hint.technique));
  return stage === 'why' || takesOut ? name : t(`hint.${kind}.written`, { defaultValue: name });
}

/** The name without its translation in brackets, which the technique's page has. */
const shortName = (name: string): string => name.replace(/ \(.+\)$/, '');
