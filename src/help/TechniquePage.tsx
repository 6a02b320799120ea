// A technique's page: what it is, how hard it is, and a board that walks through it: where to look, why it works, what follows.

import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameType } from '../../puzzles/catalogue.ts';
import { HINT_STAGES, type HintStage } from '../../puzzles/hint.ts';
import { useSettings } from '../app/context.ts';
import { Failure } from '../app/late/Failure.tsx';
import { useLate } from '../app/late/useLate.ts';
import { BoardHost } from '../board/BoardHost.tsx';
import { BoardMirror } from '../board/BoardMirror.tsx';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { Looks } from '../board/looks.ts';
import type { TechniqueFacts, Techniques } from '../games/techniques.ts';
import { Facts } from '../parts/Facts.tsx';
import { language, nearest } from '../text/i18n.ts';
import { hintSentence, speaker, techniqueName } from '../text/kindWords.ts';
import { bringTexts } from '../text/later.ts';
import { techniquePages } from '../text/pages.ts';
import { usePalette } from '../theme/contexts.ts';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/browser.ts';
import styles from './Techniques.module.css';
import { openTechnique, type TechniqueBoard } from './techniqueBoard.ts';

export interface TechniquePageProps {
  readonly gameType: GameType;
  readonly techniques: Techniques;
  readonly technique: string;
  /** The heading, which gets the focus. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** The way back. */
  readonly children: ReactNode;
}

export function TechniquePage({ gameType, techniques, technique, title, children }: TechniquePageProps) {
  const { t, i18n } = useTranslation();
  const { there, ...retrying } = useLate(techniquePages[nearest(i18n.resolvedLanguage)], 'techniques');
  const board = useBoard({ gameType, techniques, technique });
  const facts = techniques.facts(technique);
  const [gist, more] = parted(there?.value.default.techniquePage[gameType]?.[technique] ?? '');
  return (
    <article>
      <div className={styles.head}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {techniqueName(t, gameType, technique)}
        </h3>
        {facts && (
          <p className={styles.grade}>
            <span className="visually-hidden">{t('guide.techniques.level')}: </span>
            {t(`modal.difficulty.${facts.level}`)}
          </p>
        )}
        {children}
      </div>
      {retrying.failures > 0 ? <Failure {...retrying} /> : <p className={styles.about}>{gist}</p>}
      {board === 'loading' && (
        <div className={styles.board}>
          <BoardSkeleton />
        </div>
      )}
      {typeof board === 'object' && <Stages board={board} />}
      {facts && (
        <details className={styles.more}>
          <summary>{t('guide.techniques.more')}</summary>
          <p>{more}</p>
          <Figures facts={facts} />
        </details>
      )}
    </article>
  );
}

/** Not at abbreviations, which go on in small letters. */
export const sentencesOf = (text: string): readonly string[] =>
  text.replaceAll(/([.!?]) (?=\p{Lu}|\d)/gu, '$1\n').split('\n');

/** So that board and buttons stay in sight on a phone. */
const MOST = 300;

/** What leads up to the board, two sentences or a long one, and what can be read after it. */
export function parted(text: string): readonly [string, string] {
  const sentences = sentencesOf(text);
  const count = sentences.slice(0, 2).join(' ').length > MOST ? 1 : 2;
  return [sentences.slice(0, count).join(' '), sentences.slice(count).join(' ')];
}

function Stages({ board }: { readonly board: TechniqueBoard }) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(0);
  const stage = HINT_STAGES[index] as HintStage;
  const last = index === HINT_STAGES.length - 1;
  useEffect(() => board.show(stage), [board, stage]);
  return (
    <div className={styles.stages}>
      <ShownBoard board={board} />
      <div className={styles.steps}>
        <div className={styles.text} role="status">
          <h4 className={styles.stage}>{t(`guide.techniques.${stage}`)}</h4>
          <p>{hintSentence(t, board.kind.id, { hint: board.hint, stage })}</p>
        </div>
        <div className={styles.actions}>
          <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t('guide.back')}
          </Button>
          <Button variant={last ? 'plain' : 'primary'} onClick={() => setIndex(last ? 0 : index + 1)}>
            {last ? t('guide.techniques.again') : t('guide.next')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function ShownBoard({ board }: { readonly board: TechniqueBoard }) {
  const { t } = useTranslation();
  const palette = usePalette();
  const { reducedMotion } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || reducedMotion;
  const looks = useMemo(() => new Looks(board, speaker(t)), [board, t]);
  return (
    <div className={styles.board}>
      <BoardHost
        source={board}
        palette={palette}
        reducedMotion={still}
        locked
        onError={ignore}
        over={<BoardMirror looks={looks} label={t('guide.techniques.board')} />}
      />
    </div>
  );
}

const ignore = (): void => undefined;

type Loaded = TechniqueBoard | 'loading' | 'none';

function useBoard({ gameType, techniques, technique }: Omit<TechniquePageProps, 'title' | 'children'>): Loaded {
  const [board, setBoard] = useState<Loaded>('loading');
  useEffect(() => {
    let gone = false;
    const put = (opened: Loaded) => {
      if (!gone) setBoard(opened);
    };
    const open = async () => openTechnique(gameType, await techniques.example(technique));
    // if the board does not load, the page still has its text
    Promise.all([open(), bringTexts(`${gameType}Hints`, language())]).then(
      ([opened]) => put(opened),
      () => put('none'),
    );
    return () => {
      gone = true;
    };
  }, [gameType, techniques, technique]);
  return board;
}

export function Figures({ facts: { score, code, se } }: { readonly facts: TechniqueFacts }) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.resolvedLanguage, { minimumFractionDigits: 1 });
  return (
    <Facts
      facts={[
        ...(code === ''
          ? []
          : [{ name: t('guide.techniques.score'), value: t('guide.techniques.points', { count: score, code }) }]),
        { name: t('guide.techniques.se'), value: number.format(se) },
      ]}
    />
  );
}
