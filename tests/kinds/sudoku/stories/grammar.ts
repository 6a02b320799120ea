// Verbs and articles in the number of what they are about: one cell or digit, or several.

const CELL = { de: 'Z\\d+S\\d+', en: 'r\\d+c\\d+' };
const AND = { de: 'und', en: 'and' };
const ONE = {
  de: 'verliert|steht|hat|ist|fällt|gehört|bleibt|kann|wird',
  en: 'loses|stands|has|is|goes|belongs|stays|was|takes',
};
const MANY = {
  de: 'verlieren|stehen|haben|sind|fallen|gehören|können|werden',
  en: 'lose|stand|have|are|belong|stay|were',
};
/** One article for several digits, and one fin or digit as several. */
const OTHER = {
  de: /\b[Dd]ie \d(, \d| und \d)|sind Flossen: Z\d+S\d+\.|fallen (darum )?weg: \d\./,
  en: /\b[Tt]he \d(, \d| and \d)|are fins: r\d+c\d+\./,
};

/** The part of the sentence in which a verb or an article has the wrong number; undefined if none has. */
export function misnumbered(language: 'de' | 'en', text: string): string | undefined {
  const cell = CELL[language];
  const wrong = [
    new RegExp(`(^|[.:;] )${cell}(, ${cell})* ${AND[language]} ${cell} (${ONE[language]})\\b`),
    new RegExp(`(^|[.:;] )${cell} (${MANY[language]})\\b`),
    OTHER[language],
  ];
  return wrong.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
}
