// The small sheet before a level, beside its open board: what it is, how hard, the best time, relaxed or not, or going on. The first
// thing done on the board starts the game as well as its button does. Before a game's first level it also offers the guide.

import { CircleHelp, Info, MonitorSmartphone } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RELAXED } from '../../machines/game/log.ts';
import { isBegun, percentOf } from '../../machines/game/selectors.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { useApp, usePorts } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { lateOrnament, latePart } from '../app/late/lateComponent.tsx';
import { useForeign } from '../app/levelFacts.ts';
import { percentText } from '../app/percentText.ts';
import { hasMet, meet } from '../app/remembered.ts';
import { shortTime } from '../app/timeText.ts';
import { useAppState } from '../app/useAppState.ts';
import { Stars } from '../parts/Stars.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { takeFocus } from './focus.ts';
import styles from './GameStart.module.css';
import { hardestOf } from './hardest.ts';
import { useStart } from './useStart.ts';

/** Almost nobody comes by a challenge. */
const Rival = lateOrnament(() => import('./Rival.tsx'), null, 'win');
const StartDetails = latePart(() => import('./StartDetails.tsx'));

/** Closed (Escape), its button stays: what starts the game is always in sight. */
export function GameStart() {
  const { t } = useTranslation();
  const app = useApp();
  const id = useId();
  const open = useAppState(({ modal, overStart }) => modal?.kind === 'gameStart' || (modal !== undefined && overStart));
  const title = useGame(({ context }) => context.level.title);
  const lang = useForeign();
  /** What relaxed means is said at once; a technique that can be named takes a press. */
  const explained = useGame(({ context }) => hardestOf(context.level) !== undefined);
  const [detailed, setDetailed] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocus(() => first.current?.focus({ preventScroll: true })), []);
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && open) app.send({ type: 'CLOSE_MODAL' });
  };
  return (
    <section
      role={open ? 'dialog' : undefined}
      aria-labelledby={id}
      aria-describedby={open ? `${id}-facts` : undefined}
      className={styles.sheet}
      data-told={(open && !(explained && detailed)) || undefined}
      data-detailed={(open && explained && detailed) || undefined}
      onKeyDown={leave}
    >
      <header className={styles.header}>
        <h2 id={id} className="visually-hidden" lang={lang}>
          {title}
        </h2>
        {open && <FactLine id={`${id}-facts`} />}
        {open && <Newcomer />}
        {open && explained && (
          <IconButton
            label={t('modal.gameStart.details')}
            aria-expanded={detailed}
            className={styles.info ?? ''}
            onClick={() => setDetailed(!detailed)}
          >
            <Info aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {open && (explained && detailed ? <StartDetails /> : <Relaxed />)}
      <Actions open={open} first={first} />
      {open && <OtherBoard />}
    </section>
  );
}

/** What the switch of that name does. In large type it stands under the switch, without the name. */
function Relaxed() {
  const { t } = useTranslation();
  return (
    <p className={styles.relaxed}>
      <span>{t('modal.gameStart.relaxed')}: </span>
      {t('modal.gameStart.relaxedMeans')}
    </p>
  );
}

interface ActionsProps {
  readonly open: boolean;
  readonly first: RefObject<HTMLButtonElement | null>;
}

function Actions({ open, first }: ActionsProps) {
  const { t } = useTranslation();
  const { send } = useHandle();
  const relaxed = useGame(({ context }) => context.settings[RELAXED] === true);
  const { begun, word, lost, start } = useStart();
  return (
    <div className={styles.actions}>
      {open && (!begun || lost) && (
        <Switch
          label={t('modal.gameStart.relaxed')}
          checked={relaxed}
          onChange={(value) => send({ type: 'SET', option: RELAXED, value })}
        />
      )}
      {open && begun && (
        <Button onClick={() => start(relaxed, true)}>{t(`modal.gameStart.${lost ? 'tryAgain' : 'restart'}`)}</Button>
      )}
      <Button ref={first} variant="primary" data-typed className={styles.start} onClick={() => start(relaxed, false)}>
        {lost ? t('lobby.secondChance') : t(`modal.gameStart.${word}`)}
      </Button>
    </div>
  );
}

/** Size, difficulty, how far it is solved, the best time; only what is known. */
function FactLine({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const size = useGame(({ context }) => context.givens);
  const difficulty = useGame(({ context }) => context.level.difficulty);
  const best = useGame(({ context }) => context.record?.bestTime);
  const percent = useGame(({ context }) => (isBegun(context) ? percentOf(context) : undefined));
  return (
    <p id={id} className={styles.facts}>
      {size && <span data-size>{`${size.width} × ${size.height}`}</span>}
      {difficulty !== '' && <Stars difficulty={difficulty} />}
      {percent !== undefined && <span>{t('modal.gameStart.progress', { percent: percentText(t, percent) })}</span>}
      {best !== undefined && <span>{t('modal.gameStart.bestTime', { time: shortTime(best) })}</span>}
      {location.search.includes('rival=') && <Rival />}
    </p>
  );
}

/** Offers another device's board of this level, if one is kept. */
function OtherBoard() {
  const { t } = useTranslation();
  const app = useApp();
  const { sync } = usePorts();
  const puzzle = useGame(({ context }) => puzzleName(context.level));
  const [there, setThere] = useState(false);
  useEffect(() => {
    let gone = false;
    sync.other(puzzle).then(
      (other) => !gone && setThere(other !== undefined),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [sync, puzzle]);
  if (!there) return null;
  const show = () => app.send({ type: 'OPEN_MODAL', kind: 'gameUpdate', about: `further/${puzzle}` });
  return (
    <Button wide variant="quiet" icon={<MonitorSmartphone aria-hidden="true" />} onClick={show}>
      {t('modal.gameStart.other')}
    </Button>
  );
}

/** The guide, for a device that has never started this game nor opened its guide before this sheet. */
function Newcomer() {
  const { t } = useTranslation();
  const app = useApp();
  const { storage } = usePorts();
  const kind = useGame(({ context }) => context.level.gameType);
  const begun = useGame(({ context }) => isBegun(context));
  const [is] = useState(() => !hasMet(storage, kind));
  if (!is || begun) return null;
  const show = (): void => {
    meet(storage, kind);
    app.send({ type: 'OPEN_MODAL', kind: 'help' });
  };
  return (
    <Button variant="quiet" className={styles.first ?? ''} icon={<CircleHelp aria-hidden="true" />} onClick={show}>
      <span className="visually-hidden">{t('modal.gameStart.first')}</span> {t('modal.gameStart.guide')}
    </Button>
  );
}
