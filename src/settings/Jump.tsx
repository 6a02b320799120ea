// The parts of the settings as a row of names that stays in sight, in a wide window as a column: the page is several phones long.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Jump.module.css';

export const PARTS = ['account', 'look', 'play', 'write', 'listen', 'data', 'more'] as const;
export type Part = (typeof PARTS)[number];

export const partId = (part: Part): string => `settings-${part}`;

export function Jump() {
  const { t } = useTranslation();
  const row = useRef<HTMLElement>(null);
  const current = useCurrent(row);
  return (
    <nav ref={row} className={styles.jump} data-chips aria-label={t('settings.parts')}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          className={styles.name}
          aria-current={part === current || undefined}
          onClick={() => show(part)}
        >
          {t(`settings.part.${part}`)}
        </button>
      ))}
    </nav>
  );
}

/** The focus goes along: what comes next by Tab is inside the part. */
function show(part: Part): void {
  const element = document.getElementById(partId(part));
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

/** The part that one reads: the last one whose top is above the upper third of the window. */
function useCurrent(row: RefObject<HTMLElement | null>): Part {
  const [current, setCurrent] = useState<Part>(PARTS[0]);
  useEffect(() => {
    const look = (): void => {
      const { scrollHeight } = document.documentElement;
      const ended = innerHeight + scrollY >= scrollHeight - 2 && scrollY > 0;
      const above = PARTS.filter((part) => topOf(part) < innerHeight / 3);
      setCurrent((ended ? PARTS.at(-1) : above.at(-1)) ?? PARTS[0]);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    const name = row.current?.children[PARTS.indexOf(current)];
    if (!(name instanceof HTMLElement) || !row.current) return;
    row.current.scrollLeft = name.offsetLeft - (row.current.clientWidth - name.offsetWidth) / 2;
  }, [current, row]);
  return current;
}

const topOf = (part: Part): number => document.getElementById(partId(part))?.getBoundingClientRect().top ?? Infinity;
