// What the operator sets for his own sight of the server.

import type { VariableReader } from './variables.ts';

export interface OperationsSetting {
  /** s, from the signal to end until no request is taken: for a balancer to notice that this node is not ready. */
  readonly drainSeconds: number;
  /** Where metrics are told; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** ms between two checks of the ledger; undefined: none. */
  readonly ledgerCheckEvery: number | undefined;
}

/** Adds to what is wrong. */
export function readOperations({ text, checked }: Pick<VariableReader, 'text' | 'checked'>): OperationsSetting {
  const port = checked(
    'METRICS_PORT',
    'off',
    (value) => value === 'off' || isWhole(value, 65_535),
    'a port number or off',
  );
  const minutes = (value: string): boolean => value === 'off' || (isWhole(value, 1440) && Number(value) > 0);
  const check = checked('LEDGER_CHECK', '60', minutes, 'a number of minutes from 1 to 1440, or off');
  return {
    drainSeconds: Number(
      checked('DRAIN_SECONDS', '0', (value) => isWhole(value, 300), 'a number of seconds from 0 to 300'),
    ),
    // not where strangers are: the server may be told to listen everywhere, its metrics have to be told by themselves
    metrics: port === 'off' ? undefined : { port: Number(port), host: text('METRICS_HOST') || '127.0.0.1' },
    ledgerCheckEvery: check === 'off' ? undefined : Number(check) * 60_000,
  };
}

const isWhole = (value: string, most: number): boolean => /^\d{1,5}$/.test(value) && Number(value) <= most;
