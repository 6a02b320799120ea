// A guided board: a real game and a few short steps, each of which waits until one has done it, or is skipped by "next".

import { CircleCheck, Lightbulb } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gesture } from '../../puzzles/gesture.ts';
import { isKindId } from '../../puzzles/registry.ts';
import { bindKeys } from '../../scenes/keys.ts';
import { afterFrame } from '../adapters/afterFrame.ts';
import { useSettings } from '../app/context.ts';
import { BoardHost } from '../play/BoardHost.tsx';
import { BoardMirror, type MirrorHandle } from '../play/BoardMirror.tsx';
import { BoardSkeleton } from '../play/BoardSkeleton.tsx';
import { hintSentence } from '../play/hintText.ts';
import { Looks } from '../play/looks.ts';
import { PadKeys, PadModes } from '../play/Pad.tsx';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { speak } from '../text/speak.ts';
import { usePalette } from '../theme/usePalette.ts';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/useMedia.ts';
import styles from './Guide.module.css';
import { type GuideBoard, openGuide } from './guideBoard.ts';
import type { GuideStep } from './kindHelp.ts';
import { helpOf } from './registry.ts';

/** Of a game that brings one. */
export function Guide({ kind, onEnd }: { readonly kind: string; readonly onEnd: () => void }) {
  const [opened, setOpened] = useState<Pick<StepsProps, 'board' | 'steps'> | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    open(kind).then((guide) => {
      if (!gone) setOpened(guide);
    });
    return () => {
      gone = true;
    };
  }, [kind]);
  if (!opened) {
    return (
      <div className={styles.board}>
        <BoardSkeleton />
      </div>
    );
  }
  return <Steps {...opened} onEnd={onEnd} />;
}

async function open(kind: string): Promise<Pick<StepsProps, 'board' | 'steps'> | undefined> {
  const guide = await helpOf(kind)?.guide();
  if (!guide || !isKindId(kind)) return undefined;
  return { board: await openGuide(kind, guide.sheet), steps: guide.steps };
}

interface StepsProps {
  readonly board: GuideBoard;
  readonly steps: readonly GuideStep[];
  readonly onEnd: () => void;
}

function Steps({ board, steps, onEnd }: StepsProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const [hint, setHint] = useState('');
  const step = steps[index] as GuideStep;
  const last = index === steps.length - 1;
  const done = useDone(board, step, hint !== '');
  useEffect(() => {
    setHint('');
    board.send({ type: 'light', lights: step.lights });
  }, [board, step]);
  const ask = async (): Promise<void> => {
    const [found] = await Promise.all([board.hint(), bringTexts(`${board.kind.id}Hints`, language())]);
    if (!found) return;
    board.send({ type: 'light', lights: found.lights.why });
    setHint(hintSentence(t, board.kind.id, { hint: found, stage: 'why' }));
  };
  return (
    <div className={styles.guide}>
      <div className={styles.text} role="status">
        <p className={styles.count}>{t('guide.count', { number: index + 1, of: steps.length })}</p>
        <p>{hint || t(`guide.${board.kind.id}.step.${step.key}`)}</p>
      </div>
      <GuidePlay board={board} />
      <div className={styles.actions}>
        <Button variant="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('guide.back')}
        </Button>
        {step.key === 'hint' && (
          <Button icon={<Lightbulb aria-hidden="true" />} onClick={ask}>
            {t('play.hint.short')}
          </Button>
        )}
        <Button
          variant={done ? 'primary' : 'plain'}
          icon={step.done && done ? <CircleCheck aria-hidden="true" /> : undefined}
          onClick={() => (last ? onEnd() : setIndex(index + 1))}
        >
          {last ? t('guide.end') : done ? t('guide.next') : t('guide.skip')}
        </Button>
      </div>
    </div>
  );
}

/** Has the player done what the step asks? Steps for reading are done at once. */
function useDone(board: GuideBoard, step: GuideStep, hinted: boolean): boolean {
  const frame = useSyncExternalStore(board.subscribe, board.current);
  return useMemo(() => {
    const looks = board.kind.look(board.givens, frame.play, frame.view);
    const now = { look: (cell: number) => looks[cell], cursor: frame.view.cursor, mistakes: board.mistakes(), hinted };
    return step.done?.(now) ?? true;
  }, [board, frame, step, hinted]);
}

function GuidePlay({ board }: { readonly board: GuideBoard }) {
  const { t } = useTranslation();
  const palette = usePalette();
  const { reducedMotion } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || reducedMotion;
  const region = useRef<HTMLDivElement>(null);
  const mirror = useRef<MirrorHandle>(null);
  const looks = useMemo(() => new Looks(board, (spoken) => speak(t, spoken)), [board, t]);
  const frame = useSyncExternalStore(board.subscribe, board.current);
  const pad = useMemo(() => board.kind.pad(board.givens, frame.play, frame.view), [board, frame]);
  const ignore = useCallback(() => undefined, []);
  const focusLater = useCallback(() => afterFrame(() => mirror.current?.focus()), []);
  useEffect(() => {
    if (!region.current) return;
    return bindKeys(region.current, (meaning) => board.send(meaning as Gesture));
  }, [board]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus on the board
    <div ref={region} className={styles.play} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.board}>
        <BoardHost onTouch={focusLater} source={board} palette={palette} reducedMotion={still} onError={ignore} />
        <BoardMirror ref={mirror} looks={looks} label={t('guide.board')} />
      </div>
      <div className={styles.pad}>
        <PadModes modes={pad.modes} mode={pad.mode} send={board.send} />
        <PadKeys rows={pad.rows} send={board.send} />
      </div>
    </div>
  );
}
