// A guided board: a real game and a few short steps, each of which waits until the player has done it, or is skipped by "next".

import { CircleCheck, Lightbulb } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isGameType } from '../../puzzles/catalogue.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { HINT_STAGES, type Hint, type HintStage } from '../../puzzles/hint.ts';
import type { Pad } from '../../puzzles/kind.ts';
import type { Language } from '../../puzzles/languages.ts';
import { bindKeys } from '../../scenes/keys.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { useSettings } from '../app/context.ts';
import { Failure } from '../app/late/Failure.tsx';
import { useLate } from '../app/late/useLate.ts';
import { BoardHost } from '../board/BoardHost.tsx';
import { BoardMirror, type MirrorHandle } from '../board/BoardMirror.tsx';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { ClueStrip } from '../board/ClueStrip.tsx';
import { Looks } from '../board/looks.ts';
import { isLettered } from '../board/ofBoard.ts';
import { PadKeys, PadModes } from '../board/Pad.tsx';
import { WordBank } from '../board/WordLists.tsx';
import type { GameGuide, GuideStep } from '../games/guide.ts';
import { findGame } from '../games/registry.ts';
import { late } from '../late/late.ts';
import { HintWords } from '../parts/HintWords.tsx';
import { nearest } from '../text/i18n.ts';
import { speaker } from '../text/kindWords.ts';
import { bringTexts } from '../text/later.ts';
import { usePalette } from '../theme/contexts.ts';
import { Button } from '../ui/Button.tsx';
import { FINE_POINTER, useMedia } from '../ui/browser.ts';
import styles from './Guide.module.css';
import { type GuideBoard, openGuide } from './guideBoard.ts';
import { StepPlace } from './StepPlace.tsx';

/** The guide of a game that has one. */
export function Guide({ kind, onEnd }: { readonly kind: string; readonly onEnd: () => void }) {
  const { i18n } = useTranslation();
  const code = nearest(i18n.resolvedLanguage);
  // loaded again each time: entries are not kept
  const bring = useMemo(() => late(() => open(kind, code)), [kind, code]);
  const { there, ...retrying } = useLate(bring, 'guide');
  if (retrying.failures > 0) return <Failure {...retrying} />;
  if (!there) {
    return (
      <div className={styles.board}>
        <BoardSkeleton />
      </div>
    );
  }
  return <Steps {...there.value} onEnd={onEnd} />;
}

async function open(kind: string, code: Language): Promise<Opened> {
  const load = findGame(kind)?.guide;
  if (!load || !isGameType(kind)) throw new Error(`${kind} has no guide`);
  const guide = (await load()).guide(code);
  return { ...guide, board: await openGuide(kind, guide.sheet, guide.from) };
}

interface Opened extends Omit<GameGuide, 'sheet'> {
  readonly board: GuideBoard;
}

function Steps({ board, steps, letters, onEnd }: Opened & { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const step = steps[index] as GuideStep;
  const last = index === steps.length - 1;
  const { hint, told, ask } = useGuideHint(board, step);
  const done = useDone(board, step, told);
  // arrow keys are no help to a finger
  const by = useMedia(FINE_POINTER) ? 'keys' : 'touch';
  return (
    <div className={styles.guide}>
      <div className={styles.text} role="status">
        <p className={styles.count}>
          {t('guide.count', { number: index + 1, of: steps.length })}
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(100 * (index + 1)) / steps.length}%` }} />
          </span>
        </p>
        <p>
          {hint ? (
            <HintWords kind={board.kind.id} hint={hint} />
          ) : (
            t(`guide.${board.kind.id}.step.${step.key}`, { ...step.values, context: by })
          )}
        </p>
        <StepPlace board={board} step={step} />
      </div>
      <GuidePlay board={board} letters={letters} keys={step.keys ?? false} />
      <div className={styles.actions}>
        <Button variant="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('guide.back')}
        </Button>
        {step.key === 'hint' && !told && (
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

interface StagedHint {
  readonly hint: Hint<unknown>;
  readonly stage: HintStage;
}

/** As in the game: each `ask` shows the hint's next stage, and the last one does it. Then the step has told all it has to tell. */
function useGuideHint(board: GuideBoard, step: GuideStep) {
  const { i18n } = useTranslation();
  const [hint, setHint] = useState<StagedHint>();
  const [told, setTold] = useState(false);
  useEffect(() => {
    setHint(undefined);
    setTold(false);
    board.send({ type: 'light', lights: step.lights, aside: step.aside === true });
  }, [board, step]);
  const ask = async (): Promise<void> => {
    const next = await nextStage(board, hint);
    await bringTexts(`${board.kind.id}Hints`, nearest(i18n.resolvedLanguage));
    board.send({ type: 'light', lights: next?.hint.lights[next.stage] ?? [] });
    if (next?.stage === 'what') board.take(next.hint);
    if (next === undefined || next.stage === 'what') setTold(true);
    setHint(next);
  };
  return { hint, told, ask };
}

/** undefined if the board is finished. */
export async function nextStage(
  board: Pick<GuideBoard, 'hint'>,
  now: StagedHint | undefined,
): Promise<StagedHint | undefined> {
  const stage = now && HINT_STAGES[HINT_STAGES.indexOf(now.stage) + 1];
  if (now && stage) return { ...now, stage };
  const hint = await board.hint();
  return hint && { hint, stage: 'where' };
}

/** Whether the player has done what the step asks. Steps that are only read are done at once. */
function useDone(board: GuideBoard, step: GuideStep, hinted: boolean): boolean {
  const frame = useSyncExternalStore(board.subscribe, board.current);
  return useMemo(() => {
    const looks = board.kind.look(board.givens, frame.play, frame.view);
    const now = { look: (cell: number) => looks[cell], cursor: frame.view.cursor, mistakes: board.mistakes(), hinted };
    return step.done?.(now) ?? true;
  }, [board, frame, step, hinted]);
}

interface PlayProps {
  readonly board: GuideBoard;
  readonly letters: string | undefined;
  /** Shows the keys in place of the word list. */
  readonly keys: boolean;
}

function GuidePlay({ board, letters, keys }: PlayProps) {
  const { t } = useTranslation();
  const palette = usePalette();
  const { reducedMotion } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || reducedMotion;
  const region = useRef<HTMLDivElement>(null);
  const mirror = useRef<MirrorHandle>(null);
  const looks = useMemo(() => new Looks(board, speaker(t)), [board, t]);
  const ignore = useCallback(() => undefined, []);
  const focusLater = useCallback(() => afterFrame(() => mirror.current?.focus()), []);
  useEffect(() => {
    if (!region.current) return;
    return bindKeys(region.current, (meaning) => board.send(meaning as Gesture), letters !== undefined);
  }, [board, letters]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus on the board
    <div
      ref={region}
      className={styles.play}
      data-words={isListed(board) || undefined}
      data-clues={(board.kind.legend !== undefined && !isListed(board)) || undefined}
      data-wide={board.givens.width > board.givens.height || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={styles.board} style={shapeOf(board)}>
        <BoardHost
          onTouch={focusLater}
          source={board}
          palette={palette}
          reducedMotion={still}
          locked
          onError={ignore}
          over={<BoardMirror ref={mirror} looks={looks} label={t('guide.board')} />}
        />
      </div>
      <Beside board={board} letters={letters} keys={keys} />
    </div>
  );
}

/** Whether this board has a word list. */
function isListed({ kind, givens, current }: GuideBoard): boolean {
  const { play, view } = current();
  return (kind.legend?.(givens, play, view).lists.length ?? 0) > 0;
}

const shapeOf = ({ givens: { width, height } }: GuideBoard): CSSProperties =>
  ({ '--columns': width, '--rows': height }) as CSSProperties;

/** The clue, and below it the words or the keys. */
function Beside({ board, letters, keys }: PlayProps) {
  const frame = useSyncExternalStore(board.subscribe, board.current);
  const pad = useMemo(() => board.kind.pad(board.givens, frame.play, frame.view), [board, frame]);
  const legend = useMemo(() => board.kind.legend?.(board.givens, frame.play, frame.view), [board, frame]);
  const rows = useMemo(() => rowsOf(pad, letters), [pad, letters]);
  const worded = legend !== undefined && legend.lists.length > 0;
  return (
    <div className={styles.pad} data-letters={letters !== undefined} style={columnsOf(rows)}>
      {legend && <ClueStrip legend={legend} send={board.send} />}
      {!worded && !isLettered(pad) && <PadModes modes={pad.modes} mode={pad.mode} send={board.send} />}
      {worded ? (
        <div className={styles.instead}>
          <div data-unseen={keys}>
            <WordBank legend={legend} send={board.send} />
          </div>
          {keys && <PadKeys rows={rows} send={board.send} />}
        </div>
      ) : (
        <PadKeys rows={rows} send={board.send} />
      )}
    </div>
  );
}

/** In two rows, with the key that erases. */
const columnsOf = (rows: Pad['rows']): CSSProperties =>
  ({ '--key-columns': Math.ceil((rows.flat().length + 1) / 2) }) as CSSProperties;

/** Keeps only the letters that this small board needs, which fit into two rows. */
function rowsOf({ rows }: Pad, letters: string | undefined): Pad['rows'] {
  if (letters === undefined) return rows;
  const needed = rows.flat().filter(({ symbol }) => letters.includes(symbol));
  return [needed.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1))];
}
