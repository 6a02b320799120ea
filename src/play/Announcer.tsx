// Announces changes to screen readers: politely, and assertively only when the game is lost.

import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Cell } from '../../puzzles/grid.ts';
import type { Spoken } from '../../puzzles/kind.ts';
import { countedMistakes } from '../../puzzles/replay.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { type GameSnapshot, useHandle } from '../app/gameHandle.ts';
import type { Looks } from '../board/looks.ts';
import { padOf } from '../board/ofBoard.ts';
import { hintSentence, speak } from '../text/kindWords.ts';
import { type AnnouncedState, type Remark, remarks } from './announcements.ts';

interface Words {
  readonly polite: string;
  readonly urgent: string;
}

export function Announcer({ looks }: { readonly looks: Looks }) {
  const words = useWords(looks);
  return (
    <div className="visually-hidden">
      <div role="status">{words.polite}</div>
      <div role="alert">{words.urgent}</div>
    </div>
  );
}

function useWords(looks: Looks): Words {
  const { t } = useTranslation();
  const { snapshots } = useHandle();
  const [words, setWords] = useState<Words>({ polite: '', urgent: '' });
  const cells = useRef<Set<Cell>>(new Set());
  useEffect(() => {
    let before = announcedStateOf(snapshots.getSnapshot(), t);
    let waiting = false;
    const tell = (): void => {
      waiting = false;
      const snapshot = snapshots.getSnapshot();
      const after = announcedStateOf(snapshot, t);
      const said = remarks(before, after, [...cells.current], announcedBy(snapshot, before.play));
      before = after;
      cells.current.clear();
      if (said.length === 0) return;
      const sentence = said.map((remark) => sentenceOf(remark, snapshot, looks, t)).join(' ');
      const urgent = after.phase === 'lost' && said.some(({ type }) => type === 'phase');
      setWords((last) =>
        urgent ? { ...last, urgent: again(last.urgent, sentence) } : { ...last, polite: again(last.polite, sentence) },
      );
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
  }, [snapshots, looks, t]);
  return words;
}

/** Screen readers repeat the same words only if the text differs. */
const again = (last: string, next: string): string => (last === next ? `${next}\u00a0` : next);

function announcedStateOf(snapshot: GameSnapshot, t: TFunction): AnnouncedState {
  const { kind, game, view, hint } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    mistakes: game ? countedMistakes(game) : 0,
    play: game?.play,
    cursor: view?.cursor,
    mode: padOf(snapshot.context)?.mode,
    hint: hint && kind ? hintSentence(t, kind.id, hint) : undefined,
  };
}

/** The kind's own announcement of the change from the play announced last. */
function announcedBy({ context: { kind, givens, game } }: GameSnapshot, before: unknown): Spoken {
  if (!kind?.announced || !givens || !game || before === undefined || game.play === before) return [];
  return kind.announced(givens, before, game.play);
}

function sentenceOf(remark: Remark, { context }: GameSnapshot, looks: Looks, t: TFunction): string {
  switch (remark.type) {
    case 'told':
      return `${speak(t, remark.spoken)}.`;
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
    case 'hint':
      return remark.sentence;
    case 'phase':
      return t(`play.say.phase.${remark.phase}`, { defaultValue: '' });
  }
}
