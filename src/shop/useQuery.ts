// A query that a dialog makes when it opens, and again on demand.

import { useCallback, useEffect, useState } from 'react';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { usePorts } from '../app/context.ts';
import { faultText } from '../app/usePaying.ts';

export type Query<Answer> =
  | { readonly state: 'busy' }
  /** `text`: a key of the texts, or the server's own sentence. */
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'done'; readonly answer: Answer };

/**
 * `ask` must be a stable function. Responses after unmounting are dropped. A quiet reload keeps what is shown until the new
 * response arrives.
 */
export function useQuery<Answer>(
  ask: (economy: EconomyApi) => Promise<Answer>,
): [Query<Answer>, (quietly?: boolean) => void] {
  const { economy, reporter } = usePorts();
  const [query, setQuery] = useState<Query<Answer>>({ state: 'busy' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false;
    const put = (next: Query<Answer>) => {
      if (!gone) setQuery(next);
    };
    economy()
      .then(ask)
      .then(
        (answer) => put({ state: 'done', answer }),
        (error: unknown) => {
          reporter.report(error, 'economy');
          put({ state: 'failed', text: faultText(error) });
        },
      );
    return () => {
      gone = true;
    };
  }, [ask, economy, reporter, attempt]);
  const again = useCallback((quietly = false) => {
    if (!quietly) setQuery({ state: 'busy' });
    setAttempt((count) => count + 1);
  }, []);
  return [query, again];
}
