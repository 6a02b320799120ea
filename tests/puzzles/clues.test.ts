// Clues that editors called wrong or misleading stay out, of the lexicons and of what is committed.

import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { lexiconOf } from '../../server/making/lexicon.ts';
import { readPacks } from '../../server/making/packFile.ts';

const WRONG: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    TAG: 'Montag z. Beispiel',
    BAU: 'Baustelle, ugs.',
    KNOTEN: 'Schlinge im Seil',
    SOLEI: 'hart gekocht in Salzlake',
    FON: 'Gegenstück zu Fax',
    TUER: 'Teil e. Adventskalenders',
    ALICE: 'Schwarzer von Emma',
    DIEB: 'Räuber ohne Gewalt',
    LAUGE: 'Gegenteil v. Säure',
    REIF: 'gefrorener Tau',
    SCHWEDEN: 'Königreich um Malmö',
    HALBZEIT: 'Pause im Spiel',
    STIRN: 'Gesichtsteil, runzlig',
    SOHN: 'Jesus f. Gott',
    KRISTALL: 'Quarz od. Salz',
    GIESSKANNE: 'Gartenhilfe',
    ETAT: 'Mittel des Staats',
    LOGIS: '... und Kost',
    DIOXID: 'Kohlen-... (Gas)',
    ATHLETIK: 'Leicht-...',
    AM: 'chem. Z.: Americium',
    DEE: 'Fluss durch Aberdeen',
    EIS: 'kalte Süßspeise',
    EL: 'männl. span. Artikel',
    ERG: 'veralt. Energieeinheit',
    EU: 'europ. Staatenbund',
    GER: 'Speer der Germanen',
    HO: 'chem. Z.: Holmium',
    JE: 'für jeden, pro',
    NE: 'ugs.: nein',
    PAT: '... und Patachon',
  },
  en: {
    MI: 'Doh, re, ...',
    NHS: "Britain's doctors",
    FLEX: 'Bend, as muscles',
    EXPERT: 'Person in the know',
    MONOCLE: 'One-eyed glass',
    SAILBOAT: 'American yacht',
    WINNER: 'Who takes all, for Abba',
    SPILL: 'Knock over a drink',
    SHREW: 'Mouse with a long snout',
    RUE: 'Feel sorry for',
    SENATE: "Caesar's murder venue",
    VICTORY: "Churchill's V sign",
    PERIODIC: 'Kind of element table',
    RHEA: 'South American ostrich',
    DELL: "Farmer's place in a song",
    AREAL: 'Measured as a surface',
    NOBODY: "Mr. Pooter's diary man",
  },
};

test.each(LANGUAGES)('none of them is in the lexicon (%s)', (language) => {
  const lexicon = lexiconOf(language);
  const texts = (answer: string) => lexicon.get(answer)?.clues.map(({ text }) => text) ?? [];
  const wrong = Object.entries(WRONG[language]);
  expect(wrong.filter(([answer]) => texts(answer).length === 0)).toEqual([]);
  expect(wrong.filter(([answer, clue]) => texts(answer).includes(clue))).toEqual([]);
});

test.each(LANGUAGES)('none of them is printed in a committed level (%s)', (language) => {
  interface Clue {
    readonly clue: string;
    readonly cells: readonly (readonly [number, number])[];
  }
  const printed = readPacks()
    .filter((pack) => pack.gameType === 'crossword' && pack.language === language)
    .flatMap(({ levels }) =>
      levels.flatMap(({ content }) => {
        const { Across, Down } = content.clues as Record<'Across' | 'Down', readonly Clue[]>;
        const letters = content.solution as readonly (readonly string[])[];
        return [...Across, ...Down].map(({ clue, cells }) => ({
          clue,
          answer: cells.map(([column, row]) => letters[row]?.[column]).join(''),
        }));
      }),
    );
  expect(printed.length).toBeGreaterThan(5000);
  expect(printed.filter(({ answer, clue }) => WRONG[language][answer] === clue)).toEqual([]);
  // one way to shorten, one blank, one way to write titles
  const styles = language === 'en' ? /\bin short\b|_|\b(Mr|Mrs|St|Dr)\.|U\.S\./ : /_/;
  expect(printed.filter(({ clue }) => styles.test(clue))).toEqual([]);
});
