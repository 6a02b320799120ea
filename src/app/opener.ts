// The way back from a dialog that another one has opened: the focus returns to the button that opened it.

import { createContext, type MouseEvent, type RefObject, useContext, useMemo, useRef } from 'react';

/** The words of the button that opened the next dialog; kept as long as one dialog follows another. */
export const OpenerContext = createContext<{ current: string | undefined }>({ current: undefined });

/** `part`: for the element that holds the openers. `focus`: what has the focus first, the opener or else `fallback`. */
export function useOpener(fallback: RefObject<HTMLElement | null>) {
  const opener = useContext(OpenerContext);
  const ref = useRef<HTMLDivElement>(null);
  const focus = useMemo(
    () => ({
      get current() {
        const buttons = ref.current?.querySelectorAll('button') ?? [];
        return [...buttons].find(({ textContent }) => textContent === opener.current) ?? fallback.current;
      },
    }),
    [fallback, opener],
  );
  const onClickCapture = ({ target }: MouseEvent): void => {
    opener.current = target instanceof Element ? target.closest('button')?.textContent : undefined;
  };
  return { opener: opener.current, focus, part: { ref, onClickCapture } };
}
