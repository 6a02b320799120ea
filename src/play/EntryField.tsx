// One word of the list: its clue, its length, and a field with its letters. What the player leaves in the field is what the word is to
// read: entered with Enter or by going on.

import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../puzzles/ears.ts';
import { signs } from '../../puzzles/ears.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { useHandle } from '../app/gameHandle.ts';
import { lettersIn, overtyped, shownText, tidy } from '../board/entryText.ts';
import { speak } from '../text/kindWords.ts';
import styles from './EntryList.module.css';

export interface EntryFieldProps {
  readonly entry: Entry;
  /** Its place among the entries, as in the gesture. */
  readonly index: number;
  /** The words' language, if it is not the page's. */
  readonly lang: string | undefined;
  readonly playing: boolean;
  /** Whether the board takes this letter. */
  readonly accepts: (letter: string) => boolean;
  /** The list of words that may fit. */
  readonly bank: string | undefined;
  readonly send: (gesture: Gesture) => void;
  readonly onBoard: () => void;
}

export function EntryField({ entry, index, lang, playing, accepts, bank, send, onBoard }: EntryFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useDraft({ entry, index, send });
  const keys = useFieldKeys(field, onBoard);
  const { number, way, clue, cells, printed, state } = entry;
  const count = cells.length;
  const change = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    if ((nativeEvent as InputEvent).isComposing) {
      field.write(input.value);
      return;
    }
    const at = input.selectionStart ?? input.value.length;
    const [before, after] = [tidy(input.value.slice(0, at), accepts), tidy(input.value.slice(at), accepts)];
    const { text, caret } = overtyped(before, after, count);
    input.value = text;
    input.setSelectionRange(caret, caret);
    field.write(text);
  };
  return (
    <div className={styles.entry} data-state={state}>
      <label htmlFor={id} className={styles.label}>
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        <span className="visually-hidden">{t(`spoken.ears.${way}`, { number })}, </span>
        {clue !== '' && <span lang={lang}>{clue}</span>}
        {/* what is out of the line is heard after a space */}
        {clue !== '' && <span className={styles.comma}>, </span>}
        <span className={styles.length}>{t('spoken.ears.length', { count })}</span>
      </label>
      <input
        id={id}
        type="text"
        className={styles.field}
        style={{ width: `calc(${count} * (1ch + 0.25em) + 2rem)` }}
        lang={lang}
        list={bank}
        value={field.text}
        readOnly={!playing || printed.every(Boolean)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={field.fault !== undefined || state === 'wrong' || undefined}
        aria-describedby={`${id}-state ${id}-fault`}
        onFocus={(event) => {
          send({ type: 'entry', index });
          event.currentTarget.select();
        }}
        onChange={change}
        onCompositionEnd={(event) => field.write(tidy(event.currentTarget.value, accepts).slice(0, count))}
        onBlur={field.enter}
        onKeyDown={keys}
      />
      <State id={`${id}-state`} entry={entry} />
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {field.fault && t(`play.list.${field.fault.code}`, { ...field.fault.values })}
      </p>
    </div>
  );
}

/** Right or wrong is seen and heard; of an open word, the letters that it has are heard one by one. */
function State({ id, entry: { letters, printed, state } }: { readonly id: string; readonly entry: Entry }) {
  const { t } = useTranslation();
  if (printed.every(Boolean)) return <small id={id}>{t('play.list.given')}</small>;
  if (state !== 'open')
    return (
      <small id={id}>
        <span aria-hidden="true">{state === 'right' ? '✓ ' : '✗ '}</span>
        {t(`play.list.${state}`)}
      </small>
    );
  return (
    <span id={id} className="visually-hidden">
      {letters.some((letter) => letter !== '') && speak(t, signs(letters))}
    </span>
  );
}

interface Fault {
  readonly code: 'short' | 'printed';
  readonly values: Readonly<Record<string, string | number>>;
}

interface Draft {
  readonly text: string;
  readonly isChanged: boolean;
  readonly fault: Fault | undefined;
  write(text: string): void;
  enter(): void;
  forget(): void;
  /** Takes the last change of the text back, or back again; false: there is none, and the text is as entered. */
  turn(way: 'undo' | 'redo'): boolean;
}

type Text = string | undefined;

interface Drafts {
  readonly now: Text;
  readonly past: readonly Text[];
  readonly future: readonly Text[];
}

const NO_DRAFTS: Drafts = { now: undefined, past: [], future: [] };

/** The text that has not been entered yet, if there is one. One that cannot be entered stays, with the reason. */
function useDraft({ entry, index, send }: Pick<EntryFieldProps, 'entry' | 'index' | 'send'>): Draft {
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [fault, setFault] = useState<Fault>();
  const shown = shownText(entry.letters);
  const { now: draft, past, future } = drafts;
  const isChanged = draft !== undefined && draft !== shown;
  const change = (next: Drafts): void => {
    setDrafts(next);
    setFault(undefined);
  };
  const enter = (): void => {
    if (draft === undefined) return;
    const wrong = draft === shown ? undefined : faultOf(draft, entry);
    if (!wrong) {
      if (draft !== shown) send({ type: 'entry', index, letters: lettersIn(draft, entry.cells.length) });
      setDrafts(NO_DRAFTS);
    }
    setFault(wrong);
  };
  const turn = (way: 'undo' | 'redo'): boolean => {
    const from = way === 'undo' ? past : future;
    if (from.length === 0) return isChanged;
    const [rest, here] = [from.slice(0, -1), [...(way === 'undo' ? future : past), draft]];
    change({ now: from.at(-1), past: way === 'undo' ? rest : here, future: way === 'undo' ? here : rest });
    return true;
  };
  return {
    text: draft ?? shown,
    isChanged,
    fault,
    write: (now) => change({ now, past: [...past, draft], future: [] }),
    enter,
    forget: () => change(NO_DRAFTS),
    turn,
  };
}

function faultOf(text: string, { cells, letters, printed }: Entry): Fault | undefined {
  const wanted = lettersIn(text, cells.length);
  if (wanted.length < cells.length) return { code: 'short', values: { count: cells.length, written: wanted.length } };
  const place = wanted.findIndex((letter, at) => printed[at] && letter !== '' && letter !== letters[at]);
  return place < 0 ? undefined : { code: 'printed', values: { letter: letters[place] ?? '', place: place + 1 } };
}

/**
 * Enter enters the word; Escape takes the draft back, else it leads to the board. Undo is the draft's, and without one the game's; ?
 * asks for a hint as on the board.
 */
function useFieldKeys(field: Draft, onBoard: () => void): (event: KeyboardEvent<HTMLInputElement>) => void {
  const { send } = useHandle();
  return (event) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const way = turnOf(event);
    if (way) {
      if (!field.turn(way)) send({ type: way === 'undo' ? 'UNDO' : 'REDO' });
    } else if (key === 'Enter') field.enter();
    else if (key === 'Escape') {
      if (field.isChanged || field.fault) field.forget();
      else onBoard();
    } else if (key === '?') send({ type: 'HINT' });
    else return;
    event.preventDefault();
  };
}

function turnOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}
