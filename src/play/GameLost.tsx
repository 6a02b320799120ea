// After the last mistake: a second chance, a restart, or the lobby; and what stands below the lost board while it is looked at.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../../machines/game/selectors.ts';
import type { Notice } from '../../machines/game/types.ts';
import type { ModalKind } from '../../machines/modal/modalMachine.ts';
import { returnTo } from '../../machines/modal/modalMachine.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { takeFocus } from './focus.ts';
import styles from './GameLost.module.css';
import panel from './GivenUp.module.css';

/** Where to get what was missing; that dialog leads back here. */
const WAYS: Partial<Record<Notice, { readonly kind: ModalKind; readonly words: string }>> = {
  SIGN_IN_FIRST: { kind: 'login', words: 'modal.gameLost.toSignIn' },
  NOT_ENOUGH_JOKERS: { kind: 'jokerShop', words: 'modal.gameLost.toShop' },
};

export function GameLost({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const app = useApp();
  const first = useRef<HTMLButtonElement>(null);
  const { actor, send } = useHandle();
  const phase = useGame(phaseOf);
  const { mistakes, secondChancePrice } = useGame(({ context }) => context.rules);
  const notice = useGame(({ context }) => context.notice);
  useEffect(() => {
    // the rendered phase is a frame old: when this opens it may still be `running`
    if (phase === 'running' && phaseOf(actor.getSnapshot()) === 'running') onClose();
  }, [phase, actor, onClose]);
  const way = notice && WAYS[notice];
  const go = (kind: ModalKind) => app.send({ type: 'OPEN_MODAL', kind, about: returnTo('gameLost', about) });
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      lightDismiss={false}
      title={t('modal.gameLost.title')}
      description={t('modal.gameLost.text', { count: mistakes })}
    >
      <div className={styles.choices}>
        <Button
          ref={first}
          variant="primary"
          size="large"
          wide
          busy={phase === 'secondChance'}
          onClick={() => send({ type: 'SECOND_CHANCE' })}
        >
          {t('modal.gameLost.secondChance', { count: secondChancePrice })}
        </Button>
        <div className={styles.notice}>
          <p role="status">
            {notice === 'SIGN_IN_FIRST'
              ? t('modal.gameLost.signIn')
              : t(notice ? `play.notice.${notice}` : 'modal.gameLost.secondChanceText')}
          </p>
          {way && <Button onClick={() => go(way.kind)}>{t(way.words)}</Button>}
        </div>
        <Button wide onClick={() => send({ type: 'RESTART' })}>
          {t('modal.gameLost.restart')}
        </Button>
        <Button wide variant="quiet" onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
          {t('play.lobby')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Below the lost board, in the place of the controls: the way back to the choices. */
export function Lost() {
  const { t } = useTranslation();
  const app = useApp();
  const choose = useRef<HTMLButtonElement>(null);
  const context = useGame(({ context: { level } }) => level.gameType);
  // it replaces the controls, one of which may have had the focus
  useEffect(() => takeFocus(() => choose.current?.focus({ preventScroll: true })), []);
  return (
    <section className={panel.panel} aria-label={t('modal.gameLost.over')}>
      <h2 className={panel.title}>{t('modal.gameLost.over')}</h2>
      <p className={panel.text}>{t('modal.gameLost.look', { context })}</p>
      <div className={panel.choices}>
        <Button ref={choose} variant="primary" onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'gameLost' })}>
          {t('modal.gameLost.choose')}
        </Button>
      </div>
    </section>
  );
}
