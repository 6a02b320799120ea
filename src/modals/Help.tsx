// How to play: the guided board, the keys, and where to ask.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Guide } from '../help/Guide.tsx';
import { KeyList } from '../help/KeyList.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import type { ModalProps } from './modalProps.ts';

const PAGES = ['guide', 'keys', 'contact'] as const;
type Page = (typeof PAGES)[number];

export default function Help({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState<Page>('guide');
  const pages = PAGES.map((value) => ({ value, label: t(`modal.help.${value}`) }));
  return (
    <Dialog open onClose={onClose} size="wide" title={t('modal.help.title')}>
      <Segmented label={t('modal.help.pages')} hideLabel options={pages} value={page} onChange={setPage} />
      {page === 'guide' && <Guide onEnd={onClose} />}
      {page === 'keys' && <KeyList />}
      {page === 'contact' && (
        <>
          <p>{t('modal.help.contactText')}</p>
          <p>{t('modal.help.contactNone')}</p>
        </>
      )}
    </Dialog>
  );
}
