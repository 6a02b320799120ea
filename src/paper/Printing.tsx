// The ways onto paper. The sheets come into the page when they are printed, by a button or by the browser's own command.

import { BookOpen, Printer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { PaperPortal } from '../print/PaperPortal.tsx';
import { printNow } from '../print/printNow.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Printing.module.css';
import { Booklet, type Layout, type SheetsProps, TwoSides } from './Sheets.tsx';

/** Of masthead and headlines. */
const FACES = [400, 700, 800, 900].flatMap((weight) => [
  `${weight} 10px "Playfair Display Variable"`,
  `italic ${weight} 10px "Playfair Display Variable"`,
]);

export function Printing({ edition, headline }: SheetsProps) {
  const { t } = useTranslation();
  const { layout, asked, ask } = usePrinting(`${t('paper.title')} ${edition.day}`);
  const coming = headline === 'coming' || edition.over === 'asking';
  return (
    <section className={styles.printing} aria-labelledby="paper-print">
      <h2 id="paper-print" className={styles.heading}>
        {t('paper.print.title')}
      </h2>
      <p className={styles.text}>{t('paper.print.text')}</p>
      <div className={styles.ways}>
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          busy={coming || asked === 'sheet'}
          onClick={() => ask('sheet')}
        >
          {t('paper.print.sheet')}
        </Button>
        <Button
          icon={<BookOpen aria-hidden="true" />}
          busy={coming || asked === 'booklet'}
          onClick={() => ask('booklet')}
        >
          {t('paper.print.booklet')}
        </Button>
      </div>
      {layout && (
        <PaperPortal>
          {layout === 'sheet' ? <TwoSides edition={edition} headline={headline} /> : <Booklet edition={edition} />}
        </PaperPortal>
      )}
    </section>
  );
}

/** `layout`: of the sheets in the page; `asked`: what a button has asked for and is about to be printed. */
function usePrinting(title: string) {
  const { reporter } = usePorts();
  const [layout, lay] = useState<Layout>();
  const [asked, expect] = useState<Layout>();
  useEffect(() => {
    // the browser's own command prints the sheet, too
    const before = () => flushSync(() => lay((last) => last ?? 'sheet'));
    // what a button asked for is printed once
    const after = () => lay(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  useEffect(() => {
    if (!asked) return;
    printNow(title, FACES)
      .catch((error: unknown) => reporter.report(error, 'print'))
      .finally(() => expect(undefined));
  }, [asked, title, reporter]);
  const ask = useCallback((wanted: Layout) => {
    lay(wanted);
    expect(wanted);
  }, []);
  return { layout, asked, ask };
}
