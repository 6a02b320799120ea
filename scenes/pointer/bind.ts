// From the DOM's pointer events to the states of this folder. Pointers are captured, so that a drag may leave the board. Like
// keys on cells (keys.ts), the board's events are handled in the capture phase and go no further.

import type { Point } from '../layout.ts';
import { IDLE, type PointerInput, type PointerState, type Touch } from './state.ts';
import { step } from './step.ts';
import type { Surface } from './surface.ts';

/** By-products of a press that nothing listens for. */
const SILENT = ['mouseup', 'gotpointercapture', 'lostpointercapture'] as const;

/**
 * Listens on the canvas and on what lies over it in the host; returns a function that stops it. `failed`: the surface threw; `touched`: a finger or button came
 * down.
 */
export function bindPointer(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  surface: Surface,
  failed: (error: unknown) => void,
  touched: () => void = () => undefined,
): () => void {
  let state: PointerState = IDLE;
  const bound = new AbortController();
  const { signal } = bound;
  /** The board, not the margin beside it. */
  const isBoard = (target: EventTarget | null) => target !== host && host.contains(target as Node | null);
  /** A press was the board's, and its click may still come. */
  let pressed = false;
  /** Pointers that came down on the board: their events belong to the board, wherever they happen. */
  const fingers = new Set<number>();

  function give(input: PointerInput): void {
    try {
      state = step(state, input, surface);
    } catch (error) {
      state = IDLE;
      failed(error);
    }
  }
  const cancel = () => {
    fingers.clear();
    give({ type: 'cancel' });
  };
  const down = (event: PointerEvent) => {
    // Only the primary button: the others are the browser's. Further buttons of a held mouse arrive as moves.
    if (event.button !== 0) return;
    fingers.add(event.pointerId);
    pressed = true;
    give({ type: 'down', touch: touchOf(canvas, event) });
    touched();
  };
  const move = (event: PointerEvent) => {
    if (state === IDLE) return;
    // Captured only once it moves, since most presses are taps. A synthetic event, as from assistive technology, has no pointer.
    if (event.isTrusted && fingers.has(event.pointerId) && !canvas.hasPointerCapture(event.pointerId))
      canvas.setPointerCapture(event.pointerId);
    give({ type: 'move', touch: touchOf(canvas, event) });
  };
  const up = (event: PointerEvent) => {
    const ours = fingers.delete(event.pointerId);
    if (event.button === 0) give({ type: 'up', touch: touchOf(canvas, event) });
    // If several buttons were held, a different one was released last.
    else if (ours) cancel();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state !== IDLE) cancel();
  };

  const first = <Type extends keyof WindowEventMap>(type: Type, heard: (event: WindowEventMap[Type]) => void) => {
    const alone = (event: WindowEventMap[Type]) => {
      if (!isBoard(event.target) && !('pointerId' in event && fingers.has(event.pointerId))) return;
      heard(event);
      event.stopPropagation();
    };
    window.addEventListener(type, alone, { signal, capture: true });
  };
  first('pointerdown', down);
  first('pointermove', move);
  first('pointerup', up);
  first('pointercancel', cancel);
  // Keyboard focus stays on the board.
  first('mousedown', (event) => event.preventDefault());
  for (const type of SILENT) first(type, () => undefined);
  const click = (event: MouseEvent) => {
    // Assistive technology clicks a cell of the twin without having pressed it: that one is the twin's own.
    const counted = event.target === canvas || (pressed && event.detail > 0);
    pressed = false;
    if (counted && isBoard(event.target)) event.stopPropagation();
  };
  window.addEventListener('click', click, { signal, capture: true });
  host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
  bindWheel(host, canvas, surface, signal);
  return () => {
    cancel();
    bound.abort();
  };
}

/**
 * A trackpad's pinch, which comes as a wheel with Ctrl, zooms the board; the wheel with the real key Ctrl is the browser's own zoom,
 * which nothing may block (WCAG 1.4.4). Without Ctrl the wheel pans a zoomed board or scrolls the page.
 */
function bindWheel(host: HTMLElement, canvas: HTMLCanvasElement, surface: Surface, signal: AbortSignal): void {
  let held = false;
  const key = (event: KeyboardEvent) => {
    held = event.ctrlKey || event.metaKey;
  };
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, key, { signal, capture: true });
  const wheel = (event: WheelEvent) => {
    const scale = canvas.width / canvas.getBoundingClientRect().width;
    // Some mice count in lines or pages.
    const unit = [1, 16, 400][event.deltaMode] ?? 1;
    if (event.ctrlKey || event.metaKey) {
      if (held || !surface.zooms) return;
      surface.zoom(pointOf(canvas, event), Math.exp(-event.deltaY * unit * 0.002));
      surface.settle();
    } else if (surface.pansWith(true)) {
      surface.pan({ x: -event.deltaX * unit * scale, y: -event.deltaY * unit * scale });
      surface.settle();
    } else {
      return;
    }
    event.preventDefault();
  };
  host.addEventListener('wheel', wheel, { signal, passive: false, capture: true });
}

const touchOf = (canvas: HTMLCanvasElement, event: PointerEvent): Touch => ({
  id: event.pointerId,
  at: pointOf(canvas, event),
  finger: event.pointerType === 'touch',
  extend: event.ctrlKey || event.shiftKey || event.metaKey,
});

/** Computed from the canvas's own box, so that it is right under any page zoom or transform. */
export function pointOf(canvas: HTMLCanvasElement, at: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((at.clientX - box.left) * canvas.width) / box.width,
    y: ((at.clientY - box.top) * canvas.height) / box.height,
  };
}
