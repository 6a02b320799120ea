// Across Lite's text format, which editors write by hand: sections in angle brackets, a grid with '.' for black squares, and one
// clue per line. Versions 1 and 2 have the same first line; rebus tables are not supported.

import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import { type EditorCrossword, runsOf } from './editorCrossword.ts';

const HEAD = /^\s*<ACROSS PUZZLE( V2)?>/;

export const isAcrossText = (text: string): boolean => HEAD.test(text);

/** Codes: BAD_TEXT, NO_GRID, BAD_GRID at the row, REBUS, CLUES_DIFFER at the section. */
export function readAcrossText(text: string): Result<EditorCrossword, Fault> {
  if (!isAcrossText(text)) return fault('BAD_TEXT');
  const sections = sectionsOf(text);
  if (sections.has('REBUS')) return fault('REBUS', 'REBUS');
  const rows = (sections.get('GRID') ?? []).map((row) => row.toUpperCase().replaceAll(':', '.'));
  if (rows.length === 0) return fault('NO_GRID', 'GRID');
  const odd = rows.findIndex((row) => row.length !== rows[0]?.length || !/^[A-Z.]+$/.test(row));
  if (odd >= 0) return fault('BAD_GRID', `GRID[${odd}]`);
  const runs = runsOf(rows);
  const [across, down] = [sections.get('ACROSS') ?? [], sections.get('DOWN') ?? []];
  if (across.length !== runs.across.length) return fault('CLUES_DIFFER', 'ACROSS');
  if (down.length !== runs.down.length) return fault('CLUES_DIFFER', 'DOWN');
  const line = (name: string) => (sections.get(name) ?? []).join(' ');
  return ok({
    title: line('TITLE'),
    author: line('AUTHOR'),
    copyright: line('COPYRIGHT'),
    notes: line('NOTEPAD'),
    rows,
    across,
    down,
  });
}

/** The lines of each section, trimmed, without empty ones. */
function sectionsOf(text: string): ReadonlyMap<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const [, name] = /^<([A-Z0-9 ]+)>$/.exec(line) ?? [];
    if (name !== undefined) {
      lines = [];
      sections.set(name, lines);
    } else if (line !== '') lines.push(line);
  }
  return sections;
}

export function writeAcrossText(crossword: EditorCrossword): string {
  const { title, author, copyright, notes, rows, across, down } = crossword;
  const section = (name: string, lines: readonly string[]) => [`<${name}>`, ...lines.map((line) => `\t${line}`)];
  return [
    '<ACROSS PUZZLE>',
    ...section('TITLE', [title]),
    ...section('AUTHOR', [author]),
    ...section('COPYRIGHT', [copyright]),
    ...section('SIZE', [`${rows[0]?.length ?? 0}x${rows.length}`]),
    ...section('GRID', rows),
    ...section('ACROSS', across),
    ...section('DOWN', down),
    ...(notes === '' ? [] : section('NOTEPAD', [notes])),
    '',
  ].join('\n');
}
