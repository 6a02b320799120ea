// Printing a puzzle: its options, and a preview. The sheets are in the page while the dialog is open, but only a printer
// shows them.

import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { useGame } from '../app/gameHandle.ts';
import { Failure } from '../app/late/Failure.tsx';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Page, type PageProps } from './Page.tsx';
import { PaperPortal } from './PaperPortal.tsx';
import styles from './PrintDialog.module.css';
import { hasLarge, type Paper, paperOf } from './pages.ts';
import { FILLS, type Fill } from './printable.ts';
import { printNow } from './printNow.ts';
import { useHeading, useSheet, useStill } from './usePrint.ts';

export default function PrintDialog({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const begun = useGame(({ context: { kind, givens, game } }) => (game?.past.length ?? 0) > 0 && kind && givens);
  const [fill, choose] = useState<Fill>('empty');
  const [large, enlarge] = useState(false);
  const heading = useHeading();
  const { still, retrying } = useStill();
  const ready = useSheet(fill, still);
  const size = useGame(({ context }) => context.givens);
  const enlargeable = size !== undefined && hasLarge(size, still?.large);
  const paper = size && paperOf(size, still?.large, large && enlargeable ? 'large' : 'normal');
  const fills = FILLS.filter((value) => begun || value !== 'now');
  return (
    <Dialog
      open
      onClose={onClose}
      size={paper && paper.pages.length > 1 ? 'wide' : 'normal'}
      title={t('print.title')}
      description={t('print.text', { count: paper?.pages.length ?? 1 })}
      actions={<PrintButton title={heading.title} disabled={!ready} />}
    >
      <div className={styles.choices}>
        <Segmented
          label={t('print.fill')}
          options={fills.map((value) => ({ value, label: t(`print.fills.${value}`) }))}
          value={fill}
          onChange={choose}
        />
        {enlargeable && (
          <Switch label={t('print.large')} hint={t('print.largeHint')} checked={large} onChange={enlarge} />
        )}
      </div>
      {retrying.failures > 0 && <Failure {...retrying} />}
      {still && ready && paper && (
        <Papers paper={paper} page={{ ...ready, Paper: still.Paper, heading, large: large && enlargeable }} />
      )}
    </Dialog>
  );
}

function PrintButton({ title, disabled }: { readonly title: string; readonly disabled: boolean }) {
  const { t } = useTranslation();
  const { reporter } = usePorts();
  const [busy, work] = useState(false);
  const print = async (): Promise<void> => {
    work(true);
    await printNow(title).catch((error: unknown) => reporter.report(error, 'print'));
    work(false);
  };
  return (
    <Button
      variant="primary"
      icon={<Printer aria-hidden="true" />}
      busy={busy || disabled}
      onClick={() => void print()}
    >
      {t('print.print')}
    </Button>
  );
}

interface PapersProps {
  readonly paper: Paper;
  readonly page: Pick<PageProps, 'heading' | 'sheet' | 'Paper' | 'pictures' | 'large'>;
}

/** A small preview, and full size for the printer. */
function Papers({ paper, page }: PapersProps) {
  const { landscape, pages } = paper;
  const sheets = pages.map((parts, index) => (
    <Page
      // biome-ignore lint/suspicious/noArrayIndexKey: pages are never reordered
      key={index}
      {...page}
      parts={parts}
      landscape={landscape}
      number={pages.length > 1 ? `${index + 1}/${pages.length}` : undefined}
    />
  ));
  return (
    <>
      <div className={styles.preview} data-landscape={landscape || undefined} aria-hidden="true">
        {sheets.map((sheet) => (
          <div key={sheet.key} className={styles.small}>
            {sheet}
          </div>
        ))}
      </div>
      <PaperPortal landscape={landscape}>{sheets}</PaperPortal>
    </>
  );
}
