// The sentences of a hint as the panel shows them.

import { HINT_STAGES, type Hint } from '../../../../puzzles/hint.ts';
import { hintSentence } from '../../../../src/text/kindWords.ts';
import { languages } from '../../words.ts';
import { de, en } from '../texts.ts';

const words = languages({ de, en });

export const sentencesOf = (hint: Hint<unknown>): { readonly language: 'de' | 'en'; readonly text: string }[] =>
  words.flatMap(({ language, t }) =>
    HINT_STAGES.map((stage) => ({
      language: language as 'de' | 'en',
      text: hintSentence(t, 'sudoku', { hint, stage }),
    })),
  );
