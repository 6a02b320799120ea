// Wordsearches played as a player would, on the small board: KATZE r1c1 to r1c5, ZIEGE r1c4 to r5c4, KUH r6c6 to r4c6.

import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../../puzzles/gesture.ts';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { countedMistakes } from '../../../puzzles/replay.ts';
import { ears } from '../../../puzzles/wordsearch/ears.ts';
import { partOf, wordsearchHints } from '../../../puzzles/wordsearch/hint.ts';
import { wordsearch } from '../../../puzzles/wordsearch/index.ts';
import { snap } from '../../../puzzles/wordsearch/lines.ts';
import { chosen, legend, list, message, preview } from '../../../puzzles/wordsearch/list.ts';
import type { Givens, Look, Move, Play, View } from '../../../puzzles/wordsearch/types.ts';
import { BoardPlayer } from '../../helpers/boardPlayer.ts';
import { filled, languages, say } from '../words.ts';
import { cases } from './cases.ts';
import { documentOf, MESSAGE, SMALL } from './documents.ts';

class Searcher extends BoardPlayer {
  get board(): Givens {
    return this.givens as Givens;
  }
  get play(): Play {
    return this.game.play as Play;
  }
  get mine(): View {
    return this.view as View;
  }
  found(): readonly string[] {
    return this.play.found.map((word) => this.board.words[word]?.text ?? '');
  }
  mistakes(): number {
    return countedMistakes(this.game);
  }
  /** A finger that has not been lifted yet. */
  draw(...names: readonly string[]): this {
    return this.gesture({ type: 'drag', path: names.map((name) => this.cell(name)), end: false, extend: false });
  }
  pick = (item: string): this => this.gesture({ type: 'pick', item });
  go = (name: string): this => this.gesture({ type: 'go', cell: this.cell(name) });
  marks = (): string[] => [...(this.kind.marks?.(this.givens, this.game.play, this.view) ?? [])].map(([key]) => key);
}

function sitDown(document: unknown = SMALL): Searcher {
  const sheet = readSheet(document);
  const givens = sheet.ok ? wordsearch.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return new Searcher(wordsearch as AnyKind, givens.value);
}

describe('a finger', () => {
  test('draws a word, in either direction', () => {
    const at = sitDown().drag('r1c1', 'r1c3', 'r1c5').drag('r4c6', 'r6c6');
    expect(at.found()).toEqual(['KATZE', 'KUH']);
    at.sees('r1c1', { found: true }).sees('r5c6', { found: true }).sees('r1c6', { found: false });
    expect(at.mistakes()).toBe(0);
  });

  test('sees the letters of its line while drawing, snapped to the nearest of 8 directions', () => {
    const at = sitDown().draw('r1c1', 'r2c3', 'r2c5');
    expect(preview(at.board, at.mine)).toBe('KATZE');
    at.seesOnly(['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5'], { selected: true }).sees('r1c1', { start: true });
    expect(at.marks()).toEqual(['line 0-4']);
    at.drag('r1c1', 'r2c3', 'r2c5');
    expect(at.found()).toEqual(['KATZE']);
    expect(preview(at.board, at.mine)).toBe('');
  });

  test('that returns to its start, or is lost, changes nothing', () => {
    const at = sitDown().drag('r3c3', 'r3c4', 'r3c3').draw('r2c2', 'r2c5').cancel();
    expect(at.log).toEqual([]);
    at.seesOnly([], { selected: true });
  });
});

describe('snapping', () => {
  const size = { width: 9, height: 9 };
  test.each([
    ['right', 40, 44, 44],
    ['right, a row off at the far end', 40, 44 + 9, 44],
    ['down right', 40, 50, 50],
    ['down right, two columns for one row', 40, 51, 60],
    ['down', 40, 76, 76],
    ['down, a column off at the far end', 40, 77, 76],
    ['up left', 40, 20, 20],
    ['nowhere', 40, 40, 40],
  ])('%s', (_, from, to, end) => {
    expect(snap(size, from, to)).toBe(end);
  });

  test('a diagonal beyond the edge ends at the edge', () => {
    expect(snap(size, 7, 8 + 9)).toBe(17);
    expect(snap(size, 7, 8 + 18)).toBe(17);
    expect(snap(size, 72, 80)).toBe(80);
  });

  test('the limits between directions are at 22.5 degrees', () => {
    // Five cells over: two cells down are 21.8 degrees, three are 31.
    expect(snap({ width: 12, height: 12 }, 0, 5 + 24)).toBe(5);
    expect(snap({ width: 12, height: 12 }, 0, 5 + 36)).toBe(5 + 60);
  });
});

describe('taps and keys', () => {
  test('two taps find a word; a tap on the start cancels; one out of line starts again', () => {
    const at = sitDown().tap('r1c4').tap('r5c4');
    expect(at.found()).toEqual(['ZIEGE']);
    at.tap('r2c2').sees('r2c2', { start: true }).tap('r2c2').sees('r2c2', { start: false });
    at.tap('r2c2').tap('r3c5').seesOnly(['r3c5'], { start: true });
    expect(at.mistakes()).toBe(0);
  });

  test('two taps whose line is no word cost nothing: the second one begins a line', () => {
    const at = sitDown().tap('r3c1').tap('r3c4').seesOnly(['r3c4'], { start: true }).tap('r6c1').tap('r6c4');
    expect([at.mistakes(), at.log, at.marks()]).toEqual([0, [], ['line 33-33']]);
    at.seesOnly(['r6c4'], { start: true });
    // the same line by keys or by a finger is an entry
    expect(at.cancel().go('r3c1').act().go('r3c4').act().mistakes()).toBe(1);
    expect(at.drag('r6c1', 'r6c4').mistakes()).toBe(2);
  });

  test('two taps that are almost a word say so', () => {
    const at = sitDown().tap('r1c1').tap('r1c4');
    expect([at.mistakes(), at.found(), at.marks()]).toEqual([0, [], ['almost 0-3']]);
    at.seesOnly([], { start: true });
    expect(at.tap('r1c1').tap('r2c5').seesOnly(['r2c5'], { start: true }).marks(), 'not in line').toContain(
      'almost 0-3',
    );
  });

  test('two taps over a found word change nothing', () => {
    const at = sitDown().tap('r1c1').tap('r1c5').tap('r1c5').tap('r1c1').seesOnly([], { start: true });
    expect([at.mistakes(), at.found(), at.log.length]).toEqual([0, ['KATZE'], 1]);
  });

  test('Enter at the beginning and at the end, or Shift and arrows', () => {
    const at = sitDown().go('r6c6').act().go('r4c6').act();
    expect(at.found()).toEqual(['KUH']);
    at.go('r1c1');
    for (let n = 0; n < 4; n++) at.arrow('right', true);
    at.act();
    expect(at.found()).toEqual(['KUH', 'KATZE']);
  });

  test('the cursor shows after a key, and goes with the next touch', () => {
    const at = sitDown().seesOnly([], { cursor: true }).tap('r2c2').seesOnly([], { cursor: true });
    at.arrow('right', false).seesOnly(['r2c3'], { cursor: true });
    at.draw('r4c6', 'r5c6').seesOnly([], { cursor: true });
  });

  test('a find by keys hides the cursor, which the next key brings back', () => {
    const at = sitDown().go('r6c6').act().sees('r6c6', { cursor: true }).go('r4c6').act();
    expect(at.found()).toEqual(['KUH']);
    at.seesOnly([], { cursor: true }).arrow('left', false).seesOnly(['r4c5'], { cursor: true });
  });

  test('Enter out of line does nothing, and costs nothing', () => {
    const at = sitDown().go('r1c1').act().go('r2c4').act();
    expect(at.log).toEqual([]);
    at.sees('r1c1', { start: true });
    expect(at.gesture({ type: 'erase', back: true }).mine.start).toBeNull();
  });
});

describe('mistakes', () => {
  test('a line that is not a word is a mistake, is shown, and disappears with the next word', () => {
    const at = sitDown().drag('r3c1', 'r3c4');
    expect(at.mistakes()).toBe(1);
    expect(at.marks()).toEqual(['wrong 12-15']);
    at.seesOnly(['r3c1', 'r3c2', 'r3c3', 'r3c4'], { wrong: true }).drag('r1c1', 'r1c5').seesOnly([], { wrong: true });
    expect(at.marks()).toEqual(['word 0']);
  });

  test('the same line costs once, in both directions, whatever happens in between', () => {
    const at = sitDown().drag('r3c1', 'r3c4').drag('r3c4', 'r3c1').drag('r1c1', 'r1c5').drag('r3c4', 'r3c1');
    expect(at.mistakes()).toBe(1);
  });

  test('undo removes the line and refunds nothing', () => {
    const at = sitDown().drag('r3c1', 'r3c4').undo().seesOnly([], { wrong: true });
    expect(at.mistakes()).toBe(1);
  });

  test('a part of a word does not count', () => {
    expect(sitDown().drag('r1c1', 'r1c3').mistakes()).toBe(1);
  });

  test.each([
    ['one cell short', 'r1c1', 'r1c4'],
    ['one cell short, from the end', 'r1c5', 'r1c2'],
    ['one cell too long', 'r1c1', 'r1c6'],
    ['one cell too long at its start', 'r3c6', 'r6c6'],
    ['one cell late at both ends', 'r1c2', 'r1c6'],
    ['in the row beside it', 'r2c1', 'r2c5'],
  ])('a line %s is almost a word: it finds nothing and costs nothing', (_, from, to) => {
    const before = sitDown();
    const at = sitDown().drag(from, to);
    expect([at.mistakes(), at.found()]).toEqual([0, []]);
    const [{ key } = { key: '' }] = ears.changed(at.board, before.play, at.play);
    expect(key).toBe('wordsearch.almost');
    const cell = wordsearch.look(at.board, at.play, at.mine).findIndex(({ almost }) => almost);
    at.seesOnly([], { wrong: true });
    const look = wordsearch.look(at.board, at.play, at.mine)[cell];
    const said = look && wordsearch.spoken(at.board, look, cell).map((phrase) => phrase.key);
    expect(said, 'nor is its cell called wrong').toContain('wordsearch.near');
    expect(said).not.toContain('wordsearch.wrong');
    // a slip beside a word that stands already is a wrong line again
    expect(at.drag('r1c1', 'r1c5').drag('r6c6', 'r4c6').drag(from, to).mistakes()).toBe(1);
  });

  test('a finger over a found word again is not an entry; a move in a log is a mistake', () => {
    const at = sitDown().drag('r1c1', 'r1c5').drag('r1c1', 'r1c5');
    expect(at.mistakes()).toBe(0);
    at.write({ type: 'move', move: { type: 'find', from: 4, to: 0 } });
    expect(at.mistakes()).toBe(1);
  });

  test('a tap that slips to a neighbour is a tap, whatever begins with it', () => {
    const at = sitDown().drag('r3c1', 'r3c2').sees('r3c1', { start: true });
    expect([at.mistakes(), at.log]).toEqual([0, []]);
    at.tap('r2c1').sees('r2c1', { start: true }).sees('r3c1', { start: false });
    at.drag('r2c1', 'r2c2').seesOnly([], { start: true }).drag('r1c4', 'r2c4').tap('r5c4');
    expect([at.mistakes(), at.found()]).toEqual([0, ['ZIEGE']]);
  });

  test('one cell, or two that are not in line, are not an entry', () => {
    const at = sitDown();
    for (const [from, to] of [
      [3, 3],
      [0, 8],
      [0, 99],
    ]) {
      const move: Move = { type: 'find', from: from as number, to: to as number };
      expect(wordsearch.mistake(at.board, at.play, move)).toBeUndefined();
      expect(wordsearch.apply(at.board, at.play, move)).toBe(at.play);
    }
  });
});

describe('the list', () => {
  test('shows what is found and chosen, and where a letter is shown', () => {
    const at = sitDown().drag('r1c1', 'r1c5').pick('ZIEGE');
    expect(chosen(at.board, at.mine)).toBe('ZIEGE');
    at.write({ type: 'letter', move: wordsearch.letter(at.board, at.play, at.mine) });
    expect(list(at.board, at.play)).toEqual([
      { text: 'KATZE', found: true, revealed: false, first: false },
      { text: 'KUH', found: false, revealed: false, first: false },
      { text: 'ZIEGE', found: false, revealed: false, first: true },
    ]);
    at.sees('r1c4', { first: true }).drag('r1c4', 'r5c4').seesOnly([], { first: true });
    expect(chosen(at.board, at.mine)).toBe('');
    expect(at.pick('KUH').pick('KUH').mine.word).toBeNull();
    expect(at.kind.read(at.givens, at.game.play, at.view, { type: 'pick', item: 'HUND' })).toBeUndefined();
  });

  test('notes what the last line was, until the next one begins', () => {
    const at = sitDown();
    const note = () => legend(at.board, at.play, at.mine).note;
    expect(note()).toBeUndefined();
    at.drag('r3c1', 'r3c4');
    expect(note()).toEqual({ key: 'wordsearch.noWord', values: { letters: 'ISTE' } });
    at.drag('r1c1', 'r1c4');
    expect(note()).toEqual({ key: 'wordsearch.almost', values: { letters: 'KATZ' } });
    at.draw('r1c1', 'r1c3');
    expect(note()).toBeUndefined();
    at.drag('r1c1', 'r1c5');
    expect(note()).toBeUndefined();
  });

  test('next goes through the words still to be found', () => {
    const at = sitDown().drag('r4c6', 'r6c6');
    const next: Gesture = { type: 'next', back: false };
    expect([1, 2, 3].map(() => chosen(at.board, at.gesture(next).mine))).toEqual(['KATZE', 'ZIEGE', 'KATZE']);
    expect(chosen(at.board, at.gesture({ type: 'next', back: true }).mine)).toBe('ZIEGE');
  });

  test('the message shows once all words are found', () => {
    const at = sitDown().drag('r1c1', 'r1c5').drag('r1c4', 'r5c4');
    expect(message(at.board, at.play)).toBe('');
    at.drag('r6c6', 'r4c6');
    expect(message(at.board, at.play)).toBe(MESSAGE);
    expect(at.kind.status(at.givens, at.game.play)).toBe('solved');
    at.sees('r1c6', { message: true, found: false }).sees('r1c1', { message: false });
  });
});

describe('hints', () => {
  test('the chosen word first, then the longest; three stages that reveal more and more', () => {
    const at = sitDown();
    const first = wordsearchHints.find(at.board, at.play, at.pick('KUH').mine);
    expect(first?.says.where).toEqual({ key: 'line.where', values: { word: 'KUH', part: 'bottomRight' } });
    expect(first?.says.why.values).toEqual({ word: 'KUH', letter: 'K', row: 6, column: 6 });
    expect(first?.says.what.values).toMatchObject({ row: 6, column: 6, row2: 4, column2: 6, way: 'up' });
    expect(first?.lights.what.map(({ cell }) => cell)).toEqual([35, 29, 23]);
    expect(first?.lights.where.every(({ role }) => role === 'area')).toBe(true);
    expect(wordsearchHints.find(at.board, at.play, at.pick('KUH').mine)?.says.where.values.word).toBe('KATZE');
  });

  test('the place that is said and lit is where the word begins, however far it runs', () => {
    const diagonal = 'KLMNOPQRS'.split('').map((letter, at) => `${'A'.repeat(at)}${letter}${'A'.repeat(8 - at)}`);
    const at = sitDown(documentOf(diagonal.join(' '), ['KLMNOPQRS']));
    const hint = wordsearchHints.find(at.board, at.play, at.mine);
    expect(hint?.says.where.values).toEqual({ word: 'KLMNOPQRS', part: 'topLeft' });
    expect(hint?.lights.where.map(({ cell }) => cell)).toEqual([0, 1, 2, 9, 10, 11, 18, 19, 20]);
    const where = hint?.says.where as { values: Record<string, string> };
    expect(languages(cases.texts).map(({ t }) => filled(t, 'hint.wordsearch.line.where', where.values))).toEqual([
      'KLMNOPQRS beginnt oben links.',
      'KLMNOPQRS begins at the top left.',
    ]);
  });

  test.each([
    ['KATZE', 'right'],
    ['ZIEGE', 'down'],
    ['KUH', 'up'],
  ])('%s runs %s', (word, way) => {
    const at = sitDown().pick(word);
    expect(wordsearchHints.find(at.board, at.play, at.mine)?.says.what.values.way).toBe(way);
  });
});

test('the parts of a board are its thirds, the same from every side, and none a cell larger than the others', () => {
  for (let side = 4; side <= 32; side++) {
    const size = { width: side, height: side };
    const rows = Array.from({ length: side }, (_, row) => partOf(size, row * side));
    const count = (part: string) => rows.filter((it) => it === part).length;
    expect(count('topLeft'), `${side}`).toBe(count('bottomLeft'));
    expect(Math.abs(count('topLeft') - count('middleLeft')), `${side}`).toBeLessThanOrEqual(1);
    expect(
      Array.from({ length: side }, (_, column) => partOf(size, column).replace('top', '')).map((it) => it[0]),
    ).toEqual(rows.map((row) => ({ t: 'L', m: 'C', b: 'R' })[row[0] as 't' | 'm' | 'b']));
  }
});

test('a chosen word that a hint has found is not looked for any more', () => {
  const at = sitDown().pick('KUH');
  const spot = (play: Play) =>
    ears.spot?.(at.board, play, at.mine, wordsearch.look(at.board, play, at.mine)[0] as Look);
  expect(spot(at.play)?.sought).toHaveLength(1);
  const hint = wordsearchHints.find(at.board, at.play, at.mine);
  expect(spot(wordsearch.apply(at.board, at.play, hint?.move as Move))?.sought).toEqual([]);
});

describe('what is announced about a line', () => {
  const heard = (language: number, play: (at: Searcher) => unknown): string => {
    const at = sitDown();
    at.drag('r1c1', 'r1c5');
    const before = at.play;
    play(at);
    const said = ears.changed(at.board, before, at.play);
    const { t } = languages(cases.texts)[language] as ReturnType<typeof languages>[number];
    return say(t, said);
  };
  test.each([
    ['a word and how many are left', 'KUH found, 1 word left', 'KUH gefunden, noch 1 Wort', ['r4c6', 'r6c6']],
    ['a line that is no word', 'KAT isn’t on the list', 'KAT steht nicht auf der Liste', ['r1c1', 'r1c3']],
  ] as const)('%s', (_, english, german, [from, to]) => {
    const line = (at: Searcher) => at.drag(from, to);
    expect([heard(1, line), heard(0, line)]).toEqual([english, german]);
  });
  test('only the last word itself: the game announces that it is solved', () => {
    expect(heard(1, (at) => at.drag('r4c6', 'r6c6').drag('r1c4', 'r5c4'))).toBe('KUH found, ZIEGE found');
  });
  test('an undo takes the word back', () => {
    expect(heard(1, (at) => at.undo())).toBe('KATZE taken back, 3 words left');
  });
});
