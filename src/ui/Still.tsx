// Puts the page's still picture into a place of the app, or what else stands there.

import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import styles from './Still.module.css';
import { knownStill, watchStill } from './still.ts';

export interface StillProps {
  /** The whole shell, or the board's picture alone. */
  readonly part: 'shell' | 'room';
  /** Where there is none. */
  readonly children?: ReactNode;
}

export function Still({ part, children }: StillProps) {
  const place = useRef<HTMLDivElement>(null);
  const picture = useSyncExternalStore(watchStill, knownStill)?.[part];
  useLayoutEffect(() => {
    if (picture) place.current?.append(picture);
  }, [picture]);
  return picture ? <div ref={place} className={styles[part]} inert aria-hidden="true" /> : children;
}
