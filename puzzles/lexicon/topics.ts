// What an entry may be about, and how it may be marked.

export const TOPICS = [
  'animal',
  'plant',
  'nature',
  'weather',
  'body',
  'food',
  'drink',
  'home',
  'tool',
  'clothing',
  'job',
  'family',
  'people',
  'feeling',
  'traffic',
  'ship',
  'technology',
  'science',
  'chemistry',
  'maths',
  'time',
  'money',
  'law',
  'military',
  'politics',
  'history',
  'religion',
  'myth',
  'fairytale',
  'literature',
  'music',
  'art',
  'film',
  'sport',
  'game',
  'school',
  'language',
  'city',
  'country',
  'river',
  'mountain',
  'island',
  'region',
  'firstname',
  'surname',
  'colour',
  'material',
  'action',
  'quality',
  'measure',
  'space',
  'medicine',
  'farming',
  'abbreviation',
  'foreign',
  'thing',
] as const;
export type Topic = (typeof TOPICS)[number];
export const isTopic = (word: string): word is Topic => (TOPICS as readonly string[]).includes(word);

/** Bavaria, the Rhineland, the coast, Switzerland, Austria; Scotland, Ireland, America. */
export const REGIONS = [
  'bayern',
  'rheinland',
  'kueste',
  'schweiz',
  'oesterreich',
  'schottland',
  'irland',
  'amerika',
] as const;

/**
 * `abk`: an abbreviation. `fremd`: a foreign word ("engl.: Hund"). `name`: a proper name. `fuell`: two or three letters
 * that only fill. `plural`: the clue asks for a plural. `bild`: the clue tells the answer's picture (crossword/pictureTable.ts).
 * The others name where a regional word is at home; its clue says so too.
 */
export const FLAGS = ['abk', 'fremd', 'name', 'fuell', 'plural', 'bild', ...REGIONS] as const;
export type Flag = (typeof FLAGS)[number];
export const isFlag = (word: string): word is Flag => (FLAGS as readonly string[]).includes(word);

export const DIFFICULTIES = [1, 2, 3] as const;
/** 1: everyone knows it at once. 2: a well-read adult does. 3: frequent solvers do. */
export type Difficulty = (typeof DIFFICULTIES)[number];
