// The dialog after a win: figures, and where to go next. Sharing and printing open on top of it.

import { ArrowRight, Clapperboard, Eye, Flame, Printer, Share2, Sparkles, Star, Swords } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import { useApp, usePorts, useSettings } from '../app/context.ts';
import { dayText } from '../app/days.ts';
import { type GameActor, useGame, useHandle } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { useForeign } from '../app/levelFacts.ts';
import { useOpenLevel } from '../app/navigation.ts';
import { useConfig } from '../app/useAppState.ts';
import { type Daily, useDailies, useDailyWeek } from '../app/useDaily.ts';
import { useWeekSentence } from '../app/useWeekSentence.ts';
import { legendOf } from '../board/ofBoard.ts';
import { Celebration } from '../celebration/Celebration.tsx';
import { waveOver } from '../celebration/wave.ts';
import { RatingSlot } from '../feedback/RatingSlot.tsx';
import { GameArt } from '../games/GameArt.tsx';
import { techniquePageOf } from '../games/registry.ts';
import { late } from '../late/late.ts';
import { DayDots } from '../parts/DayDots.tsx';
import { WeekSentence } from '../parts/WeekSentence.tsx';
import { type Pride, useComparison, usePride, useWinFacts, type WinFact } from '../share/winFacts.ts';
import { soft } from '../text/soft.ts';
import { notifyError } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/browser.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Earned, Others } from './Earned.tsx';
import styles from './GameWin.module.css';
import { hardestOf } from './hardest.ts';
import { LastEntry } from './LastEntry.tsx';
import { PrintDialog, ShareDialog } from './overGame.ts';
import { useNextLevel } from './useNextLevel.ts';

export default function GameWin(props: ModalProps) {
  const waved = useWave();
  return waved && <WinDialog {...props} />;
}

/** The boards that have had their moment: a dialog that is opened again comes at once. */
const WAVED = new WeakSet<GameActor>();

/** Whether the win has had its moment on the board; at once for players who want less motion. */
function useWave(): boolean {
  const { actor } = useHandle();
  const { reducedMotion } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || reducedMotion;
  const [over, setOver] = useState(() => still || WAVED.has(actor));
  useEffect(() => {
    if (over) return;
    return waveOver(document.querySelector('main [role="grid"]'), () => {
      WAVED.add(actor);
      setOver(true);
    });
  }, [over, actor]);
  return over;
}

function WinDialog({ about: place, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const title = useGame(({ context }) => context.level.title);
  const facts = useWinFacts();
  const pride = usePride();
  const id = useGame(({ context }) => context.level.id);
  // sharing and printing are pages of this dialog, so that Back leads from them to it
  const page = place?.split('/')[1];
  const turn = (to?: 'share' | 'print') =>
    app.send({ type: 'OPEN_MODAL', kind: 'gameWin', about: to === undefined ? id : `${id}/${to}` });
  const back = () => turn();
  return (
    <Dialog
      open
      size="spread"
      onClose={onClose}
      initialFocus={first}
      title={t('modal.gameWin.title')}
      description={
        <>
          <Solved title={title} />
          <LastEntry />
        </>
      }
      actions={<Onward first={first} />}
    >
      <div className={styles.won}>
        <Triumph facts={facts} pride={pride} />
        <Week streak={pride.days} />
        <Earned />
        <Sentence />
        <div className={styles.ways}>
          <Button variant="quiet" icon={<Eye aria-hidden="true" />} onClick={onClose}>
            {t('modal.gameWin.look')}
          </Button>
          <Watch />
          <Button variant="quiet" icon={<Share2 aria-hidden="true" />} onClick={() => turn('share')}>
            {t('modal.gameWin.share')}
          </Button>
          <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => turn('print')}>
            {t('modal.gameWin.print')}
          </Button>
        </div>
      </div>
      <Others />
      <Words />
      <RatingSlot />
      <Celebration />
      {page === 'share' && <ShareDialog about={undefined} onClose={back} />}
      {page === 'print' && <PrintDialog about={undefined} onClose={back} />}
    </Dialog>
  );
}

/** Of a daily arrowword's week, with the word that the player has just found. */
function Sentence() {
  const level = useGame(({ context }) => context.level);
  const sentence = useWeekSentence(level, true);
  const lang = useForeign();
  return sentence && <WeekSentence sentence={sentence} heading="h3" lang={lang} />;
}

/** What one mostly does next has the focus and the whole width. */
function Onward({ first }: { readonly first: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation();
  const app = useApp();
  const next = useNextLevel();
  const today = useTodays(next);
  const lobby = (
    <Button
      wide
      {...(next === undefined ? { ref: first, variant: 'primary' } : { variant: 'quiet' })}
      onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}
    >
      {t('play.lobby')}
    </Button>
  );
  if (next === undefined && today === undefined) return lobby;
  return (
    <div className={styles.onward}>
      {next !== undefined && (
        <Button
          ref={first}
          wide
          size="large"
          variant="primary"
          className={styles.next}
          icon={<ArrowRight aria-hidden="true" />}
          onClick={() => app.send({ type: 'OPEN_LEVEL', levelId: next })}
        >
          {t('modal.gameWin.next')} <NextName id={next} />
        </Button>
      )}
      <div className={styles.other}>
        {today !== undefined && <Todays daily={today} />}
        {lobby}
      </div>
    </div>
  );
}

/** A puzzle of today that is unsolved and offered nowhere else: this game's, or the next game's in the lobby's order. */
function useTodays(next: string | undefined): Daily | undefined {
  const { games } = useConfig();
  const level = useGame(({ context }) => context.level);
  const open = useDailies(games).filter(
    ({ game, levelId, record }) =>
      record?.solved !== true && (game.type !== level.gameType || (levelId !== level.id && levelId !== next)),
  );
  return open.find(({ game }) => game.type === level.gameType) ?? open[0];
}

function Todays({ daily: { game, category, levelId } }: { readonly daily: Daily }) {
  const { t } = useTranslation();
  const open = useOpenLevel();
  return (
    <Button wide variant="quiet" onClick={() => open(game.type, category.type, levelId)}>
      {t('modal.gameWin.today')} <small className={styles.which}>{soft(game.name)}</small>
    </Button>
  );
}

/** The week with this win in it, and the streak if there is one. */
function Week({ streak }: { readonly streak: string | undefined }) {
  const { t } = useTranslation();
  const level = useGame((state) => state.context.level);
  const record = useGame(({ context }) => context.record);
  const { days } = useDailyWeek({ puzzle: puzzleName(level), record });
  return (
    <div className={styles.week}>
      <p className={styles.streak}>
        {streak !== undefined && <Flame aria-hidden="true" />}
        {streak ?? t('lobby.week')}
      </p>
      <DayDots days={days} />
    </div>
  );
}

/** Which level that is, in a second line. */
function NextName({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation();
  const gameType = useGame(({ context }) => context.level.gameType);
  const { games } = useConfig();
  const level = parseLevelId(id);
  const categories = games.find(({ type }) => type === gameType)?.categories ?? [];
  const category = categories.find(({ type }) => type === level?.categoryType)?.name;
  if (level === undefined || category === undefined) return null;
  const which =
    level.date === undefined
      ? t('picker.number', { number: level.number })
      : dayText(level.date, i18n.language, { day: 'numeric', month: 'long' });
  return (
    <small className={styles.which}>
      {soft(category)} · {which}
    </small>
  );
}

/** What a player may have to say: a quiet line. */
function Words() {
  const { t } = useTranslation();
  const app = useApp();
  const about = useGame(({ context }) => puzzleName(context.level));
  return (
    <div ref={keepHeight} className={styles.words}>
      <Button variant="quiet" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'feedback' })}>
        {t('modal.gameWin.feedback')}
      </Button>
      <Button variant="quiet" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'suggestion', about })}>
        {t('modal.gameWin.report')}
      </Button>
    </div>
  );
}

const replay = late(() => import('../replay/ofGame.ts'));

/** Leads to the replay view, a page of its own; Back leads here again. Not shown for a game that another device played. */
function Watch() {
  const { t } = useTranslation();
  const { reporter } = usePorts();
  const { actor } = useHandle();
  const [busy, setBusy] = useState(false);
  const saved = useGame(({ context }) => context.saved);
  if (!saved) return null;
  const watch = async (): Promise<void> => {
    setBusy(true);
    try {
      const { addressOfGame } = await replay();
      window.location.assign(await addressOfGame(actor.getSnapshot().context));
    } catch (error) {
      reporter.report(error, 'replay');
      notifyError('screen.failed');
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" busy={busy} icon={<Clapperboard aria-hidden="true" />} onClick={() => void watch()}>
      {t('modal.gameWin.watch')}
    </Button>
  );
}

/** The title in its own language, whose words a screen reader then pronounces. */
function Solved({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const lang = useForeign();
  const [before, after] = t('modal.gameWin.text', { title: '\n' }).split('\n');
  return (
    <>
      {before}
      <span className={styles.title} lang={lang}>
        {soft(title)}
      </span>
      {after}
    </>
  );
}

/** What the numbered cells spell. */
function SolutionWord() {
  const { t } = useTranslation();
  const lang = useForeign();
  const word = useGame(({ context }) => legendOf(context)?.solution?.join('') ?? '');
  if (word === '') return null;
  return (
    <p className={styles.solution}>
      {t('modal.gameWin.solution')} <b lang={lang}>{word}</b>
    </p>
  );
}

/**
 * The dialog around the element keeps the height that it opens with: what comes later scrolls, and moves nothing under a finger. In
 * another window, such as that of a turned phone, it has another height.
 */
function keepHeight(inside: HTMLElement | null): (() => void) | undefined {
  const dialog = inside?.closest<HTMLElement>('[role=dialog]');
  if (!dialog) return undefined;
  const fix = (): void => {
    dialog.style.height = '';
    dialog.style.height = `${Math.ceil(dialog.getBoundingClientRect().height)}px`;
  };
  fix();
  window.addEventListener('resize', fix);
  return () => window.removeEventListener('resize', fix);
}

interface TriumphProps {
  readonly facts: readonly WinFact[];
  readonly pride: Pride;
}

/** The game's picture and the time, which is what players look for; below them what else there is to be proud of. */
function Triumph({ facts, pride }: TriumphProps) {
  const game = useGame(({ context }) => context.level.gameType);
  const compared = useComparison();
  const told = pride.flawless === undefined ? facts : facts.filter(({ counted }) => !counted);
  return (
    <div className={styles.hero}>
      <span className={styles.picture} aria-hidden="true">
        <Star className={styles.side} />
        <GameArt game={game} className={styles.art} />
        <Star className={styles.side} />
      </span>
      <div className={styles.told}>
        <SolutionWord />
        {told.length > 0 && (
          <dl className={styles.facts}>
            {told.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {compared !== undefined && <p className={styles.compared}>{soft(compared)}</p>}
        <Proud pride={pride} />
        <Mastered />
      </div>
    </div>
  );
}

function Proud({ pride: { duel, flawless } }: { readonly pride: Pride }) {
  const said = [
    { Icon: Swords, text: duel },
    { Icon: Sparkles, text: flawless },
  ].filter(({ text }) => text !== undefined);
  if (said.length === 0) return null;
  return (
    <ul className={styles.proud}>
      {said.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  );
}

/** How hard the level was, in a word, since stars here would be read as the player's; and the hardest technique that it took, with the page about it. */
function Mastered() {
  const { t } = useTranslation();
  const app = useApp();
  const level = useGame(({ context }) => context.level);
  const technique = hardestOf(level);
  const page = technique === undefined ? undefined : techniquePageOf(level.gameType, technique);
  const [before, after] = t('modal.gameWin.mastered', { technique: '\n' }).split('\n');
  const named = technique !== undefined && (
    <>
      {before}
      <span className={styles.technique}>
        {t(`technique.${level.gameType}.${technique}`, { defaultValue: technique })}
      </span>
      {after}
    </>
  );
  return (
    <p className={styles.mastered}>
      <span>{t(`modal.difficulty.${level.difficulty}`, { defaultValue: level.difficulty })}</span>
      {named !== false &&
        (page === undefined ? (
          <span>{named}</span>
        ) : (
          <button type="button" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'help', about: page })}>
            {named}
          </button>
        ))}
    </p>
  );
}
