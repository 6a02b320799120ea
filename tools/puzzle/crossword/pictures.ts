// The pictures of clues in documents for and from other programs. In ours they are names of files in `assets/images/crossword`; in ipuz
// an image is a URL or a file. Ours leave as data: URLs, so that a document is complete without files beside it, and come back as names.
// A foreign picture is kept as a data: URL too. One at another address is left out and the clue's text is shown: the page of a player
// asks nobody else for anything.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { EXTENSION, isRecord } from '../../../puzzles/ipuz/sheet.ts';
import type { Document } from '../foreign/grid.ts';

const FOLDER = join(import.meta.dirname, '../../../assets/images/crossword');
const BLOCK = `${EXTENSION}picture`;
/** Every player of the level loads it. */
const LARGEST = 60_000; // bytes

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

const urlOf = (bytes: Uint8Array, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The bytes of such a URL, in either of its notations; undefined for other texts, and for what is no picture. */
function bytesOf(url: string): Buffer | undefined {
  const [, type = '', base64, data = ''] = /^data:([\w+/.-]+)(?:;[\w-]+=[\w-]+)*(;base64)?,(.*)$/s.exec(url) ?? [];
  if (!Object.values(TYPES).includes(type.toLowerCase())) return undefined;
  try {
    return base64 === undefined ? Buffer.from(decodeURIComponent(data)) : Buffer.from(data, 'base64');
  } catch {
    return undefined;
  }
}

const isName = (image: string): boolean => /^[\w-]+$/.test(image);
const fileOf = (name: string): string => join(FOLDER, `${name}.svg`);

/** The name of our picture with this content. */
const ourName = (bytes: Buffer): string | undefined =>
  readdirSync(FOLDER)
    .find(
      (file) => statSync(join(FOLDER, file)).size === bytes.length && readFileSync(join(FOLDER, file)).equals(bytes),
    )
    ?.replace(/\.svg$/, '');

/** Changes each image of a crossword; a clue whose image becomes undefined has none. */
function withImages(document: Document, change: (image: string) => string | undefined): Document {
  const { clues } = document;
  const block = document[BLOCK];
  const clueWith = (clue: unknown): unknown => {
    if (!isRecord(clue) || !('image' in clue)) return clue;
    const { image, ...rest } = clue;
    const changed = typeof image === 'string' ? change(image) : undefined;
    return changed === undefined ? rest : { ...clue, image: changed };
  };
  const lists =
    isRecord(clues) &&
    Object.entries(clues).map(([name, list]) => [name, Array.isArray(list) ? list.map(clueWith) : list]);
  return {
    ...document,
    ...(lists && { clues: Object.fromEntries(lists) }),
    ...(isRecord(block) && typeof block.image === 'string'
      ? { [BLOCK]: { ...block, image: change(block.image) ?? block.image } }
      : {}),
  };
}

/** For other programs: our pictures as URLs that hold them. */
export const withPictureUrls = (document: Document): Document =>
  withImages(document, (image) =>
    isName(image) && existsSync(fileOf(image)) ? urlOf(readFileSync(fileOf(image)), 'image/svg+xml') : image,
  );

/** From other programs: files in the document's folder as URLs that hold them. */
export function withPictureFiles(document: unknown, folder: string): unknown {
  if (!isRecord(document)) return document;
  return withImages(document, (image) => {
    const type = TYPES[extname(image).toLowerCase()];
    const file = join(folder, image);
    // a name without a path: no document may name what is elsewhere on the disk
    if (type === undefined || !/^[\w .-]+$/.test(image) || !existsSync(file)) return image;
    return statSync(file).size > LARGEST ? image : urlOf(readFileSync(file), type);
  });
}

/** Our names for our pictures, in whatever way the document has them; others as URLs that hold them, or left out, which is said. */
export const withOurPictures = (document: Document): Document =>
  withImages(document, (image) => {
    const kept = ours(image);
    if (kept === undefined)
      process.stderr.write(`The picture "${image.slice(0, NAMED)}" is left out: the clue's text is shown instead.\n`);
    return kept;
  });

/** As much of a picture's address as tells which one it is. */
const NAMED = 60;

function ours(image: string): string | undefined {
  const name = image.replace(/\.svg$/, '');
  if (isName(name) && existsSync(fileOf(name))) return name;
  const bytes = bytesOf(image);
  return bytes === undefined ? undefined : (ourName(bytes) ?? (bytes.length > LARGEST ? undefined : image));
}
