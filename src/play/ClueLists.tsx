// The clues beside an arrowword, across and down, in the order of their words: the current one lit and scrolled to, the one that
// crosses it at the cursor lit faintly, those with a right answer struck through. An entry renders only the rows that it changes.

import { ArrowDown, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playOf } from '../../machines/game/selectors.ts';
import type { GameContext } from '../../machines/game/types.ts';
import { type Ears, ENTRY_STATES, type Entry, type EntryState } from '../../puzzles/ears.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell } from '../../puzzles/grid.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { legendOf } from '../board/ofBoard.ts';
import styles from './ClueLists.module.css';

type AnyEars = Ears<unknown, unknown, unknown, object>;
type Here = 'current' | 'crossing';

/** Where a key leads from a row. */
const TO: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const WAYS = ['across', 'down'] as const;
const SIGNS = { across: ArrowRight, down: ArrowDown } as const;

export default function ClueLists() {
  const { t } = useTranslation();
  const { gesture } = useHandle();
  const lang = useForeign();
  const ears = useEars();
  const clues = useClues(ears);
  const marksOf = useMemo(() => ears && marker(ears, clues), [ears, clues]);
  // a string stays equal; a list would be a new one after every entry
  const marks = useGame(({ context }) => marksOf?.(context) ?? '');
  const box = useRef<HTMLElement>(null);
  const [current = '', crossing = '', states = ''] = marks.split(' ');
  useFollowing(box, `${current} ${crossing} ${clues.length}`);
  if (clues.length === 0) return null;
  const here = (index: number): Here | undefined =>
    `${index}` === current ? 'current' : `${index}` === crossing ? 'crossing' : undefined;
  const stops = WAYS.map((way) => {
    const isOwn = (entry: Entry): boolean => entry.way === way;
    const lit = clues.findIndex((entry, index) => isOwn(entry) && here(index) !== undefined);
    return lit >= 0 ? lit : clues.findIndex(isOwn);
  });
  return (
    <section ref={box} className={styles.lists} aria-label={t('play.clues.label')}>
      {WAYS.map((way) => (
        <ClueList key={way} way={way} lang={lang}>
          {clues.map(
            (entry, index) =>
              entry.way === way && (
                <Clue
                  key={entry.cells.join()}
                  item={`${index}`}
                  text={entry.clue}
                  length={entry.cells.length}
                  state={ENTRY_STATES[Number(states[index])] ?? 'open'}
                  here={here(index)}
                  stop={stops.includes(index)}
                  send={gesture}
                />
              ),
          )}
        </ClueList>
      ))}
    </section>
  );
}

interface ClueListProps {
  readonly way: Entry['way'];
  readonly lang: string | undefined;
  readonly children: React.ReactNode;
}

/** One tab stop: its lit clue, else the first one. The arrow keys, Home and End lead from clue to clue. */
function ClueList({ way, lang, children }: ClueListProps) {
  const { t } = useTranslation();
  const Way = SIGNS[way];
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const rows = [...event.currentTarget.querySelectorAll('button')];
    const to = TO[event.key]?.(rows.indexOf(event.target as HTMLButtonElement), rows.length - 1);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    rows[to]?.focus();
  };
  return (
    <div className={styles.list}>
      <h2 id={`clues-${way}`} className={styles.title}>
        {t(`play.list.${way}`)} <Way aria-hidden="true" />
      </h2>
      <ol className={styles.clues} aria-labelledby={`clues-${way}`} lang={lang} data-clues onKeyDown={walk}>
        {children}
      </ol>
    </div>
  );
}

interface ClueProps {
  readonly item: string;
  readonly text: string;
  /** Of its answer, in letters. */
  readonly length: number;
  readonly state: EntryState;
  readonly here: Here | undefined;
  /** Whether Tab comes here. */
  readonly stop: boolean;
  readonly send: (gesture: Gesture) => void;
}

const Clue = memo(function Clue({ item, text, length, state, here, stop, send }: ClueProps) {
  const { t } = useTranslation();
  const pick = (): void => {
    // the answer is typed on the board, where the focus follows the cursor
    document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
    send({ type: 'pick', item });
  };
  return (
    <li>
      <button
        type="button"
        className={styles.clue}
        data-state={state}
        data-here={here}
        tabIndex={stop ? 0 : -1}
        aria-current={here === 'current' || undefined}
        onClick={pick}
      >
        <span data-secret aria-hidden="true">
          {text}
        </span>{' '}
        <small aria-hidden="true">{length}</small>
        {/* in one piece: before another one a reader says a blank, and then the comma by its name */}
        <span className="visually-hidden">
          {text}, {t('play.clues.state', { context: state, count: length })}
        </span>
      </button>
    </li>
  );
});

/** What a kind tells of its words; the board's twin loads it too. */
function useEars(): AnyEars | undefined {
  const kind = useGame(({ context }) => context.kind);
  const [ears, setEars] = useState<AnyEars>();
  useEffect(() => {
    let gone = false;
    const take = (loaded: AnyEars | undefined): void => {
      if (!gone) setEars(loaded);
    };
    kind?.ears?.().then(take, () => undefined);
    return () => {
      gone = true;
    };
  }, [kind]);
  return ears;
}

/** The clues, which do not change with the play. */
function useClues(ears: AnyEars | undefined): readonly Entry[] {
  const { actor } = useHandle();
  const givens = useGame(({ context }) => context.givens);
  const [clues, setClues] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const play = playOf(actor.getSnapshot().context);
    setClues((ears && givens && play !== undefined && ears.entries?.(givens, play)) || []);
  }, [actor, ears, givens]);
  return clues;
}

/** Tells the current clue, the one that crosses it at the cursor, and each clue's state as a digit; the states anew after an entry only. */
function marker(ears: AnyEars, clues: readonly Entry[]): (context: GameContext) => string {
  const through = new Map<Cell, number[]>();
  for (const [index, { cells }] of clues.entries())
    for (const cell of cells) through.set(cell, [...(through.get(cell) ?? []), index]);
  let last: { readonly play: unknown; readonly states: string } | undefined;
  return (context) => {
    const { givens, view } = context;
    const play = playOf(context);
    if (!givens || play === undefined || !view) return '';
    if (last?.play !== play) {
      const states = ears.states?.(givens, play) ?? [];
      last = { play, states: states.map((state) => ENTRY_STATES.indexOf(state)).join('') };
    }
    const current = legendOf(context)?.clue?.item ?? '';
    const crossing = through.get(view.cursor)?.find((index) => `${index}` !== current) ?? -1;
    return `${current} ${crossing} ${last.states}`;
  };
}

/** Keeps the lit clue of each list in sight, above the fade at the list's bottom: whole rows, one above it if there is room. */
function useFollowing(box: { readonly current: HTMLElement | null }, places: string): void {
  const follow = useCallback(() => {
    for (const lit of box.current?.querySelectorAll<HTMLElement>('[data-here]') ?? []) {
      const list = lit.closest<HTMLElement>('[data-clues]');
      if (!list) continue;
      const top = lit.offsetTop - list.offsetTop;
      const room = list.clientHeight - (Number.parseFloat(getComputedStyle(list).paddingBottom) || 0);
      const inSight = top >= list.scrollTop && top + lit.offsetHeight <= list.scrollTop + room;
      const above = lit.parentElement?.previousElementSibling?.clientHeight ?? 0;
      if (!inSight) list.scrollTop = above + lit.offsetHeight <= room ? top - above : top;
    }
  }, [box]);
  // Once the browser has laid out the rows: measured at once, each letter would force a layout of all of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is scrolled to
  useEffect(() => afterFrame(follow), [places, follow]);
}
