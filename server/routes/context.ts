// What routes work with; made once by the app.

import type { SQL } from 'drizzle-orm';
import type { Clock } from '../calendar.ts';
import type { Environment } from '../environment.ts';
import type { OpenDatabase } from '../store/database.ts';

export interface Context {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  /** The database's clock as it stands in statements; tests move it. */
  readonly now?: () => SQL;
  readonly environment: Pick<
    Environment,
    'timeZone' | 'origins' | 'vendors' | 'redirectHost' | 'urls' | 'firebase' | 'clientDir' | 'publicUrl' | 'payment'
  >;
}
