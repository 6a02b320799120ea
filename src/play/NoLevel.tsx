// Shown instead of the game while there is no level: a skeleton while one is loading, otherwise what happened and what to
// do next.

import { House, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLevelId } from '../../puzzles/levelId.ts';
import { useApp } from '../app/context.ts';
import { lateOrnament, latePart } from '../app/late/lateComponent.tsx';
import { useAppState, useLevels } from '../app/useAppState.ts';
import { useTitle } from '../app/usePage.ts';
import { BoardSkeleton } from '../board/BoardSkeleton.tsx';
import { Button } from '../ui/Button.tsx';
import { Still } from '../ui/Still.tsx';
import styles from './GameShell.module.css';

const NotFound = latePart(() => import('../parts/NotFound.tsx'));
const Stored = lateOrnament(() => import('./Stored.tsx'), null, 'takeAlong', 'economy');

/** `crashed`: there was a level, but rendering its board failed. */
export function NoLevel({ crashed = false }: { readonly crashed?: boolean }) {
  const app = useApp();
  const levels = useAppState((context) => context.levelsRef);
  const failed = useLevels((snapshot) => snapshot.matches('failed'));
  const error = useLevels(({ context }) => context.error);
  const postponed = useLevels(({ context }) => context.retryAfter !== undefined);
  const missing = useLevels((snapshot) => snapshot.matches('missing'));
  const isDay = useAppState(({ id }) => parseLevelId(id)?.date !== undefined);
  const empty = useLevels((snapshot) => snapshot.matches('empty'));
  if (crashed) return <Failure name="crashed" onRetry={() => app.send({ type: 'RESET' })} />;
  if (failed) return <Failure name="failed" why={error} onRetry={() => levels.send({ type: 'RETRY' })} />;
  if (postponed) return <Failure name="postponed" onRetry={() => levels.send({ type: 'RETRY' })} />;
  // of a day the server says whether it is past or to come; a retry would not help
  if (missing) return <NotFound why={isDay ? error : undefined} />;
  if (empty) return <Failure name="empty" />;
  return (
    <Still part="shell">
      <Skeleton />
    </Still>
  );
}

interface FailureProps {
  readonly name: 'crashed' | 'failed' | 'postponed' | 'empty';
  /** The server's sentence, or the key of one of ours. */
  readonly why?: string | undefined;
  readonly onRetry?: () => void;
}

function Failure({ name, why, onRetry }: FailureProps) {
  const { t } = useTranslation();
  return (
    <Notice title={t(`play.${name}.title`)} text={why ? t(why, { defaultValue: why }) : t(`play.${name}.text`)}>
      <div className={styles.choices}>
        <ToLobby />
        {onRetry && (
          <Button variant="primary" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
            {t('play.failed.retry')}
          </Button>
        )}
      </div>
      {name === 'failed' && <Stored className={styles.choices} />}
    </Notice>
  );
}

function ToLobby() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <Button icon={<House aria-hidden="true" />} onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
      {t('play.lobby')}
    </Button>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  useTitle(title);
  return (
    <main className={styles.notice}>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      {children}
    </main>
  );
}

/** The same grid as the shell's, so that nothing moves when the level has loaded. */
function Skeleton() {
  return (
    <main className={styles.shell} data-hand="right">
      <div className={styles.title} />
      <div className={styles.status} />
      <div className={styles.stage}>
        <div className={styles.board}>
          <BoardSkeleton />
        </div>
      </div>
      <div className={styles.dock} />
    </main>
  );
}
