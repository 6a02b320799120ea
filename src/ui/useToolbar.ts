// A toolbar as in WAI-ARIA: one tab stop, and arrows, Home and End inside. For the `ref` of the element with the role. The stop is
// where the focus was last, else the first button that can be used and does not take away what was entered (`data-clears`).

import { type RefObject, useEffect, useRef } from 'react';

/** What an arrow adds to the place of the focus, in a row and in a column. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function useToolbar(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? bindToolbar(bar.current) : undefined), []);
  return bar;
}

function bindToolbar(bar: HTMLElement): () => void {
  const buttons = (): HTMLButtonElement[] => [...bar.querySelectorAll('button')];
  const usable = (): HTMLButtonElement[] => buttons().filter(({ disabled }) => !disabled);
  const rove = (stop: Element | undefined): void => {
    for (const button of buttons()) {
      const index = button === stop ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  };
  let last: Element | null = null;
  const keep = (): void => {
    const all = usable();
    rove(all.find((button) => button === last) ?? all.find(({ dataset }) => !('clears' in dataset)) ?? all[0]);
  };
  const focused = ({ target }: FocusEvent): void => {
    last = (target as Element).closest('button');
    rove(last ?? undefined);
  };
  const pressed = (event: KeyboardEvent): void => {
    const all = usable();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const forth = document.dir && /t$/.test(event.key) ? -1 : 1; // Left and Right
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : at + step * forth;
    if (to === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  // buttons come, go and are disabled as the game goes on
  const watch = new MutationObserver(keep);
  watch.observe(bar, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  bar.addEventListener('focusin', focused);
  bar.addEventListener('keydown', pressed);
  keep();
  return () => {
    watch.disconnect();
    bar.removeEventListener('focusin', focused);
    bar.removeEventListener('keydown', pressed);
  };
}
