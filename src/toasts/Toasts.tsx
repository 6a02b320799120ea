// The notices at the bottom, 20 at most (the library's limit). Pointer or focus on them holds the time.

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import toast, { type Toast, useToaster } from 'react-hot-toast/headless';
import { useTranslation } from 'react-i18next';
import styles from './Toasts.module.css';

export function Toasts() {
  const { t } = useTranslation();
  const { toasts, handlers } = useToaster();
  return (
    <section
      className={styles.stack}
      aria-label={t('toast.region')}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Notice({ notice }: { readonly notice: Toast }) {
  const { t } = useTranslation();
  const failed = notice.type === 'error';
  return (
    <div className={styles.notice} data-type={notice.type} data-visible={notice.visible}>
      {failed ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <p className={styles.text} {...notice.ariaProps}>
        {typeof notice.message === 'function' ? notice.message(notice) : notice.message}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('toast.close')}
        onClick={() => toast.dismiss(notice.id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
