// The parts of the settings as a row of names that stays in sight, in a wide window as a column: the page is several phones long.

import { ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Jump.module.css';

export const PARTS = ['account', 'look', 'play', 'write', 'listen', 'data', 'more'] as const;
export type Part = (typeof PARTS)[number];

export const partId = (part: Part): string => `settings-${part}`;

export function Jump() {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const [current, choose] = useCurrent(row);
  const { before, after } = useHidden(row);
  return (
    <nav
      className={styles.jump}
      aria-label={t('settings.parts')}
      data-before={before || undefined}
      data-after={after || undefined}
    >
      <div ref={row} className={styles.names} data-chips>
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            className={styles.name}
            aria-current={part === current || undefined}
            onClick={() => {
              show(part);
              choose(part);
            }}
          >
            {t(`settings.part.${part}`)}
          </button>
        ))}
      </div>
      <ChevronRight className={styles.on} aria-hidden="true" />
    </nav>
  );
}

/** Whether names are out of sight at the row's beginning and at its end. */
function useHidden(row: RefObject<HTMLElement | null>): { readonly before: boolean; readonly after: boolean } {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const names = row.current;
    if (names === null) return;
    const look = (): void => {
      const { clientWidth, scrollWidth } = names;
      const at = Math.abs(names.scrollLeft); // negative where one reads from the right
      const [before, after] = [at > 8, at + clientWidth < scrollWidth - 8];
      setHidden((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    names.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(names);
    return () => {
      names.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [row]);
  return hidden;
}

/** The focus goes along: what comes next by Tab is inside the part. */
function show(part: Part): void {
  const element = document.getElementById(partId(part));
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

/** The part that one reads: the last one whose top is above the upper third of the window; or the chosen one, until one scrolls on. */
function useCurrent(row: RefObject<HTMLElement | null>): readonly [Part, (part: Part) => void] {
  const [current, setCurrent] = useState<Part>(PARTS[0]);
  const chosenAt = useRef<number>(undefined);
  useEffect(() => {
    const look = (): void => {
      if (scrollY === chosenAt.current) return;
      chosenAt.current = undefined;
      const { scrollHeight } = document.documentElement;
      const ended = innerHeight + scrollY >= scrollHeight - 2 && scrollY > 0;
      const above = PARTS.filter((part) => topOf(part) < innerHeight / 3);
      setCurrent((ended ? PARTS.at(-1) : above.at(-1)) ?? PARTS[0]);
    };
    addEventListener('scroll', look, { passive: true });
    // what arrives late moves the parts without a scroll
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    return () => {
      removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, []);
  useEffect(() => {
    const name = row.current?.children[PARTS.indexOf(current)];
    if (!(name instanceof HTMLElement) || !row.current) return;
    row.current.scrollLeft = name.offsetLeft - (row.current.clientWidth - name.offsetWidth) / 2;
  }, [current, row]);
  const choose = (part: Part): void => {
    chosenAt.current = scrollY;
    setCurrent(part);
  };
  return [current, choose];
}

const topOf = (part: Part): number => document.getElementById(partId(part))?.getBoundingClientRect().top ?? Infinity;
