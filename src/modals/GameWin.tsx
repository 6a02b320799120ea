// The level is complete: what it took, and where to go from here.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { elapsedOf } from '../../machines/gameSelectors.ts';
import { levelAfter } from '../../machines/levelOrder.ts';
import { hintsUsed } from '../../puzzles/replay.ts';
import { useApp } from '../app/context.ts';
import { useLevels } from '../app/useAppState.ts';
import { Celebration } from '../celebration/Celebration.tsx';
import { useGame } from '../play/gameHandle.ts';
import { timeText } from '../play/timeText.ts';
import { Earned } from '../shop/Earned.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Fact, Facts } from './Facts.tsx';
import type { ModalProps } from './modalProps.ts';

export function GameWin({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const title = useGame(({ context }) => context.level.title);
  const next = useHasNext();
  const facts = useWinFacts();
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t('modal.gameWin.title')}
      description={t('modal.gameWin.text', { title })}
      actions={
        <>
          <Button variant="quiet" onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
            {t('play.lobby')}
          </Button>
          <Button ref={first} onClick={onClose}>
            {t('modal.gameWin.look')}
          </Button>
          {next && (
            <Button variant="primary" onClick={() => app.send({ type: 'OPEN_NEXT' })}>
              {t('modal.gameWin.next')}
            </Button>
          )}
        </>
      }
    >
      <Facts facts={facts} />
      <Earned />
      <Celebration />
    </Dialog>
  );
}

function useWinFacts(): readonly Fact[] {
  const { t } = useTranslation();
  const game = useGame(({ context }) => context.game);
  const context = useGame((snapshot) => snapshot.context);
  if (!game) return [];
  const counts = [
    { name: t('modal.gameWin.mistakes'), value: String(game.mistakes.length) },
    { name: t('modal.gameWin.hints'), value: String(hintsUsed(game)) },
  ];
  if (context.relaxed) return counts;
  const best = context.record?.bestTime;
  const ms = elapsedOf(context, game.at);
  const times = [{ name: t('modal.gameWin.time'), value: timeText(ms) }];
  if (best !== undefined) {
    const isRecord = timeText(best) === timeText(ms);
    times.push({ name: t('modal.gameWin.best'), value: isRecord ? t('modal.gameWin.record') : timeText(best) });
  }
  return [...times, ...counts];
}

/** Is there one after this? The app machine then knows which. */
function useHasNext(): boolean {
  const list = useLevels(({ context }) => context.list);
  const id = useGame(({ context }) => context.level.id);
  return levelAfter(list, id) !== undefined;
}
