// A short list of names and values, as the start and the end of a level show it.

import { useApp } from '../app/context.ts';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The `about` of its help page, if there is one. */
  readonly page?: string | undefined;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, page }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{page === undefined ? value : <PageLink page={page}>{value}</PageLink>}</dd>
        </div>
      ))}
    </dl>
  );
}

function PageLink({ page, children }: { readonly page: string; readonly children: string }) {
  const app = useApp();
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'help', about: page })}
    >
      {children}
    </button>
  );
}
