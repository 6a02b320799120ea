// Hints found in a worker: the answer is the kind's own, and a broken worker is replaced.

import { expect, test } from 'vitest';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { sudoku } from '../../puzzles/sudoku/index.ts';
import { type HintAnswer, type HintQuestion, type HintThread, hintsInThread } from '../../src/adapters/hints/hints.ts';
import { EASY } from '../kinds/sudoku/documents.ts';

const kind = sudoku as AnyKind;

/** A worker that returns the result of `answer`, or breaks if that is undefined. */
function thread(answer: (question: HintQuestion) => Promise<HintAnswer> | undefined): HintThread & { ended: number } {
  const made = {
    onmessage: null as HintThread['onmessage'],
    onerror: null as HintThread['onerror'],
    ended: 0,
    terminate: () => {
      made.ended++;
    },
    postMessage: (question: HintQuestion) => {
      const answered = answer(structuredClone(question));
      if (!answered) made.onerror?.(new ErrorEvent('error'));
      answered?.then((data) => made.onmessage?.(new MessageEvent('message', { data })));
    },
  };
  return made;
}

function opened() {
  const sheet = readSheet(EASY);
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(givens.fault.code);
  return givens.value;
}

const givens = opened();
const ask = async (asked: AnyKind) => (await asked.hints()).find(givens, kind.start(givens), kind.view(givens));

test('the worker’s result is the hint', async () => {
  const found = await ask(kind);
  const asked: string[] = [];
  const answered = await ask(
    hintsInThread(kind, undefined, () =>
      thread(async (question) => {
        asked.push(question.kind);
        return { id: question.id, hint: structuredClone(found) };
      }),
    ),
  );
  expect(answered).toEqual(found);
  expect(asked).toEqual(['sudoku']);
});

test('what solving takes is told by the worker, or by the page without one', async () => {
  const ladder = async (asked: AnyKind) => (await asked.hints()).ladder?.(givens);
  const rungs = [{ level: 'easy', techniques: ['fullHouse', 'nakedSingle'] }];
  const told = hintsInThread(kind, undefined, () =>
    thread(async ({ id, board }) => ({ id, ladder: board ? [] : rungs })),
  );
  expect(await ladder(told)).toEqual(rungs);
  const alone = hintsInThread(kind, undefined, () => thread(() => undefined));
  const own = await ladder(alone);
  expect(own?.map(({ level }) => level)).toEqual(['easy']);
  expect(own).toEqual(await ladder(kind));
});

test('two questions each get their own answer', async () => {
  const board = hintsInThread(kind, undefined, () => thread(async ({ id }) => ({ id, hint: undefined })));
  expect(await Promise.all([ask(board), ask(board)])).toEqual([undefined, undefined]);
});

test('if the worker breaks or cannot start, the page finds the hint itself, and the next question starts a new one', async () => {
  const found = await ask(kind);
  const made: ReturnType<typeof thread>[] = [];
  const breaking = hintsInThread(kind, undefined, () => {
    made.push(thread(() => undefined));
    return made.at(-1) as HintThread;
  });
  expect(await ask(breaking)).toEqual(found);
  expect(await ask(breaking)).toEqual(found);
  expect(made.map(({ ended }) => ended)).toEqual([1, 1]);
  expect(await ask(hintsInThread(kind, undefined, () => thread(async ({ id }) => ({ id, error: 'lost' }))))).toEqual(
    found,
  );
  const none = hintsInThread(kind, undefined, () => {
    throw new Error('no threads here');
  });
  expect(await ask(none)).toEqual(found);
});
