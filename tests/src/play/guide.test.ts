// The guides: every step waits for its action, and all can be done in order, in both languages.

import { describe, expect, test } from 'vitest';
import { GAME_TYPES, type GameType } from '../../../puzzles/catalogue.ts';
import type { Language } from '../../../puzzles/languages.ts';
import type { GuideStep } from '../../../src/games/guide.ts';
import { SHARED_KEYS } from '../../../src/games/manifest.ts';
import { findGame, GAMES } from '../../../src/games/registry.ts';
import { LAST_OF_ROW } from '../../../src/games/sudoku/guideSheet.ts';
import { nextStage } from '../../../src/help/Guide.tsx';
import { type GuideBoard, openGuide } from '../../../src/help/guideBoard.ts';
import { placeOf } from '../../../src/help/StepPlace.tsx';
import { merge, type Texts } from '../../../src/text/merge.ts';
import { DOES, type Doing, drag, GUIDED, tap, write } from '../help/guideDoing.ts';

const CASES = GUIDED.flatMap((kind) => (['de', 'en'] as const).map((language) => [kind, language] as const));

const guideOf = async (kind: GameType, language: Language) => {
  const module = await GAMES[kind].guide?.();
  if (!module) throw new Error(`${kind} has no guide`);
  return module.guide(language);
};

const lookOf = (board: GuideBoard, cell: number) =>
  board.kind.look(board.givens, board.current().play, board.current().view)[cell] as { type?: string };

function isDone(board: GuideBoard, step: GuideStep | undefined, hinted = false): boolean {
  const { play, view } = board.current();
  const looks = board.kind.look(board.givens, play, view);
  const now = { look: (cell: number) => looks[cell], cursor: view.cursor, mistakes: board.mistakes(), hinted };
  return step?.done?.(now) ?? true;
}

test('every game with a guide is played here', () => {
  expect(GUIDED.toSorted()).toEqual(GAME_TYPES.filter((game) => GAMES[game].guide !== undefined).toSorted());
});

describe.each(CASES)('the guide of the %s in %s', (kind, language) => {
  test('its steps can be completed in order by doing what they say', async () => {
    const { sheet, steps, from } = await guideOf(kind, language);
    const board = await openGuide(kind, sheet, from);
    const doing: Doing = DOES[kind](language);
    expect(steps.filter((step) => step.done).map(({ key }) => key)).toEqual(Object.keys(doing));
    for (const [key, gestures] of Object.entries(doing)) {
      const step = steps.find((one) => one.key === key);
      board.send({ type: 'light', lights: step?.lights ?? [] });
      expect(isDone(board, step), `${key} before`).toBe(false);
      for (const gesture of gestures) board.send(gesture);
      if (key === 'hint') expect(await board.hint()).toBeDefined();
      expect(isDone(board, step, key === 'hint'), `${key} after`).toBe(true);
    }
  });

  test('a step with a place to go to names it: what is lit is not heard', async () => {
    const { sheet, steps } = await guideOf(kind, language);
    const board = await openGuide(kind, sheet);
    const doing = steps.filter(({ done, lights }) => done && lights.length > 0);
    expect(doing.length).toBeGreaterThan(0);
    for (const step of doing) {
      const ends = placeOf(step);
      expect(ends.length, step.key).toBeGreaterThan(0);
      // where the arrow keys lead, which skip clues
      for (const cell of ends)
        expect(
          board.kind.read(board.givens, board.current().play, board.current().view, tap(cell)),
          step.key,
        ).toBeDefined();
      if (kind === 'crossword') expect(ends.map((cell) => lookOf(board, cell).type)).toEqual(ends.map(() => 'letter'));
    }
  });

  test('where it says to tap or to click, whoever may have keys is told which one does the same', () => {
    const { step } = wordsOf(language)[kind] as Guide;
    for (const [key, sentence] of Object.entries(step))
      if (/\btap|\bclick|antipp|\btipp\b|\bKlick/i.test(sentence.replace(/ein Tipp|Ein Tipp/g, '')))
        expect(step[`${key}_keys`] ?? sentence, key).toMatch(
          /arrow keys|Pfeiltasten|Enter|space bar|Space|Eingabetaste|Leertaste/,
        );
  });

  test('its lights are understood', async () => {
    const { sheet, steps } = await guideOf(kind, language);
    const board = await openGuide(kind, sheet);
    const { play, view } = board.current();
    for (const { lights } of steps) {
      expect(board.kind.read(board.givens, play, view, { type: 'light', lights })).toBeDefined();
    }
  });

  test('every step has a sentence with all values filled in', async () => {
    const { steps } = await guideOf(kind, language);
    const { step } = wordsOf(language)[kind] as Guide;
    const said = Object.keys(step).filter((key) => !key.endsWith('_keys'));
    expect(said.sort()).toEqual(steps.map(({ key }) => key).sort());
    for (const { key, values } of steps) {
      const blanks = [...`${step[key]} ${step[`${key}_keys`]}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect(Object.keys(values ?? {}), key).toEqual(expect.arrayContaining(blanks));
    }
  });

  test('every key of its list has a text, and no other has', () => {
    const all = wordsOf(language);
    const keys = GAMES[kind].keys;
    const own = keys.filter((name) => name.startsWith('own/')).map((name) => name.slice(4));
    const guide = all[kind] as Guide;
    for (const words of [guide.keys, guide.key]) expect(Object.keys(words).sort()).toEqual(own.sort());
    expect(SHARED_KEYS).toEqual(expect.arrayContaining(keys.filter((name) => !name.startsWith('own/'))));
    const shared = all as unknown as Guide;
    for (const words of [shared.keys, shared.key]) expect(Object.keys(words).sort()).toEqual([...SHARED_KEYS].sort());
  });
});

test('a small board needs letters for two rows of keys at most', async () => {
  for (const [kind, language] of CASES) {
    const { letters = '' } = await guideOf(kind, language);
    expect(new Set(letters).size, `${kind} ${language}`).toBeLessThanOrEqual(9);
  }
});

/** All lines of at least three of the 25 cells, the length of the shortest words, by their ends. */
const LINES = Array.from({ length: 25 * 25 }, (_, pair) => [Math.floor(pair / 25), pair % 25] as const).filter(
  ([from, to]) => {
    const [rows, columns] = [Math.abs(Math.floor(to / 5) - Math.floor(from / 5)), Math.abs((to % 5) - (from % 5))];
    return Math.max(rows, columns) >= 2 && (rows === 0 || columns === 0 || rows === columns);
  },
);

test.each(['de', 'en'] as const)(
  'wordsearch in %s: whatever line misses ends the step about missing',
  async (language) => {
    const { sheet, steps } = await guideOf('wordsearch', language);
    const step = steps.find(({ key }) => key === 'mistake');
    let missed = 0;
    for (const [from, to] of LINES) {
      const board = await openGuide('wordsearch', sheet);
      board.send(drag(from, to));
      const { found } = board.current().play as { readonly found: readonly number[] };
      if (found.length > 0) continue;
      expect(isDone(board, step), `${from} to ${to}`).toBe(true);
      missed++;
    }
    expect(missed).toBeGreaterThan(150);
  },
);

test('an unknown game has no manifest', () => {
  expect([findGame('blank'), findGame('toString')]).toEqual([undefined, undefined]);
});

interface Guide {
  readonly keys: Readonly<Record<string, string>>;
  readonly key: Readonly<Record<string, string>>;
  readonly step: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<Record<string, unknown>>('../../../src/text/*/later/{help,*Guide}.json', {
  eager: true,
  import: 'default',
});

/** By kind, and those of all kinds. */
function wordsOf(language: Language): Readonly<Record<string, Guide | Texts>> {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return merge(Object.fromEntries(own)).guide as unknown as Readonly<Record<string, Guide>>;
}

test('sudoku: asking for hints goes on, stage by stage, until the board is finished, and marks the row that it names', async () => {
  const guide = await findGame('sudoku')?.guide?.();
  const board = await openGuide('sudoku', guide?.guide('en').sheet);
  for (const gesture of [tap(LAST_OF_ROW), ...write('7')]) board.send(gesture);
  const stages: string[] = [];
  const cells: number[] = [];
  let shown = await nextStage(board, undefined);
  while (shown) {
    stages.push(shown.stage);
    const { values, key } = shown.hint.says[shown.stage];
    if (key === 'fullHouse.why' && String(values.place).startsWith('r')) {
      const row = Number(String(values.place).slice(1)) - 1;
      const causes = shown.hint.lights.why.filter(({ role }) => role === 'cause');
      cells.push(...causes.map(({ cell }) => Math.floor(cell / 9) - row));
    }
    if (shown.stage === 'what') board.take(shown.hint);
    shown = await nextStage(board, shown);
  }
  expect(stages).toEqual([1, 2, 3].flatMap(() => ['where', 'why', 'what']));
  expect(cells.length).toBeGreaterThan(0);
  expect(new Set(cells)).toEqual(new Set([0]));
});
