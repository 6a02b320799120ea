// The app's dialog: a card in the middle, on a phone a sheet at the bottom within the thumb's reach. Traps the focus and restores
// it; closes with Escape, with its button and with a press beside it. The app machine handles the browser's Back.

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

/** For what covers the whole page. Imported from here, so that the library stays one chunk with this dialog. */
export { Base };

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The title's language, if it is not the page's. */
  readonly titleLang?: string | undefined;
  /** One sentence under the title, read out with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The choice of its pages: beneath the title, or in its place where the window is low. */
  readonly tabs?: ReactNode;
  /** Buttons, the default one last. */
  readonly actions?: ReactNode;
  /** `wide` for content with columns or pictures, `spread` for what is so in a low window alone, `page` for pages of differing height
   *  behind tabs, which stay where they are. */
  readonly size?: 'normal' | 'wide' | 'spread' | 'page';
  /** Above the title, such as an illustration; decoration only. */
  readonly banner?: ReactNode;
  /** What gets the focus first; by default the first focusable element. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus afterwards; by default what had it before. */
  readonly finalFocus?: () => HTMLElement | boolean;
  /** Called once it has gone, and what it covered can be heard again. */
  readonly onClosed?: () => void;
  /** False: a press beside the dialog does not close it, since input could be lost. */
  readonly lightDismiss?: boolean;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, onClosed, size = 'normal', initialFocus, finalFocus, lightDismiss = true } = props;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!lightDismiss}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            aria-modal
            className={classes(styles.popup, styles[size])}
            initialFocus={initialFocus && (() => focusInPlace(initialFocus.current))}
            finalFocus={finalFocus}
          >
            <Contents {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A focused button at the end of a low window would scroll what comes first out of sight. */
function focusInPlace(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element === null;
}

function Contents({ title, titleLang, tabs, description, children, actions, banner }: DialogProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.header} data-tabs={tabs !== undefined || undefined}>
        <Base.Title className={styles.title} lang={titleLang}>
          {title}
        </Base.Title>
        <Base.Close render={<IconButton label={t('ui.close')} className={styles.close ?? ''} />}>
          <X aria-hidden="true" />
        </Base.Close>
        {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
      </header>
      <div className={styles.body}>
        {banner}
        {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
        {children}
      </div>
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </>
  );
}
