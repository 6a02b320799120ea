// A key that acts when it is touched. Somebody with a keyboard or a screen reader presses by a click alone, which must
// count once, and a finger's own click must not count again.

import { type MouseEvent, type PointerEvent, useRef } from 'react';

export interface PressProps {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

export function usePress(press: () => void): PressProps {
  const touched = useRef(false);
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      touched.current = true;
      press();
    },
    onClick(event) {
      const counted = touched.current && event.detail > 0;
      touched.current = false;
      if (!counted) press();
    },
  };
}
