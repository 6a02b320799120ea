// The pre-roll over the whole page: what it is waiting for, the ad itself, and a way out at any time. Modal, so that no key reaches
// the board behind it.

import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AD_ERRORS } from '../../machines/ad/types.ts';
import { type AdActor, stage } from '../adapters/ads/stage.ts';
import { openConsentDialog } from '../adapters/ads/tcf.ts';
import { useBack } from '../app/navigation.ts';
import { Button } from '../ui/Button.tsx';
import { Base } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './AdOverlay.module.css';

export default function AdOverlay() {
  const actor = useSyncExternalStore(stage.subscribe, stage.running);
  useEffect(stage.enter, []);
  return actor === undefined ? null : <Overlay actor={actor} />;
}

type Shown = 'consent' | 'loading' | 'playing' | 'refused' | 'failed';

function shownOf(snapshot: ReturnType<AdActor['getSnapshot']>): Shown {
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('failed') || snapshot.status !== 'active') return 'failed';
  if (snapshot.matches({ running: 'consent' })) return 'consent';
  return snapshot.matches({ running: { requesting: 'playing' } }) ? 'playing' : 'loading';
}

interface DialogChange {
  readonly event: Event;
  cancel(): void;
}

function Overlay({ actor }: { readonly actor: AdActor }) {
  const { t } = useTranslation();
  const back = useBack();
  const shown = useSelector(actor, shownOf);
  const error = useSelector(actor, ({ context }) => context.error);
  const dismiss = () => actor.send({ type: 'DISMISS' });
  // while the platform's own dialog is open, focus and keys are its
  const modal = shown !== 'consent';
  const ended = shown === 'refused' || shown === 'failed';
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (modal && !popup.current?.contains(document.activeElement)) popup.current?.querySelector('button')?.focus();
  }, [modal]);
  const isOurs = (target: Element) => popup.current?.contains(target) || target.closest('#root') !== null;
  const leave = (_: boolean, change: DialogChange) => {
    const { target } = change.event;
    // Escape in the platform's dialog, which lies above and outside of our page, closes that alone
    if (!modal && target instanceof Element && target !== document.body && !isOurs(target)) return change.cancel();
    if (ended) dismiss();
    else back();
  };
  return (
    <Base.Root open modal={modal} onOpenChange={leave} disablePointerDismissal>
      <Base.Portal>
        {/* the board takes the focus when the level begins */}
        <Base.Popup
          ref={popup}
          aria-modal={modal || undefined}
          className={styles.overlay}
          data-shown={shown}
          finalFocus={false}
        >
          <header className={styles.header}>
            <IconButton label={t('ads.leave')} onClick={back}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            <Base.Title className={styles.title}>{t('ads.title')}</Base.Title>
          </header>
          <div ref={stage.lend} className={styles.stage} />
          {shown !== 'playing' && (
            <div className={styles.notice}>
              <p role="status" className={styles.text}>
                {t(`ads.${shown === 'failed' ? 'loading' : shown}`)}
              </p>
              {error !== undefined && (
                <p role="alert" className={styles.error}>
                  {t('ads.error', { message: t(`ads.errors.${keyOf(error)}`, { defaultValue: error }) })}
                </p>
              )}
              {ended && <Ways refused={shown === 'refused'} dismiss={dismiss} />}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Ways({ refused, dismiss }: { readonly refused: boolean; readonly dismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      {refused && (
        <Button variant="quiet" onClick={() => openConsentDialog(window)}>
          {t('ads.change')}
        </Button>
      )}
      <Button variant="primary" onClick={dismiss}>
        {t('ads.play')}
      </Button>
    </div>
  );
}

/** The texts' name of a specified message; others are shown as they are. */
const keyOf = (message: string): string =>
  Object.entries(AD_ERRORS).find(([, text]) => text === message)?.[0] ?? 'other';
