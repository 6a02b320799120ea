// A script that farms jokers: it reads the served solutions and posts each level as solved, as fast as the server accepts them.
// It knows only the API and shares no code with server, puzzles or client.

import { randomUUID } from 'node:crypto';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a stranger has no types for the responses
  readonly data: any;
}
/** `path` is relative to `/api`. */
export type Call = (
  method: 'GET' | 'PUT',
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) => Promise<Answer>;

/** How the attacker lies about time: the ms that a game claims to have taken, by its number of entries. */
export type Claim = (entries: number) => number;

export interface Loot {
  readonly posted: number;
  readonly solved: number;
  readonly jokers: number;
  /** How many best times the server recorded. */
  readonly times: number;
  readonly refused: Readonly<Record<string, number>>;
}

/** A cell may have a `style`, or a printed `value`. */
type PrintedCell = string | number | null | { readonly cell?: string | number; readonly value?: string };
type Grid = PrintedCell[][];

const isEmpty = (cell: PrintedCell | undefined): boolean =>
  typeof cell === 'object' && cell !== null ? cell.cell === 0 && cell.value === undefined : cell === 0;

/** The entries that fill a served document, read from its solution. */
export function entriesOf(game: string, document: { puzzle: Grid; solution: unknown }): object[] {
  const { puzzle } = document;
  const width = puzzle[0]?.length ?? 0;
  if (game === 'wordsearch') return (document.solution as string[]).map((word) => lineOf(puzzle as string[][], word));
  const solution = document.solution as Grid;
  return solution.flatMap((row, y) =>
    row.flatMap((value, x): object[] => {
      const cell = y * width + x;
      if (!isEmpty(puzzle[y]?.[x])) return [];
      if (game === 'sudoku') return [{ type: 'digit', cell, digit: Number(value), clean: false }];
      return [{ type: 'letter', cell, letter: value, pencil: false }];
    }),
  );
}

function lineOf(letters: string[][], word: string): object {
  const width = letters[0]?.length ?? 0;
  for (let y = 0; y < letters.length; y++)
    for (let x = 0; x < width; x++)
      for (const [dx, dy] of [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b] as const)))
        if ([...word].every((letter, n) => letters[y + n * dy]?.[x + n * dx] === letter)) {
          const last = word.length - 1;
          return { type: 'find', from: y * width + x, to: (y + last * dy) * width + x + last * dx };
        }
  throw new Error(`${word} is not there`);
}

interface Posted {
  readonly puzzle: string;
  readonly moves: readonly object[];
  readonly claim: Claim;
  readonly wait: (() => unknown) | undefined;
}

/** Posts a game once, or twice: started first, then solved. `wait` lets real time pass between the two. */
async function post(call: Call, headers: Record<string, string>, { puzzle, moves, claim, wait }: Posted) {
  const total = claim(moves.length);
  const log = moves.map((move, n) => ({ type: 'move', at: Math.round(((n + 1) * total) / moves.length), move }));
  const send = (entries: object[], based: Record<string, string>) =>
    call(
      'PUT',
      `/game/progress/${encodeURIComponent(puzzle)}`,
      { ...headers, ...based, 'idempotency-key': randomUUID() },
      {
        game: { version: 1, puzzle, seed: 1, relaxed: false, log: entries },
        opened: puzzle.slice(-10).match(/^\d{4}-/) ? puzzle.slice(-10) : undefined,
      },
    );
  if (!wait) return send(log, { 'if-none-match': '*' });
  await send(log.slice(0, 1), { 'if-none-match': '*' });
  await wait();
  return send(log, { 'if-match': '"1"' });
}

export interface Raid {
  readonly claim: Claim;
  /** Levels by `{game}/{category}/{id}`. */
  readonly levels: readonly string[];
  /** Called between starting and solving each game. */
  readonly wait?: () => unknown;
}

export async function farm(call: Call, headers: Record<string, string>, { claim, levels, wait }: Raid): Promise<Loot> {
  let [posted, solved, jokers, times] = [0, 0, 0, 0];
  const refused: Record<string, number> = {};
  for (const level of levels) {
    const [game = '', , id = ''] = level.split('/');
    const served = await call('GET', `/game/${level}`, {});
    if (served.status !== 200) throw new Error(`${level}: ${served.status}`);
    const moves = entriesOf(game, served.data.content);
    const { status, data } = await post(call, headers, { puzzle: `${game}/${id}`, moves, claim, wait });
    posted++;
    if (data.record?.solved) solved++;
    if (data.record?.bestTime !== undefined) times++;
    jokers += data.reward ?? 0;
    const why = status === 200 ? data.unpaid : data.code;
    if (why) refused[why] = (refused[why] ?? 0) + 1;
  }
  return { posted, solved, jokers, times, refused };
}

/** Every numbered level in both languages, in unlocking order; and the dailies of the last `days` days. */
export async function everything(
  call: Call,
  today: string,
  days: number,
  games?: readonly string[],
): Promise<string[]> {
  const levels: string[] = [];
  for (const language of ['de', 'en']) {
    const { data } = await call('GET', '/game/config', { 'accept-language': language });
    for (const { type, categories } of data.games) {
      if (games && !games.includes(type)) continue;
      for (const { type: category, showLevelDate, levelsCount } of categories) {
        if (showLevelDate) {
          for (let back = 0; back < days; back++) {
            const date = new Date(Date.parse(`${today}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);
            levels.push(`${type}/${category}/${language}-${category}-${date}`);
          }
          continue;
        }
        const list = await call('GET', `/game/${type}/${category}?limit=${levelsCount}`, {
          'accept-language': language,
        });
        levels.push(...list.data.map((id: string) => `${type}/${category}/${id}`));
      }
    }
  }
  return levels;
}
