// The clues beside an arrowword, across and down, in the order of their words: the current one lit and scrolled to, the one that
// crosses it at the cursor lit faintly, those with a right answer struck through. An entry renders only the rows that it changes.

import { ArrowDown, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playOf } from '../../machines/game/selectors.ts';
import type { GameContext } from '../../machines/game/types.ts';
import type { Ears, Entry } from '../../puzzles/ears.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { legendOf } from '../board/ofBoard.ts';
import styles from './ClueLists.module.css';

type AnyEars = Ears<unknown, unknown, unknown, object>;
type Here = 'current' | 'crossing';
type State = Entry['state'];

const WAYS = { across: ArrowRight, down: ArrowDown } as const;
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export default function ClueLists() {
  const { t } = useTranslation();
  const { gesture } = useHandle();
  const lang = useForeign();
  const ears = useEars();
  // a string stays equal; a list would be a new one after every entry
  const marks = useGame(({ context }) => marksOf(ears, context));
  const clues = useClues(ears);
  const box = useRef<HTMLElement>(null);
  const [current = '', crossing = '', states = ''] = marks.split(' ');
  useFollowing(box, `${current} ${crossing} ${clues.length}`);
  if (clues.length === 0) return null;
  const here = (index: number): Here | undefined =>
    `${index}` === current ? 'current' : `${index}` === crossing ? 'crossing' : undefined;
  return (
    <section ref={box} className={styles.lists} aria-label={t('play.clues.label')}>
      {(['across', 'down'] as const).map((way) => (
        <ClueList key={way} way={way} lang={lang}>
          {clues.map(
            (entry, index) =>
              entry.way === way && (
                <Clue
                  key={entry.cells.join()}
                  item={`${index}`}
                  text={entry.clue}
                  length={entry.cells.length}
                  state={STATES[Number(states[index])] ?? 'open'}
                  here={here(index)}
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

/** One tab stop; the arrow keys lead from clue to clue. */
function ClueList({ way, lang, children }: ClueListProps) {
  const { t } = useTranslation();
  const Way = WAYS[way];
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const rows = [...event.currentTarget.querySelectorAll('button')];
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    rows[rows.indexOf(event.target as HTMLButtonElement) + by]?.focus();
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
  readonly state: State;
  readonly here: Here | undefined;
  readonly send: (gesture: Gesture) => void;
}

const Clue = memo(function Clue({ item, text, length, state, here, send }: ClueProps) {
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
        tabIndex={here === undefined ? -1 : 0}
        aria-current={here === 'current' || undefined}
        onClick={pick}
      >
        <span>{text}</span> <small aria-hidden="true">{length}</small>
        <span className="visually-hidden">, {t('play.clues.state', { context: state, count: length })}</span>
      </button>
    </li>
  );
});

const STATES: readonly State[] = ['open', 'right', 'wrong'];

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

/** The current clue, the one that crosses it at the cursor, and each clue's state as a digit. */
function marksOf(ears: AnyEars | undefined, context: GameContext): string {
  const { givens, view } = context;
  const play = playOf(context);
  const entries = ears && givens && play !== undefined ? ears.entries?.(givens, play) : undefined;
  const current = legendOf(context)?.clue?.item ?? '';
  if (!entries || !view) return '';
  const crossing = entries.findIndex(({ cells }, index) => `${index}` !== current && cells.includes(view.cursor));
  return `${current} ${crossing} ${entries.map(({ state }) => STATES.indexOf(state)).join('')}`;
}

/** Keeps the lit clue of each list in sight. */
function useFollowing(box: { readonly current: HTMLElement | null }, places: string): void {
  const follow = useCallback(() => {
    for (const lit of box.current?.querySelectorAll<HTMLElement>('[data-here]') ?? []) {
      const list = lit.closest<HTMLElement>('[data-clues]');
      if (!list) continue;
      const top = lit.offsetTop - list.offsetTop;
      const inSight = top >= list.scrollTop && top + lit.offsetHeight <= list.scrollTop + list.clientHeight;
      if (!inSight) list.scrollTop = top - (list.clientHeight - lit.offsetHeight) / 2;
    }
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is scrolled to
  useEffect(follow, [places, follow]);
}
