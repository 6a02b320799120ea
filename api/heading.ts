// A level's title as the head of its game shows it: on the page that the server sends, and in the app that takes its place.

export interface Heading {
  readonly words: string;
  /** Never truncated, unlike the words; '' for none. */
  readonly number: string;
  /** What a phone shows in the place of the words; '' where these fit. */
  readonly short: string;
  readonly long: 'very' | 'rather' | '';
}

/** Characters that a phone has room for. */
const PHONE = 23;

/** `game`: its name. A theme stands alone, the game's name is below it then; a phone has that name where the whole title does not fit. */
export function headingOf(title: string, game: string): Heading {
  const theme = themeOf(title, game);
  const shown = theme ?? title;
  const [, words = shown, number = ''] = (theme === undefined && /^(.+?)( \d+)?$/.exec(title)) || [];
  const short = shown.length > PHONE && words.toLowerCase().endsWith(` ${game.toLowerCase()}`);
  const long = shown.length > 26 ? 'very' : shown.length > 22 && !short ? 'rather' : '';
  return { words, number, short: short ? game : '', long };
}

/** Of a title such as `Word search 7: At the zoo`. */
export function themeOf(title: string, game: string): string | undefined {
  const [, kind = '', theme] = /^(.+?)(?: \d+)?: (.+)$/.exec(title) ?? [];
  return kind.toLowerCase().endsWith(game.toLowerCase()) ? theme : undefined;
}
