// The pictures of a crossword, loaded before anything is printed.

import type { Look } from '../../../puzzles/crossword/play.ts';
import type { Pictures } from '../still.ts';

const FILES = import.meta.glob<string>('../../../assets/images/crossword/*.svg', { query: '?url', import: 'default' });

/** A picture that does not load is left out, and the clue's text is printed instead. */
export async function picturesOf(looks: readonly Look[]): Promise<Pictures> {
  const names = new Set(looks.flatMap((look) => namesIn(look)));
  const found = await Promise.all([...names].map(async (name) => [name, await load(name)] as const));
  return new Map(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

const namesIn = ({ image, image2 }: Look): string[] => [image, image2].filter((name) => name !== '');

async function load(name: string): Promise<string | undefined> {
  try {
    const isUrl = name.startsWith('data:image/'); // of an imported puzzle
    const url = isUrl ? name : await FILES[`../../../assets/images/crossword/${name}.svg`]?.();
    if (url === undefined) return undefined;
    const image = new Image();
    image.src = url;
    await image.decode();
    return url;
  } catch {
    return undefined;
  }
}
