// A page with one board and nothing else, for tests in a real browser. It counts the board's requests to the browser.

import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource/barlow-condensed/500.css';
import type { Gesture } from '../../../puzzles/gesture.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { EMPTY_LOOK } from '../../../puzzles/sudoku/ears.ts';
import type { Look } from '../../../puzzles/sudoku/types.ts';
import { bindKeys } from '../../../scenes/keys.ts';
import { loadPainter, type MountedBoard, mountBoard } from '../../../scenes/mount.ts';
import type { Palette } from '../../../scenes/palette.ts';
import { sameLook } from '../../../scenes/picture/difference.ts';
import type { Frame, Source } from '../../../scenes/source.ts';
import { counts, watchBrowser } from './counts.ts';
import { boards, withoutMarks } from './looks.ts';
import { palettes } from './palettes.ts';
import { coloursAcross, differingCells, keep } from './pictures.ts';
import { type WordGame, wordBoard } from './wordBoards.ts';

const params = new URLSearchParams(location.search);
const host = document.querySelector('#host') as HTMLElement;
const side = params.getAll('side').at(-1) ?? '360';
Object.assign(host.style, { width: `${side}px`, height: `${side}px`, marginLeft: `${params.get('left') ?? 20}px` });
host.tabIndex = 0;
host.setAttribute('role', 'gridcell'); // for the focused cell of the twin: keys mean something there only
const palette = palettes[params.get('palette') ?? 'light'] as Palette;
document.body.style.background = `#${palette.paper.toString(16).padStart(6, '0')}`;
if (params.has('noWebgl')) {
  const original = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, ...args: unknown[]) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    return String(args[0]).startsWith('webgl') ? null : original.apply(this, args);
  } as HTMLCanvasElement['getContext'];
}
const nextFrame = window.requestAnimationFrame.bind(window);
watchBrowser();

/** Looks that tests set, behind the interface of a kind; gestures are only recorded. */
const gestures: Gesture[] = [];
const listeners = new Set<() => void>();
const words = params.has('words') ? await wordBoard(params.get('words') as WordGame) : undefined;
let frame: Frame = words?.start ?? { play: boards[params.get('board') ?? 'playing'], view: { cursor: 0 } };
const kind = { id: 'sudoku', look: (_givens: unknown, play: unknown) => play as readonly Look[] } as unknown as AnyKind;

const source: Source = {
  kind: words?.kind ?? kind,
  givens: words?.givens ?? { width: 9, height: 9 },
  current: () => frame,
  subscribe(changed) {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  send(gesture) {
    gestures.push(gesture);
    if (words) return show(words.after(frame, gesture));
    // The cursor follows taps and arrow keys, as in any kind.
    if (gesture.type === 'tap') moveCursor(gesture.cell);
    if (gesture.type === 'step' && gesture.to === 'right') moveCursor(frame.view.cursor + 1);
  },
};

function show(next: Frame): void {
  frame = next;
  for (const changed of listeners) changed();
}

function moveCursor(cursor: number): void {
  const looks = (frame.play as readonly Look[]).map((look, cell) => ({
    ...look,
    cursor: cell === cursor,
    selected: cell === cursor,
  }));
  show({ play: looks, view: { cursor } });
}

const errors: string[] = [];
const painter = await loadPainter(source.kind.id);
const mount = (): Promise<MountedBoard> =>
  mountBoard(host, source, {
    painter,
    palette,
    reducedMotion: !params.has('motion'),
    fontFamily: '"Atkinson Hyperlegible Next Variable", sans-serif',
    onError: (error) => errors.push(String(error)),
    whenIdle: (turn) => requestIdleCallback(turn, { timeout: 250 }),
  });

const board = await mount();
bindKeys(host, (meaning) => {
  if (!['undo', 'redo', 'hint', 'pause'].includes(meaning.type)) source.send(meaning as Gesture);
});

let loser: WEBGL_lose_context | null = null;

/** Loses or restores the board's WebGL context, and waits for the browser's event. */
async function once(event: string, act: (lose: WEBGL_lose_context) => void): Promise<void> {
  loser ??= board.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
  if (!loser) throw new Error('No WebGL to lose');
  const happened = new Promise((resolve) => board.canvas.addEventListener(event, resolve, { once: true }));
  act(loser);
  await happened;
}

const harness = {
  board,
  counts,
  gestures,
  errors,
  mount,
  /** A display frame that is not counted. */
  nextFrame,
  focus: () => host.focus(),
  /** A player's gesture on a word board. */
  play: (gesture: Gesture) => source.send(gesture),
  setSide: (px: number) => Object.assign(host.style, { width: `${px}px`, height: `${px}px` }),
  loseContext: () => once('webglcontextlost', (lose) => lose.loseContext()),
  restoreContext: () => once('webglcontextrestored', (lose) => lose.restoreContext()),
  subscribers: () => listeners.size,
  /** The same frame again: nothing has changed. */
  nudge: () => show(frame),
  moveCursor,
  /** Changes one cell's look. */
  change(cell: number, part: Partial<Look>): void {
    const looks = (frame.play as readonly Look[]).map((look, at) => (at === cell ? { ...look, ...part } : look));
    show({ ...frame, play: looks });
  },
  /** A kind's bug: invalid looks. */
  breakLooks: () => show({ ...frame, play: [undefined] }),
  keep,
  differingCells,
  coloursAcross,
  /** Keeps digits, notes and backgrounds only; returns the cells that had more. */
  dropMarks(): number[] {
    const looks = frame.play as readonly Look[];
    const plain = looks.map(withoutMarks);
    show({ ...frame, play: plain });
    return looks.flatMap((look, cell) => (sameLook(look, plain[cell] as Look) ? [] : [cell]));
  },
  clear: () => show({ play: Array.from({ length: 81 }, () => EMPTY_LOOK), view: frame.view }),
};
export type Harness = typeof harness;
Object.assign(window, { harness });
document.body.dataset.ready = 'true';
