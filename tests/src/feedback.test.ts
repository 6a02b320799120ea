// Feedback: sent, queued without a network, sent again; when the rating prompt appears; what a report is about.

import { describe, expect, test } from 'vitest';
import { SESSION_LIMIT as ALLOWED } from '../../api/feedback.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { ApiError } from '../../src/adapters/api/apiError.ts';
import { type Feedback, feedbackPort, type Message, SESSION_LIMIT } from '../../src/adapters/feedback.ts';
import { isRatingDue, keepRatingAsked, ratingAskedAt } from '../../src/feedback/RatingSlot.tsx';
import { subjectOf } from '../../src/feedback/subject.ts';
import { settled } from '../helpers/ports.ts';
import { SMALL } from '../kinds/crossword/documents.ts';

const DEVICE = '0d6f7d1c-8f0e-4b8a-9c55-1f0c8f6f1a11';
/** As it leaves the device. */
const from = (message: Message) => ({ ...message, deviceId: DEVICE });

test('a session may be as large as the server takes it', () => {
  expect(SESSION_LIMIT).toBe(ALLOWED);
});

/** A device, its network, and the server's responses in order; undefined is a success. */
function world(answers: (unknown | undefined)[] = []) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const sent: unknown[] = [];
  const online: (() => void)[] = [];
  const page = { navigator: { onLine: true }, addEventListener: (_: string, heard: () => void) => online.push(heard) };
  const post = async (path: string, options?: { body?: unknown }) => {
    sent.push([path, options?.body]);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  const open = (): Feedback => feedbackPort({ post }, storage, page as never, DEVICE);
  return { kept, storage, sent, page, open, back: () => online.forEach((heard) => void heard()) };
}

const WORDS: Message = { kind: 'feedback', message: 'Schön!' };
const OTHER: Message = { kind: 'rating', stars: 5 };
const httpError = (status: number) => new ApiError('http', { response: new Response(null, { status }) });
const offline = new ApiError('network');

describe('feedback', () => {
  test('is posted to its address with the device’s identifier', async () => {
    const { open, sent } = world();
    expect(await open().send(WORDS)).toBe('sent');
    expect(sent).toEqual([['feedback', from(WORDS)]]);
  });

  test.each([[httpError(400)], [httpError(429)], [httpError(500)], [new ApiError('timeout')], [offline]])(
    'that fails while there is a network is the caller’s: nothing is kept (%s)',
    async (fault) => {
      const { open, kept } = world([fault]);
      await expect(open().send(WORDS)).rejects.toBe(fault);
      expect(kept.get('outbox')).toBeUndefined();
    },
  );

  test('of those that wait only the last brings its session', async () => {
    const { open, page, kept } = world([offline, offline]);
    const feedback = open();
    page.navigator.onLine = false;
    for (const message of [WORDS, OTHER]) await feedback.send({ ...message, session: 'H4sI' });
    expect(JSON.parse(kept.get('outbox') ?? '')).toEqual([WORDS, { ...OTHER, session: 'H4sI' }]);
  });

  test('without a network is queued and sent in order once it is back', async () => {
    const { open, page, sent, back, kept } = world([offline, offline]);
    const feedback = open();
    page.navigator.onLine = false;
    expect(await feedback.send(WORDS)).toBe('kept');
    expect(await feedback.send(OTHER)).toBe('kept');
    page.navigator.onLine = true;
    back();
    await settled();
    expect(sent.slice(2)).toEqual([
      ['feedback', from(WORDS)],
      ['feedback', from(OTHER)],
    ]);
    expect(kept.get('outbox')).toBe('');
  });

  test('queued by an earlier visit is sent at the next start, once', async () => {
    const { open, kept, sent, back } = world();
    kept.set('outbox', JSON.stringify([WORDS]));
    open();
    back();
    await settled();
    expect(sent).toEqual([['feedback', from(WORDS)]]);
  });

  test.each([408, 429, 503])(
    'that the server will never take is dropped; what failed with %i stays',
    async (status) => {
      const { open, kept, sent } = world([httpError(400), httpError(status)]);
      kept.set('outbox', JSON.stringify([WORDS, OTHER]));
      open();
      await settled();
      expect(sent).toHaveLength(2);
      expect(kept.get('outbox')).toBe(JSON.stringify([OTHER]));
    },
  );

  test('keeps the latest ten at most', async () => {
    const { open, page, kept } = world(Array.from({ length: 12 }, () => offline));
    const feedback = open();
    page.navigator.onLine = false;
    for (let stars = 1; stars <= 12; stars++) await feedback.send({ kind: 'rating', stars });
    const waiting = JSON.parse(kept.get('outbox') ?? '') as Message[];
    expect(waiting.map(({ stars }) => stars)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('treats a damaged outbox as empty', async () => {
    const { open, kept, sent } = world();
    kept.set('outbox', '{"x"');
    expect(await open().send(WORDS)).toBe('sent');
    expect(sent).toHaveLength(1);
  });
});

describe('the rating prompt', () => {
  const DAY = 24 * 60 * 60 * 1000;

  test.each([
    ['never asked', 2, undefined, 0, false],
    ['never asked', 3, undefined, 0, true],
    ['asked today', 9, 100 * DAY, 100 * DAY, false],
    ['asked 59 days ago', 9, 100 * DAY, 159 * DAY, false],
    ['asked 60 days ago', 9, 100 * DAY, 160 * DAY, true],
    ['asked in the future', 9, 300 * DAY, 100 * DAY, false],
  ])('%s, with %i wins', (_, wins, askedAt, now, due) => {
    expect(isRatingDue(wins, askedAt, now)).toBe(due);
  });

  test('stores on the device when it last appeared', () => {
    const { storage } = world();
    expect(ratingAskedAt(storage)).toBeUndefined();
    keepRatingAsked(storage, 1234);
    expect(ratingAskedAt(storage)).toBe(1234);
    storage.setItem('ratingAsked', 'soon');
    expect(ratingAskedAt(storage)).toBeUndefined();
  });
});

describe('a report', () => {
  async function played() {
    const kind = await loadKind('crossword');
    const sheet = readSheet(SMALL);
    const givens = sheet.ok ? kind.open(sheet.value) : sheet;
    if (!givens.ok) throw new Error('the small crossword is sound');
    const level = { id: 'de-leichtes-001', gameType: 'crossword', title: 'Ein kleines' };
    return { kind, givens: givens.value, level, game: undefined, view: undefined } as never;
  }

  test('about a clue quotes it, wherever the player is', async () => {
    const { quote, sent, name } = subjectOf('crossword/de-leichtes-001/0', await played());
    expect(name).toBe('clue');
    expect(quote).not.toBe('');
    expect(sent).toEqual({ kind: 'clue', levelId: 'crossword/de-leichtes-001', clueRef: `0: ${quote}` });
  });

  test('about a clue of a level that is not open names it without its text', async () => {
    for (const here of [undefined, await played()]) {
      const { quote, sent } = subjectOf('crossword/de-leichtes-002/7', here);
      expect(quote).toBe('');
      expect(sent).toEqual({ kind: 'clue', levelId: 'crossword/de-leichtes-002', clueRef: '7' });
    }
  });

  test('about a clue that does not exist has no text either', async () => {
    expect(subjectOf('crossword/de-leichtes-001/99', await played()).quote).toBe('');
  });

  test('about a puzzle names it; by default it is the open one', async () => {
    const subject = {
      name: 'level',
      quote: 'Ein kleines',
      sent: { kind: 'suggestion', levelId: 'crossword/de-leichtes-001' },
    };
    expect(subjectOf('crossword/de-leichtes-001', await played())).toEqual(subject);
    expect(subjectOf(undefined, await played())).toEqual(subject);
  });

  test('about nothing is a suggestion', () => {
    expect(subjectOf(undefined, undefined)).toEqual({ name: 'none', quote: '', sent: { kind: 'suggestion' } });
    expect(subjectOf('rubbish', undefined).sent).toEqual({ kind: 'suggestion' });
  });
});
