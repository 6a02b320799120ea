// The machines at one moment: each as a living chart, with what the last event changed in it, and all that it knows.

import { Crosshair } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf, type StateOutline } from '../../machines/replay/outline.ts';
import { type Parted, partedAfter, stateOf } from '../../machines/replay/prints.ts';
import { Chart } from './Chart.tsx';
import { type Change, changesOf } from './differences.ts';
import type { Picture, Stand } from './film.ts';
import styles from './Machines.module.css';
import type { Opened } from './opened.ts';
import { Values } from './Values.tsx';
import { activePaths, takenWords, waysOn } from './words.ts';

export interface MachinesProps {
  readonly opened: Opened;
  readonly position: number;
}

export function Machines({ opened, position }: MachinesProps) {
  const { t } = useTranslation();
  const { film } = opened;
  /** undefined: whichever the event went to. */
  const [chosen, choose] = useState<string>();
  const picture = film.at(position);
  const [, to = ''] = film.recording.entries[position - 1] ?? [];
  const path = pathIn(picture, chosen, to);
  const stand = path === undefined ? undefined : picture.stands.get(path);
  if (!stand) return <p className={styles.none}>{t('replay.noMachine')}</p>;
  return (
    <section className={styles.machines} aria-label={t('replay.machines')}>
      <div className={styles.tabs}>
        <button
          type="button"
          className={styles.tab}
          aria-pressed={chosen === undefined}
          title={t('replay.follow')}
          onClick={() => choose(chosen === undefined ? stand.path : undefined)}
        >
          <span className="visually-hidden">{t('replay.follow')}</span>
          <Crosshair aria-hidden="true" />
        </button>
        {[...picture.stands.keys()].map((one) => (
          <button
            key={one}
            type="button"
            className={styles.tab}
            aria-pressed={one === stand.path}
            data-told={picture.taken.some(({ path: told }) => told === one) || undefined}
            onClick={() => choose(one)}
          >
            {one.replace(/^.*\//, '')}
          </button>
        ))}
      </div>
      <PartedMachines opened={opened} position={position} />
      <Machine key={stand.path} opened={opened} position={position} stand={stand} />
    </section>
  );
}

function pathIn({ stands, taken }: Picture, chosen: string | undefined, to: string): string | undefined {
  const wanted = [chosen, to, taken.at(-1)?.path].find((path) => path !== undefined && stands.has(path));
  return wanted ?? stands.keys().next().value;
}

const outlines = new WeakMap<object, StateOutline>();

function outlineIn({ machine }: Stand): StateOutline {
  const known = outlines.get(machine) ?? outlineOf(machine);
  outlines.set(machine, known);
  return known;
}

function Machine({ opened: { film }, position, stand }: MachinesProps & { readonly stand: Stand }) {
  const { t } = useTranslation();
  const chart = outlineIn(stand);
  const before = film.at(position - 1).stands.get(stand.path);
  const active = useMemo(() => activePaths(stand.value), [stand.value]);
  const changes = useMemo(() => changesOf(before?.context, stand.context), [before, stand]);
  const last = film.lastTaken(stand.path, position);
  const now = film.at(position).taken.filter(({ path }) => path === stand.path);
  const ways = waysOn(chart, active);
  return (
    <>
      <h2 className={styles.name}>
        {chart.key}: <span>{stateOf(stand.value)}</span>
      </h2>
      <p className={styles.last} data-now={now.length > 0 || undefined}>
        <b>{t('replay.last')}</b>{' '}
        {(now.length > 0 ? now : last ? [last] : []).map((one) => takenWords(chart, one)).join('; ') || '–'}
      </p>
      <Chart chart={chart} active={active} left={before ? activePaths(before.value) : []} />
      <h3 className={styles.heading}>{t('replay.changed')}</h3>
      <Changes changes={before === stand ? [] : changes} />
      <p className={styles.ways}>
        <b>{t('replay.next')}</b>{' '}
        {ways.length === 0 ? t('replay.nowhere') : [...new Set(ways.map(wayText))].join(' · ')}
      </p>
      <details className={styles.values}>
        <summary>{t('replay.values')}</summary>
        <Values value={stand.context} changed={changes.map(({ place }) => place)} />
      </details>
    </>
  );
}

const wayText = ({ event, guard, targets }: StateOutline['transitions'][number]): string =>
  `${event}${guard === undefined ? '' : ` [${guard}]`} → ${targets.join(', ')}`;

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return <p className={styles.none}>{t('replay.unchanged')}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map(({ place, was, is }) => (
        <div key={place} className={styles.change}>
          <dt>{place}</dt>
          <dd>
            <del>{was ?? t('replay.gone')}</del> → <ins>{is ?? t('replay.gone')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The machines that are not as they were when it was recorded. */
function PartedMachines({ opened: { film, prints, parted = [], partedAtEnd }, position }: MachinesProps) {
  const { t } = useTranslation();
  const { prints: recorded } = film.recording;
  const concerns = parted.some((entry) => entry < position);
  const differing = useMemo(
    () => (concerns && recorded ? partedAfter(recorded, prints, position - 1) : []),
    [concerns, recorded, prints, position],
  );
  const endings = position === prints.length ? partedAtEnd : [];
  return (
    <>
      <ThenAndNow heading={t('replay.then')} all={differing} />
      <ThenAndNow
        heading={t('replay.atEnd')}
        all={endings.filter(({ path }) => !differing.some((one) => one.path === path))}
      />
    </>
  );
}

function ThenAndNow({ heading, all }: { readonly heading: string; readonly all: readonly Parted[] }) {
  const { t } = useTranslation();
  if (all.length === 0) return null;
  return (
    <div className={styles.parted}>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.changes}>
        {all.map(({ path, was, is }) => (
          <div key={path} className={styles.change}>
            <dt>{path}</dt>
            <dd>
              {was === is ? (
                t('replay.context')
              ) : (
                <>
                  {t('replay.was')} <del>{was}</del>, {t('replay.is')} <ins>{is}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
