// All that a machine knows, as a tree that opens part by part. What the last event changed is marked.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inShort, partsOf } from './differences.ts';
import styles from './Values.module.css';

export interface ValuesProps {
  readonly value: unknown;
  /** Places, as in a change. */
  readonly changed: readonly string[];
  /** Where the value is. */
  readonly place?: string;
}

/** Parts that are shown of a long list. */
const MOST = 100;

export function Values({ value, changed, place = '' }: ValuesProps) {
  const { t } = useTranslation();
  const parts = [...(partsOf(value) ?? [])];
  return (
    <ul className={styles.parts}>
      {parts.slice(0, MOST).map(([key, part]) => (
        <Part key={key} name={key} value={part} changed={changed} place={place === '' ? key : `${place}.${key}`} />
      ))}
      {parts.length > MOST && <li>{t('replay.more', { count: parts.length - MOST })}</li>}
    </ul>
  );
}

function Part({ name, value, changed, place = '' }: ValuesProps & { readonly name: string }) {
  const [open, setOpen] = useState(false);
  const isNew = changed.some((one) => one === place || one.startsWith(`${place}.`));
  const parts = partsOf(value);
  if (!parts || parts.size === 0)
    return (
      <li data-new={isNew || undefined} className={styles.part}>
        <b>{name}</b> {inShort(value)}
      </li>
    );
  return (
    <li className={styles.part}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary data-new={isNew || undefined}>
          <b>{name}</b> {Array.isArray(value) ? `[${parts.size}]` : `{${parts.size}}`}
        </summary>
        {open && <Values value={value} changed={changed} place={place} />}
      </details>
    </li>
  );
}
