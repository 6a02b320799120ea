// Offers something newer: another device's board of this level, or a new version of the app. Changes nothing without asking.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OtherBoard, otherBoard } from '../../machines/game/otherBoard.ts';
import { percentOf } from '../../machines/game/selectors.ts';
import { percentDone } from '../../machines/percent.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { takeOver } from '../adapters/offline/port.ts';
import { useApp, usePorts } from '../app/context.ts';
import { GameContext, type GameHandle, useCurrentGame, useGame, useHandle } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { percentText } from '../app/percentText.ts';
import { Facts } from '../parts/Facts.tsx';
import { notifyError, notifySuccess } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';

export default function GameUpdate({ about, onClose }: ModalProps) {
  const game = useCurrentGame();
  if (about === 'version') return <NewVersion onClose={onClose} />;
  if (!game) return null;
  return (
    <GameContext.Provider value={game}>
      <TwoBoards game={game} onClose={onClose} />
    </GameContext.Provider>
  );
}

function NewVersion({ onClose }: Pick<ModalProps, 'onClose'>) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('modal.gameUpdate.version.title')}
      description={t('modal.gameUpdate.version.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('modal.gameUpdate.version.later')}</Button>
          <Button variant="primary" onClick={reload}>
            {t('modal.gameUpdate.version.now')}
          </Button>
        </>
      }
    />
  );
}

const reload = (): Promise<void> => takeOver().finally(() => window.location.reload());

type Found = OtherBoard | 'searching' | undefined;

function useOther(): Found {
  const { sync } = usePorts();
  const { actor } = useHandle();
  const puzzle = useGame(({ context }) => puzzleName(context.level));
  // a game that has not loaded has no other board either
  const loaded = useGame(({ context }) => context.givens !== undefined);
  const [found, setFound] = useState<Found>('searching');
  useEffect(() => {
    if (!loaded) return;
    let gone = false;
    const settle = (raw: unknown) => {
      if (!gone) setFound(otherBoard(actor.getSnapshot().context, raw));
    };
    sync.other(puzzle).then(settle, () => settle(undefined));
    return () => {
      gone = true;
    };
  }, [sync, actor, puzzle, loaded]);
  return found;
}

function TwoBoards({ game, onClose }: { readonly game: GameHandle } & Pick<ModalProps, 'onClose'>) {
  const { t } = useTranslation();
  const { choose, busy } = useChoice(game, onClose);
  const other = useOther();
  const own = percentText(
    t,
    useGame(({ context }) => percentOf(context)),
  );
  if (other === 'searching') {
    return (
      <Dialog open onClose={onClose} title={t('modal.gameUpdate.title')}>
        <Spinner label={t('play.loading')} />
      </Dialog>
    );
  }
  if (!other) {
    return (
      <Dialog open onClose={onClose} title={t('modal.gameUpdate.title')} description={t('modal.gameUpdate.none')} />
    );
  }
  const theirs = percentText(t, `${percentDone(other.progress)}%`);
  return (
    <Dialog
      open
      onClose={onClose}
      lightDismiss={false}
      title={t('modal.gameUpdate.title')}
      description={t('modal.gameUpdate.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('modal.gameUpdate.keep', { percent: own })}</Button>
          <Button variant="primary" busy={busy} onClick={choose}>
            {t('modal.gameUpdate.take', { percent: theirs })}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { name: t('modal.gameUpdate.here'), value: own },
          { name: t('modal.gameUpdate.there'), value: theirs },
        ]}
      />
      <p>{t('modal.gameUpdate.kept')}</p>
    </Dialog>
  );
}

/** Swaps the two boards. */
function useChoice({ actor, send }: GameHandle, onClose: () => void) {
  const app = useApp();
  const { sync, reporter } = usePorts();
  const [busy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    setBusy(true);
    send({ type: 'PAUSE' }); // saves what is pending first, so that leaving cannot overwrite the other board
    try {
      await sync.takeOther(puzzleName(actor.getSnapshot().context.level));
      onClose();
      app.send({ type: 'REMOUNT' });
      notifySuccess('gameUpdated');
    } catch (error) {
      reporter.report(error, 'takeOther');
      notifyError('modal.gameUpdate.failed');
      onClose();
    }
  };
  return { choose: () => void change(), busy };
}
