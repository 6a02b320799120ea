// Rarely used controls: checking, restart, the solution, printing, board options. A sheet of its own, so that the tools stay few;
// loaded when it is first opened. What a player does in a game comes first, what is for sale last.

import { Eye, Keyboard, List, Lock, PackageOpen, Printer, RotateCcw, TextCursorInput, WholeWord } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checking, wordOf } from '../../machines/game/log.ts';
import { phaseOf } from '../../machines/game/selectors.ts';
import { CHECKED_PARTS, type CheckedPart } from '../../puzzles/checking.ts';
import { useApp, useChangeSetting, usePorts, useSettings } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { hasLetteredKeys, isZoomable } from '../board/ofBoard.ts';
import { showNotice } from '../toasts/notify.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { boardStop } from './focus.ts';
import styles from './More.module.css';
import { PrintDialog } from './overGame.ts';
import { type Saying, say } from './saying.ts';

export interface MoreProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function More({ open, onClose }: MoreProps) {
  const { t } = useTranslation();
  const [page, turn] = useState<'more' | 'giveUp' | 'print'>('more');
  const result = useRef<Saying>(undefined);
  const check = (found: Saying): void => {
    result.current = found;
    close();
  };
  /** Behind the sheet the announcer cannot be heard. */
  const tell = (): void => {
    if (result.current) say(result.current);
    result.current = undefined;
  };
  const close = (): void => {
    turn('more');
    onClose();
  };
  if (page === 'print' && open) return <PrintDialog about={undefined} onClose={close} />;
  if (page !== 'giveUp')
    return (
      <Dialog
        key="more"
        size="spread"
        open={open}
        onClose={close}
        onClosed={tell}
        title={t('more.title')}
        finalFocus={() => (result.current ? boardStop() : null) ?? true}
      >
        <div className={styles.groups}>
          <Check onChecked={check} />
          <Reveal onClose={close} />
          <Board onClose={close} onPrint={() => turn('print')} onSolution={() => turn('giveUp')} />
          <Controls />
          <Chests onClose={close} />
        </div>
      </Dialog>
    );
  return <GiveUp open={open} onClose={close} onBack={() => turn('more')} />;
}

/** In a relaxed game tells whether the letter, the word, the board is right so far. A kind without words has no word to check. */
function Check({ onChecked }: { readonly onChecked: (found: Saying) => void }) {
  const { t } = useTranslation();
  const { actor, send } = useHandle();
  const offered = useGame(({ context }) => context.relaxed && context.kind?.check !== undefined);
  const worded = useGame(({ context }) => context.kind?.word !== undefined);
  const context = useGame(({ context: { level } }) => level.gameType);
  if (!offered) return null;
  const check = (part: CheckedPart): void => {
    const found = checking(actor.getSnapshot().context, part);
    const wrong = found?.wrong ?? [];
    const sentence = !found?.entries
      ? t('more.check.nothing')
      : wrong.length > 0
        ? t('more.check.wrong', { count: wrong.length, context })
        : t(`more.check.right.${part}`, { context });
    send({ type: 'CHECK', part });
    showNotice(found?.entries && wrong.length === 0 ? 'success' : 'error', sentence, 'check');
    onChecked({ sentence, cells: wrong });
  };
  return (
    <section className={styles.group} aria-labelledby="more-check">
      <h3 id="more-check" className={styles.heading}>
        {t('more.check.title')} <small>{t('more.check.free')}</small>
      </h3>
      <div className={styles.parts}>
        {CHECKED_PARTS.filter((part) => worded || part !== 'word').map((part) => (
          <Button key={part} onClick={() => check(part)}>
            {t(`more.check.${part}`, { context })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Reveals a cell or a word, for players who have solution letters. */
function Reveal({ onClose }: Pick<MoreProps, 'onClose'>) {
  const { t } = useTranslation();
  const { send } = useHandle();
  const { wallet } = usePorts();
  const context = useGame(({ context: { level } }) => level.gameType);
  const left = wallet.letters(context);
  const worded = useGame(({ context }) => context.kind?.word !== undefined);
  const lacking = useGame(({ context }) => (context.kind?.word ? wordOf(context).length : 0));
  const kind = useGame(({ context }) => context.kind?.id ?? '');
  const spend = (type: 'LETTER' | 'WORD') => (): void => {
    onClose();
    send({ type });
  };
  if (left === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="more-reveal">
      <h3 id="more-reveal" className={styles.heading}>
        {t('more.reveal')} <small>{t('more.left', { count: left, context })}</small>
      </h3>
      <Row
        icon={<TextCursorInput aria-hidden="true" />}
        name={t('more.letter', { context: kind })}
        what={t('more.price', { count: 1, context })}
        onClick={spend('LETTER')}
      />
      {worded && (
        <Row
          icon={<WholeWord aria-hidden="true" />}
          name={t('more.word')}
          what={
            lacking === 0
              ? t('more.complete')
              : t(left < lacking ? 'more.needed' : 'more.price', { count: lacking, context })
          }
          disabled={lacking === 0}
          onClick={spend('WORD')}
        />
      )}
    </section>
  );
}

interface BoardProps extends Pick<MoreProps, 'onClose'> {
  readonly onPrint: () => void;
  readonly onSolution: () => void;
}

function Board({ onClose, onPrint, onSolution }: BoardProps) {
  const { t } = useTranslation();
  const { send } = useHandle();
  const restart = (): void => {
    onClose();
    send({ type: 'RESTART' });
  };
  return (
    <section className={styles.group} aria-labelledby="more-board">
      <h3 id="more-board" className={styles.heading}>
        {t('more.board')}
      </h3>
      <Row
        icon={<RotateCcw aria-hidden="true" />}
        name={t('more.restart')}
        what={t('more.restartWhat')}
        onClick={restart}
      />
      <Row icon={<Printer aria-hidden="true" />} name={t('more.print')} what={t('more.printWhat')} onClick={onPrint} />
      <Row
        icon={<Eye aria-hidden="true" />}
        name={t('more.solution')}
        what={t('more.solutionWhat')}
        onClick={onSolution}
      />
    </section>
  );
}

/** How the board is used, for games that let one choose. */
function Controls() {
  const { t } = useTranslation();
  const { lockZoom, screenKeys, asList } = useSettings();
  const change = useChangeSetting();
  const zoomable = useGame(({ context }) => isZoomable(context));
  const lettered = useGame(({ context }) => hasLetteredKeys(context));
  if (!zoomable && !lettered) return null;
  return (
    <section className={styles.group} aria-labelledby="more-controls">
      <h3 id="more-controls" className={styles.heading}>
        {t('more.controls')}
      </h3>
      {zoomable && (
        <Switch
          icon={<Lock aria-hidden="true" />}
          label={t('settings.lockZoom')}
          hint={t('settings.lockZoomHint')}
          checked={lockZoom}
          onChange={(value) => change('lockZoom', value)}
        />
      )}
      {lettered && (
        <Switch
          icon={<Keyboard aria-hidden="true" />}
          label={t('settings.screenKeys')}
          hint={t('settings.screenKeysHint')}
          checked={screenKeys}
          onChange={(value) => change('screenKeys', value)}
        />
      )}
      {lettered && (
        <Switch
          icon={<List aria-hidden="true" />}
          label={t('settings.asList')}
          hint={t('settings.asListHint')}
          checked={asList}
          onChange={(value) => change('asList', value)}
        />
      )}
    </section>
  );
}

/** Where solution letters come from. */
function Chests({ onClose }: Pick<MoreProps, 'onClose'>) {
  const { t } = useTranslation();
  const app = useApp();
  const context = useGame(({ context: { level } }) => level.gameType);
  const open = (): void => {
    onClose();
    app.send({ type: 'OPEN_MODAL', kind: 'chestModal' });
  };
  return (
    <section className={styles.group} aria-labelledby="more-help">
      <h3 id="more-help" className={styles.heading}>
        {t('more.help')}
      </h3>
      <Row
        icon={<PackageOpen aria-hidden="true" />}
        name={t('more.chests', { context })}
        what={t('more.chestsWhat', { context })}
        onClick={open}
      />
    </section>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly what: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An action, and what it costs or means. */
function Row({ icon, name, what, disabled, onClick }: RowProps) {
  return (
    <button type="button" className={styles.row} disabled={disabled} onClick={onClick}>
      {icon}
      <span className={styles.words}>
        <span>{name}</span>
        <small>{what}</small>
      </span>
    </button>
  );
}

/** Asks for confirmation, since it cannot be undone. */
function GiveUp({ open, onClose, onBack }: MoreProps & { readonly onBack: () => void }) {
  const { t } = useTranslation();
  const { send } = useHandle();
  const running = useGame((snapshot) => phaseOf(snapshot) === 'running');
  const giveUp = (): void => {
    onClose();
    send({ type: 'GIVE_UP' });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('more.giveUp.title')}
      description={t('more.giveUp.text')}
      actions={
        <>
          <Button onClick={onBack}>{t('ui.back')}</Button>
          <Button variant="danger" disabled={!running} onClick={giveUp}>
            {t('more.giveUp.show')}
          </Button>
        </>
      }
    />
  );
}
