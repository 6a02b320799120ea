// Announces changes to screen readers: politely, and assertively only when the game is lost. Also answers what is asked by key.

import type { TFunction } from 'i18next';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Question } from '../../puzzles/ears.ts';
import type { Cell } from '../../puzzles/grid.ts';
import type { Spoken } from '../../puzzles/kind.ts';
import { countedMistakes, type Game, isUndone } from '../../puzzles/replay.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { useChangeSetting, usePorts, useSettings } from '../app/context.ts';
import { type GameHandle, type GameSnapshot, useHandle } from '../app/gameHandle.ts';
import type { Looks } from '../board/looks.ts';
import { padOf } from '../board/ofBoard.ts';
import { requestOf } from '../board/questions.ts';
import { hintHeard } from '../text/kindWords.ts';
import { inTongues } from '../ui/Tongues.tsx';
import {
  type AnnouncedState,
  again,
  type Listening,
  type Remark,
  remarks,
  type Words,
  withSentence,
} from './announcements.ts';
import { IDLE } from './BoardKeys.ts';
import { keepLastEntry } from './LastEntry.tsx';
import { SAYING, type Saying } from './saying.ts';
import { useConnection } from './useConnection.ts';

export function Announcer({ looks }: { readonly looks: Looks }) {
  const element = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<Words>({ polite: '', urgent: '' });
  useChanges(looks, setWords);
  useLastEntry(looks);
  useConnection();
  useIdleKeys(element, setWords);
  useSayings(element, looks, setWords);
  useQuestions(element, looks, setWords);
  return (
    <div ref={element} className="visually-hidden">
      <div role="status">{inTongues(words.polite, looks.lang)}</div>
      <div role="alert">{inTongues(words.urgent, looks.lang)}</div>
    </div>
  );
}

type SetWords = Dispatch<SetStateAction<Words>>;

function useChanges(looks: Looks, setWords: SetWords): void {
  const { t } = useTranslation();
  const { snapshots } = useHandle();
  const brief = useSettings().sayMuch === 'brief';
  const cells = useRef<Set<Cell>>(new Set());
  useEffect(() => {
    let before = stateOf(snapshots.getSnapshot(), looks, t);
    let waiting = false;
    const tell = (): void => {
      waiting = false;
      const snapshot = snapshots.getSnapshot();
      const after = stateOf(snapshot, looks, t);
      const told = toldBy(looks, snapshot, before.play);
      const said = remarks(before, after, [...cells.current], told, listening(brief));
      before = after;
      cells.current.clear();
      if (said.length === 0) return;
      const sentence = said.map((remark) => sentenceOf(remark, snapshot, looks, t)).join(' ');
      const urgent = after.phase === 'lost' && said.some(({ type }) => type === 'phase');
      setWords((last) => withSentence(last, sentence, after.phase, urgent));
    };
    const wake = (): void => {
      if (waiting) return;
      waiting = true;
      afterFrame(tell);
    };
    const stops = [
      snapshots.subscribe(wake),
      looks.subscribeRound((touched) => {
        for (const cell of touched) cells.current.add(cell);
        wake();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [snapshots, looks, t, brief, setWords]);
}

/** Keeps what the entry that ends the game says, in the same moment: the dialog opens before the next frame. */
function useLastEntry(looks: Looks): void {
  const { t } = useTranslation();
  const { actor } = useHandle();
  useEffect(() => {
    let before = actor.getSnapshot();
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const [was, is] = [phaseOf(before), phaseOf(snapshot)];
      const { game } = before.context;
      before = snapshot;
      if (is === was) return;
      const said = ['lost', 'won'].includes(is) && game ? lastRemarks(looks, snapshot, game) : [];
      const sentence = said.map((remark) => sentenceOf(remark, snapshot, looks, t)).join(' ');
      keepLastEntry(actor, sentence === '' ? undefined : { sentence, lang: looks.lang });
    });
    return unsubscribe;
  }, [actor, looks, t]);
}

function lastRemarks(looks: Looks, snapshot: GameSnapshot, before: Game): readonly Remark[] {
  const { game } = snapshot.context;
  const told = toldBy(looks, snapshot, before.play);
  const mistakes = game ? countedMistakes(game) : 0;
  return [
    ...(told.length > 0 ? [{ type: 'told', spoken: told } as const] : []),
    ...(mistakes > countedMistakes(before) ? [{ type: 'mistake', mistakes } as const] : []),
  ];
}

/** A key that did nothing says why, so that it is not taken for one that was not heard. */
function useIdleKeys(element: RefObject<HTMLElement | null>, setWords: SetWords): void {
  const { t } = useTranslation();
  const { actor } = useHandle();
  useEffect(() => {
    const screen = element.current?.closest('main');
    const idle = (event: Event): void => {
      const what = (event as CustomEvent<string>).detail;
      const { kind, givens, game, view } = actor.getSnapshot().context;
      const here = kind && givens && game && view ? kind.look(givens, game.play, view)[view.cursor] : undefined;
      if (what === 'symbol' && !(here && 'right' in here && here.right)) return;
      const sentence = t(`play.say.idle.${what}`, { context: kind?.id, defaultValue: '' });
      if (sentence === '') return;
      // letters come in a row: once is enough for them
      const repeats = what !== 'symbol' && what !== 'over';
      setWords((last) => ({
        ...last,
        polite: repeats || last.polite !== sentence ? again(last.polite, sentence) : sentence,
      }));
    };
    screen?.addEventListener(IDLE, idle);
    return () => screen?.removeEventListener(IDLE, idle);
  }, [element, actor, t, setWords]);
}

/** More cells than these are left to the key that asks for what is wrong. */
const NAMED = 8;

function useSayings(element: RefObject<HTMLElement | null>, looks: Looks, setWords: SetWords): void {
  const { actor } = useHandle();
  useEffect(() => {
    const screen = element.current?.closest('main');
    const told = (event: Event): void => {
      const { sentence, cells } = (event as CustomEvent<Saying>).detail;
      const { kind, givens, game, view } = actor.getSnapshot().context;
      const shown = kind && givens && game && view ? kind.look(givens, game.play, view) : [];
      const named = cells.slice(0, NAMED).map((cell) => {
        const here = shown[cell];
        return kind && givens && here ? looks.speak(kind.spoken(givens, here, cell)) : '';
      });
      const words = named.length > 0 ? `${[sentence, ...named].join('. ')}.` : sentence;
      setWords((last) => ({ ...last, polite: again(last.polite, words) }));
    };
    screen?.addEventListener(SAYING, told);
    return () => screen?.removeEventListener(SAYING, told);
  }, [element, actor, looks, setWords]);
}

const isCellFocused = (): boolean => document.activeElement?.getAttribute('role') === 'gridcell';

const isField = (element: Element | null): boolean => element?.closest('[data-list]') != null;

/** The focus on a field of the list reads its word, so nothing is left to say of the place. */
const listening = (brief: boolean): Listening => ({
  focused: isCellFocused(),
  brief,
  listed: isField(document.activeElement),
});

/** The keys that ask, while the game runs and over its lost board: anywhere on its screen, except in text fields and dialogs. */
function useQuestions(element: RefObject<HTMLElement | null>, looks: Looks, setWords: SetWords): void {
  const { t } = useTranslation();
  const handle = useHandle();
  const toggle = useListToggle();
  useEffect(() => {
    const screen = element.current?.closest('main');
    const down = (event: KeyboardEvent): void => {
      const request = requestOf(event);
      const snapshot = handle.actor.getSnapshot();
      if (!request || event.defaultPrevented || isElsewhere(event.target) || !hasBoard(snapshot)) return;
      if (request.type === 'list') {
        if (!looks.ears?.entries) return;
        toggle();
      } else if (request.type === 'ask') {
        if (!looks.ears?.questions.includes(request.question)) return;
        const sentence = answerTo(request.question, snapshot, looks, t);
        setWords((last) => ({ ...last, polite: again(last.polite, sentence) }));
      } else {
        // elsewhere these keys scroll
        if (!isCellFocused()) return;
        lead(looks, handle, request);
      }
      event.preventDefault();
    };
    screen?.addEventListener('keydown', down);
    return () => screen?.removeEventListener('keydown', down);
  }, [element, looks, handle, t, setWords, toggle]);
}

const hasBoard = (snapshot: GameSnapshot): boolean => ['running', 'lost'].includes(phaseOf(snapshot));

/** The fields of the words' list are part of the board. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null && !isField(target);

/** Always the same function. */
function useListToggle(): () => void {
  const { settings } = usePorts();
  const change = useRef(useChangeSetting());
  return useCallback(() => change.current('asList', !settings.current().asList), [settings]);
}

type Way = { readonly type: 'next' | 'nextEmpty'; readonly back: boolean };

function lead(looks: Looks, { gesture, actor }: GameHandle, { type, back }: Way): void {
  if (type === 'next') {
    gesture({ type, back });
    return;
  }
  const { givens, game, view } = actor.getSnapshot().context;
  const to = givens && game && view && looks.ears?.nextEmpty?.(givens, game.play, view, back);
  if (to) gesture(to);
}

function answerTo(question: Question, snapshot: GameSnapshot, looks: Looks, t: TFunction): string {
  const { givens, game, view, relaxed, rules } = snapshot.context;
  if (question === 'here') return `${[looks.sought(), looks.here()].filter((words) => words !== '').join(', ')}.`;
  const said = givens && game && view ? (looks.ears?.answer(givens, game.play, view, question) ?? []) : [];
  const answer = said.length > 0 ? `${looks.speak(said)}.` : noneOf(question, t);
  if (question !== 'mistakes' || !game || relaxed) return answer;
  return `${t('play.mistakes', { count: countedMistakes(game), limit: rules.mistakes })}. ${answer}`;
}

const noneOf = (question: Question, t: TFunction): string =>
  t(`play.say.none.${question}`, { defaultValue: t('play.say.none.any') });

function stateOf(snapshot: GameSnapshot, looks: Looks, t: TFunction): AnnouncedState {
  const { kind, game, view, hint, relaxed } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    mistakes: game ? countedMistakes(game) : 0,
    play: game?.play,
    cursor: view?.cursor,
    at: looks.spot()?.at ?? '',
    sought: looks.sought(),
    relaxed,
    mode: padOf(snapshot.context)?.mode,
    hint: hint && kind ? hintHeard(t, kind.id, hint, looks.lang !== undefined) : undefined,
  };
}

/** The kind's own announcement of the change from the play announced last. */
function toldBy({ ears }: Looks, { context: { givens, game } }: GameSnapshot, before: unknown): Spoken {
  if (!ears || !givens || !game || before === undefined || game.play === before) return [];
  return ears.changed(givens, before, game.play, isUndone(game, before));
}

function sentenceOf(remark: Remark, { context }: GameSnapshot, looks: Looks, t: TFunction): string {
  switch (remark.type) {
    case 'told':
      return `${looks.speak(remark.spoken)}.`;
    case 'cells':
      return `${remark.cells.map((cell) => looks.said(cell).label).join('. ')}.`;
    case 'many':
      return t('play.say.many', { count: remark.count });
    case 'mistake':
      return context.relaxed
        ? t('play.say.wrong')
        : t('play.say.mistake', { count: remark.mistakes, limit: context.rules.mistakes });
    case 'mode':
      return t('play.say.mode', { mode: t(`pad.mode.${remark.mode}`) });
    case 'here':
      return `${looks.here()}.`;
    case 'word':
      return `${looks.word()}.`;
    case 'sought':
      return `${remark.words}.`;
    case 'hint':
      return remark.sentence;
    case 'phase':
      return t(`play.say.phase.${remark.phase}`, { defaultValue: '' });
  }
}
