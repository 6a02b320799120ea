// A solution as text below its picture, folded away.

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Line, solutionLines } from './solutionLines.ts';
import type { Puzzle } from './useEdition.ts';
import styles from './Yesterday.module.css';

/** `describedBy`: the id of the puzzle's name. */
export function SolutionText({ puzzle, describedBy }: { readonly puzzle: Puzzle; readonly describedBy: string }) {
  const { t } = useTranslation();
  const lines = useMemo(() => solutionLines(puzzle), [puzzle]);
  const said = (line: Line): string => {
    if (line.kind === 'row') return t('paper.yesterday.row', { row: line.row, signs: line.signs });
    if (line.kind === 'answer') return line.clue === '' ? line.word : `${line.clue}: ${line.word}`;
    const { word, from, to } = line;
    const cells = { row: from.row, column: from.column, lastRow: to.row, lastColumn: to.column };
    return t('paper.yesterday.place', { word, ...cells });
  };
  return (
    <details className={styles.text}>
      <summary aria-describedby={describedBy}>{t('paper.yesterday.asText')}</summary>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a solution does not change
          <li key={index}>{said(line)}</li>
        ))}
      </ul>
    </details>
  );
}
