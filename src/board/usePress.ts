// A key that acts when it is touched. A keyboard or a screen reader produces only a click, which must count once; the click that
// follows a touch must not count again. As on the board, presses are handled before the page's own listeners and stopped there,
// which makes entries faster.

import { type RefCallback, type TouchEvent, useCallback, useRef } from 'react';

interface Press {
  readonly act: () => void;
  /** A pointer is down on it, or was, and its click is still due. */
  touched: boolean;
}

const presses = new Map<EventTarget, Press>();

/** A dialog may have opened under the finger: the click that follows the touch must not press it. */
export const noGhostClick = (event: Event | TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

const HANDLERS: Readonly<Record<string, (press: Press, event: MouseEvent) => void>> = {
  pointerdown(press, event) {
    if (event.button !== 0) return;
    press.touched = true;
    press.act();
  },
  pointerup: () => undefined,
  // the focus stays on the board
  mousedown: (_press, event) => event.preventDefault(),
  mouseup: () => undefined,
  touchend: (_press, event) => noGhostClick(event),
  click(press, event) {
    const counted = press.touched && event.detail > 0;
    press.touched = false;
    if (!counted) press.act();
  },
};

/** The key whose click is still due. Without touch events, as in a desktop's Firefox, nothing else keeps it from what opened there. */
let due: EventTarget | null = null;

function hear(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const press = button && presses.get(button);
  if (event.type === 'pointerdown') due = press ? button : null;
  if (event.type === 'click') {
    const ghost = due !== null && !press && (event as MouseEvent).detail > 0;
    due = null;
    if (ghost) {
      noGhostClick(event);
      event.stopPropagation();
      return;
    }
  }
  if (!press) return;
  HANDLERS[event.type]?.(press, event as MouseEvent);
  event.stopPropagation();
}

/** For the `ref` of a button. */
export function usePress(press: () => void): RefCallback<HTMLButtonElement> {
  const latest = useRef(press);
  latest.current = press;
  return useCallback((button: HTMLButtonElement | null) => {
    if (!button) return;
    presses.set(button, { act: () => latest.current(), touched: false });
    if (presses.size === 1) listen('addEventListener');
    return () => {
      presses.delete(button);
      if (presses.size === 0) listen('removeEventListener');
    };
  }, []);
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  for (const type of Object.keys(HANDLERS)) window[how](type, hear, { capture: true });
}
