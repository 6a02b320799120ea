// What routes need; created once per app.

import type { SQL } from 'drizzle-orm';
import { DEFAULT_KEY } from '../../api/brand.ts';
import type { ServedBrand } from '../brands/served.ts';
import type { Clock } from '../common/calendar.ts';
import type { Emulator } from '../identity/emulator.ts';
import type { Metrics } from '../metrics/show.ts';
import type { Environment } from '../settings/environment.ts';
import type { OpenDatabase } from '../store/database.ts';
import type { Readiness } from '../store/readiness.ts';

export interface Context {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** The database's clock as an SQL expression; tests replace it. */
  readonly now?: () => SQL;
  /** Omitted: no metrics. */
  readonly metrics?: Metrics | undefined;
  /** Omitted: ready whenever the database is. */
  readonly readiness?: Readiness;
  /** If the sign-in provider is the emulator. */
  readonly emulator?: Emulator | undefined;
  readonly environment: Pick<
    Environment,
    | 'timeZone'
    | 'origins'
    | 'vendors'
    | 'redirectHost'
    | 'ads'
    | 'consentUrl'
    | 'urls'
    | 'firebase'
    | 'emulator'
    | 'rateLimits'
    | 'onlyAtHome'
    | 'trustedProxies'
    | 'adFreePrice'
    | 'errorsTo'
    | 'maxConnections'
    | 'clientDir'
    | 'publicUrl'
    | 'payment'
  >;
}

/** The vendor that a request names, if the brand knows it. */
export const knownVendor = (
  { vendors }: Pick<ServedBrand, 'vendors'>,
  vendor: string | undefined,
): string | undefined => (vendor !== undefined && vendors.includes(vendor) ? vendor : undefined);

/** What an address must say for a page to be this brand's; undefined: its host says so, or the brand is the default one. */
export const brandInAddress = ({ key, label, hosts }: ServedBrand, host: string): string | undefined =>
  key === DEFAULT_KEY || hosts.includes(host.toLowerCase()) ? undefined : label;
