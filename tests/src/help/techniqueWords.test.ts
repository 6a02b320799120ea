// The pages about sudoku's techniques: what each stage says is what its board marks, in both languages.

import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { HINT_STAGES } from '../../../puzzles/hint.ts';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { TECHNIQUE_KEYS } from '../../../puzzles/sudoku/techniques/catalogue.ts';
import type { Look } from '../../../puzzles/sudoku/types.ts';
import { techniques } from '../../../src/games/sudoku/techniques/index.ts';
import { openTechnique, type TechniqueBoard } from '../../../src/help/techniqueBoard.ts';
import { hintSentence } from '../../../src/text/kindWords.ts';
import { hintTexts } from './hintTexts.ts';
import { placeFaults, Said } from './said.ts';

const looksOf = ({ kind, givens, current }: TechniqueBoard): readonly Look[] => {
  const { play, view } = current();
  return kind.look(givens, play, view) as readonly Look[];
};

describe.each(LANGUAGES)('the page in %s', (language) => {
  test.each(TECHNIQUE_KEYS)('%s marks what it says, and nothing else', async (key) => {
    const i18n = createInstance();
    await i18n.init({ lng: language, resources: { [language]: { translation: hintTexts(language) } } });
    const board = await openTechnique('sudoku', await techniques.example(key));
    const said = new Said();
    for (const stage of HINT_STAGES) {
      const sentence = hintSentence(i18n.t, 'sudoku', { hint: board.hint, stage });
      board.show(stage);
      if (stage === 'where')
        expect({ sentence, faults: placeFaults(sentence, looksOf(board)) }).toEqual({ sentence, faults: [] });
      const faults = said.faults(sentence, looksOf(board), board.hint);
      expect({ stage, sentence, faults }).toEqual({ stage, sentence, faults: [] });
    }
  });
});
