// Components that load on demand, with their texts; one factory for each kind of place. React.lazy is not used: it has no timeout
// and no retry, and a failure unmounts everything around it.

import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../../late/late.ts';
import { language } from '../../text/i18n.ts';
import { bringTexts } from '../../text/later.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Still } from '../../ui/Still.tsx';
import { useApp } from '../context.ts';
import styles from './Failure.module.css';
import { Failure } from './Failure.tsx';
import { type DialogPlace, FailedDialog, WaitingDialog } from './LateDialog.tsx';
import { type Retrying, useLate } from './useLate.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface LateComponent<Props> extends FunctionComponent<Props> {
  /** Loads it before it is needed. */
  preload(): void;
}

interface Place<Props> {
  readonly where: string;
  readonly waiting: (props: Props) => ReactNode;
  readonly failed: (props: Props, retrying: Retrying) => ReactNode;
}

function lateComponent<Props extends object>(
  load: Load<Props>,
  texts: readonly string[],
  place: Place<Props>,
): LateComponent<Props> {
  const bring = late(async () => {
    const [module] = await Promise.all([load(), ...texts.map((name) => bringTexts(name, language()))]);
    return module.default;
  });
  function Shown(props: Props): ReactNode {
    const { there, ...retrying } = useLate(bring, place.where);
    if (there) return <there.value {...props} />;
    return retrying.failures > 0 ? place.failed(props, retrying) : place.waiting(props);
  }
  return Object.assign(Shown, { preload: () => void bring().catch(() => undefined) });
}

const nothing = (): null => null;

const screen = {
  where: 'screen',
  waiting: () => (
    <main className={styles.page}>
      <Waiting />
    </main>
  ),
  failed: (_: unknown, retrying: Retrying) => (
    <main className={styles.page}>
      <Failure {...retrying}>
        <ToLobby />
      </Failure>
    </main>
  ),
};

/** The whole page. `texts`, here and below: names of files in `src/text/<language>/later`. */
export const lateScreen = <Props extends object>(load: Load<Props>, ...texts: readonly string[]) =>
  lateComponent(load, texts, screen);

/** The screen of a board: the page's still picture stands for it. */
export const lateBoard = <Props extends object>(load: Load<Props>) =>
  lateComponent(load, [], {
    ...screen,
    waiting: () => <Still part="shell">{screen.waiting()}</Still>,
  });

/** A dialog over the page. */
export const lateDialog = <Props extends DialogPlace>(load: Load<Props>, ...texts: readonly string[]) =>
  lateComponent(load, texts, {
    where: 'dialog',
    waiting: (props) => <WaitingDialog {...props} />,
    failed: (props, retrying) => <FailedDialog {...props} {...retrying} />,
  });

/** A part of a page. */
export const latePart = <Props extends object>(load: Load<Props>, ...texts: readonly string[]) =>
  lateComponent(load, texts, {
    where: 'part',
    waiting: nothing,
    failed: (_, retrying) => (
      <div className={styles.part}>
        <Failure {...retrying} />
      </div>
    ),
  });

/** The same, with a spinner, for a part that the player waits for. */
export const latePage = <Props extends object>(load: Load<Props>, ...texts: readonly string[]) =>
  lateComponent(load, texts, {
    where: 'part',
    waiting: () => <Waiting />,
    failed: (_, retrying) => <Failure {...retrying} />,
  });

/** A decoration: if it does not load, `instead` stays. */
export const lateOrnament = <Props extends object>(
  load: Load<Props>,
  instead: ReactNode,
  ...texts: readonly string[]
) => lateComponent(load, texts, { where: 'ornament', waiting: () => instead, failed: () => instead });

/** A way out of a page that has not loaded. */
function ToLobby() {
  const { t } = useTranslation();
  const app = useApp();
  return (
    <Button variant="quiet" onClick={() => app.send({ type: 'OPEN_SCREEN', screen: 'lobby' })}>
      {t('ui.lobby')}
    </Button>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <Spinner label={t('screen.loading')} />;
}
