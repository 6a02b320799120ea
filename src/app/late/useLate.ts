// The state of a part that loads on demand: loading, loaded, or failed and to be retried.

import { useCallback, useEffect, useState } from 'react';
import type { Late } from '../../late/late.ts';
import { usePorts } from '../context.ts';

export interface Retrying {
  /** Failures in a row. */
  readonly failures: number;
  /** A retry is under way. */
  readonly busy: boolean;
  readonly retry: () => void;
}

interface State<Value> {
  readonly bring: Late<Value>;
  /** Boxed: a component is a function, which React would call. */
  readonly there: { readonly value: Value } | undefined;
  readonly failures: number;
  readonly busy: boolean;
}

/** `where`: for the error report. */
export function useLate<Value>(
  bring: Late<Value>,
  where: string,
): Retrying & { readonly there: State<Value>['there'] } {
  const { reporter } = usePorts();
  const [state, setState] = useState(() => begun(bring));
  const [asked, ask] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads again
  useEffect(() => {
    if (bring.known() !== undefined) return setState(begun(bring));
    let gone = false;
    setState((last) => (last.bring === bring ? { ...last, busy: true } : begun(bring)));
    bring().then(
      () => gone || setState(begun(bring)),
      (error: unknown) => {
        if (gone) return;
        reporter.report(error, where);
        setState(({ failures }) => ({ bring, there: undefined, failures: failures + 1, busy: false }));
      },
    );
    return () => {
      gone = true;
    };
  }, [bring, where, reporter, asked]);
  const retry = useCallback(() => ask((times) => times + 1), []);
  useRetryOnline(state.failures > 0, retry);
  return { there: state.there, failures: state.failures, busy: state.busy, retry };
}

function begun<Value>(bring: Late<Value>): State<Value> {
  const value = bring.known();
  return { bring, there: value === undefined ? undefined : { value }, failures: 0, busy: value === undefined };
}

/** Retries once the network is back. */
function useRetryOnline(failed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
}
