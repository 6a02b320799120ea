// The brand whose configuration the server's bench asks for.

/** Its key. */
export const BRAND = 'bench';

/** As much of a document as makes a difference. */
export const BRAND_DOCUMENT = JSON.stringify({
  key: BRAND,
  name: { de: 'Messlatte', en: 'Benchmark' },
  hosts: ['bench.example'],
  languages: ['de', 'en'],
  games: [{ type: 'crossword' }, { type: 'sudoku' }, { type: 'wordsearch' }, { type: 'gridpuzzle' }],
  texts: { 'lobby.greeting': { de: 'Hallo', en: 'Hello' } },
  appearance: { primaryColor: '#004080' },
  rules: { mistakes: 5 },
});
