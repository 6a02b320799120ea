// How to play the current game: the guided board, the techniques, the keys, and contact.

import { Flag, MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGameType } from '../../puzzles/catalogue.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { useApp } from '../app/context.ts';
import { useCurrentGame } from '../app/gameHandle.ts';
import { Failure } from '../app/late/Failure.tsx';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { latePage } from '../app/late/lateComponent.tsx';
import { useLate } from '../app/late/useLate.ts';
import { useAppState } from '../app/useAppState.ts';
import { findGame } from '../games/registry.ts';
import { aboutTechnique, techniqueAbout } from '../games/techniques.ts';
import { late } from '../late/late.ts';
import { nearest } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Guide } from './Guide.tsx';
import styles from './Help.module.css';
import { KeyList } from './KeyList.tsx';

const Techniques = latePage(() => import('./Techniques.tsx'));

const PAGES = ['guide', 'techniques', 'keys', 'contact'] as const;
type Page = (typeof PAGES)[number];

export default function Help({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const end = useEnd(onClose);
  const kind = useAppState(({ gameType }) => gameType);
  const offered = pagesOf(kind);
  const techniques = findGame(kind)?.techniques;
  const { there, ...retrying } = useTexts(kind);
  const [page, choose] = usePage(about, offered);
  const pages = offered.map((value) => ({ value, label: t(`modal.help.${value}`) }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('modal.help.title')}
      tabs={<Segmented label={t('modal.help.pages')} hideLabel options={pages} value={page} onChange={choose} />}
    >
      {!there && retrying.failures > 0 && <Failure {...retrying} />}
      {there && page === 'guide' && <Guide kind={kind} onEnd={end} />}
      {there && page === 'techniques' && techniques && isGameType(kind) && (
        <Techniques gameType={kind} guide={techniques} technique={techniqueAbout(about)?.technique} />
      )}
      {there && page === 'keys' && <KeyList kind={kind} />}
      {page === 'contact' && <Contact />}
    </Dialog>
  );
}

/** The game's texts for every page: the help can be opened before a game of this kind, and at any of its pages. */
function useTexts(kind: string) {
  const { i18n } = useTranslation();
  const code = nearest(i18n.resolvedLanguage);
  const bring = useMemo(
    () =>
      late(async () => {
        await Promise.all([bringTexts(kind, code), bringTexts(`${kind}Guide`, code)]);
        return true;
      }),
    [kind, code],
  );
  return useLate(bring, 'help');
}

/** Feedback to the developers; a report is about the current level, if there is one. */
function Contact() {
  const { t } = useTranslation();
  const app = useApp();
  const game = useCurrentGame();
  const report = (): void => {
    const level = game?.actor.getSnapshot().context.level;
    app.send({ type: 'OPEN_MODAL', kind: 'suggestion', ...(level && { about: puzzleName(level) }) });
  };
  return (
    <div className={styles.contact}>
      <p>{t('modal.help.contactText')}</p>
      <Button
        icon={<MessageSquare aria-hidden="true" />}
        onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'feedback' })}
      >
        {t('modal.help.feedback')}
      </Button>
      <Button icon={<Flag aria-hidden="true" />} onClick={report}>
        {t(game ? 'modal.help.report' : 'modal.help.reportAny')}
      </Button>
      <p className={styles.soft}>{t('modal.help.contactNone')}</p>
    </div>
  );
}

/** After the guide: on to the level that is waiting to be started, if any, otherwise back. */
function useEnd(close: () => void): () => void {
  const app = useApp();
  const game = useCurrentGame();
  return () => {
    const played = game?.actor.getSnapshot();
    if (!played?.matches('ready')) return close();
    app.send({ type: 'OPEN_MODAL', kind: 'gameStart', about: played.context.level.id });
    // what comes next is the start, not the button of this guide
    afterFrame(() => document.querySelector<HTMLElement>('[data-typed]')?.focus());
  };
}

/** A game without a guide or techniques shows none. */
function pagesOf(kind: string): readonly Page[] {
  const game = findGame(kind);
  return PAGES.filter((page) => (page === 'guide' || page === 'techniques' ? game?.[page] : true));
}

/** The techniques have addresses, so that they can be linked; the other pages are local state. */
function usePage(about: string | undefined, offered: readonly Page[]): [Page, (page: Page) => void] {
  const app = useApp();
  const [chosen, setChosen] = useState<Page>(offered[0] ?? 'contact');
  const page = techniqueAbout(about) && offered.includes('techniques') ? 'techniques' : chosen;
  const choose = (next: Page): void => {
    if (next !== 'techniques') setChosen(next);
    if ((next === 'techniques') === (page === 'techniques')) return;
    const techniques = next === 'techniques' ? { about: aboutTechnique() } : {};
    app.send({ type: 'OPEN_MODAL', kind: 'help', ...techniques });
  };
  return [page, choose];
}
