// The stable words for what went wrong, and the sentence for each in both languages. A code never changes its meaning.

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CODES = [
  'UNKNOWN_ROUTE',
  'UNKNOWN_GAME',
  'UNKNOWN_CATEGORY',
  'UNKNOWN_LEVEL',
  'LEVEL_NOT_YET',
  'LEVEL_GONE',
  'BAD_LEVEL_ID',
  'BAD_LIMIT',
  'BAD_VENDOR',
  'UNKNOWN_PARAMETER',
  'BAD_REQUEST',
  'PATH_TOO_LONG',
  'BODY_TOO_LARGE',
  'NOT_READY',
  'INTERNAL',
] as const;
export type Code = (typeof CODES)[number];

export const SENTENCES: Readonly<Record<Code, Readonly<Record<Language, string>>>> = {
  UNKNOWN_ROUTE: { de: 'Diese Adresse gibt es nicht.', en: 'There is nothing at this address.' },
  UNKNOWN_GAME: { de: 'Dieses Spiel gibt es nicht.', en: 'There is no such game.' },
  UNKNOWN_CATEGORY: { de: 'Diese Kategorie gibt es in diesem Spiel nicht.', en: 'This game has no such category.' },
  UNKNOWN_LEVEL: { de: 'Dieses Rätsel gibt es nicht.', en: 'There is no such puzzle.' },
  LEVEL_NOT_YET: {
    de: 'Dieses tägliche Rätsel ist noch nicht erschienen.',
    en: 'This daily puzzle has not been published yet.',
  },
  LEVEL_GONE: {
    de: 'Dieses tägliche Rätsel ist nicht mehr im Archiv.',
    en: 'This daily puzzle is no longer in the archive.',
  },
  BAD_LEVEL_ID: { de: 'So sieht keine Rätselnummer aus.', en: 'A puzzle id does not look like this.' },
  BAD_LIMIT: { de: 'Die Anzahl muss von 1 bis 100 gehen.', en: 'The limit must be from 1 to 100.' },
  BAD_VENDOR: { de: 'So sieht kein Anbietername aus.', en: 'A vendor name does not look like this.' },
  UNKNOWN_PARAMETER: { de: 'Die Anfrage enthält eine unbekannte Angabe.', en: 'The request has an unknown parameter.' },
  BAD_REQUEST: { de: 'Die Anfrage ist fehlerhaft.', en: 'The request is malformed.' },
  PATH_TOO_LONG: { de: 'Die Adresse ist zu lang.', en: 'The address is too long.' },
  BODY_TOO_LARGE: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  NOT_READY: {
    de: 'Der Dienst ist gerade nicht bereit. Bitte versuche es gleich noch einmal.',
    en: 'The service is not ready right now. Please try again in a moment.',
  },
  INTERNAL: { de: 'Beim Server ist ein Fehler aufgetreten.', en: 'Something went wrong on the server.' },
};
