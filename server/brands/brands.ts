// The published brands, kept in memory. Each process looks twice a second whether anything was published, but only while it is in
// use: what is asked for is never older than a second.

import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_KEY } from '../../api/brand.ts';
import type { Clock } from '../common/calendar.ts';
import { allBrands, type BrandRow, findVersion } from '../store/brands.ts';
import type { Database } from '../store/database.ts';
import { readBrand } from './check.ts';
import { type BrandEnvironment, builtInBrand, type ServedBrand, type ServedLogo, servedBrand } from './served.ts';

/** After this long the next request has the database looked up, without waiting for it. */
const LOOK_AFTER = 400; // ms
/** After this long it waits. */
const TOO_OLD = 900; // ms
/** How long a request waits for the database before it gets what was known last. */
const PATIENCE = 1000; // ms

export interface Brands {
  /** By host, else by label, else the default one. A label may name another brand only where the host names none. */
  find(host: string, label: string): ServedBrand;
  /** One that is published or in a preview. */
  logo(name: string): ServedLogo | undefined;
  /** undefined: what is known is fresh enough. */
  refresh(): Promise<void> | undefined;
}

export interface BrandsSetup {
  readonly db: Database;
  readonly environment: BrandEnvironment;
  readonly clock: Clock;
  /** Receives failures; the brands known before stay. */
  readonly report: (error: unknown, what: string) => void;
}

interface Known {
  readonly rows: ReadonlyMap<string, string>;
  readonly byLabel: ReadonlyMap<string, ServedBrand>;
  readonly byHost: ReadonlyMap<string, ServedBrand>;
}

export function keptBrands(setup: BrandsSetup): Brands {
  const builtIn = builtInBrand(setup.environment);
  let known: Known = { rows: new Map(), byLabel: new Map(), byHost: new Map() };
  let lookedAt = Number.NEGATIVE_INFINITY; // unix ms
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const at = setup.clock.now();
    try {
      known = await next(setup, known);
    } catch (error) {
      setup.report(error, 'the brands could not be read');
    }
    lookedAt = at;
    looking = undefined;
  };

  return {
    find(host, label) {
      const byHost = known.byHost.get(host);
      const byLabel = known.byLabel.get(label);
      const found = byHost === undefined || byLabel?.key === byHost.key ? (byLabel ?? byHost) : byHost;
      return found ?? known.byLabel.get(DEFAULT_KEY) ?? builtIn;
    },
    logo: (name) => [...known.byLabel.values()].find(({ logo }) => logo?.name === name)?.logo,
    refresh() {
      const age = setup.clock.now() - lookedAt;
      if (age >= 0 && age < LOOK_AFTER) return undefined;
      looking ??= look();
      // also if the clock was set back
      if (age >= 0 && age < TOO_OLD) return undefined;
      return Promise.race([looking, pause(PATIENCE, undefined, { ref: false })]);
    },
  };
}

const stateOf = ({ published, preview, previewToken }: BrandRow): string => `${published} ${preview} ${previewToken}`;

/** What is known after a look at the database; the same object if nothing has changed. */
async function next(setup: BrandsSetup, known: Known): Promise<Known> {
  const found = await allBrands(setup.db);
  const rows = new Map(found.map((row) => [row.key, stateOf(row)]));
  if (rows.size === known.rows.size && [...rows].every(([key, state]) => known.rows.get(key) === state)) return known;
  const byLabel = new Map<string, ServedBrand>();
  const byHost = new Map<string, ServedBrand>();
  for (const row of found) {
    const published = await served(setup, row, row.published, row.key);
    if (published !== undefined) byLabel.set(row.key, published);
    for (const host of published?.hosts ?? []) byHost.set(host, published as ServedBrand);
    const preview = await served(setup, row, row.preview, `${row.key}~${row.previewToken}`);
    if (preview !== undefined) byLabel.set(preview.label, preview);
  }
  return { rows, byLabel, byHost };
}

/** Checked once more, since rows can be changed by hand. */
async function served(
  { db, environment, report }: BrandsSetup,
  { key }: BrandRow,
  version: number | null,
  label: string,
): Promise<ServedBrand | undefined> {
  if (version === null) return undefined;
  const checked = readBrand((await findVersion(db, key, version))?.document ?? '');
  if (checked.ok && checked.brand.key === key) return servedBrand(checked.brand, label, environment);
  report(checked.ok ? ['The key differs.'] : checked.faults, `version ${version} of the brand ${key} is refused`);
  return undefined;
}
