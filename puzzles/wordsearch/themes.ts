// What a word list can be about: topics of the lexicon that form a list together, and its title.

import type { Topic } from '../lexicon/topics.ts';

export interface Theme {
  /** Stable; written into the document. */
  readonly key: string;
  /** A word belongs here by the topic of its first clue. */
  readonly topics: readonly Topic[];
  /** Whether proper names belong here too. */
  readonly names: boolean;
  readonly de: string;
  readonly en: string;
}

/** Topics of proper names. */
const NAMED: readonly Topic[] = [
  'city',
  'country',
  'region',
  'island',
  'river',
  'mountain',
  'firstname',
  'history',
  'religion',
  'myth',
  'fairytale',
  'art',
  'film',
  'literature',
];

const theme = (key: string, topics: readonly Topic[], de: string, en: string): Theme => ({
  key,
  topics,
  names: topics.some((topic) => NAMED.includes(topic)),
  de,
  en,
});

export const THEMES: readonly Theme[] = [
  theme('animals', ['animal'], 'Tiere', 'Animals'),
  theme('plants', ['plant'], 'Pflanzen', 'Plants'),
  theme('nature', ['nature', 'weather'], 'Natur und Wetter', 'Nature and weather'),
  theme('body', ['body'], 'Der Körper', 'The body'),
  theme('kitchen', ['food'], 'Aus der Küche', 'From the kitchen'),
  theme('table', ['food', 'drink'], 'Essen und Trinken', 'Food and drink'),
  theme('house', ['home'], 'Rund ums Haus', 'Around the house'),
  theme('clothes', ['clothing'], 'Kleidung', 'Clothes'),
  theme('jobs', ['job'], 'Berufe', 'Jobs'),
  theme('journey', ['traffic', 'ship'], 'Unterwegs', 'On the move'),
  theme('technology', ['technology'], 'Technik', 'Technology'),
  theme('science', ['science', 'chemistry', 'maths', 'space'], 'Wissenschaft', 'Science'),
  theme('money', ['money', 'law'], 'Geld und Recht', 'Money and law'),
  theme('music', ['music'], 'Musik', 'Music'),
  theme('arts', ['art', 'film', 'literature'], 'Kunst und Bühne', 'Arts and stage'),
  theme('sport', ['sport'], 'Sport', 'Sport'),
  theme('games', ['sport', 'game'], 'Sport und Spiel', 'Sport and games'),
  theme('cities', ['city'], 'Städte', 'Cities'),
  theme('countries', ['country', 'region', 'island'], 'Länder und Inseln', 'Countries and islands'),
  theme('map', ['river', 'mountain', 'island'], 'Auf der Landkarte', 'On the map'),
  theme('names', ['firstname'], 'Vornamen', 'First names'),
  theme('history', ['history', 'military'], 'Geschichte', 'History'),
  theme('religion', ['religion'], 'Glaube und Feste', 'Faith and feasts'),
  theme('tales', ['myth', 'fairytale'], 'Sagen und Märchen', 'Myths and fairy tales'),
  theme('feelings', ['feeling'], 'Gefühle', 'Feelings'),
  theme('materials', ['colour', 'material'], 'Farben und Stoffe', 'Colours and materials'),
  theme('workshop', ['tool', 'farming'], 'Werkstatt und Hof', 'Workshop and farm'),
  theme('school', ['school', 'language'], 'Schule und Sprache', 'School and language'),
  theme('medicine', ['medicine'], 'Gesundheit', 'Health'),
  theme('time', ['time', 'measure'], 'Zeit und Maß', 'Time and measure'),
  theme('people', ['family', 'people'], 'Menschen', 'People'),
];
