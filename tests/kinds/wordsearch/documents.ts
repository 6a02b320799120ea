// Wordsearches for the tests, as ipuz documents.

/** Rows of letters, separated by spaces; the listed words; further fields. */
export const documentOf = (rows: string, solution: unknown, more: object = {}): Record<string, unknown> => ({
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/wordsearch#1'],
  title: 'A test',
  puzzle: rows.split(' ').map((row) => [...row]),
  solution,
  ...more,
});

/**
 * KATZE to the right from r1c1, ZIEGE down from its Z (r1c4), KUH up from r6c6. The letters left over are the message.
 *
 *     K A T Z E L
 *     A C H I E N
 *     I S T E D I
 *     E B E G S H
 *     T E M E E U
 *     D I Z I N K
 */
export const ROWS = 'KATZEL ACHIEN ISTEDI EBEGSH TEMEEU DIZINK';
export const MESSAGE = 'Lachen ist die beste Medizin';
export const SMALL = documentOf(ROWS, ['KATZE', 'KUH', 'ZIEGE'], { 'io.raetsel.message': MESSAGE });

/** Words as the keys of an object, with positions that are not needed; no message. */
export const KEYED = documentOf('ORANGE KSTUMP DOEWHI TRUNGK CLAMFH IEBLAS', {
  ORANGE: { line: [[1, 1], [1, 0], 6] },
  SALBEI: {},
  SENF: {},
});

/** Made by the generator: 12x12, eight directions, a message. */
export const LARGE = documentOf(
  'GDOAGULEBODA CHIPMUNKDVUI CGENROKENNEL FORTOENCSOLM NLEEWSSEBSEO ODVEHEAUREIN CFIGTTFUHANT LIANRFAFRBAD ASSTAAYEAIPS FHFLEORBFRSR EDOLPHINADIK FASTYLZZIRGG',
  [
    'BELUGA',
    'BUFFALO',
    'CHIPMUNK',
    'DINOSAUR',
    'DOLPHIN',
    'EARTHWORM',
    'FALCON',
    'FEATHER',
    'GIRAFFE',
    'GOLDFISH',
    'GRIZZLY',
    'KENNEL',
    'SEABIRD',
    'SPANIEL',
    'UNSEAT',
  ],
  { 'io.raetsel.message': 'Good advice often comes overnight and stays for breakfast' },
);
