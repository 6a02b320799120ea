// Crosswords converted to the editors' formats and back: whatever a format can hold survives.

import { describe, expect, test } from 'vitest';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { readAny, write } from '../../tools/puzzle/crossword/convert.ts';
import { type EditorCrossword, runsOf } from '../../tools/puzzle/crossword/editorCrossword.ts';
import { describe as describeFault } from '../../tools/puzzle/faults.ts';
import { PICTURE, SMALL, TWO } from '../kinds/crossword/documents.ts';

const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

function reading(bytes: Uint8Array): EditorCrossword {
  const read = readAny(bytes);
  if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.at}`);
  return read.value;
}

function writing(crossword: EditorCrossword, format: 'ipuz' | 'puz' | 'text'): Uint8Array {
  const written = write(crossword, format);
  if (!written.ok) throw new Error(`${written.fault.code} at ${written.fault.at}`);
  return written.value;
}

const codeOf = (value: unknown) => {
  const read = readAny(bytesOf(value));
  return read.ok ? 'ok' : `${read.fault.code} at ${read.fault.at}`;
};

const TEXT = `<ACROSS PUZZLE>
<TITLE>
	Klein
<AUTHOR>
	Wir
<COPYRIGHT>
<SIZE>
	3x3
<GRID>
	ABC
	D.E
	FGH
<ACROSS>
	erste
	letzte
<DOWN>
	links
	rechts
`;

test('words are numbered as in print', () => {
  const { across, down } = runsOf(['ABC', 'D.E', 'FGH']);
  expect(across.map(({ number, cells }) => [number, cells.length])).toEqual([
    [1, 3],
    [3, 3],
  ]);
  expect(down.map(({ number }) => number)).toEqual([1, 2]);
});

describe.each(['puz', 'text'] as const)('through %s and back', (format) => {
  test.each([
    ['a small one', SMALL],
    ['one with a picture', PICTURE],
    ['one with two clues in a cell', TWO],
  ])('%s keeps letters, clues and title, and is an arrowword again', (_name, document) => {
    const before = reading(bytesOf(document));
    const after = reading(writing(before, format));
    expect(after).toEqual(before);
    const sheet = readSheet(JSON.parse(Buffer.from(writing(after, 'ipuz')).toString()));
    const givens = sheet.ok && openCrossword(sheet.value);
    expect(givens).toMatchObject({ ok: true });
    if (givens && givens.ok === true)
      expect(givens.value.slots.map((slot) => slot.clue.text)).toEqual([...before.across, ...before.down]);
  });

  test('umlauts survive', () => {
    const crossword = { ...reading(bytesOf(TEXT)), across: ['Maß für Öl', 'Übermut'] };
    expect(reading(writing(crossword, format)).across).toEqual(['Maß für Öl', 'Übermut']);
  });
});

test('black squares that cannot hold the clues make an ordinary crossword, which can be read again', () => {
  const crossword = reading(bytesOf(TEXT));
  const ipuz = JSON.parse(Buffer.from(writing(crossword, 'ipuz')).toString());
  expect(ipuz.kind).toEqual(['http://ipuz.org/crossword#1']);
  expect(ipuz.puzzle[0]).toEqual([1, 0, 2]);
  expect(reading(bytesOf(ipuz))).toEqual(crossword);
});

test.each([
  ['UNKNOWN_FORMAT at ', 'hello'],
  ['NOT_CROSSWORD at kind', { ...SMALL, kind: ['http://ipuz.org/sudoku#1'] }],
  ['NO_CLUE at clues.Across 1', { ...SMALL, kind: ['http://ipuz.org/crossword#1'], clues: {} }],
  ['NO_GRID at GRID', '<ACROSS PUZZLE>\n<TITLE>\nx'],
  ['BAD_GRID at GRID[1]', TEXT.replace('D.E', 'D.')],
  ['REBUS at REBUS', `${TEXT}<REBUS>\n`],
  ['CLUES_DIFFER at DOWN', TEXT.replace('\trechts\n', '')],
  ['NO_CLUE at puzzle[3][1]', { ...SMALL, clues: { ...SMALL.clues, Across: SMALL.clues.Across.slice(0, 2) } }],
])('refuses: %s', (code, document) => expect(codeOf(document)).toBe(code));

const CELLED = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/crossword/crypticcrossword#1'],
  puzzle: [
    [1, 2],
    [3, 0],
  ],
  solution: [
    ['A', 'B'],
    ['C', 'D'],
  ],
};
const celled = (from: number) => {
  const clue = (text: string, ...cells: number[][]) => ({
    clue: `<i>${text}</i>`,
    cells: cells.map((cell) => cell.map((at) => at + from)),
  });
  return {
    ...CELLED,
    clues: {
      Across: [clue('below', [0, 1], [1, 1]), clue('above', [0, 0], [1, 0])],
      Down: [clue('left', [0, 0], [0, 1]), { number: 2, clue: 'right' }],
    },
  };
};

test.each([0, 1])('clues that name their cells, counted from %i, belong to the words there', (from) => {
  const { across, down } = reading(bytesOf(celled(from)));
  expect([across, down]).toEqual([
    ['above', 'below'],
    ['left', 'right'],
  ]);
});

test('clues that name cells of no word are refused', () => {
  expect(codeOf(celled(5))).toBe('NO_SUCH_NUMBER at clues.Across[0]');
});

test('a puzzle that is no crossword is told by its name', () => {
  const read = readAny(bytesOf({ ...SMALL, kind: ['http://ipuz.org/block#1'] }));
  expect(read.ok ? 'ok' : describeFault(read.fault, 'en')).toBe(
    'NOT_CROSSWORD at kind: This is a sliding-block puzzle; crosswords alone can be converted.',
  );
  expect(codeOf('{"version": 2,}')).toBe('NOT_JSON at line 1, column 15');
  expect(codeOf({ ...CELLED, version: 'http://ipuz.org/v3' })).toBe('BAD_VERSION at version');
});

test('a locked or damaged .puz is refused', () => {
  const bytes = Uint8Array.from(writing(reading(bytesOf(TEXT)), 'puz'));
  expect(codeOf(Buffer.from(bytes).toString('latin1').slice(0, 30))).toMatch(/^(BAD_PUZ|UNKNOWN_FORMAT)/);
  const locked = bytes.slice();
  locked[0x32] = 4;
  expect(readAny(locked)).toMatchObject({ ok: false, fault: { code: 'SCRAMBLED' } });
  expect(readAny(bytes.slice(0, 60))).toMatchObject({ ok: false });
});

test('a text that Latin-1 cannot encode is refused for .puz', () => {
  const crossword = { ...reading(bytesOf(TEXT)), down: ['links', 'Wisła'] };
  expect(write(crossword, 'puz')).toEqual({ ok: false, fault: { code: 'NOT_LATIN', at: 'down[1]' } });
});
