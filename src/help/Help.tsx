// How to play a game, the current one at first: the guided board, the techniques, the keys, and contact.

import { Flag, MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_TYPES, isGameType } from '../../puzzles/catalogue.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { afterFrame } from '../adapters/page/afterFrame.ts';
import { useApp } from '../app/context.ts';
import { useCurrentGame } from '../app/gameHandle.ts';
import { Failure } from '../app/late/Failure.tsx';
import type { ModalProps } from '../app/late/LateDialog.tsx';
import { latePage } from '../app/late/lateComponent.tsx';
import { useLate } from '../app/late/useLate.ts';
import { useAppState, useConfigState } from '../app/useAppState.ts';
import { useRealKeyboard } from '../app/useRealKeyboard.ts';
import { findGame } from '../games/registry.ts';
import { aboutTechnique, techniqueAbout } from '../games/techniques.ts';
import { late } from '../late/late.ts';
import { nearest } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { GameSwitch } from './GameSwitch.tsx';
import { Guide } from './Guide.tsx';
import styles from './Help.module.css';
import { KeyList } from './KeyList.tsx';

const Techniques = latePage(() => import('./Techniques.tsx'));

const PAGES = ['guide', 'techniques', 'keys', 'contact'] as const;
type Page = (typeof PAGES)[number];

export default function Help({ about, onClose }: ModalProps) {
  const { t } = useTranslation();
  const end = useEnd(onClose);
  const [kind, choose] = useKind(about);
  const name = useConfigState(({ config }) => config.games.find(({ type }) => type === kind)?.name);
  const offered = pagesOf(kind, useRealKeyboard());
  const techniques = findGame(kind)?.techniques;
  const { there, ...retrying } = useTexts(kind);
  const [page, turn] = usePage(about, offered);
  const pages = offered.map((value) => ({ value, label: t(`modal.help.${value}`) }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="page"
      title={name === undefined ? t('modal.help.title') : t('modal.help.titleOf', { game: name })}
      tabs={
        <div className={styles.choices}>
          <GameSwitch value={kind} onChange={choose} />
          <Segmented label={t('modal.help.pages')} hideLabel options={pages} value={page} onChange={turn} />
        </div>
      }
    >
      {!there && retrying.failures > 0 && <Failure {...retrying} />}
      {there && page === 'guide' && <Guide key={kind} kind={kind} onEnd={end} />}
      {there && page === 'techniques' && techniques && isGameType(kind) && (
        <Techniques gameType={kind} guide={techniques} technique={techniqueAbout(about)?.technique} />
      )}
      {there && page === 'keys' && <KeyList kind={kind} />}
      {page === 'contact' && <Contact />}
    </Dialog>
  );
}

/** The game that is explained: the one of the page, until another is chosen. A technique's page belongs to a game that has techniques. */
function useKind(about: string | undefined): [string, (kind: string) => void] {
  const current = useAppState(({ gameType }) => gameType);
  const [chosen, choose] = useState<string>();
  const taught = GAME_TYPES.find((type) => findGame(type)?.techniques);
  const kind = techniqueAbout(about) && !findGame(current)?.techniques ? (taught ?? current) : current;
  return [chosen ?? kind, choose];
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

/** A game without a guide or techniques shows none, and fingers need no keys. */
function pagesOf(kind: string, keyed: boolean): readonly Page[] {
  const game = findGame(kind);
  return PAGES.filter((page) => (page === 'guide' || page === 'techniques' ? game?.[page] : keyed || page !== 'keys'));
}

/** The techniques have addresses, so that they can be linked; the other pages are local state. */
function usePage(about: string | undefined, offered: readonly Page[]): [Page, (page: Page) => void] {
  const app = useApp();
  const [chosen, setChosen] = useState<Page>(offered[0] ?? 'contact');
  const own = offered.includes(chosen) ? chosen : (offered[0] ?? 'contact');
  const page = techniqueAbout(about) && offered.includes('techniques') ? 'techniques' : own;
  const choose = (next: Page): void => {
    if (next !== 'techniques') setChosen(next);
    if ((next === 'techniques') === (page === 'techniques')) return;
    const techniques = next === 'techniques' ? { about: aboutTechnique() } : {};
    app.send({ type: 'OPEN_MODAL', kind: 'help', ...techniques });
  };
  return [page, choose];
}
