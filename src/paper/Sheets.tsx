// The paper on paper: one sheet of A4 with two sides, or a booklet in large print with a puzzle on each page.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../app/days.ts';
import { useConfig } from '../app/useAppState.ts';
import { gameOf } from '../games/registry.ts';
import { Page } from '../print/Page.tsx';
import { paperOf } from '../print/pages.ts';
import { logoOf } from '../print/usePrint.ts';
import { BackPage, Solutions } from './BackPage.tsx';
import { FrontSheet } from './FrontSheet.tsx';
import type { Headline } from './headline.ts';
import styles from './Sheets.module.css';
import { arrived, type Edition, sheetOf, solutionsIn } from './useEdition.ts';

export type Layout = 'sheet' | 'booklet';

export interface SheetsProps {
  readonly edition: Edition;
  readonly headline: Headline;
}

export function TwoSides({ edition, headline }: SheetsProps) {
  const today = arrived(edition.today);
  const front = today.find(({ game }) => gameOf(game.type).lead) ?? today[0];
  return (
    <>
      <FrontSheet edition={edition} headline={headline} piece={front} />
      <BackPage day={edition.day} today={today.filter((piece) => piece !== front)} yesterday={solutionsIn(edition)} />
    </>
  );
}

export function Booklet({ edition }: Pick<SheetsProps, 'edition'>) {
  const { t, i18n } = useTranslation();
  const { appearance } = useConfig();
  const logo = useMemo(() => logoOf(appearance), [appearance]);
  const { day } = edition;
  const date = dayText(day, i18n.language, { day: 'numeric', month: 'long', year: 'numeric' });
  const today = arrived(edition.today);
  const yesterday = solutionsIn(edition);
  const count = today.length + (yesterday.length > 0 ? 1 : 0);
  return (
    <>
      {today.map(({ game, levelId, puzzle }, index) => (
        <Page
          key={game.type}
          heading={{
            title: puzzle.level.title,
            where: t('paper.title'),
            date,
            address: `${window.location.host}/${game.type}/${levelId}`,
            logo,
          }}
          sheet={sheetOf(puzzle, 'empty')}
          Paper={puzzle.still.Paper}
          pictures={puzzle.pictures}
          parts={paperOf(puzzle.givens, undefined, 'normal').pages[0] ?? { board: undefined, words: true }}
          number={`${index + 1}/${count}`}
          landscape={false}
          large
        />
      ))}
      {yesterday.length > 0 && (
        <article className={styles.page}>
          <Solutions pieces={yesterday} large />
        </article>
      )}
    </>
  );
}
