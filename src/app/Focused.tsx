// The focus where no element has it: on the heading of a new screen, or of the first, and there again after a dialog whose opener is gone.

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { afterFrame } from '../adapters/page/afterFrame.ts';

export interface FocusedProps {
  readonly screen: string;
  /** A dialog is open. */
  readonly modal: boolean;
  readonly children: ReactNode;
}

/**
 * A new screen starts at its top, and its heading takes the focus; until it has loaded, a place before it does. A frame around it
 * would not do: a dialog that gives the focus back to one gives it to the first control inside. The first screen of all waits for its
 * heading and takes nothing from the player, who may have scrolled, or put the focus somewhere.
 */
export function Focused({ screen, modal, children }: FocusedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const first = shown.current === undefined;
    shown.current = screen;
    if (!first) window.scrollTo(0, 0);
    if (isDialogOpen() || (first && document.activeElement !== document.body)) return;
    if (focusHeading(frame.current)) return;
    if (!first) start.current?.focus({ preventScroll: true });
    return whenHeadingCame(frame.current, start.current);
  }, [screen]);
  useReturn(frame, modal);
  return (
    <div ref={frame} className="screen">
      <div ref={start} tabIndex={-1} />
      {children}
    </div>
  );
}

/** A closed dialog gives the focus back to what opened it; if that is gone, nothing would have it. */
function useReturn(frame: RefObject<HTMLElement | null>, modal: boolean): void {
  const open = useRef(modal);
  useEffect(() => {
    const closed = open.current && !modal;
    open.current = modal;
    if (!closed) return;
    afterFrame(() => {
      if (document.activeElement === document.body && !isDialogOpen()) focusHeading(frame.current);
    });
  }, [frame, modal]);
}

/** Returns what ends the waiting. */
function whenHeadingCame(frame: HTMLElement | null, start: HTMLElement | null): () => void {
  const watch = new MutationObserver(() => {
    if (!frame?.querySelector('h1')) return;
    watch.disconnect();
    const free = document.activeElement === start || document.activeElement === document.body;
    if (free && !isDialogOpen()) focusHeading(frame);
  });
  if (frame) watch.observe(frame, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

function focusHeading(frame: HTMLElement | null): boolean {
  const heading = frame?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== undefined && heading !== null;
}
