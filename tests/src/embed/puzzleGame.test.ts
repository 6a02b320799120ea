// <puzzle-game> on a publisher's page: what becomes of its attributes, whom it hears, and what is left of it.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PuzzleGame } from '../../../src/embed/puzzleGame.ts';

const APP = 'https://play.example';

/** What the observer was last told to look at, and how it tells that it is in sight. */
let inSight: (() => void) | undefined;
class Sight {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    inSight = () => seen([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {
    inSight = undefined;
  }
}

/** Posted to the frame, which loads nothing here. */
let posted: unknown[] = [];
const inside = { postMessage: (message: unknown, to: string) => void posted.push([message, to]) };

beforeAll(() => {
  // about:blank only
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    enableIframePageLoading: true,
  });
  PuzzleGame.app = APP;
  customElements.define('puzzle-game', PuzzleGame);
});
beforeEach(() => {
  posted = [];
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside as unknown as null);
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLIFrameElement, to) {
    this.setAttribute('data-src', String(to));
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function placed(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('puzzle-game');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
function shown(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = placed(attributes);
  inSight?.();
  return element;
}
const frameOf = (element: HTMLElement) => element.shadowRoot?.querySelector('iframe') ?? undefined;
const addressOf = (element: HTMLElement) => frameOf(element)?.dataset.src;
const heightOf = (element: HTMLElement) => element.shadowRoot?.querySelector('div')?.style.height;
const says = (data: object, from: { origin?: string; source?: unknown } = {}) =>
  window.dispatchEvent(
    Object.assign(new Event('message'), { origin: APP, source: inside, data: { puzzleGame: 1, ...data }, ...from }),
  );
const turn = () => Promise.resolve();
const SUDOKU = { game: 'sudoku', level: 'de-leichtes-001' };

test('nothing loads until it is in sight', () => {
  const element = placed(SUDOKU);
  expect(frameOf(element)).toBeUndefined();
  inSight?.();
  expect(addressOf(element)).toBe(`${APP}/sudoku/de-leichtes-001`);
  expect(frameOf(element)?.allow).toBe('autoplay; clipboard-write; fullscreen; web-share');
  expect(frameOf(element)?.title).toBe('sudoku');
});

test.each([
  [{}, '/'],
  [{ game: 'crossword' }, '/crossword/play'],
  [{ ...SUDOKU, brand: 'acme', language: 'en' }, '/sudoku/de-leichtes-001?brand=acme#en'],
  [{ ...SUDOKU, brand: 'acme~token' }, '/sudoku/de-leichtes-001?brand=acme%7Etoken'],
  // hostile
  [{ game: 'javascript:alert(1)', level: 'de-leichtes-001' }, '/'],
  [{ game: '//evil.example', level: 'x' }, '/'],
  [{ game: '..', level: '..' }, '/'],
  [{ game: 'sudoku', level: '../../evil' }, '/sudoku/play'],
  [{ game: 'sudoku', level: 'x?screen=settings&modal=delete' }, '/sudoku/play'],
  [{ ...SUDOKU, brand: 'a&modal=delete' }, '/sudoku/de-leichtes-001'],
  [{ ...SUDOKU, language: 'en"><script>' }, '/sudoku/de-leichtes-001'],
  [{ ...SUDOKU, src: 'https://evil.example', srcdoc: '<script>', onload: 'x' }, '/sudoku/de-leichtes-001'],
  [{ game: 'x'.repeat(31), level: 'y'.repeat(81), brand: 'z'.repeat(65) }, '/'],
])('%j leads to %s', (attributes, path) => {
  expect(addressOf(shown(attributes))).toBe(APP + path);
});

test('the page hears the frame’s events, and no others', () => {
  const element = shown(SUDOKU);
  const heard: unknown[] = [];
  for (const type of ['hello', 'ready', 'started', 'progress', 'solved', 'click', 'height'])
    element.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
  says({ type: 'ready', detail: SUDOKU });
  says({ type: 'progress', detail: { ...SUDOKU, percent: 40 } });
  says({ type: 'click', detail: 1 });
  const told = [['ready', SUDOKU], ['progress', { ...SUDOKU, percent: 40 }]]; // biome-ignore format: a list
  expect(heard).toEqual(told);
  // another origin in the frame, another frame of the app, the page itself, and what is not ours
  says({ type: 'solved' }, { origin: 'https://evil.example' });
  says({ type: 'solved' }, { origin: `${APP}.evil.example` });
  says({ type: 'solved' }, { source: { postMessage: () => undefined } });
  says({ type: 'solved' }, { source: window });
  says({ type: 'solved' }, { source: null });
  says({ type: 'solved', puzzleGame: 2 });
  for (const data of [null, 'solved', 7]) says({}, { data } as object);
  expect(heard).toEqual(told);
});

test.each([
  [640, '640px'],
  [1e9, '2000px'],
  [-5, '200px'],
  ['100vh;position:fixed', '200px'],
  [Number.NaN, '200px'],
])('the frame asks for the height %s and gets %s', (height, got) => {
  const element = shown(SUDOKU);
  expect(heightOf(element)).toBe('');
  says({ type: 'height', height });
  expect(heightOf(element)).toBe(got);
});

test('the frame is named by the page, else by what it shows', () => {
  const element = shown(SUDOKU);
  says({ type: 'title', title: 'Sudoku 1 <b>' });
  expect(frameOf(element)?.title).toBe('Sudoku 1 <b>');
  const own = shown({ ...SUDOKU, title: 'Our puzzle' });
  says({ type: 'title', title: 'Sudoku 1' });
  expect(frameOf(own)?.title).toBe('Our puzzle');
});

test('what the page changes reaches the frame; both parts of a puzzle at once', async () => {
  const element = shown(SUDOKU);
  says({ type: 'hello' });
  expect(posted).toEqual([[{ type: 'page', puzzleGame: 1 }, APP]]);
  element.setAttribute('game', 'crossword');
  element.setAttribute('level', 'en-leichtes-002');
  element.setAttribute('language', 'en');
  await turn();
  element.setAttribute('language', 'en');
  element.setAttribute('language', '<b>');
  element.setAttribute('game', '<b>');
  await turn();
  expect(posted.slice(1)).toEqual([
    [{ type: 'language', language: 'en', puzzleGame: 1 }, APP],
    [{ type: 'go', game: 'crossword', level: 'en-leichtes-002', puzzleGame: 1 }, APP],
  ]);
  expect(addressOf(element)).toBe(`${APP}/sudoku/de-leichtes-001`); // no reload
});

test('another brand is another frame, and so is a change before the frame has answered', async () => {
  const element = shown(SUDOKU);
  const [first] = [frameOf(element)];
  element.setAttribute('level', 'de-leichtes-002');
  await turn();
  expect(addressOf(element)).toBe(`${APP}/sudoku/de-leichtes-002`);
  says({ type: 'hello' });
  element.setAttribute('brand', 'acme');
  await turn();
  expect(addressOf(element)).toBe(`${APP}/sudoku/de-leichtes-002?brand=acme`);
  expect(frameOf(element)).not.toBe(first);
  expect(element.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
});

test('removed, it leaves nothing behind; put back, it begins anew', () => {
  const adding = vi.spyOn(window, 'addEventListener');
  const removing = vi.spyOn(window, 'removeEventListener');
  const element = shown(SUDOKU);
  says({ type: 'height', height: 900 });
  const heard: unknown[] = [];
  element.addEventListener('solved', () => heard.push('solved'));
  element.remove();
  says({ type: 'solved' });
  expect([frameOf(element), heard, heightOf(element)]).toEqual([undefined, [], '']);
  expect(removing.mock.calls).toEqual(adding.mock.calls);
  const waiting = placed(SUDOKU);
  waiting.remove();
  expect(inSight).toBeUndefined();
  document.body.append(element);
  inSight?.();
  expect(addressOf(element)).toBe(`${APP}/sudoku/de-leichtes-001`);
});
