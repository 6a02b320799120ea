// Is a crossword fit to be printed? Checks every rule of a Schwedenrätsel again in the document.

import {
  at,
  cellsOf,
  crossings,
  type Finding,
  finding,
  isOnePiece,
  type Json,
  lettersOf,
  type Run,
  runsOf,
  sizeOf,
  twice,
  type Words,
} from './document.ts';

const SIZES: Readonly<Record<string, string>> = {
  tagliches_ratsel: '12x14',
  leichtes: '10x12',
  bilderratsel: '12x14',
  halbe_seite: '12x16',
  vollformat: '16x22',
  doppelseiter: '32x22',
};

/** Minimum share of letters that are crossed, and maximum share of clue cells. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  tagliches_ratsel: [0.74, 0.24],
  leichtes: [0.74, 0.28],
  bilderratsel: [0.74, 0.24],
  halbe_seite: [0.79, 0.24],
  vollformat: [0.82, 0.24],
  doppelseiter: [0.82, 0.24],
};

/** How many words of nine letters and more a page has at least. */
const LONG_WORDS: Readonly<Record<string, number>> = { vollformat: 1, doppelseiter: 4 };

const imagesOf = (document: Json): number =>
  Object.values(document.clues as Record<string, RawClue[]>)
    .flat()
    .filter(({ image }) => image !== undefined).length;

interface RawClue {
  readonly clue: string;
  readonly location: readonly [number, number];
  readonly cells: readonly (readonly [number, number])[];
  readonly image?: string;
  readonly [key: `io.raetsel.${string}`]: unknown;
}

/** The advance width of a text in thousandths of the type size, from the real font file. */
export type Measure = (text: string) => number;

export function auditCrossword(document: Json, category: string, words: Words, measure: Measure): Finding[] {
  const grid = lettersOf(document);
  const runs = runsOf(grid);
  const clues = ['Across', 'Down'].flatMap((way) => (document.clues as Record<string, RawClue[]>)[way] ?? []);
  return [
    ...(sizeOf(document) === SIZES[category] ? [] : [finding('SIZE', sizeOf(document))]),
    ...auditWords(runs, clues, words),
    ...auditClueCells(document, clues, measure),
    ...auditPattern(document, runs, category),
    ...(isOnePiece(grid) ? [] : [finding('IN_PIECES')]),
    ...auditSolutionWord(document, runs),
  ];
}

function auditWords(runs: readonly Run[], clues: readonly RawClue[], words: Words): Finding[] {
  const found: Finding[] = [];
  const byCells = new Map<string, RawClue[]>();
  for (const clue of clues) {
    const key = clue.cells.map((cell) => cell.join(',')).join(' ');
    byCells.set(key, [...(byCells.get(key) ?? []), clue]);
  }
  for (const run of runs) {
    const asked = byCells.get(cellsOf(run).join(' ')) ?? [];
    if (asked.length !== 1) found.push(finding('RUN_WITHOUT_CLUE', run.word));
    const known = words.clues.get(run.word);
    if (known === undefined) found.push(finding('UNKNOWN_WORD', run.word));
    else
      for (const { clue, image } of asked)
        if (image === undefined && !known.has(clue)) found.push(finding('STRANGE_CLUE', `${run.word}: ${clue}`));
  }
  if (clues.length !== runs.length) found.push(finding('CLUE_WITHOUT_RUN', clues.length - runs.length));
  for (const word of twice(runs.map((run) => run.word))) found.push(finding('WORD_TWICE', word));
  for (const root of twice(runs.map((run) => words.roots.get(run.word) ?? run.word)))
    found.push(finding('FAMILY_TWICE', root));
  for (const text of twice(clues.map(({ clue }) => clue))) found.push(finding('CLUE_TWICE', text));
  return found;
}

const STEPS: Readonly<Record<string, readonly [number, number, 'across' | 'down']>> = {
  right: [1, 0, 'across'],
  rightDown: [1, 0, 'down'],
  down: [0, 1, 'down'],
  downRight: [0, 1, 'across'],
};

function auditClueCells(document: Json, clues: readonly RawClue[], measure: Measure): Finding[] {
  const found: Finding[] = [];
  const cells = new Map<string, RawClue[]>();
  for (const clue of clues) {
    const place = clue.location.join(',');
    cells.set(place, [...(cells.get(place) ?? []), clue]);
    const [dx, dy, way] = STEPS[String(clue['io.raetsel.arrow'])] ?? [0, 0, 'across'];
    const [first, second] = clue.cells;
    const leads = first?.[0] === clue.location[0] + dx && first?.[1] === clue.location[1] + dy;
    const goes = way === 'across' ? second?.[0] === (first?.[0] ?? 0) + 1 : second?.[1] === (first?.[1] ?? 0) + 1;
    if (!leads || !goes) found.push(finding('ARROW', clue.clue));
    found.push(...auditText(clue, measure));
  }
  for (const [row, line] of (document.puzzle as unknown[][]).entries()) {
    for (const [column, cell] of line.entries()) {
      const here = cells.get(`${column},${row}`)?.length ?? 0;
      if (cell === '#' && (here < 1 || here > 2)) found.push(finding('CLUES_IN_CELL', `${column},${row} has ${here}`));
      if (cell === 0 && here > 0) found.push(finding('CLUE_ON_LETTER', `${column},${row}`));
    }
  }
  return found;
}

/** In thousandths of a cell's side: a hair's breadth is left free on both sides. */
const WHOLE = 1000 - 2 * 30;
const HALF = 500 - 30;

function auditText(clue: RawClue, measure: Measure): Finding[] {
  if (clue.image !== undefined) return [];
  const lines = (clue['io.raetsel.lines'] ?? []) as readonly string[];
  const size = Number(clue['io.raetsel.size'] ?? 190);
  const side = clue['io.raetsel.side'] ?? 'whole';
  const bare = (text: string) => text.replace(/[-\s]/g, '');
  const found: Finding[] = [];
  if (lines.length === 0 || bare(lines.join('')) !== bare(String(clue['io.raetsel.short'] ?? clue.clue)))
    found.push(finding('LINES', clue.clue));
  const wide = side === 'left' || side === 'right' ? HALF : WHOLE;
  const tall = side === 'top' || side === 'bottom' ? HALF : WHOLE;
  for (const line of lines) if ((measure(line) * size) / 1000 > wide) found.push(finding('LINE_TOO_WIDE', line));
  // the first line is as tall as its capitals, each further line takes a full type size
  if ((lines.length - 1) * size + 0.9 * size > tall) found.push(finding('TOO_MANY_LINES', clue.clue));
  if (size < 140) found.push(finding('TYPE_TOO_SMALL', `${clue.clue} ${size}`));
  return found;
}

function auditPattern(document: Json, runs: readonly Run[], category: string): Finding[] {
  const found: Finding[] = [];
  const [crossed, clueShare] = LIMITS[category] ?? [0, 1];
  const cells = (document.puzzle as unknown[][]).flat();
  const pictures = cells.filter((cell) => cell === null).length;
  const share = cells.filter((cell) => cell === '#').length / (cells.length - pictures);
  if (share > clueShare + 1e-9) found.push(finding('CLUE_SHARE', share.toFixed(3)));
  if (pictures > 0 && document['io.raetsel.picture'] === undefined) found.push(finding('EMPTY_CELLS', pictures));
  const through = crossings(runs);
  const both = [...through.values()].filter((count) => count === 2).length / through.size;
  if (both < crossed) found.push(finding('CROSSED', both.toFixed(3)));
  const mean = runs.reduce((sum, run) => sum + run.word.length, 0) / runs.length;
  if (mean < 4.7) found.push(finding('MEAN_LENGTH', mean.toFixed(2)));
  const ofLength = (length: number) => runs.filter((run) => run.word.length === length).length / runs.length;
  if (ofLength(2) > 0.01) found.push(finding('WORDS_OF_TWO', ofLength(2).toFixed(3)));
  if (ofLength(3) > 0.08) found.push(finding('WORDS_OF_THREE', ofLength(3).toFixed(3)));
  const long = runs.filter((run) => run.word.length >= 9).length;
  if (long < (LONG_WORDS[category] ?? 0)) found.push(finding('LONG_WORDS', long));
  if (pictures > 0 && imagesOf(document) !== 6) found.push(finding('PICTURES', imagesOf(document)));
  for (const run of runs) {
    const counts = cellsOf(run).map((cell) => through.get(cell) ?? 0);
    if (counts.some((_, n) => n > 1 && [n - 2, n - 1, n].every((place) => counts[place] === 1)))
      found.push(finding('THREE_UNCROSSED', run.word));
  }
  return found;
}

function auditSolutionWord(document: Json, runs: readonly Run[]): Finding[] {
  const grid = lettersOf(document);
  const marks = new Map<number, string>();
  for (const [row, line] of (document.puzzle as unknown[][]).entries()) {
    for (const [column, cell] of line.entries()) {
      const mark = (cell as { style?: { mark?: { BR?: string } } } | null)?.style?.mark?.BR;
      if (mark !== undefined) marks.set(Number(mark), at(grid, column, row));
    }
  }
  const spelt = [...marks.keys()]
    .sort((a, b) => a - b)
    .map((number) => marks.get(number))
    .join('');
  const { answer } = document;
  if (answer === undefined) return [finding('NO_SOLUTION_WORD')];
  if (spelt !== answer) return [finding('SOLUTION_WORD', `${answer} is spelt ${spelt}`)];
  return runs.some((run) => run.word === answer) ? [finding('SOLUTION_WORD_IN_GRID', answer)] : [];
}
