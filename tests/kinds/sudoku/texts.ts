// Sudoku's texts as in the app: all of its files merged.

import deHints from '../../../src/text/de/later/sudokuHints.json' with { type: 'json' };
import deSudoku from '../../../src/text/de/sudoku.json' with { type: 'json' };
import deTechniques from '../../../src/text/de/techniques.json' with { type: 'json' };
import enHints from '../../../src/text/en/later/sudokuHints.json' with { type: 'json' };
import enSudoku from '../../../src/text/en/sudoku.json' with { type: 'json' };
import enTechniques from '../../../src/text/en/techniques.json' with { type: 'json' };

export const de = { ...deSudoku, ...deTechniques, ...deHints };
export const en = { ...enSudoku, ...enTechniques, ...enHints };
