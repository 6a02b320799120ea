// Is a wordsearch sound? Every listed word is in its theme's list and occurs once, in a direction that its level allows, and the letters
// left over spell the message.

import { type Finding, finding, type Json, sizeOf, twice } from './document.ts';

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const;

export function auditWordsearch(
  document: Json,
  category: string,
  number: number,
  offensive: readonly string[],
  themes: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  const found: Finding[] = [];
  const say = (rule: string, about?: unknown) => found.push(finding(rule, about));
  const grid = document.puzzle as string[][];
  const list = document.solution as string[];
  const easy = category === 'leichtes' && number <= 10;
  const size = category === 'vollformat' ? '16x16' : easy ? '10x10' : '12x12';
  if (sizeOf(document) !== size) say('SIZE', sizeOf(document));
  if (!grid.every((row) => row.every((letter) => /^[A-Z]$/.test(letter)))) say('LETTERS');
  for (const word of twice(list)) say('LISTED_TWICE', word);
  const theme = themes.get(String(document['io.raetsel.theme']));
  const covered = new Set<string>();
  const used = new Set<string>();
  let sum = 0;
  for (const word of list) {
    if (word.length < 4) say('SHORT', word);
    if (!theme?.has(word)) say('OFF_THEME', word);
    const places = placesOf(grid, word);
    const lines = new Set(places.map(({ cells }) => [...cells].sort().join(' ')));
    if (lines.size !== 1) say('FOUND', `${word} ${lines.size} times`);
    const [place] = places;
    if (place === undefined) continue;
    used.add(place.way);
    for (const cell of place.cells) covered.add(cell);
    sum += word.length;
    if (list.some((other) => other !== word && (other.includes(word) || other.includes([...word].reverse().join('')))))
      say('PART_OF_ANOTHER', word);
  }
  if (easy && used.size > 4) say('DIRECTIONS', [...used].join(' '));
  if (used.size < (easy ? 2 : 4)) say('DULL', [...used].join(' '));
  if (sum === covered.size) say('NO_OVERLAP');
  for (const word of offensive) if (placesOf(grid, word).length > 0) say('OFFENSIVE', word);
  const message = document['io.raetsel.message'];
  if (typeof message === 'string') {
    const rest = grid.flatMap((row, y) => row.filter((_, x) => !covered.has(`${x},${y}`))).join('');
    const folded = fold(message);
    if (rest !== folded) say('MESSAGE', `${rest} is not ${folded}`);
  } else say('NO_MESSAGE');
  return found;
}

const fold = (text: string): string =>
  text
    .replace(/ä/gi, 'AE')
    .replace(/ö/gi, 'OE')
    .replace(/ü/gi, 'UE')
    .replace(/ß/g, 'SS')
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

function placesOf(grid: readonly (readonly string[])[], word: string): { way: string; cells: string[] }[] {
  const places: { way: string; cells: string[] }[] = [];
  for (const [y, row] of grid.entries()) {
    for (const x of row.keys()) {
      for (const [dx, dy] of DIRECTIONS) {
        if (![...word].every((letter, n) => grid[y + n * dy]?.[x + n * dx] === letter)) continue;
        places.push({ way: `${dx},${dy}`, cells: [...word].map((_, n) => `${x + n * dx},${y + n * dy}`) });
      }
    }
  }
  return places;
}
