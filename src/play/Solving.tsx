// Beside a board that is solved by techniques: how many of each sign are left, how notes are kept, and the techniques that this board
// takes, from easy to hard, in words. It names no place on the board, so it gives away no hint.

import { Check, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rung } from '../../puzzles/hint.ts';
import { whenIdle } from '../adapters/page/idle.ts';
import { useApp, useChangeSetting, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { padOf } from '../board/ofBoard.ts';
import { techniquePageOf } from '../games/registry.ts';
import { aboutTechnique } from '../games/techniques.ts';
import { techniqueName } from '../text/kindWords.ts';
import { Switch } from '../ui/Switch.tsx';
import styles from './Solving.module.css';

interface SolvingProps {
  /** The board takes no more notes. */
  readonly over: boolean;
}

export default function Solving({ over }: SolvingProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.solving} data-beside aria-label={t('solving.label')}>
      <Left />
      {!over && <Notes />}
      <Ladder />
    </section>
  );
}

/** Of each sign, nine at most. */
const ALL = 9;

function Left() {
  const { t } = useTranslation();
  // a string stays equal; a list would be a new one after every entry
  const left = useGame(({ context }) =>
    (padOf(context)?.rows.flat() ?? []).map((key) => `${key.symbol}:${key.left ?? ''}`).join(' '),
  );
  const counts = left.split(' ').map((each) => each.split(':'));
  // colours are not used up
  if (counts.some(([, count = '']) => count === '')) return null;
  const sum = counts.reduce((total, [, count]) => total + Number(count), 0);
  return (
    <div className={`${styles.part} ${styles.left}`}>
      <h2 className={styles.title}>
        {t('solving.left')} <small>{t('solving.cells', { count: sum })}</small>
      </h2>
      <ul className={styles.counts}>
        {counts.map(([symbol = '', count]) => (
          <Count key={symbol} symbol={symbol} count={Number(count)} />
        ))}
      </ul>
    </div>
  );
}

const Count = memo(function Count({ symbol, count }: { readonly symbol: string; readonly count: number }) {
  const { t } = useTranslation();
  const done = count === 0;
  return (
    <li className={styles.count} data-done={done || undefined}>
      <span className="visually-hidden">{t('play.pad.left', { symbol, count })}</span>
      <span className={styles.symbol} aria-hidden="true">
        {symbol}
      </span>
      <span
        className={styles.track}
        style={{ '--share': Math.min(ALL, count) / ALL } as CSSProperties}
        aria-hidden="true"
      />
      <span className={styles.number} aria-hidden="true">
        {done ? <Check /> : count}
      </span>
    </li>
  );
});

function Notes() {
  const { t } = useTranslation();
  const { cleanNotes } = useSettings();
  const change = useChangeSetting();
  return (
    <div className={styles.part}>
      <Switch
        label={t('solving.clean')}
        hint={t('solving.cleanHint')}
        checked={cleanNotes}
        onChange={(value) => change('cleanNotes', value)}
      />
    </div>
  );
}

function Ladder() {
  const { t } = useTranslation();
  const app = useApp();
  const kind = useGame(({ context }) => context.level.gameType);
  const ladder = useLadder();
  const open = (about: string) => app.send({ type: 'OPEN_MODAL', kind: 'help', about });
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t('solving.ladder.title')}</h2>
      <ol className={styles.ladder}>
        {ladder?.map(({ level, techniques }) => (
          <li key={level} className={styles.rung}>
            <h3 className={styles.level}>{t(`modal.difficulty.${level}`)}</h3>
            <p className={styles.words}>{t(`solving.ladder.${level}`)}</p>
            <ul className={styles.techniques}>
              {techniques.map((technique) => (
                <li key={technique}>
                  <Technique
                    name={techniqueName(t, kind, technique)}
                    page={techniquePageOf(kind, technique)}
                    onOpen={open}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {ladder && ladder.length > 0 && <p className={styles.words}>{t('solving.ladder.end')}</p>}
      {ladder && (
        <button type="button" className={styles.all} onClick={() => open(aboutTechnique())}>
          {t('solving.ladder.all')}
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface TechniqueProps {
  readonly name: string;
  /** Of the help; undefined for what has no page. */
  readonly page: string | undefined;
  readonly onOpen: (about: string) => void;
}

function Technique({ name, page, onOpen }: TechniqueProps) {
  if (page === undefined) return <span className={styles.technique}>{name}</span>;
  return (
    <button type="button" className={styles.technique} onClick={() => onOpen(page)}>
      {name}
    </button>
  );
}

/** Found in the hints' worker, once for a board; undefined until then, since what stood below it would move. */
function useLadder(): readonly Rung[] | undefined {
  const kind = useGame(({ context }) => context.kind);
  const givens = useGame(({ context }) => context.givens);
  const [ladder, setLadder] = useState<readonly Rung[]>();
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = kind && givens ? await (await kind.hints()).ladder?.(givens) : undefined;
      if (!gone) setLadder(found ?? []);
    };
    // the list of all techniques is there without it
    const forget = whenIdle(() => void ask().catch(() => gone || setLadder([])));
    return () => {
      gone = true;
      forget();
    };
  }, [kind, givens]);
  return ladder;
}
