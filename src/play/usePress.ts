// A key that acts when it is touched. Somebody with a keyboard or a screen reader presses by a click alone, which must
// count once, and a finger's own click must not count again.

import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';

export interface PressProps {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** A dialog may have come under the finger meanwhile: the click that browsers make of a touch must not press there. */
export const noGhostClick = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

export function usePress(press: () => void): PressProps {
  const touched = useRef(false);
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      touched.current = true;
      press();
    },
    onTouchEnd: noGhostClick,
    onClick(event) {
      const counted = touched.current && event.detail > 0;
      touched.current = false;
      if (!counted) press();
    },
  };
}
