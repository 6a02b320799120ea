// The words beside a board: a bank to take words from, or a list to tick off. Touching one picks it up, touching it again drops
// it; a bank's words can be dragged onto the board too.

import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell } from '../../puzzles/grid.ts';
import type { Legend, LegendItem, Phrase } from '../../puzzles/kind.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { late } from '../late/late.ts';
import { useReducedMotion } from '../theme/contexts.ts';
import { useLegend } from './ofBoard.ts';
import styles from './WordLists.module.css';
import type { bindWordFlight } from './wordFlight.ts';

type CellAt = (x: number, y: number) => Cell | undefined;

/** `cellAt`: the board's cell at a point of the page, for words that are dragged there. */
export function WordLists({ cellAt }: { readonly cellAt?: CellAt }) {
  const { gesture } = useHandle();
  const legend = useLegend();
  const lang = useForeign();
  const named = useGame(({ context }) => context.hint?.hint.says.where.values.word);
  if (!legend) return null;
  const there = legend.draggable ? cellAt : undefined;
  return <WordBank legend={legend} send={gesture} lang={lang} cellAt={there} named={named} flying />;
}

interface WordBankProps {
  readonly legend: Legend;
  readonly send: (gesture: Gesture) => void;
  readonly cellAt?: CellAt | undefined;
  /** The language of the words, if it is not the page's. */
  readonly lang?: string | undefined;
  /** The word that a hint is about: it comes into sight, and is marked. */
  readonly named?: string | number | undefined;
  /** Words that are found fly here from the page's board. */
  readonly flying?: boolean;
}

/** The lists of the kind's legend, for the game and for the guides. */
export function WordBank({ legend, send, cellAt, lang, named, flying = false }: WordBankProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  useFollowing(box, legend, named);
  useWordDrag(box, send, cellAt);
  useWordFlight(box, legend, flying);
  if (legend.lists.length === 0) return null;
  return (
    <section
      ref={box}
      className={styles.lists}
      data-kind={legend.draggable ? 'bank' : 'list'}
      aria-label={t('play.words.label')}
    >
      {legend.note && <Note of={legend.note} />}
      {legend.message !== undefined && (
        <p className={styles.message} lang={lang}>
          {legend.message}
        </p>
      )}
      {legend.lists.map((list) => (
        <WordList key={list.title} list={list} send={send} lang={lang} named={named} />
      ))}
    </section>
  );
}

/**
 * Scrolls to the word that a hint names, else to the words that fit the chosen place, or are at least as long as it, each time that
 * changes; not while one of them is in sight, nor while a finger is on the list, which would meet another word.
 */
function useFollowing(box: RefObject<HTMLElement | null>, legend: Legend, named: WordBankProps['named']): void {
  const pressed = useRef(false);
  const postponed = useRef(false);
  const hasLists = legend.lists.length > 0;
  const follow = useCallback(() => {
    const list = box.current;
    postponed.current = pressed.current;
    if (!list || pressed.current) return;
    const find = (parts: string) => [...list.querySelectorAll<HTMLElement>(parts)];
    const [words = []] = [
      find(`[data-item="${CSS.escape(`${named ?? ''}`)}"]`),
      find('[data-fits]'),
      find('[data-here] [data-item]'),
    ].filter(({ length }) => length > 0);
    const [top, bottom] = [list.scrollTop, list.scrollTop + list.clientHeight];
    const topOf = (part: HTMLElement): number => part.offsetTop - list.offsetTop;
    const inSight = (word: HTMLElement) => topOf(word) >= top && topOf(word) + word.offsetHeight <= bottom;
    const [first] = words;
    if (!first || words.some(inSight)) return;
    const group = first.closest<HTMLElement>('[data-group]') ?? first;
    const fits = topOf(first) + first.offsetHeight - topOf(group) <= list.clientHeight;
    list.scrollTop = topOf(fits ? group : first);
  }, [box, named]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new legend may be of another place
  useEffect(follow, [legend, follow]);
  useEffect(() => {
    const list = box.current;
    if (!list || !hasLists) return;
    const bound = new AbortController();
    const { signal } = bound;
    const press = (is: boolean) => () => {
      pressed.current = is;
    };
    const release = () => {
      pressed.current = false;
      if (postponed.current) follow();
    };
    list.addEventListener('pointerdown', press(true), { signal });
    // the click comes first
    window.addEventListener('pointerup', () => setTimeout(release, 0), { signal });
    // the finger scrolls
    window.addEventListener('pointercancel', press(false), { signal });
    return () => bound.abort();
  }, [box, follow, hasLists]);
}

const wordDrag = late(() => import('./wordDrag.ts'));

/** A chunk of its own, loaded once the list shows; until then words are tapped. */
function useWordDrag(
  box: RefObject<HTMLElement | null>,
  send: (gesture: Gesture) => void,
  cellAt: CellAt | undefined,
): void {
  useEffect(() => {
    if (!cellAt) return;
    let gone = false;
    let end = (): void => undefined;
    const bind = async (): Promise<void> => {
      const { bindWordDrag } = await wordDrag();
      if (!gone && box.current) end = bindWordDrag(box.current, { cellAt, send, className: styles.carried ?? '' });
    };
    bind().catch(() => undefined);
    return () => {
      gone = true;
      end();
    };
  }, [box, send, cellAt]);
}

const wordFlight = late(() => import('./wordFlight.ts'));

/**
 * A word that was just found flies from the board to its place in the list. A chunk of its own, loaded once the list shows; until then,
 * and for players who want less motion, the word is struck through at once. Several at a time are no find of the player's.
 */
function useWordFlight(box: RefObject<HTMLElement | null>, legend: Legend, wanted: boolean): void {
  const still = useReducedMotion();
  const flies = wanted && !still && !legend.draggable && legend.lists.length > 0;
  const flights = useRef<ReturnType<typeof bindWordFlight>>(undefined);
  useEffect(() => {
    if (!flies) return;
    let gone = false;
    const bind = async (): Promise<void> => {
      const { bindWordFlight } = await wordFlight();
      if (!gone && box.current) flights.current = bindWordFlight(box.current, styles.flying ?? '');
    };
    bind().catch(() => undefined);
    return () => {
      gone = true;
      flights.current?.end();
      flights.current = undefined;
    };
  }, [box, flies]);
  const done = useMemo(() => legend.lists.flatMap(({ items }) => items.filter((item) => item.done)), [legend]);
  const before = useRef(done);
  // before it is painted: a word that flies is struck through when it arrives
  useLayoutEffect(() => {
    const [word, ...more] = done.filter(({ item }) => before.current.every((other) => other.item !== item));
    const fewer = done.length < before.current.length;
    before.current = done;
    if (fewer) flights.current?.end();
    else if (word && more.length === 0) flights.current?.fly(word);
  }, [done]);
}

/** Over the list's head, whose place it needs none of; the live region has said it. */
function Note({ of }: { readonly of: Phrase }) {
  const { t } = useTranslation();
  const words = t(`spoken.${of.key}`, { ...of.values, defaultValue: '' });
  return (
    <p className={styles.note} data-note={of.key} aria-hidden="true">
      {words && <span>{words}.</span>}
    </p>
  );
}

interface WordListProps {
  readonly list: Legend['lists'][number];
  readonly send: (gesture: Gesture) => void;
  readonly lang: string | undefined;
  readonly named: WordBankProps['named'];
}

function WordList({ list: { title, items, here }, send, lang, named }: WordListProps) {
  const { t } = useTranslation();
  const left = items.filter(({ done }) => !done).length;
  const name = typeof title === 'number' ? t('play.words.letters', { count: title }) : t(`play.words.${title}`);
  return (
    <div className={styles.list} data-group={title} data-here={here || undefined}>
      <h2 className={styles.title}>
        {name} <small>{t('play.words.left', { left, count: items.length })}</small>
      </h2>
      <ul className={styles.words} lang={lang}>
        {items.map((item) => (
          <Word key={item.item} {...item} named={item.item === named} send={send} />
        ))}
      </ul>
    </div>
  );
}

/** Letters for which a column has room, and with smaller type: a longer word takes two, since a word does not break. */
const ROOM = 9;
const MOST = 12;

const Word = memo(function Word({
  item,
  text,
  done,
  fits,
  chosen,
  tone,
  named,
  send,
}: LegendItem & Pick<WordListProps, 'send'> & { readonly named: boolean }) {
  const { t } = useTranslation();
  const pick = useCallback(() => send({ type: 'pick', item }), [send, item]);
  return (
    <li
      data-long={text.length > MOST ? 'wide' : text.length > ROOM || undefined}
      style={{ '--letters': text.length } as CSSProperties}
    >
      <button
        type="button"
        className={styles.word}
        data-item={item}
        data-done={done || undefined}
        data-fits={fits || undefined}
        data-named={named || undefined}
        style={tone === undefined ? undefined : ({ '--found': `var(--tone-${tone})` } as CSSProperties)}
        aria-pressed={chosen}
        aria-label={done ? t('play.words.done', { word: text }) : fits ? t('play.words.fits', { word: text }) : text}
        onClick={pick}
      >
        <span data-secret>{text}</span>
      </button>
    </li>
  );
});
