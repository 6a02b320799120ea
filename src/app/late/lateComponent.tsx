// Components that come, with their words, when they are first wanted, one maker for each sort of place. React.lazy is not used: it
// waits for ever, cannot be tried again, and takes down everything around what does not come.

import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../../late/late.ts';
import { language } from '../../text/i18n.ts';
import { bringTexts } from '../../text/later.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useApp } from '../context.ts';
import styles from './Failure.module.css';
import { Failure } from './Failure.tsx';
import { type DialogPlace, FailedDialog, WaitingDialog } from './LateDialog.tsx';
import { type Retrying, useLate } from './useLate.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface LateComponent<Props> extends FunctionComponent<Props> {
  /** Asks for it before it is wanted. */
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

/** The whole page. `texts`, here and below: names of files in `src/text/<language>/later`. */
export const lateScreen = <Props extends object>(load: Load<Props>, ...texts: readonly string[]) =>
  lateComponent(load, texts, {
    where: 'screen',
    waiting: () => (
      <main className={styles.page}>
        <Waiting />
      </main>
    ),
    failed: (_, retrying) => (
      <main className={styles.page}>
        <Failure {...retrying}>
          <ToLobby />
        </Failure>
      </main>
    ),
  });

/** What lies over the page. */
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

/** The same, for what somebody waits for. */
export const latePage = <Props extends object>(load: Load<Props>, ...texts: readonly string[]) =>
  lateComponent(load, texts, {
    where: 'part',
    waiting: () => <Waiting />,
    failed: (_, retrying) => <Failure {...retrying} />,
  });

/** Something that nobody misses: where it does not come, `instead` stays. */
export const lateOrnament = <Props extends object>(
  load: Load<Props>,
  instead: ReactNode,
  ...texts: readonly string[]
) => lateComponent(load, texts, { where: 'ornament', waiting: () => instead, failed: () => instead });

/** A page that has not come has no way out of its own. */
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
