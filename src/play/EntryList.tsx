// The words as a list in place of the board: a field for each, to write or dictate into, or to read in Braille. What is entered is
// read by the game as on its board, so that mistakes, undo, hints and the win are the same.

import { Grid3x3, List } from 'lucide-react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Entry } from '../../puzzles/ears.ts';
import { useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import type { Looks } from '../board/looks.ts';
import { padOf, useLegend } from '../board/ofBoard.ts';
import { Button } from '../ui/Button.tsx';
import { useAncestorMark } from '../ui/useAncestorMark.ts';
import { EntryField } from './EntryField.tsx';
import styles from './EntryList.module.css';
import { takeFocus } from './focus.ts';

export interface EntryListProps {
  readonly looks: Looks;
  /** Puts the focus on the board. */
  readonly onBoard: () => void;
}

/** The list if the player has chosen it, else the way to it; nothing for a game whose words cannot be listed. */
export function EntryList({ looks, onBoard }: EntryListProps) {
  const { t } = useTranslation();
  const { asList } = useSettings();
  const change = useChangeSetting();
  const shown = useRef(asList);
  useEffect(() => {
    const left = shown.current && !asList;
    shown.current = asList;
    return left ? takeFocus(onBoard) : undefined;
  }, [asList, onBoard]);
  if (!looks.ears?.entries) return null;
  if (asList) return <Words looks={looks} onBoard={() => change('asList', false)} />;
  return (
    <button type="button" className={styles.way} onClick={() => change('asList', true)}>
      <List aria-hidden="true" />
      {t('play.list.show')}
    </button>
  );
}

function Words({ looks, onBoard }: EntryListProps) {
  const { t } = useTranslation();
  const entries = useEntries(looks);
  const list = useRef<HTMLDivElement>(null);
  const playing = useGame((snapshot) => phaseOf(snapshot) === 'running');
  const accepts = useAccepted();
  const lang = useForeign();
  const banks = useBanks();
  const solution = useLegend()?.solution;
  useFocusOnStart(list, looks, playing);
  const kind = banks.length > 0 ? 'bank' : 'clues';
  useAncestorMark(list, 'main', 'data-listed', kind);
  return (
    <div ref={list} className={styles.list} data-list={kind}>
      <div className={styles.head}>
        <p id="entry-list-how" className={styles.how}>
          {t('play.list.how')}
        </p>
        <Button icon={<Grid3x3 aria-hidden="true" />} onClick={onBoard}>
          {t('play.list.board')}
        </Button>
      </div>
      {(['across', 'down'] as const).map((way) => (
        <section key={way} aria-labelledby={`entry-list-${way}`}>
          <h2 id={`entry-list-${way}`} className={styles.title}>
            {t(`play.list.${way}`)}
          </h2>
          <ol className={styles.entries}>
            {[...entries.entries()]
              .filter(([, entry]) => entry.way === way)
              .map(([index, entry]) => (
                <li key={index}>
                  <EntryField
                    entry={entry}
                    index={index}
                    lang={lang}
                    playing={playing}
                    accepts={accepts}
                    bank={
                      banks.some(({ title }) => title === entry.cells.length) ? bankId(entry.cells.length) : undefined
                    }
                    send={looks.source.send}
                    onBoard={onBoard}
                  />
                </li>
              ))}
          </ol>
        </section>
      ))}
      {solution && (
        <p className={styles.solution}>
          <span className="visually-hidden">
            {t('play.clue.solutionKnown', { letters: solution.map((it) => it || t('play.clue.blank')).join(', ') })}
          </span>
          <span aria-hidden="true">
            {t('play.clue.solution')}: <b lang={lang}>{solution.map((it) => it || '_').join(' ')}</b>
          </span>
        </p>
      )}
      {banks.map(({ title, items }) => (
        <datalist key={title} id={bankId(title)}>
          {items
            .filter(({ done }) => !done)
            .map(({ text }) => (
              <option key={text} value={text} />
            ))}
        </datalist>
      ))}
    </div>
  );
}

const bankId = (length: string | number): string => `entry-bank-${length}`;

/** The words beside the board, by their length. */
function useBanks() {
  const lists = useLegend()?.lists ?? [];
  return lists.filter(({ title }) => typeof title === 'number');
}

function useEntries({ ears, source }: Looks): readonly Entry[] {
  const play = useSyncExternalStore(source.subscribe, () => source.current().play);
  return useMemo(() => ears?.entries?.(source.givens, play) ?? [], [ears, source, play]);
}

/** Whether the board takes a letter: one of its keys. */
function useAccepted(): (letter: string) => boolean {
  const rows = useGame(({ context }) => padOf(context)?.rows);
  return useMemo(() => {
    const letters = new Set(rows?.flat().map(({ symbol }) => symbol));
    return (letter) => letters.has(letter);
  }, [rows]);
}

/** The current word's field has the focus when the game begins or goes on, and when the list takes the board's place. */
function useFocusOnStart(list: { readonly current: HTMLElement | null }, looks: Looks, playing: boolean): void {
  useEffect(() => {
    if (!playing) return;
    return takeFocus(() => {
      const fields = list.current?.querySelectorAll('input');
      (fields?.[Number(looks.spot()?.at)] ?? fields?.[0])?.focus();
    });
  }, [list, looks, playing]);
}
