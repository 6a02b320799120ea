// The dialog before a level: what it is, how hard, the best time, relaxed or not, or resuming the level. Before a game's first level
// it also offers the guide.

import { CircleHelp, MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBegun, percentOf, phaseOf } from '../../machines/game/selectors.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { useApp, usePorts, useSettings } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { useForeign, useLevelFacts } from '../app/levelFacts.ts';
import { useOpener } from '../app/opener.ts';
import { hasMet, meet } from '../app/remembered.ts';
import { timeText } from '../app/timeText.ts';
import { type Fact, Facts } from '../parts/Facts.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { Switch } from '../ui/Switch.tsx';
import { startFacts } from './startFacts.ts';
import { useStart } from './useStart.ts';

/** Almost nobody comes by a challenge. */
const Rival = lateOrnament(() => import('./Rival.tsx'), null, 'win');

export function GameStart({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { where } = useLevelFacts();
  const first = useRef<HTMLButtonElement>(null);
  const settings = useSettings();
  const [relaxed, setRelaxed] = useState(settings.relaxed);
  const phase = useGame(phaseOf);
  const title = useGame(({ context }) => context.level.title);
  const { begun, word, tries, start } = useStart();
  const facts = useStartFacts();
  const lang = useForeign();
  const { opener, focus, part } = useOpener(first);
  const newcomer = useNewcomer(opener === t('modal.gameStart.first'));
  const busy = phase === 'loading';
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={focus}
      title={title}
      titleLang={lang}
      description={where}
      actions={
        <>
          {begun && (
            <Button onClick={() => start(relaxed, !tries)}>
              {t(`modal.gameStart.${tries ? 'lookBoard' : 'restart'}`)}
            </Button>
          )}
          <Button ref={first} variant="primary" busy={busy} onClick={() => start(relaxed, tries)}>
            {t(`modal.gameStart.${word}`)}
          </Button>
        </>
      }
    >
      <div {...part} style={{ display: 'contents' }}>
        {busy ? <Spinner label={t('play.loading')} /> : <Facts facts={facts} />}
        {location.search.includes('rival=') && <Rival />}
        {newcomer.is && !begun && (
          <Button wide variant="quiet" icon={<CircleHelp aria-hidden="true" />} onClick={newcomer.show}>
            {t('modal.gameStart.first')}
          </Button>
        )}
        <OtherBoard />
      </div>
      {(!begun || tries) && (
        <Switch
          label={t('modal.gameStart.relaxed')}
          hint={t('modal.gameStart.relaxedHint')}
          checked={relaxed}
          onChange={setRelaxed}
        />
      )}
    </Dialog>
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

/** Whether this device has never started this game nor opened its guide, except just now. */
function useNewcomer(justNow: boolean) {
  const app = useApp();
  const { storage } = usePorts();
  const kind = useGame(({ context }) => context.level.gameType);
  const [is] = useState(() => justNow || !hasMet(storage, kind));
  const show = (): void => {
    meet(storage, kind);
    app.send({ type: 'OPEN_MODAL', kind: 'help' });
  };
  return { is, show };
}

function useStartFacts(): readonly Fact[] {
  const { t } = useTranslation();
  const level = useGame(({ context }) => context.level);
  const givens = useGame(({ context }) => context.givens);
  const bestTime = useGame(({ context }) => context.record?.bestTime);
  const percent = useGame(({ context }) => (isBegun(context) ? percentOf(context) : undefined));
  return startFacts(level, givens, bestTime === undefined ? undefined : timeText(bestTime), percent, t);
}
