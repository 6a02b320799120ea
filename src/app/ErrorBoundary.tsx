// Shown when rendering itself has failed. Works without theme, texts or ports, since any of them may be the cause.

import { Component, type ErrorInfo, type ReactNode } from 'react';
import styles from './ErrorBoundary.module.css';

interface Props {
  readonly report: (error: unknown, where: string) => void;
  readonly children: ReactNode;
}

/** Specification 2, "Overlays and notices", word for word in both languages. */
const TEXT = 'Application has errors. Please check logs to fix this.';

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.report(error, `render${info.componentStack?.split('\n')[1]?.trim() ?? ''}`);
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

/** Used if the texts have not loaded either, so that the chosen language is unknown. */
const UNLOADED = {
  de: 'Die Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
  en: 'The page could not be loaded. Check your connection and try again.',
};

/** `unloaded`: the page could not be loaded; the app itself is fine. */
export function Failure({ unloaded = false }: { readonly unloaded?: boolean }) {
  const german = (unloaded ? navigator.language : document.documentElement.lang).startsWith('de');
  return (
    <main className={styles.page} role="alert">
      <p className={styles.text}>{unloaded ? UNLOADED[german ? 'de' : 'en'] : TEXT}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {german ? 'Neu laden' : 'Reload'}
      </button>
    </main>
  );
}
