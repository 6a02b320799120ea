// The pictures that clues show: loaded before the board is first drawn, then drawn into the atlas like everything else.

import type { Givens } from '../../puzzles/crossword/types.ts';

const FILES = import.meta.glob<string>('../../assets/images/crossword/*.svg', { query: '?url', import: 'default' });

const loaded = new Map<string, HTMLImageElement>();

/** undefined if there is no such picture: the clue's text is shown instead. */
export const pictureOf = (name: string): HTMLImageElement | undefined => loaded.get(name);

/** Loads all pictures of a puzzle. One that fails to load does not block the board. */
export async function loadPictures({ slots, picture }: Givens): Promise<void> {
  const names = new Set(slots.map(({ clue }) => clue.image).filter((name) => name !== ''));
  if (picture) names.add(picture.image);
  await Promise.all([...names].map((name) => load(name).catch(() => undefined)));
}

async function load(name: string): Promise<void> {
  const file = FILES[`../../assets/images/crossword/${name}.svg`];
  const holdsItself = name.startsWith('data:image/'); // of an imported puzzle
  if ((file === undefined && !holdsItself) || loaded.has(name)) return;
  const image = new Image();
  image.src = (await file?.()) ?? name;
  await image.decode();
  loaded.set(name, image);
}
