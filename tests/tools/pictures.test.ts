// Pictures of clues in ipuz, where each image is a URL or a file: ours go out as URLs that hold them and come back as names, foreign ones
// are kept if they can be shown without asking anybody, and the clue's text is shown instead of the others.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import type { Givens } from '../../puzzles/crossword/types.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { readPacks } from '../../server/making/packFile.ts';
import { readDocuments, readFileDocuments } from '../../tools/puzzle/check.ts';
import { withPictureUrls } from '../../tools/puzzle/crossword/pictures.ts';
import { generate } from '../../tools/puzzle/generate.ts';
import { PICTURE, SMALL } from '../kinds/crossword/documents.ts';

const RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="red" d="M0 0h1v1z"/></svg>';
const base64 = (type: string, text: string) => `data:${type};base64,${Buffer.from(text).toString('base64')}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'set'));
  writeFileSync(join(folder, 'secret.svg'), RED);
  writeFileSync(join(folder, 'set/red square.svg'), RED);
  writeFileSync(join(folder, 'set/anchor.svg'), RED); // we have an anchor, too
  writeFileSync(join(folder, 'set/huge.png'), Buffer.alloc(60_001));
  writeFileSync(join(folder, 'set/notes.txt'), RED);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Clued {
  readonly clues: Readonly<Record<string, readonly { readonly image?: string }[]>>;
}
const imagesOf = (document: object): string[] =>
  Object.values((document as Clued).clues).flatMap((list) => list.flatMap(({ image }) => image ?? []));

const givensOf = (document: object): Givens => {
  const sheet = readSheet(document);
  const givens = sheet.ok ? openCrossword(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
};

async function written(...words: string[]): Promise<string> {
  const said: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
    said.push(String(text));
    rest.find((done) => typeof done === 'function')?.();
    return true;
  });
  try {
    await generate(words);
  } finally {
    spy.mockRestore();
  }
  return said.join('');
}

test('every level with pictures goes out with URLs, and comes back as it was', async () => {
  const levels = readPacks()
    .filter(({ categoryType, gameType }) => gameType === 'crossword' && categoryType === 'bilderratsel')
    .flatMap(({ levels: all }) => all.map(({ content }) => content));
  expect(levels.length).toBeGreaterThanOrEqual(40);
  for (const content of levels) {
    const out = withPictureUrls(content);
    expect(imagesOf(out).length).toBe(6);
    for (const image of imagesOf(out)) expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect((out as typeof content)['io.raetsel.picture']).toMatchObject({ image: expect.stringMatching(/^data:/) });
    expect(await readDocuments(JSON.stringify(out))).toEqual({ ok: true, value: [content] });
  }
});

test('`generate` writes URLs, which a board shows, too', { timeout: 120_000 }, async () => {
  const line = await written('crossword', '--category', 'bilderratsel', '--seed', '3');
  const document = JSON.parse(line);
  expect(imagesOf(document).length).toBeGreaterThan(3);
  for (const image of imagesOf(document)) expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(imagesOf(document)).toContain(givensOf(document).picture?.image);
});

const MANY = base64('image/png', 'x'.repeat(60_001));

test.each<[string, string, string]>([
  ['the name of one of ours', 'banana', 'banana'],
  ['a file of ours', 'anchor.svg', 'anchor'],
  ['a picture in the document', base64('image/png', 'PNG'), base64('image/png', 'PNG')],
  ['one as text', `data:image/svg+xml,${encodeURIComponent(RED)}`, `data:image/svg+xml,${encodeURIComponent(RED)}`],
  ['one with a charset', `data:image/svg+xml;charset=utf-8,${RED}`, `data:image/svg+xml;charset=utf-8,${RED}`],
  ['a name of somebody else’s', 'logo', ''],
  ['an address', 'https://pictures.example/anchor.svg', ''],
  ['a file that is not there', 'missing.png', ''],
  ['a page', base64('text/html', '<script>'), ''],
  ['a broken URL', 'data:image/svg+xml,%E0%A4%A', ''],
  ['one that is too large', MANY, ''],
])('%s', async (_, image, shown) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const { Across, Down } = SMALL.clues;
  const document = { ...SMALL, clues: { Across: [{ ...Across[0], image }, ...Across.slice(1)], Down } };
  const read = await readDocuments(JSON.stringify(document));
  const slot = givensOf(read.ok ? (read.value[0] ?? {}) : {}).slots[0];
  expect(slot?.clue.image).toBe(shown);
  expect(said.mock.calls.flat()).toEqual(
    shown === '' ? [`The picture "${image.slice(0, 60)}" is left out: the clue's text is shown instead.\n`] : [],
  );
  expect(slot?.clue.text).toBe('Staat');
  const isOurs = shown === 'banana' || shown === 'anchor';
  expect(slot?.clue.lines, 'the text, unless there is a picture for sure').toEqual(isOurs ? [] : ['Staat']);
});

test.each<[string, string, string]>([
  ['beside the document is kept in it', 'red square.svg', base64('image/svg+xml', RED)],
  ['beside the document comes before ours', 'anchor.svg', base64('image/svg+xml', RED)],
  ['elsewhere is not read', '../secret.svg', ''],
  ['by its full name is not read', '/etc/hostname', ''],
  ['that is too large is left out', 'huge.png', ''],
  ['that is no picture is left out', 'notes.txt', ''],
])('a file %s', async (_, image, shown) => {
  const [land, ...rest] = PICTURE.clues.Across;
  const clues = { ...PICTURE.clues, Across: [{ ...land, image }, ...rest] };
  const block = { rect: [0, 0, 0, 0], image };
  const file = join(folder, 'set/puzzle.ipuz');
  writeFileSync(file, JSON.stringify({ ...PICTURE, clues, 'io.raetsel.picture': block }));
  const read = await readFileDocuments(file);
  const { slots, picture } = givensOf(read.ok ? (read.value[0] ?? {}) : {});
  expect(slots[0]?.clue.image).toBe(shown);
  expect(picture?.image).toBe(shown || image);
});
