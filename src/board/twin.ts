// The board's twin in the accessibility tree, as a chunk of its own: it is loaded after the board's picture.

import type { TFunction } from 'i18next';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { Spoken } from '../../puzzles/spoken.ts';
import type { Source } from '../../scenes/source.ts';
import { language } from '../text/i18n.ts';
import { speak } from '../text/kindWords.ts';
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

/** Says phrases, and remembers the short ones: most of a board's cells are empty or one of 26 letters, and a translation costs more than its cell. */
function speaker(t: TFunction, isForeign: boolean): (spoken: Spoken) => string {
  const known = new Map<string, string>();
  const phrase = (one: Spoken[number]): string => {
    const values = Object.values(one.values ?? {});
    if (values.length > 1) return speak(t, [one], isForeign);
    const name = `${one.key} ${values[0] ?? ''}`;
    const text = known.get(name) ?? speak(t, [one], isForeign);
    known.set(name, text);
    return text;
  };
  return (spoken) => spoken.map(phrase).join(', ');
}
