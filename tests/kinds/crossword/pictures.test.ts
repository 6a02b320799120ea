// A picture is told by a clue about what it shows: six of the 84 German ones were told by another sense of the word ("Blatt
// d. Tanne" beside a sewing needle), or showed something else than the answer (socks for SOCK).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../../puzzles/crossword/picture.ts';
import { LANGUAGES, type Language } from '../../../puzzles/languages.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';

/** The clues of the answer that tell its picture, written out. */
const tellingOf = (language: Language, answer: string): readonly string[] =>
  (lexiconOf(language).get(answer)?.clues ?? [])
    .filter(({ flags }) => flags.includes('bild'))
    .map(({ written }) => written);

interface PictureClue {
  readonly level: number;
  readonly answer: string;
  readonly image: string;
  readonly clue: string;
  readonly isBlock: boolean;
}

/** All clues with a picture in the committed pack. */
function pictureClues(language: Language): PictureClue[] {
  const path = join(import.meta.dirname, `../../../assets/levels/crossword/bilderratsel/${language}.ndjson`);
  const levels = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  return levels.flatMap((line) => {
    const { number, content } = JSON.parse(line);
    const clues = [...content.clues.Across, ...content.clues.Down].filter(({ image }) => image !== undefined);
    return clues.map(({ image, clue, cells }) => ({
      level: number,
      answer: cells.map(([column, row]: [number, number]) => content.solution[row][column]).join(''),
      image,
      clue,
      isBlock: content['io.raetsel.picture']?.image === image,
    }));
  });
}

describe.each(LANGUAGES)('pictures in %s', (language) => {
  test('a clue is marked as telling a picture only where the answer has one', () => {
    const pictures = PICTURES.get(language) ?? new Map();
    const marked = lexiconOf(language).entries.filter(({ answer }) => tellingOf(language, answer).length > 0);
    expect(marked.filter(({ answer }) => !pictures.has(answer)).map(({ answer }) => answer)).toEqual([]);
    expect(marked.length).toBeGreaterThan(200);
  });

  test.each([
    ['de', 'NADEL', ['Nähutensil']],
    ['de', 'MELONE', ['große Sommerfrucht']],
    ['de', 'KARTE', ['Fahrschein']],
    ['de', 'BAUER', ['kleinste Schachfigur']],
    ['en', 'BAT', ['Flying mammal']],
    ['en', 'LENS', ['Glass of a magnifier']],
    ['en', 'TORTOISE', []],
    ['en', 'GNAT', []],
    ['en', 'RICE', []],
    ['en', 'LUNG', []],
    ['en', 'SOCK', []],
  ] as const)('%s %s', (tongue, answer, telling) => {
    expect(tellingOf(tongue, answer)).toEqual(telling);
  });

  test('the pack’s 120 pictures are 110 different ones at least', () => {
    expect(new Set(pictureClues(language).map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(110);
  });

  test('every picture of the pack is told by a clue of its sense, and every block has one', () => {
    const clues = pictureClues(language);
    expect(clues.length).toBeGreaterThan(60);
    expect(clues.filter(({ answer, clue }) => !tellingOf(language, answer).includes(clue))).toEqual([]);
    expect(new Set(clues.filter(({ isBlock }) => isBlock).map(({ level }) => level)).size).toBe(20);
    for (const { answer, image } of clues) expect(PICTURES.get(language)?.get(answer)).toBe(image);
  });
});
