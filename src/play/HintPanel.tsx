// The hint in words: where to look, then why, then the entry. Each stage is one press; only the last one costs. If one of its
// sentences is long, all stages take the keys' place as well: the panel and its button stay where they are.

import { CircleHelp, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { costsNothing } from '../../machines/game/selectors.ts';
import { HINT_STAGES } from '../../puzzles/hint.ts';
import { useApp } from '../app/context.ts';
import { useGame, useHandle } from '../app/gameHandle.ts';
import { useForeign } from '../app/levelFacts.ts';
import { useConfig } from '../app/useAppState.ts';
import { useFreeHints } from '../app/wallet.ts';
import { techniquePageOf } from '../games/registry.ts';
import { HintTitle } from '../parts/HintTitle.tsx';
import { HintWords } from '../parts/HintWords.tsx';
import type { StagedHint } from '../text/kindWords.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useAncestorMark } from '../ui/useAncestorMark.ts';
import styles from './HintPanel.module.css';

export function HintPanel() {
  const { t } = useTranslation();
  const { send } = useHandle();
  const shown = useGame(({ context }) => context.hint);
  const kind = useGame(({ context }) => context.kind?.id ?? '');
  const notice = useGame(({ context }) => context.notice);
  const takesOut = useGame(({ context }) => costsNothing(context));
  const lang = useForeign();
  const free = useFreeHints();
  const { hintPrice } = useConfig().economy;
  const panel = useFocusWhenOpened(shown !== undefined);
  const sentence = useRef<HTMLDivElement>(null);
  const tall = useOverflow(sentence, shown?.hint);
  useAncestorMark(panel, '[data-hinted]', 'data-long', tall ? '' : undefined);
  if (!shown) return null;
  const last = shown.stage === 'what';
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') send({ type: 'HINT_CLOSE' });
  };
  const next =
    shown.stage === 'where'
      ? t('play.hint.why', { context: kind })
      : takesOut
        ? t('play.hint.takeOut')
        : t('play.hint.show', { context: free > 0 ? 'free' : 'paid', count: free || hintPrice });
  return (
    <section ref={panel} className={styles.panel} data-tall={tall} aria-label={t('play.hint.panel')} onKeyDown={leave}>
      <header className={styles.header}>
        <ol className={styles.stages} aria-hidden="true">
          {HINT_STAGES.map((stage) => (
            <li key={stage} data-now={stage === shown.stage} />
          ))}
        </ol>
        <h2 className={styles.title}>
          <HintTitle kind={kind} hint={shown} takesOut={takesOut} />
        </h2>
        {shown.stage !== 'where' && <PageLink page={techniquePageOf(kind, shown.hint.technique)} />}
        <IconButton
          label={t('play.hint.close')}
          className={styles.close ?? ''}
          onClick={() => send({ type: 'HINT_CLOSE' })}
        >
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div ref={sentence} className={styles.sentence}>
        <p role={notice && 'alert'}>
          {notice ? t(`play.notice.${notice}`) : <HintWords kind={kind} hint={shown} lang={lang} />}
        </p>
        <OtherStages kind={kind} hint={shown} />
      </div>
      <Button
        variant="primary"
        data-next
        className={styles.next ?? ''}
        onClick={() => send({ type: last ? 'HINT_CLOSE' : 'HINT' })}
      >
        {last ? t('play.hint.done') : <Priced words={next} free={free > 0 && !takesOut} />}
      </Button>
    </section>
  );
}

/** What it costs stands behind it in brackets; of a free one large type has no room to say that. */
function Priced({ words, free }: { readonly words: string; readonly free: boolean }) {
  const [name, price] = words.split(/(?= \()/);
  return (
    <>
      {name}
      {price && (
        <span className={styles.price} data-free={free || undefined}>
          {price}
        </span>
      )}
    </>
  );
}

/** The sentences of the other stages take their room unseen, so that the panel has one height for all three. */
function OtherStages({ kind, hint }: { readonly kind: string; readonly hint: StagedHint }) {
  return HINT_STAGES.filter((stage) => stage !== hint.stage).map((stage) => (
    <p key={stage} className={styles.unseen} aria-hidden="true">
      <HintWords kind={kind} hint={{ ...hint, stage }} />
    </p>
  ));
}

/** Links to the technique's page, if there is one. */
function PageLink({ page }: { readonly page: string | undefined }) {
  const { t } = useTranslation();
  const app = useApp();
  if (page === undefined) return null;
  return (
    <button
      type="button"
      className={styles.page}
      onClick={() => app.send({ type: 'OPEN_MODAL', kind: 'help', about: page })}
    >
      <CircleHelp aria-hidden="true" />
      <span className={styles.pageWords}>{t('play.hint.page')}</span>
    </button>
  );
}

/** Whether the longest sentence is taller than the panel's usual height; another hint has another `about`. */
function useOverflow(element: RefObject<HTMLElement | null>, about: unknown): boolean {
  const [measured, setMeasured] = useState<{ readonly about: unknown; readonly tall: boolean }>();
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = element.current ?? {};
    setMeasured((last) => (last && last.about === about ? last : { about, tall: scrollHeight > clientHeight + 1 }));
  }, [element, about]);
  return measured?.about === about && (measured?.tall ?? false);
}

/** Moves the focus to the next button for keyboard players; closing gives it back. */
function useFocusWhenOpened(open: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('button[data-next]')?.focus({ preventScroll: true });
    return () => {
      // a player who has gone back to the board stays there
      if (document.activeElement !== document.body) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  return panel;
}
