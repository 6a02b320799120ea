// The notices at the bottom, at most 20 (the library's limit). They stay while the pointer or the focus is on them.

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef } from 'react';
import toast, { type Toast, useToaster } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import styles from './Toasts.module.css';

export function Toasts() {
  const { t } = useTranslation();
  const { toasts, handlers } = useToaster();
  const { hold, release } = useHold(handlers);
  return (
    <section
      className={styles.stack}
      // each notice announces itself; without this attribute a modal dialog would hide the region from screen readers
      aria-live="off"
      aria-label={t('toast.region')}
      onMouseEnter={() => hold('pointer')}
      onMouseLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      {toasts.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          onClose={() => {
            toast.dismiss(notice.id);
            release('focus'); // a toast removed while focused fires no blur
          }}
        />
      ))}
    </section>
  );
}

type Holder = 'pointer' | 'focus';

/** The library's pauses do not nest: of several holders, the first starts the pause and the last ends it. */
function useHold({ startPause, endPause }: ReturnType<typeof useToaster>['handlers']) {
  const { current: held } = useRef(new Set<Holder>());
  return {
    hold(by: Holder): void {
      if (held.size === 0) startPause();
      held.add(by);
    },
    release(by: Holder): void {
      if (held.delete(by) && held.size === 0) endPause();
    },
  };
}

function Notice({ notice, onClose }: { readonly notice: Toast; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const failed = notice.type === 'error';
  return (
    <div className={styles.notice} data-type={notice.type} data-visible={notice.visible}>
      {failed ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <p className={styles.text} {...notice.ariaProps}>
        {typeof notice.message === 'function' ? notice.message(notice) : notice.message}
      </p>
      <button type="button" className={styles.close} aria-label={t('toast.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
