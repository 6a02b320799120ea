// Gridpuzzles played as a player would, on the small board: SNORT is printed in the first row; ARGUE (third row) and LANCE
// (fifth) across, SHALL, ORGAN and THERE down.

import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../../puzzles/gesture.ts';
import { bank, legend } from '../../../puzzles/gridpuzzle/bank.ts';
import { gridpuzzleHints } from '../../../puzzles/gridpuzzle/hint.ts';
import { gridpuzzle } from '../../../puzzles/gridpuzzle/index.ts';
import type { Givens, Play, View } from '../../../puzzles/gridpuzzle/types.ts';
import { HINT_STAGES } from '../../../puzzles/hint.ts';
import { readSheet } from '../../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { countedMistakes } from '../../../puzzles/replay.ts';
import de from '../../../src/text/de/games/gridpuzzle.json' with { type: 'json' };
import en from '../../../src/text/en/games/gridpuzzle.json' with { type: 'json' };
import { hintHeard } from '../../../src/text/kindWords.ts';
import { BoardPlayer } from '../../helpers/boardPlayer.ts';
import { languages } from '../words.ts';
import { CROSSED, FAR, SMALL, STUCK } from './documents.ts';

class Filler extends BoardPlayer {
  get board(): Givens {
    return this.givens as Givens;
  }
  get play(): Play {
    return this.game.play as Play;
  }
  get mine(): View {
    return this.view as View;
  }
  row = (row: number): string => this.play.letters.slice((row - 1) * 5, row * 5).join('');
  mistakes = (): number => countedMistakes(this.game);
  pick = (item: string): this => this.gesture({ type: 'pick', item });
  pickHere = (item: string): this => this.gesture({ type: 'pick', item, here: true });
  /** The words of the place under the cursor, a star behind those that are on the board. */
  fitting = (): string =>
    (legend(this.board, this.play, this.mine).place?.words ?? [])
      .map(({ word, used }) => `${word}${used ? '*' : ''}`)
      .join(' ');
  /** The letters that the place keeps whatever goes in, a dot for each of the others. */
  held = (): string => {
    const { letters = [], held = [] } = legend(this.board, this.play, this.mine).place ?? {};
    return letters.map((letter, at) => (held[at] ? letter : '.')).join('');
  };
  drop = (item: string, name: string, end = true): this =>
    this.gesture({ type: 'drop', item, cell: this.cell(name), end });
  back = (): this => this.gesture({ type: 'erase', back: true });
  next = (back = false): this => this.gesture({ type: 'next', back });
  /** Chooses the down slot through the cell. */
  tapDown(name: string): this {
    this.tap(name);
    return this.mine.way === 'down' ? this : this.tap(name);
  }
  words = () => bank(this.board, this.play, this.mine).flatMap(({ words }) => words);
  wordsThat = (is: 'used' | 'fits' | 'held') => this.words().flatMap((word) => (word[is] ? [word.word] : []));
  hint = () => gridpuzzleHints.find(this.board, this.play, this.mine);
}

function sitDown(document: unknown = SMALL): Filler {
  const sheet = readSheet(document);
  const givens = sheet.ok ? gridpuzzle.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return new Filler(gridpuzzle as AnyKind, givens.value);
}

describe('after a finished slot', () => {
  const cursorOf = (at: Filler) => `${at.mine.cursor} ${at.mine.way}`;

  test('the cursor stays, if the setting says so', () => {
    expect(cursorOf(sitDown().tap('r3c1').type('ARGUE'))).toBe('14 across');
    expect(cursorOf(sitDown().tap('r3c2').pick('ARGUE'))).toBe('11 across');
  });

  test('or it goes to an open slot that crosses it, typed or picked', () => {
    const at = sitDown().set('wordEnd', 'next');
    expect(cursorOf(at.tap('r3c1').type('ARGUE'))).toBe('5 down');
    expect(cursorOf(at.type('HLL'))).toBe('21 across');
    const picked = sitDown().set('wordEnd', 'next').tap('r3c2').pick('ARGUE');
    expect([cursorOf(picked), picked.mine.chosen]).toEqual(['5 down', false]);
    // the end of the slot before, typed on over letters that stand there, is no entry
    expect(picked.pickHere('SHALL').mistakes()).toBe(0);
  });

  test('never from one that shows as wrong, and one letter that mends it leads on', () => {
    const at = sitDown().set('wordEnd', 'next').tap('r3c1').type('ARGUX');
    expect(cursorOf(at)).toBe('14 across');
    expect(cursorOf(at.type('E'))).toBe('5 down');
    expect(cursorOf(sitDown().set('wordEnd', 'next').tap('r3c2').pick('LANCE'))).toBe('11 across');
  });

  test('and Backspace takes back the key that finished it', () => {
    const at = sitDown().set('wordEnd', 'next').tap('r3c1').type('ARGUE').back();
    expect([at.row(3), cursorOf(at)]).toEqual(['ARGU', '14 across']);
  });
});

describe('words of the bank', () => {
  test('a slot, then a word', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE');
    expect(at.row(3)).toBe('ARGUE');
    expect(at.wordsThat('used')).toEqual(['ARGUE', 'SNORT']);
    at.seesOnly([], { selected: true });
  });

  test('a word, then a slot; the slots that fit are marked', () => {
    const at = sitDown().pick('LANCE');
    expect(at.wordsThat('held')).toEqual(['LANCE']);
    at.sees('r5c1', { fits: true }).sees('r3c1', { fits: true }).sees('r1c1', { fits: false });
    at.tap('r5c2');
    expect(at.row(5)).toBe('LANCE');
    expect(at.wordsThat('held')).toEqual([]);
    at.seesOnly([], { fits: true });
  });

  test('either order, one after the other', () => {
    const at = sitDown().pick('LANCE').tap('r5c2').pick('ARGUE').tap('r3c2').tapDown('r2c5').pick('THERE');
    expect([at.row(3), at.row(5), at.row(2)]).toEqual(['ARGUE', 'LANCE', 'H']);
    expect(at.play.letters[9]).toBe('H');
  });

  test('a word dragged to a cell goes into the slot there that it fits', () => {
    const at = sitDown().drop('ARGUE', 'r3c4').drop('SHALL', 'r2c1');
    expect(at.row(3)).toBe('ARGUE');
    expect(at.play.letters[5]).toBe('H');
    expect(sitDown().drop('ARGUE', 'r2c2').log).toEqual([]);
  });

  test('while dragged over the board, it shows where it would go, without judging it right or wrong', () => {
    const at = sitDown().drop('ARGUE', 'r5c4', false);
    expect([at.log, at.row(5)]).toEqual([[], '']);
    at.sees('r5c1', { letter: 'A', pencil: true, slot: true, selected: true, wrong: false });
    at.drop('ARGUE', 'r2c2', false).sees('r5c1', { letter: '', selected: false });
    at.drop('ARGUE', 'r5c4', false).cancel().sees('r5c1', { letter: '', selected: false });
    at.drop('ARGUE', 'r5c4').sees('r5c1', { letter: 'A', pencil: false });
    expect(at.mine.over).toBeNull();
  });

  test('dropped onto a crossing, it goes where the letters agree', () => {
    const at = sitDown().drop('ARGUE', 'r3c4').drop('THERE', 'r3c5');
    expect(at.row(3)).toBe('ARGUE');
    expect([1, 2, 3, 4, 5].map((row) => at.play.letters[(row - 1) * 5 + 4]).join('')).toBe('THERE');
  });

  test('a tap on a word that shows as right chooses its place, and puts nothing over it', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE').pick('LANCE').tap('r3c2');
    expect(at.row(3)).toBe('ARGUE');
    expect(at.mistakes()).toBe(0);
    at.drop('LANCE', 'r3c2');
    expect(at.row(3)).toBe('ARGUE');
  });

  test('a held word that does not fit the tapped slot stays held', () => {
    const at = sitDown().pick('ARGUE').tap('r2c3');
    expect(at.log).toEqual([]);
    expect(at.wordsThat('held')).toEqual(['ARGUE']);
    expect(at.cancel().wordsThat('held')).toEqual([]);
    expect(at.pick('ARGUE').pick('ARGUE').wordsThat('held')).toEqual([]);
  });

  test('a used word can be used again, and the bank marks what fits the chosen slot', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE');
    at.tapDown('r4c1');
    expect(at.wordsThat('fits')).toEqual(['SHALL']);
    at.tap('r5c4').pick('ARGUE');
    expect(at.row(5)).toBe('ARGUE');
    at.seesOnly(['r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5', 'r5c1', 'r5c2', 'r5c3', 'r5c4', 'r5c5'], { odd: true });
    at.set('markFits', false).tapDown('r4c1');
    expect(at.wordsThat('fits')).toEqual([]);
  });

  test('groups are by length, with the number left', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE');
    const [group, ...more] = bank(at.board, at.play, at.mine);
    expect(more).toEqual([]);
    expect(group).toMatchObject({ length: 5, left: 4 });
    expect(group?.words.map(({ word }) => word)).toEqual(['ARGUE', 'LANCE', 'ORGAN', 'SHALL', 'SNORT', 'THERE']);
  });

  test('a word that is not in the bank is refused', () => {
    const at = sitDown();
    const read = (by: object) => at.kind.read(at.givens, at.game.play, at.view, by as never);
    expect(read({ type: 'pick', item: 'HORSE' })).toBeUndefined();
    expect(read({ type: 'drop', item: 'HORSE', cell: 10, end: true })).toBeUndefined();
    expect(read({ type: 'drop', item: 'ARGUE', cell: 25, end: true })).toBeUndefined();
  });
});

describe('typing', () => {
  test('goes along the slot, skips printed letters and stops at blocks', () => {
    const at = sitDown().tapDown('r1c1').type('SHALL');
    expect([2, 3, 4, 5].map((row) => at.play.letters[(row - 1) * 5])).toEqual(['H', 'A', 'L', 'L']);
    expect(at.play.letters[0]).toBe('S');
    expect(at.mine.cursor).toBe(20);
  });

  test('skips filled cells, unless the setting says otherwise', () => {
    const at = sitDown().tapDown('r2c1').type('HALL').tap('r3c1');
    expect(at.mine.way).toBe('down');
    at.tap('r3c1').type('ARGUE');
    expect(at.row(3)).toBe('ARGUE');
    const slow = sitDown().set('skipFilled', false).tapDown('r2c1').type('HXLL').tap('r2c1').type('HZ');
    expect(slow.play.letters[10]).toBe('Z');
  });

  test('Backspace clears, then steps back; Delete stays', () => {
    const at = sitDown().tap('r3c1').type('ARG').back();
    expect(at.row(3)).toBe('AR');
    at.back();
    expect(at.row(3)).toBe('A');
    expect(at.erase().row(3)).toBe('A');
  });

  test('arrows change direction first, then step over blocks; Enter and a second tap change direction', () => {
    const at = sitDown().tap('r3c1');
    expect(at.mine.way).toBe('across');
    expect(at.arrow('down').mine).toMatchObject({ cursor: 10, way: 'down' });
    expect(at.arrow('down').mine.cursor).toBe(15);
    expect(at.arrow('right').mine).toMatchObject({ cursor: 17, way: 'down' });
    expect(at.tap('r3c1').act().mine.way).toBe('across');
    expect(sitDown().set('turnFirst', false).tap('r3c1').arrow('down').mine.cursor).toBe(15);
  });

  test('next goes to the incomplete slots', () => {
    const at = sitDown().tap('r3c1').pick('ARGUE').tap('r3c1');
    expect(at.next().mine.cursor).toBe(20);
    expect(at.next().mine).toMatchObject({ cursor: 5, way: 'down' });
    expect(at.next(true).mine).toMatchObject({ cursor: 20, way: 'across' });
  });

  test('a swipe chooses the slot that it runs along', () => {
    expect(sitDown().drag('r1c3', 'r3c3').mine).toMatchObject({ way: 'down', chosen: true });
    expect(sitDown().drag('r3c3', 'r3c5').mine).toMatchObject({ way: 'across', chosen: true });
    sitDown().drag('r3c3', 'r3c5').seesOnly(['r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5'], { selected: true });
  });

  test('nothing can be entered into a block', () => {
    const at = sitDown().gesture({ type: 'go', cell: 6 }).type('A').erase().act().tool('clearWord');
    expect(at.log).toEqual([]);
    at.seesOnly([], { slot: true });
  });
});

describe('pencil', () => {
  test('letters are never mistakes, and complete nothing', () => {
    const at = sitDown().tap('r3c1').mode('pencil').type('XXXXX');
    expect(at.mistakes()).toBe(0);
    at.seesOnly([], { wrong: true }).sees('r3c1', { letter: 'X', pencil: true });
    expect(at.kind.faults(at.givens, at.game.play)).toEqual([]);
    expect(at.tool('clearPencil').row(3)).toBe('');
  });

  test('ink replaces pencil, pencil does not replace the same letter in ink; Shift is the other mode', () => {
    const at = sitDown().tap('r3c1').type('a'.toUpperCase(), true).sees('r3c1', { pencil: true });
    at.tap('r3c2').tap('r3c1').type('A').sees('r3c1', { letter: 'A', pencil: false });
    at.tap('r3c2').tap('r3c1').type('A', true).sees('r3c1', { letter: 'A', pencil: false });
  });

  test('a word of the bank in pencil, and then in ink', () => {
    const at = sitDown().mode('pencil').tap('r3c2').pick('ARGUE').sees('r3c3', { letter: 'G', pencil: true });
    expect(at.wordsThat('used')).toEqual(['SNORT']);
    at.mode('ink').tap('r3c2').pick('ARGUE').sees('r3c3', { letter: 'G', pencil: false });
    expect(at.wordsThat('used')).toEqual(['ARGUE', 'SNORT']);
  });

  test('a board all in pencil is not solved', () => {
    const at = sitDown().mode('pencil').tap('r3c2').pick('ARGUE').tap('r5c2').pick('LANCE');
    for (const [name, word] of [
      ['r2c1', 'SHALL'],
      ['r2c3', 'ORGAN'],
      ['r2c5', 'THERE'],
    ] as const)
      at.tapDown(name).pick(word);
    expect(at.kind.status(at.givens, at.game.play)).toBe('open');
    expect(at.kind.progress(at.givens, at.game.play)).toBe(0);
  });
});

describe('mistakes', () => {
  test('a wrong word costs once, even if entered again, and is shown as wrong', () => {
    const at = sitDown().tap('r3c2').pick('LANCE');
    expect(at.mistakes()).toBe(1);
    at.seesOnly(['r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5'], { wrong: true });
    at.undo().tap('r3c2').pick('LANCE');
    expect(at.mistakes()).toBe(1);
    at.tap('r3c2').pick('ARGUE').seesOnly([], { wrong: true });
    expect(at.mistakes()).toBe(1);
  });

  test('an entry that completes two words wrongly costs once', () => {
    const at = sitDown().tap('r3c1').type('XRGUE').undo().undo().undo().undo().undo();
    at.tap('r3c2').type('RGUE').tapDown('r2c1').type('H').tap('r4c1').type('LL');
    expect(at.mistakes()).toBe(1);
    at.tap('r3c1').type('Z');
    expect(at.mistakes()).toBe(2);
    at.sees('r3c2', { wrong: true }).sees('r2c1', { wrong: true });
  });

  test('half a word costs nothing, nor does correcting a wrong word letter by letter', () => {
    const at = sitDown().tap('r3c1').type('XYGU');
    expect(at.mistakes()).toBe(0);
    at.type('E');
    expect(at.mistakes()).toBe(1);
    at.set('skipFilled', false).tap('r3c2').tap('r3c1').type('A');
    expect(at.mistakes()).toBe(1);
    at.tap('r3c2').type('Q');
    expect(at.mistakes()).toBe(2);
    at.tap('r3c3').tap('r3c2').type('R');
    expect(at.mistakes()).toBe(2);
    expect(at.row(3)).toBe('ARGUE');
  });

  test('a letter of a wrong word that is also in a right one is not marked', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE').tapDown('r2c1').type('HXL');
    expect(at.play.letters.slice(15, 16)).toEqual(['X']);
    at.seesOnly(['r2c1', 'r4c1', 'r5c1'], { wrong: true });
  });

  test('hints and solution letters are never mistakes', () => {
    const at = sitDown().gesture({ type: 'go', cell: 10 });
    const move = gridpuzzle.letter(at.board, at.play, at.mine);
    expect(move).toEqual({ type: 'reveal', cell: 10, letter: 'A' });
    at.write({ type: 'letter', move }).sees('r3c1', { letter: 'A', revealed: true });
    expect(gridpuzzle.letter(at.board, at.play, at.mine)).toBeUndefined();
    expect(gridpuzzle.letter(at.board, at.play, { ...at.mine, cursor: 0 })).toBeUndefined();
    expect(gridpuzzle.letter(at.board, at.play, { ...at.mine, cursor: 6 })).toBeUndefined();
    expect(at.mistakes()).toBe(0);
  });
});

describe('clearing', () => {
  test('a word is cleared, except for letters of other complete words', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE').tapDown('r2c1').pick('SHALL');
    at.tap('r3c2').tool('clearWord');
    expect(at.play.letters.slice(10, 15)).toEqual(['A', '', '', '', '']);
    expect(at.undo().row(3)).toBe('ARGUE');
  });

  test('progress counts words that were not printed; the last one solves the puzzle', () => {
    const at = sitDown();
    const progress = () => at.kind.progress(at.givens, at.game.play);
    expect(at.tap('r3c2').pick('ARGUE') && progress()).toBeCloseTo(1 / 5);
    at.tap('r5c2').pick('LANCE').tapDown('r2c1').pick('SHALL').tapDown('r2c3').pick('ORGAN');
    expect(progress()).toBeCloseTo(4 / 5);
    at.tapDown('r2c5').pick('THERE');
    expect(progress()).toBe(1);
    expect(at.kind.status(at.givens, at.game.play)).toBe('solved');
    expect(at.mistakes()).toBe(0);
  });

  test('a full board with a wrong letter is full, not solved', () => {
    const at = sitDown().tap('r3c2').pick('ARGUE').tap('r5c2').pick('LANCE').tapDown('r2c1').pick('SHALL');
    at.tapDown('r2c3').pick('ORGAN').tapDown('r2c5').type('X').tap('r4c5').type('R');
    expect(at.kind.status(at.givens, at.game.play)).toBe('full');
  });
});

describe('hints', () => {
  test('a wrong letter comes first, and names its place before the letter', () => {
    const hint = sitDown().tap('r3c1').type('AX').hint();
    expect(hint?.technique).toBe('wrongLetter');
    expect(hint?.says.why.values).toMatchObject({ wrong: 'X', row2: 3, column2: 2 });
    expect(hint?.move).toEqual({ type: 'reveal', cell: 11, letter: 'R' });
  });

  test('a wrong word comes first and is taken out, as far as no right word needs its letters', () => {
    const hint = sitDown().tap('r3c1').pick('LANCE').hint();
    expect(hint?.technique).toBe('wrongWord');
    expect(hint?.says.why.values).toMatchObject({ wrong: 'LANCE' });
    expect(hint?.says.where.values).not.toHaveProperty('wrong');
    expect(hint?.move).toEqual({ type: 'clear', cells: [10, 11, 12, 13, 14] });
    const slip: Gesture = { type: 'entry', index: 1, letters: [...'ALGUE'] };
    const crossed = sitDown().tapDown('r2c3').pick('ORGAN').gesture(slip).hint();
    expect([crossed?.technique, crossed?.move]).toEqual(['wrongWord', { type: 'clear', cells: [11] }]);
  });

  test('hints ignore pencil letters', () => {
    expect(sitDown().tap('r3c1').mode('pencil').type('XXXXX').hint()?.technique).toBe('onlyWord');
  });

  test('"where" names no word of the slot; "why" counts the letters there', () => {
    const hint = sitDown().hint();
    expect(hint?.technique).toBe('onlyWord');
    const where = hint?.says.where;
    expect(where?.key).toBe('onlyWord.where');
    expect(hint?.says.why).toMatchObject({ key: 'onlyWord.letters', values: { pattern: 'S · · · ·' } });
    expect(hint?.move).toEqual({ type: 'revealWord', slot: 3, word: 'SHALL' });
    expect(hint?.lights.what.map(({ symbol }) => symbol).join('')).toBe('SHALL');
  });

  test('the letters that stand there are heard sign by sign, without dots', () => {
    const hint = sitDown().hint();
    if (!hint) throw new Error('no hint');
    const heard = languages({ de, en }).map(({ t }) => hintHeard(t, 'gridpuzzle', { hint, stage: 'why' }));
    expect(heard[0]).toContain('Am markierten Platz steht schon S, leer, leer, leer, leer. Nur');
    expect(heard[1]).toContain('The marked place already has S, empty, empty, empty, empty.');
  });

  test.each([
    [CROSSED, 'crossings'],
    [FAR, 'all'],
    [STUCK, 'guess'],
  ])('says how far one has to look', (document, key) => {
    const at = sitDown(document);
    const keys: string[] = [];
    for (let hint = at.hint(); hint; hint = at.hint()) {
      keys.push(hint.says.why.key, hint.technique);
      at.write({ type: 'hint', move: hint.move, paid: 'free' });
    }
    expect(keys.some((told) => told.endsWith(key))).toBe(true);
    expect(at.kind.status(at.givens, at.game.play)).toBe('solved');
  });

  test.each([SMALL, CROSSED, FAR, STUCK])(
    'the second stage rings the cells to be filled, and says no letter',
    (document) => {
      const at = sitDown(document);
      for (let hint = at.hint(); hint; hint = at.hint()) {
        const { move, lights } = hint;
        const { cells = [] } = (move.type === 'revealWord' && at.board.slots[move.slot]) || {};
        const open = cells.filter((cell) => at.play.letters[cell] === '');
        const rings = lights.why.filter(({ role }) => role === 'target');
        expect(rings, hint.technique).toEqual(open.map((cell) => ({ cell, role: 'target' })));
        at.write({ type: 'hint', move, paid: 'free' });
      }
    },
  );

  test('every possible sentence has its text in both languages', () => {
    const rules = { onlyWord: ['bare', 'letters', 'crossings', 'all'], onlyPlace: ['letters', 'crossings', 'all'] };
    for (const { hint } of [de, en]) {
      for (const [rule, whys] of Object.entries(rules)) {
        const texts: Readonly<Record<string, string>> = hint.gridpuzzle[rule as keyof typeof rules];
        for (const key of ['where', 'what', ...whys]) expect(texts[key], `${rule}.${key}`).toMatch(/\S/);
        // The first stage must not give away a slot's word; a word without a place is named, since the bank shows it anyway.
        if (rule === 'onlyWord') expect(texts.where).not.toContain('{{word}}');
      }
      expect(hint.gridpuzzle.wrongWord.why).toMatch(/\S/);
      for (const rule of ['wrongLetter', 'guess'] as const) {
        for (const stage of HINT_STAGES) expect(hint.gridpuzzle[rule][stage]).toMatch(/\S/);
      }
    }
  });
});

describe('the place under the cursor', () => {
  test('names the words that agree with it, chosen or not, and follows cursor and direction', () => {
    const at = sitDown().tap('r3c1');
    expect(at.fitting()).toBe('ARGUE LANCE ORGAN SHALL THERE SNORT*');
    at.tapDown('r2c1');
    expect(at.fitting()).toBe('SHALL SNORT*');
    at.tapDown('r2c3');
    expect(at.fitting()).toBe('ORGAN');
    at.gesture({ type: 'cancel' });
    expect(at.mine.chosen).toBe(false);
    expect(at.fitting()).toBe('ORGAN');
  });

  test('with a wrong word in it goes on offering what agrees with the letters that are right', () => {
    const at = sitDown().tap('r3c1').pick('LANCE');
    expect(at.sees('r3c1', { wrong: true }).mistakes()).toBe(1);
    at.tap('r3c1');
    if (at.mine.way === 'down') at.tap('r3c1');
    expect(at.fitting(), 'but not itself').toBe('ARGUE ORGAN SHALL THERE SNORT*');
    expect(at.wordsThat('fits'), 'so does the list').toContain('ARGUE');
    at.tapDown('r2c1');
    expect(at.fitting(), 'and the word across it').toBe('SHALL SNORT*');
    at.pickHere('SHALL').tap('r3c2');
    expect(at.fitting(), 'a letter of a right word counts').toBe('ARGUE');
    at.cancel().pick('ARGUE').sees('r3c3', { fits: true });
    expect(at.tap('r3c3').row(3)).toBe('ARGUE');
    expect(at.mistakes()).toBe(1);
    expect(at.pick('THERE').sees('r3c2', { fits: false }).play).toBeDefined();
  });

  test('keeps what crosses it, and of a word that stands there nothing else', () => {
    const at = sitDown().tap('r3c1');
    if (at.mine.way === 'down') at.tap('r3c1');
    expect(at.held()).toBe('.....');
    at.pick('LANCE').tap('r3c1');
    if (at.mine.way === 'down') at.tap('r3c1');
    expect(at.row(3)).toBe('LANCE');
    expect(at.held()).toBe('.....');
    at.tapDown('r2c3').pickHere('ORGAN').tap('r3c1');
    if (at.mine.way === 'down') at.tap('r3c1');
    expect(at.held(), 'a word through it').toMatch(/^..[^.]..$/);
  });

  test('takes the word that is picked for it at once, also with another one in hand, and only if it can', () => {
    const at = sitDown().tapDown('r2c3').gesture({ type: 'cancel' }).pick('SHALL');
    const before = at.play;
    at.pickHere('THERE');
    expect(at.play).toBe(before);
    at.pickHere('ORGAN');
    expect(at.row(3)).toBe('G');
    expect(at.wordsThat('held')).toEqual([]);
    expect(at.fitting()).toBe('ORGAN*');
    expect(at.mistakes()).toBe(0);
  });

  test('without help, all words of its length', () => {
    const at = sitDown().tapDown('r2c3').pickHere('ORGAN').tap('r3c1');
    if (at.mine.way === 'down') at.tap('r3c1');
    expect(at.fitting()).toBe('ARGUE ORGAN*');
    at.gesture({ type: 'set', option: 'markFits', value: false });
    expect(at.fitting()).toBe('ARGUE LANCE SHALL THERE ORGAN* SNORT*');
  });
});
