// The board's twin in the accessibility tree, as a chunk of its own: it is loaded after the board's picture.

import type { TFunction } from 'i18next';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { Source } from '../../scenes/source.ts';
import { language } from '../text/i18n.ts';
import { speaker } from '../text/kindWords.ts';
import { bringTexts } from '../text/later.ts';
import { BoardMirror } from './BoardMirror.tsx';
import { Looks, type Manner } from './looks.ts';

/** The twin of a kind's boards, with the words that the kind adds. Rejects when they do not load. */
export async function openTwin(kind: AnyKind) {
  const [ears] = await Promise.all([kind.ears?.(), bringTexts('ears', language())]);
  const looksOf = (source: Source, t: TFunction, manner: Manner, lang: string | undefined): Looks =>
    new Looks(source, speaker(t, lang !== undefined), { ears, manner, lang });
  return { BoardMirror, looksOf };
}
