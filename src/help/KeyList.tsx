// The keys of the board, as a table: those of play, and those that ask the board something.

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGameType } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { AnyEars } from '../board/looks.ts';
import { ASK_KEYS, LIST_KEY } from '../board/questions.ts';
import { SHARED_KEYS } from '../games/manifest.ts';
import { findGame } from '../games/registry.ts';
import { late } from '../late/late.ts';
import styles from './KeyList.module.css';

/** The shared keys and the game's own. */
export function KeyList({ kind }: { readonly kind: string }) {
  const { t } = useTranslation();
  const ears = useEars(kind);
  const keys = (findGame(kind)?.keys ?? SHARED_KEYS).map((name) =>
    name.startsWith('own/')
      ? { name, place: `guide.${kind}`, word: name.slice(4) }
      : { name, place: 'guide', word: name },
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: longer than the dialog, with nothing in it that could have the focus
    <section tabIndex={0} aria-label={t('modal.help.keys')}>
      <table className={styles.keys}>
        <tbody>
          {keys.map(({ name, place, word }) => (
            <tr key={name}>
              <th scope="row">{t(`${place}.keys.${word}`)}</th>
              <td>
                <kbd>{t(`${place}.key.${word}`)}</kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ears && <AskList kind={kind} ears={ears} />}
    </section>
  );
}

/** For players who listen: the answers are announced. */
function AskList({ kind, ears }: { readonly kind: string; readonly ears: AnyEars }) {
  const { t } = useTranslation();
  const leads = [...(ears.spot ? ['next'] : []), ...(ears.nextEmpty ? ['nextEmpty'] : [])];
  const rows = [
    ...leads.map((name) => ({ name, key: t(`guide.ask.key.${name}`) })),
    ...(ears.entries ? [{ name: 'list', key: t('guide.ask.key.alt', { letter: LIST_KEY }) }] : []),
    ...ears.questions.map((name) => ({ name, key: t('guide.ask.key.alt', { letter: ASK_KEYS[name] }) })),
  ];
  return (
    <table className={styles.keys}>
      <caption className={styles.caption}>{t('guide.ask.title')}</caption>
      <tbody>
        {rows.map(({ name, key }) => (
          <tr key={name}>
            <th scope="row">{t(`guide.ask.keys.${name}`, { context: kind })}</th>
            <td>
              <kbd>{key}</kbd>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the game tells its listeners; undefined until it has loaded, and without it the list is shorter. */
function useEars(kind: string): AnyEars | undefined {
  const load = useMemo(
    () => late(async () => (isGameType(kind) ? (await loadKind(kind)).ears?.() : undefined)),
    [kind],
  );
  const [ears, set] = useState<AnyEars | undefined>(load.known());
  useEffect(() => {
    let gone = false;
    load().then(
      (known) => gone || set(() => known),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return ears;
}
