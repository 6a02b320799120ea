// What routes work with; made once by the app.

import type { SQL } from 'drizzle-orm';
import type { Clock } from '../common/calendar.ts';
import type { Emulator } from '../identity/emulator.ts';
import type { Metrics } from '../metrics/show.ts';
import type { Environment } from '../settings/environment.ts';
import type { OpenDatabase } from '../store/database.ts';
import type { Readiness } from '../store/readiness.ts';

export interface Context {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** The database's clock as it stands in statements; tests move it. */
  readonly now?: () => SQL;
  /** Where parts show what they do; left out: nobody looks. */
  readonly metrics?: Metrics | undefined;
  /** Left out: as ready as its database. */
  readonly readiness?: Readiness;
  /** Where the sign-in provider is the emulator. */
  readonly emulator?: Emulator | undefined;
  readonly environment: Pick<
    Environment,
    | 'timeZone'
    | 'origins'
    | 'vendors'
    | 'redirectHost'
    | 'urls'
    | 'firebase'
    | 'emulator'
    | 'rateLimits'
    | 'onlyAtHome'
    | 'trustedProxies'
    | 'maxConnections'
    | 'clientDir'
    | 'publicUrl'
    | 'payment'
  >;
}
