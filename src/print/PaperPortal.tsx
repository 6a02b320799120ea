// Sheets of A4 that are in the page, but that only a printer shows; while they are, it prints nothing else.

import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './PaperPortal.module.css';

export interface PaperPortalProps {
  readonly landscape?: boolean;
  readonly children: ReactNode;
}

export function PaperPortal({ landscape = false, children }: PaperPortalProps) {
  // the orientation cannot be set by a class
  useEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = `@page { size: A4 ${landscape ? 'landscape' : 'portrait'}; margin: 0 }`;
    document.head.append(sheet);
    document.documentElement.dataset.paper = '';
    return () => {
      sheet.remove();
      delete document.documentElement.dataset.paper;
    };
  }, [landscape]);
  return createPortal(<div className={styles.paper}>{children}</div>, document.body);
}
