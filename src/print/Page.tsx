// One sheet of paper: title, place and date, the board, and below it the words or the solution word.

import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pictures, StillBoard } from '../games/still.ts';
import { Board } from './Board.tsx';
import styles from './Page.module.css';
import type { PageParts } from './pages.ts';
import type { Printable } from './printable.ts';

export interface Heading {
  readonly title: string;
  /** The language of title and words, if it is not the page's. */
  readonly lang?: string | undefined;
  /** Such as `Full page · 3/20`. */
  readonly where: string;
  readonly date: string;
  readonly address: string;
  /** The brand's; undefined: its name. `ground`: the colour that it is made for, if that is a dark one. */
  readonly logo: { readonly address: string; readonly ground: string | undefined } | undefined;
}

export interface PageProps {
  readonly heading: Heading;
  readonly sheet: Printable;
  readonly Paper: StillBoard['Paper'];
  readonly pictures: Pictures;
  readonly parts: PageParts;
  /** Such as `1/2`; undefined for the only one. */
  readonly number: string | undefined;
  readonly landscape: boolean;
  readonly large: boolean;
}

export function Page({ heading, sheet, Paper, pictures, parts, number, landscape, large }: PageProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.page} data-landscape={landscape || undefined} data-large={large || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title} lang={heading.lang}>
          {heading.title}
        </h1>
        <p className={styles.where}>
          <Brand logo={heading.logo} /> · {heading.where}
          {number !== undefined && ` · ${number}`}
        </p>
        <p className={styles.how}>{t(`game.${sheet.kind}`)}</p>
        <p className={styles.date}>
          {heading.date} · {heading.address}
        </p>
      </header>
      {parts.board && (
        <Board
          name={heading.title}
          lang={heading.lang}
          sheet={sheet}
          Paper={Paper}
          pictures={pictures}
          window={parts.board}
          className={styles.board}
        />
      )}
      {parts.words && <Words sheet={sheet} lang={heading.lang} />}
    </article>
  );
}

function Brand({ logo }: Pick<Heading, 'logo'>) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  if (logo === undefined || broken) return <b>{t('brand.name')}</b>;
  return (
    <img
      className={styles.logo}
      src={logo.address}
      alt={t('brand.name')}
      style={{ background: logo.ground }}
      onError={() => setBroken(true)}
    />
  );
}

interface WordsProps {
  readonly sheet: Printable;
  readonly lang?: string | undefined;
}

/** The words beside the board, its solution word and its message. */
export function Words({ sheet: { solution, message, lists, written }, lang }: WordsProps) {
  const { t } = useTranslation();
  return (
    <>
      {solution && <Strip letters={solution} />}
      {lists.length > 0 && (
        <div className={styles.words} data-many={lists.length > 1 || undefined}>
          {lists.map(({ title, items }) => (
            <Fragment key={title}>
              {typeof title === 'number' && <b>{t('play.words.letters', { count: title })}</b>}
              {items.map(({ item, text, done }) => (
                <span key={item} lang={lang} data-done={done || undefined}>
                  {text}
                </span>
              ))}
            </Fragment>
          ))}
        </div>
      )}
      {written.length > 0 && (
        <p className={styles.written}>
          {t('play.clue.written')}{' '}
          <span lang={lang}>{written.map(({ short, text }) => `${short}: ${text}`).join(' · ')}</span>
        </p>
      )}
      {message !== '' && (
        <p className={styles.message} lang={lang}>
          {message}
        </p>
      )}
    </>
  );
}

/** The solution word: a numbered box for each letter. */
function Strip({ letters }: { readonly letters: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.strip}>
      <b>{t('play.clue.solution')}</b>
      {letters.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the word
        <span key={index} className={styles.box}>
          <small>{index + 1}</small>
          {letter}
        </span>
      ))}
    </div>
  );
}
