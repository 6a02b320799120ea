// The states of a board's picture, frame by frame, on an easel that only records its calls.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Palette } from '../../scenes/palette.ts';
import { type Easel, IDLE, type PictureInput, type PictureState } from '../../scenes/picture/state.ts';
import { step } from '../../scenes/picture/step.ts';

/** A picture whose cells are `side` pixels wide; `lacks`: how much is not painted yet. */
function board({ side = 40, lacks = 'nothing' }: { side?: number; lacks?: 'nothing' | 'letters' | 'cells' } = {}) {
  const shown = { side, whole: lacks === 'nothing', covered: lacks !== 'cells' };
  const log: string[] = [];
  /** Begun in idle time, neither shown nor stopped. */
  const open = new Set<string>();
  let state: PictureState = IDLE;
  let count = 0;
  const work = (name: string) => {
    log.push(name);
    const id = `${name} ${count++}`;
    open.add(id);
    const stop = () => {
      if (open.delete(id)) log.push(`stop ${name}`);
    };
    return { id, stop };
  };
  const easel: Easel = {
    get side() {
      return shown.side;
    },
    get covered() {
      return shown.covered;
    },
    get whole() {
      return shown.whole;
    },
    complete() {
      if (!shown.whole) log.push('complete now');
      shown.whole = shown.covered = true;
    },
    completeWhenIdle: () => work('complete'),
    sketch(paper) {
      const { id, stop } = work(`sketch ${paper.side}`);
      return {
        stop,
        show() {
          open.delete(id);
          log.push(`show ${paper.side}`);
          Object.assign(shown, { side: paper.side, whole: true, covered: true });
        },
      };
    },
    renew: () => log.push('renew'),
  };
  const give = (input: PictureInput) => {
    state = step(state, input, easel);
    return player;
  };
  const player = {
    rest: (at: number) => give({ type: 'rest', paper: { side: at, palette: {} as Palette, ratio: 1 } }),
    move: (at: number) => give({ type: 'move', side: at }),
    /** The work in idle time is finished. */
    done() {
      if (state.name === 'completing') {
        shown.whole = shown.covered = true;
        open.clear(); // finished by itself, so nothing is left to stop
      }
      return give({ type: 'done' });
    },
    cancel: () => give({ type: 'cancel' }),
    /** An entry paints everything. */
    entry() {
      shown.whole = shown.covered = true;
      return player;
    },
    state: () => state.name,
    log,
    open,
  };
  return player;
}

describe('a board that rests', () => {
  test('whole and sharp, nothing is made', () => {
    const player = board().rest(40).rest(40);
    expect([player.state(), player.log]).toEqual(['idle', []]);
  });
  test('opened with the visible part, the rest is painted in idle time and shown', () => {
    expect(board({ lacks: 'cells' }).rest(40).rest(40).done().rest(40).log).toEqual(['complete', 'renew']);
  });
  test('letters painted in advance show nothing new', () => {
    expect(board({ lacks: 'letters' }).rest(40).done().rest(40).log).toEqual(['complete']);
  });
  test('an entry before that completes it', () => {
    const player = board({ lacks: 'cells' }).rest(40).entry().rest(40);
    expect([player.state(), player.log]).toEqual(['idle', ['complete', 'stop complete']]);
  });
});

describe('a board that is zoomed', () => {
  test('is drawn again when it comes to rest, and swapped when finished', () => {
    const player = board().move(50).move(60).rest(60);
    expect(player.state()).toBe('sharpening');
    player.rest(60);
    expect(player.log).toEqual(['sketch 60']);
    player.done().rest(60);
    expect([player.state(), player.log]).toEqual(['idle', ['sketch 60', 'show 60']]);
  });
  test('is not swapped while it moves', () => {
    expect(board().rest(60).done().move(60).move(60).log).toEqual(['sketch 60']);
    expect(board().rest(60).done().move(60).rest(60).log).toEqual(['sketch 60', 'show 60']);
  });
  test('panned meanwhile, painting continues; zoomed further, it starts again', () => {
    expect(board().rest(60).move(60).rest(60).log).toEqual(['sketch 60']);
    expect(board().rest(60).move(61.5).rest(70).log).toEqual(['sketch 60', 'stop sketch 60', 'sketch 70']);
  });
  test('back at the old zoom, it has its picture', () => {
    const player = board().rest(60).rest(40);
    expect([player.state(), player.log]).toEqual(['idle', ['sketch 60', 'stop sketch 60']]);
  });
  test('before it is complete has the rest painted at once, since it becomes visible', () => {
    const { log } = board({ lacks: 'cells' }).rest(40).move(41);
    expect(log).toEqual(['complete', 'stop complete', 'complete now']);
  });
});

test('another size or palette discards the picture being made', () => {
  expect(board().rest(60).cancel().log).toEqual(['sketch 60', 'stop sketch 60']);
  expect(board({ lacks: 'cells' }).rest(40).cancel().log).toEqual(['complete', 'stop complete']);
});

test('in any sequence, at most one thing is being made, and none after a cancel', () => {
  const inputs = fc.array(
    fc.record({
      what: fc.constantFrom('rest', 'move', 'done', 'cancel', 'entry'),
      side: fc.integer({ min: 40, max: 43 }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(inputs, fc.constantFrom('nothing' as const, 'letters' as const, 'cells' as const), (list, lacks) => {
      const player = board({ lacks });
      for (const { what, side } of list) {
        if (what === 'rest' || what === 'move') player[what](side);
        else if (what !== 'done' || player.open.size > 0) player[what as 'done' | 'cancel' | 'entry']();
        expect(player.open.size).toBeLessThanOrEqual(1);
        if (player.state() === 'idle') expect(player.open.size).toBe(0);
      }
      player.cancel();
      expect([player.state(), player.open.size]).toEqual(['idle', 0]);
    }),
  );
});
