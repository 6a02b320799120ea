// Settings for the operator of the server: draining, metrics, the ledger check.

import type { VariableReader } from './variables.ts';

export interface OperationsSetting {
  /** Seconds between SIGTERM and the last accepted request, for load balancers to notice that this node is not ready. */
  readonly drainSeconds: number;
  /** Where metrics are served; undefined: not at all. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** ms between two checks of the ledger; undefined: it is not checked. */
  readonly ledgerCheckEvery: number | undefined;
}

export function readOperations({
  text,
  checked,
  wrong,
}: Pick<VariableReader, 'text' | 'checked' | 'wrong'>): OperationsSetting {
  const port = checked(
    'METRICS_PORT',
    'off',
    (value) => value === 'off' || isWhole(value, 65_535),
    'a port number or off',
  );
  if (text('METRICS_HOST') !== '' && text('METRICS_PORT') === '')
    wrong.push('METRICS_PORT must be set where METRICS_HOST is: metrics are off without it.');
  const minutes = (value: string): boolean => value === 'off' || (isWhole(value, 1440) && Number(value) > 0);
  const check = checked('LEDGER_CHECK', '60', minutes, 'a number of minutes from 1 to 1440, or off');
  return {
    drainSeconds: Number(
      checked('DRAIN_SECONDS', '0', (value) => isWhole(value, 300), 'a whole number of seconds from 0 to 300'),
    ),
    // HOST may be public; metrics are not unless METRICS_HOST says so itself
    metrics: port === 'off' ? undefined : { port: Number(port), host: text('METRICS_HOST') || '127.0.0.1' },
    ledgerCheckEvery: check === 'off' ? undefined : Number(check) * 60_000,
  };
}

const isWhole = (value: string, most: number): boolean => /^\d{1,5}$/.test(value) && Number(value) <= most;
