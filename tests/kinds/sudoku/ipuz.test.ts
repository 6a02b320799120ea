// Sudoku's part of ipuz: the ways in which other programs write a cell, and what we write.

import { expect, test } from 'vitest';
import { parseIpuz, printIpuz, readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { openSudoku, writeSudoku } from '../../../puzzles/sudoku/ipuz.ts';
import type { Givens } from '../../../puzzles/sudoku/types.ts';
import { documentOf, EASY, EASY_GIVENS, EASY_SOLUTION } from './documents.ts';

const opened = (document: object): Givens => {
  const sheet = readSheet(document);
  const givens = sheet.ok ? openSudoku(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
};

const plain = opened(EASY);
const rows = EASY.puzzle as number[][];
const eachCell = (change: (digit: number) => unknown) => ({ ...EASY, puzzle: rows.map((row) => row.map(change)) });

test.each<[string, object]>([
  ['numbers', EASY],
  ['texts', eachCell(String)],
  ['null for empty cells', eachCell((digit) => digit || null)],
  ['objects with cell', eachCell((cell) => ({ cell, style: { shapebg: 'circle' } }))],
  ['objects with value', eachCell((value) => ({ value }))],
  ['objects with given', eachCell((digit) => (digit === 0 ? { cell: 0 } : { given: String(digit) }))],
  [
    'a charset of letters',
    { ...eachCell((digit) => (digit === 0 ? 0 : 'ABCDEFGHI'[digit - 1])), charset: 'ABCDEFGHI', solution: undefined },
  ],
  ['no solution', documentOf(EASY_GIVENS)],
  ['boxes, said aloud', { ...EASY, boxes: true }],
  ["somebody else's saved digits", { ...EASY, saved: [['9']] }],
])('%s', (_name, document) => {
  expect(opened(JSON.parse(JSON.stringify(document)))).toEqual(plain);
});

test('what we write is one line, and is read back as the same puzzle', () => {
  const written = writeSudoku({
    givens: Uint8Array.from(EASY_GIVENS, (char) => Number(char) || 0),
    solution: Uint8Array.from(EASY_SOLUTION, Number),
    title: 'Sudoku 7',
    difficulty: 'easy',
    date: '2026-11-21',
  });
  const line = printIpuz(written);
  expect(line.split('\n')).toHaveLength(1);
  const sheet = parseIpuz(line);
  expect(sheet).toEqual({ ok: true, value: written });
  expect(sheet.ok && opened(sheet.value.fields)).toEqual(plain);
  expect(written.fields.date).toBe('11/21/2026');
});
