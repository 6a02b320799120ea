// The suite that every kind must pass. A kind provides its material in `tests/kinds/<kind>/cases.ts`; nothing here knows
// a particular game.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../puzzles/gesture.ts';
import { cellCount, DIRECTIONS, isCell, JUMPS, type Size } from '../../puzzles/grid.ts';
import { parseIpuz, printIpuz, type Sheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { readSaved } from '../../puzzles/log.ts';
import { replay, step } from '../../puzzles/replay.ts';
import type { Phrase } from '../../puzzles/spoken.ts';
import { earTests } from './ears.ts';
import { hintTests, letterTests, solutionTests } from './help.ts';
import type { KindCases } from './kindCases.ts';
import { legendTests } from './legend.ts';
import { makerTests, paceTests } from './makers.ts';
import { clone, frozen, type Played, playRandomly } from './randomPlay.ts';
import { sightTests } from './sight.ts';
import { filled, languages, say } from './words.ts';

/** Codes that mean the same in every game: the kind needs no texts of its own for them. */
const COMMON_CODES = ['BAD_KIND', 'BAD_GRID', 'BAD_CELL'];

const SEEDS = [1, 2, 3];
const GESTURES = 1000;

export function describeKind(cases: KindCases): void {
  const { kind } = cases;
  const boards = Object.entries(cases.documents).map(([name, document]) => ({ name, ...opened(kind, document) }));
  const board = boards[0] as (typeof boards)[number];
  const plays = SEEDS.map((seed) => {
    const played = once(() => playRandomly(cases, board.givens, seed, GESTURES));
    return { seed, played, seen: once(() => seenIn(kind, played())) };
  });

  describe(`the kind ${kind.id}`, () => {
    describe.each(boards)('on $name', ({ givens, sheet }) => {
      documentTests(kind, sheet);
      startTests(kind, givens);
      letterTests(kind, givens);
      solutionTests(kind, givens);
      sightTests(cases, givens);
      hintTests(cases, givens, givens === board.givens ? [0, 1, 2] : [1]);
    });
    describe.each(plays)('after 1,000 random gestures, seed $seed', ({ played, seen }) => {
      playTests(kind, played);
      lookTests(kind, played, seen);
      spokenTests(cases, played, seen);
      earTests(cases, played);
      legendTests(cases, played);
    });
    makerTests(kind, board.givens, () => plays.flatMap(({ played }) => played().moves));
    paceTests(kind, boards);
    moveTests(kind, board.givens, () => plays.flatMap(({ played }) => played().moves));
    padTests(cases, board.givens);
    faultTests(cases, () => plays.map(({ played }) => played()));
    refusalTests(cases);
  });
}

/** Played on first use, so that an error is a failure of the test that uses it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function opened(kind: AnyKind, document: unknown): { sheet: Sheet; givens: Size } {
  const sheet = parseIpuz(JSON.stringify(document));
  if (!sheet.ok) throw new Error(`the envelope of a case is broken: ${sheet.fault.code} at ${sheet.fault.at}`);
  const givens = kind.open(sheet.value);
  if (!givens.ok) throw new Error(`a case cannot be opened: ${givens.fault.code} at ${givens.fault.at}`);
  return { sheet: sheet.value, givens: frozen(givens.value) };
}

function documentTests(kind: AnyKind, sheet: Sheet): void {
  test('reads what it wrote, unknown keys included', () => {
    const strange = { ...sheet, fields: { ...sheet.fields, 'com.example.note': { deep: [1, null, 'x'] } } };
    const again = opened(kind, JSON.parse(printIpuz(strange)));
    expect(again.sheet.fields).toEqual(strange.fields);
    expect(again.givens).toEqual(opened(kind, sheet.fields).givens);
  });
}

function startTests(kind: AnyKind, givens: Size): void {
  const play = frozen(kind.start(givens));
  const view = frozen(kind.view(givens));

  test('starts open, at 0, unbroken, the same each time', () => {
    expect(kind.status(givens, play)).toBe('open');
    expect(kind.progress(givens, play)).toBe(0);
    expect(kind.faults(givens, play)).toEqual([]);
    expect(kind.start(givens)).toEqual(play);
    expect(isCell(givens, view.cursor)).toBe(true);
  });

  test('data are plain JSON', () => {
    expect(clone(play)).toEqual(play);
    expect(clone(view)).toEqual(view);
    expect(clone(givens)).toEqual(givens);
  });

  test('unknown input is refused: cells off the board, unknown symbols, modes, tools and settings', () => {
    const off = cellCount(givens);
    const strange: Gesture[] = [
      { type: 'tap', cell: off, extend: false },
      { type: 'tap', cell: -1, extend: false },
      { type: 'go', cell: off },
      { type: 'symbol', symbol: '\u2603', alt: false },
      { type: 'mode', mode: 'nonsense' },
      { type: 'tool', tool: 'nonsense' },
      { type: 'set', option: 'nonsense', value: true },
    ];
    for (const gesture of strange) expect(kind.read(givens, play, view, gesture), gesture.type).toBeUndefined();
  });

  test('the cursor can go to every cell, and lights can be cleared', () => {
    for (let cell = 0; cell < cellCount(givens); cell++) {
      const reading = kind.read(givens, play, view, { type: 'go', cell });
      expect((reading?.view ?? view).cursor).toBe(cell);
      expect(reading?.move).toBeUndefined();
    }
    for (const to of DIRECTIONS)
      expect(kind.read(givens, play, view, { type: 'step', to, extend: false })).toBeDefined();
    for (const to of JUMPS) expect(kind.read(givens, play, view, { type: 'jump', to })).toBeDefined();
    expect(kind.read(givens, play, view, { type: 'light', lights: [] })).toBeDefined();
  });
}

function playTests(kind: AnyKind, played: () => Played): void {
  test('enough has happened for the other tests to be meaningful', () => {
    const { moves, game } = played();
    expect(moves.length).toBeGreaterThan(20);
    expect(game.past.length).toBeGreaterThan(10);
  });

  test('as many undos lead back to the start, and redos to the end', () => {
    const { givens, game } = played();
    let back = game;
    for (let n = game.past.length; n > 0; n--) back = step(kind, givens, back, { type: 'undo', at: back.at });
    expect(back.play).toEqual(kind.start(givens));
    expect(back.past).toEqual([]);
    expect(back.mistakes).toEqual(game.mistakes);
    let forth = back;
    for (let n = game.past.length; n > 0; n--) forth = step(kind, givens, forth, { type: 'redo', at: forth.at });
    expect(forth.play).toEqual(game.play);
  });

  test('the log, saved and read again, replays to the same game', () => {
    const { givens, log, game } = played();
    const saved = readSaved(kind, clone({ version: 1, puzzle: 'p', seed: 1, relaxed: false, log }));
    if (!saved.ok) throw new Error(`${saved.fault.code} at ${saved.fault.at}`);
    expect(saved.value.log).toEqual(log);
    expect(replay(kind, givens, saved.value.log)).toEqual(game);
  });

  test('progress is a share, and 1 exactly when solved', () => {
    const { givens, frames } = played();
    for (const { play } of frames) {
      const progress = kind.progress(givens, play);
      const solved = kind.status(givens, play) === 'solved';
      if (!(progress >= 0 && progress <= 1 && (progress === 1) === solved))
        expect.fail(`${progress}, solved: ${solved}`);
    }
  });
}

function lookTests(kind: AnyKind, played: () => Played, seen: () => Seen): void {
  test('one flat look of primitives per cell, all of the same shape', () => {
    const { givens } = played();
    const shape = shapeOf(kind.look(givens, kind.start(givens), kind.view(givens))[0] as object);
    expect(shape).not.toContain('object');
    expect([...seen().counts]).toEqual([cellCount(givens)]);
    for (const { look } of seen().looks) if (shapeOf(look) !== shape) expect(shapeOf(look)).toBe(shape);
  });

  test('marks begin and end on the board', () => {
    const { givens, frames } = played();
    for (const { play, view } of frames) {
      for (const { from, to } of kind.marks?.(givens, play, view).values() ?? []) {
        if (!isCell(givens, from) || !isCell(givens, to)) expect.fail(`${from} to ${to}`);
      }
    }
  });
}

/** Names and types of the fields, such as `cursor:boolean digit:number`. */
const shapeOf = (look: object): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}:${typeof value}`)
    .sort()
    .join(' ');

/** What the cells looked like in the course of a play. */
interface Seen {
  /** How many looks a frame had. */
  readonly counts: ReadonlySet<number>;
  /** The different looks of each cell. */
  readonly looks: readonly { readonly cell: number; readonly look: Look }[];
}
type Look = ReturnType<AnyKind['look']>[number];

function seenIn(kind: AnyKind, { givens, frames }: Played): Seen {
  const counts = new Set<number>();
  const known = new Set<string>();
  const looks: { cell: number; look: Look }[] = [];
  let before: readonly Look[] = [];
  for (const { play, view } of frames) {
    const now = kind.look(givens, play, view);
    counts.add(now.length);
    for (const [cell, look] of now.entries()) {
      if (isSame(look as Fields, before[cell] as Fields | undefined)) continue;
      const key = `${cell} ${shapeOf(look as object)} ${JSON.stringify(look)}`;
      if (!known.has(key)) looks.push({ cell, look });
      known.add(key);
    }
    before = now;
  }
  return { counts, looks };
}

type Fields = Readonly<Record<string, unknown>>;

/** Most cells look as they did one frame before: comparing them is much faster than printing them. */
function isSame(one: Fields, other: Fields | undefined): boolean {
  if (other === undefined) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => name in other && one[name] === other[name])
  );
}

function spokenTests({ kind, texts }: KindCases, played: () => Played, seen: () => Seen): void {
  test.each(languages(texts))('every cell is spoken in at most 12 words of $language', ({ t }) => {
    const { givens } = played();
    for (const { cell, look } of seen().looks) {
      const text = say(t, kind.spoken(givens, look, cell).map(withoutClue));
      if (text.split(/\s+/).length > 12) expect.fail(`too long: ${text}`);
    }
    expect(seen().looks.length).toBeGreaterThan(cellCount(givens));
  });
}

/** What is printed in the cell is as long as its author made it. */
const withoutClue = (phrase: Phrase): Phrase =>
  phrase.values?.clue === undefined ? phrase : { ...phrase, values: { ...phrase.values, clue: '…' } };

function moveTests(kind: AnyKind, givens: Size, moves: () => readonly unknown[]): void {
  test('move accepts its own JSON unchanged', () => {
    for (const move of moves()) expect(kind.move(clone(move))).toEqual(move);
  });

  test('move keeps its own fields only', () => {
    for (const move of moves()) expect(kind.move({ ...(move as object), stranger: { deep: 1 } })).toEqual(move);
  });

  test('move refuses garbage', () => {
    for (const raw of [undefined, null, 0, '', 'digit', [], {}, { type: 'nonsense' }, { type: {} }, [moves()[0]]]) {
      expect(kind.move(raw)).toBeUndefined();
    }
  });

  test('apply handles whatever move accepts', () => {
    const start = frozen(kind.start(givens));
    const real = moves();
    const field = fc.constantFrom(...new Set(real.flatMap((move) => Object.keys(move as object))));
    const value = fc.oneof(fc.jsonValue(), fc.integer(), fc.array(fc.integer({ min: -1, max: 600 })), fc.double());
    const bent = fc
      .tuple(fc.constantFrom(...real), field, value)
      .map(([move, name, other]) => ({ ...(move as object), [name]: other }));
    fc.assert(
      fc.property(fc.oneof(bent, fc.jsonValue()), (raw) => {
        const move = kind.move(raw);
        if (move === undefined) return;
        const play = kind.apply(givens, start, move);
        kind.mistake(givens, start, move);
        expect(clone(play)).toEqual(play);
        expect(kind.look(givens, play, kind.view(givens)).length).toBe(cellCount(givens));
      }),
      { seed: 1, numRuns: process.env.FULL ? 2000 : 500 },
    );
  });
}

function padTests({ kind, texts }: KindCases, givens: Size): void {
  const play = kind.start(givens);
  const first = kind.pad(givens, play, kind.view(givens));

  test('the pad opens in its usual mode', () => {
    expect(first.mode).toBe(first.modes[0] ?? '');
  });

  test('every key, mode and tool of the pad is understood and has its text', () => {
    const words = languages(texts);
    for (const mode of first.modes.length === 0 ? [''] : first.modes) {
      let view = kind.view(givens);
      if (mode !== '') {
        const reading = kind.read(givens, play, view, { type: 'mode', mode });
        expect(reading, mode).toBeDefined();
        view = reading?.view ?? view;
        for (const { t } of words) filled(t, `pad.mode.${mode}`);
      }
      const pad = kind.pad(givens, play, view);
      expect(pad.mode).toBe(mode);
      for (const { symbol } of pad.rows.flat()) {
        for (const alt of [false, true])
          expect(kind.read(givens, play, view, { type: 'symbol', symbol, alt })).toBeDefined();
      }
      for (const tool of pad.tools) {
        expect(kind.read(givens, play, view, { type: 'tool', tool }), tool).toBeDefined();
        for (const { t } of words) filled(t, `pad.tool.${tool}`);
      }
    }
  });
}

function faultTests(
  { kind, faultNames, faults, refusalNames, texts }: KindCases,
  plays: () => readonly Played[],
): void {
  test('every named fault has a board that breaks exactly it', () => {
    expect([...new Set(faults.map(({ breaks }) => breaks))].sort()).toEqual([...faultNames].sort());
    for (const { breaks, at, document, moves } of faults) {
      const { givens } = opened(kind, document);
      const play = moves.reduce((now, move) => kind.apply(givens, now, move), kind.start(givens));
      expect(kind.faults(givens, play), `the board for ${breaks}`).toEqual([{ code: breaks, cells: at }]);
    }
  });

  test('every fault has its text, and there are no other texts', () => {
    const wanted = [...new Set([...faultNames, ...refusalNames])].filter((name) => !COMMON_CODES.includes(name));
    for (const { t } of languages(texts)) for (const name of wanted) filled(t, `fault.${kind.id}.${name}`);
    for (const tree of [texts.de, texts.en]) {
      const own = (tree as { fault?: Record<string, object> }).fault?.[kind.id] ?? {};
      expect(Object.keys(own).sort()).toEqual(wanted.sort());
    }
  });

  test('every fault has a name', () => {
    for (const { givens, frames } of plays()) {
      for (const { play } of frames) {
        for (const { code, cells } of kind.faults(givens, play)) {
          if (!faultNames.includes(code) || !cells.every((cell) => isCell(givens, cell)))
            expect.fail(`${code} ${cells}`);
        }
      }
    }
  });
}

function refusalTests({ kind, refusalNames, refusals }: KindCases): void {
  test('every refusal code has a document that causes it, with its place', () => {
    expect([...new Set(refusals.map(({ code }) => code))].sort()).toEqual([...refusalNames].sort());
    for (const { code, at, document } of refusals) {
      const sheet = parseIpuz(JSON.stringify(document));
      if (!sheet.ok) throw new Error(`${code}: the envelope is refused with ${sheet.fault.code}`);
      expect(kind.open(sheet.value), `the document for ${code}`).toEqual({ ok: false, fault: { code, at } });
    }
  });
}
