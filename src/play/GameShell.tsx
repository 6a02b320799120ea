// The shell around a board: header, tools, pad and hint in their places. The board's rectangle never changes during
// play, and only the timer renders every second.

import { type CSSProperties, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { GameContext as GameContextOf } from '../../machines/game/types.ts';
import { CATALOGUE, isGameType } from '../../puzzles/catalogue.ts';
import type { Size } from '../../puzzles/grid.ts';
import { useSettings } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useLevelFacts } from '../app/levelFacts.ts';
import { useAppState } from '../app/useAppState.ts';
import { useBackCloses } from '../app/useBackCloses.ts';
import { useTitle } from '../app/usePage.ts';
import type { BoardHandle } from '../board/BoardHost.tsx';
import { hasKeys } from '../board/ofBoard.ts';
import { GAMES, idForScreen } from '../games/registry.ts';
import { Still } from '../ui/Still.tsx';
import { BoardFault } from './BoardFault.tsx';
import { type BoardCalls, useBoardKeys } from './BoardKeys.ts';
import { BoardScreen, OPEN } from './BoardScreen.tsx';
import { BoardTools, ClueBar, LevelsDialog, WordKeys } from './boardParts.tsx';
import { Dock } from './Dock.tsx';
import styles from './GameShell.module.css';
import { StatusBar, TitleBar } from './Header.tsx';
import { useCover } from './useCover.ts';
import { useNotices } from './useNotices.ts';

/** The board is being brought, and nothing else stands in its place. */
const COMING: readonly string[] = ['loading', 'ready', 'running'];

interface GameShellProps {
  /** Another for each game that is begun: the shell stays, the board is a new one. */
  readonly round: string;
}

export function GameShell({ round }: GameShellProps) {
  const { t } = useTranslation();
  const facts = useLevelFacts();
  const phase = useGame(phaseOf);
  const level = useGame(({ context }) => context.level);
  const [percent, setPercent] = useState('0%');
  const [levelsOpen, setLevelsOpen] = useState<boolean>();
  const [shown, setShown] = useState(round);
  if (shown !== round) {
    setShown(round);
    setPercent('0%');
    setLevelsOpen(undefined);
  }
  const { leftHanded } = useSettings();
  const calls = useBoardCalls();
  const board = useRef<BoardHandle>(null);
  const shell = useRef<HTMLElement>(null);
  useBoardKeys(shell, board, calls);
  useTitle(facts.title);
  useNotices();
  useCover(useAppState(({ modal }) => modal !== undefined) || levelsOpen === true);
  const words = useWords();
  usePreloadedWords(words['data-words'] !== undefined);
  const shape = useShape();
  const closeLevels = useCallback(() => setLevelsOpen(false), []);
  useBackCloses(levelsOpen === true, closeLevels);
  return (
    <main
      ref={shell}
      className={styles.shell}
      data-hand={leftHanded ? 'left' : 'right'}
      {...words}
      data-wide={shape['--columns'] > shape['--rows'] || undefined}
      style={shape as CSSProperties}
      onMouseDown={keepFocus}
    >
      {(OPEN.includes(phase) || phase === 'paused') && (
        <button type="button" className={styles.skip} onClick={() => focusBoard(shell.current)}>
          {t('play.skip')}
        </button>
      )}
      <div className={styles.title}>
        <TitleBar facts={facts} onLevels={() => setLevelsOpen(true)} />
      </div>
      <div className={styles.status}>
        <StatusBar percent={percent} setPause={calls.setPause} />
      </div>
      <div className={styles.stage}>
        <div className={styles.board}>
          {phase === 'broken' ? (
            <BoardFault onLevels={() => setLevelsOpen(true)} />
          ) : (
            <BoardScreen
              key={round}
              ref={board}
              level={level}
              reportPercent={setPercent}
              hint={calls.hint}
              setPause={calls.setPause}
              levelId={idForScreen(level)}
            />
          )}
          {COMING.includes(phase) && <Still part="room" />}
        </div>
      </div>
      <Dock round={round} onHint={calls.hint} board={board} />
      {levelsOpen !== undefined && <LevelsDialog open={levelsOpen} onClose={closeLevels} facts={facts} />}
    </main>
  );
}

/** Brings the parts of a word game while its rules still come: else they would wait for the board to be drawn. */
function usePreloadedWords(worded: boolean): void {
  useEffect(() => {
    if (!worded) return;
    for (const part of [BoardTools, ClueBar, WordKeys]) part.preload();
  }, [worded]);
}

/** What the style sheets ask about: the game's words, whether they are given, and the rows of keys if they are not three. */
function useWords() {
  const words = useGame(({ context }) => wordsOf(context));
  const given = useGame(({ context: { level } }) => isGameType(level.gameType) && GAMES[level.gameType].given);
  const { letters } = useSettings();
  return {
    'data-words': words,
    'data-given': given || undefined,
    'data-rows': letters === 'alphabet' ? 4 : undefined,
  };
}

/** What the game has beside its board; from the catalogue until its rules are there, so that nothing moves when they come. */
function wordsOf(context: GameContextOf): 'keys' | 'list' | undefined {
  const { kind, level } = context;
  const game = isGameType(level.gameType) ? level.gameType : undefined;
  const worded = kind ? kind.legend !== undefined : game !== undefined && CATALOGUE[game].hasWords;
  const keyed = kind ? hasKeys(context) : game !== undefined && GAMES[game].keys.includes(LETTERS_KEY);
  return worded ? (keyed ? 'keys' : 'list') : undefined;
}

/** Of a game whose words are typed. */
const LETTERS_KEY = 'own/letters';

/** Columns and rows of the board, from which its rectangle follows; as the level's document has them until the board is read. */
function useShape() {
  const columns = useGame(({ context }) => sideOf(context, 'width'));
  const rows = useGame(({ context }) => sideOf(context, 'height'));
  return { '--columns': columns, '--rows': rows };
}

/** Nine for a document that says nothing; one that says something wrong will not open. */
function sideOf({ givens, level }: GameContextOf, side: 'width' | 'height'): number {
  const { dimensions } = (level.content ?? {}) as { readonly dimensions?: Partial<Size> };
  const known = givens?.[side] ?? dimensions?.[side];
  return typeof known === 'number' && known > 0 ? known : 9;
}

function useBoardCalls(): BoardCalls {
  const { send } = useHandle();
  const hint = useCallback(() => send({ type: 'HINT' }), [send]);
  const setPause = useCallback((paused: boolean) => send({ type: paused ? 'PAUSE' : 'RESUME' }), [send]);
  return { hint, setPause };
}

/** Focuses the board's cell, or the first word of its list. */
function focusBoard(shell: HTMLElement | null): void {
  const within = (what: string) => shell?.querySelector<HTMLElement>(`.${styles.board} ${what}:not([inert] *)`);
  (within('input') ?? within(':is(button, [tabindex="0"])'))?.focus();
}

/** A press beside the controls leaves the focus on the board. */
function keepFocus(event: MouseEvent): void {
  const wants = event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
  if (!wants) event.preventDefault();
}
