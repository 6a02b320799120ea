// "Why do I have 7?": every ledger entry of the account as a sentence, newest first, page by page.

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../adapters/economy/answers.ts';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { useConfig } from '../app/useAppState.ts';
import { usePaying } from '../app/usePaying.ts';
import { sentence } from '../text/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './History.module.css';
import { historyLine } from './historyLine.ts';
import { useQuery } from './useQuery.ts';

/** Entries in a full page: after one there may be more. */
const PAGE = 50;

export function History() {
  const { t, i18n } = useTranslation();
  const [query, again] = useQuery(useCallback((economy: EconomyApi) => economy.history(), []));
  if (query.state === 'busy') return <Spinner label={t('ui.loading')} />;
  if (query.state === 'failed')
    return (
      <div role="alert">
        <p>{sentence(i18n, query.text)}</p>
        <Button onClick={() => again()}>{t('ui.retry')}</Button>
      </div>
    );
  if (query.answer.length === 0) return <p>{t('shop.history.empty')}</p>;
  return <Pages first={query.answer} />;
}

function Pages({ first }: { readonly first: readonly HistoryEntry[] }) {
  const { t, i18n } = useTranslation();
  const [entries, setEntries] = useState(first);
  const [more, setMore] = useState(first.length >= PAGE);
  const { busy, fault, pay } = usePaying();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(entries.length);
  useEffect(() => {
    // keyboard players continue at the first new line
    const line = entries.length > shown.current ? list.current?.children[shown.current] : undefined;
    shown.current = entries.length;
    if (line instanceof HTMLElement) line.focus();
  }, [entries]);
  const next = (): void =>
    pay(
      'more',
      (economy) => economy.history(entries.at(-1)?.id),
      (page) => {
        setEntries([...entries, ...page]);
        setMore(page.length >= PAGE);
      },
    );
  return (
    <>
      <ul ref={list} className={styles.list}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
      <p className={styles.fault} role="alert">
        {fault && sentence(i18n, fault.text)}
      </p>
      {more && (
        <Button wide busy={busy !== undefined} onClick={next}>
          {t('shop.history.more')}
        </Button>
      )}
    </>
  );
}

function Line({ entry }: { readonly entry: HistoryEntry }) {
  const { t, i18n } = useTranslation();
  const { games } = useConfig();
  const { why, amount, balance } = historyLine(t, i18n.language, games, entry);
  const time = new Date(entry.time * 1000);
  return (
    <li className={styles.line} tabIndex={-1}>
      <span className={styles.why}>{why}</span>
      <span className={styles.amount} data-gain={entry.amount > 0 || undefined}>
        {amount}
      </span>
      <time className={styles.time} dateTime={time.toISOString()}>
        {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time)}
      </time>
      <span className={styles.balance}>{balance}</span>
    </li>
  );
}
