// A payment or reward, from the press to the response. A second press while it is under way does nothing; one after a failure
// retries the same request, with the same idempotency key.

import { useEffect, useRef, useState } from 'react';
import { playerTextOf } from '../../machines/ports.ts';
import { codeOf } from '../adapters/api/apiError.ts';
import type { EconomyApi } from '../adapters/economy/economyApi.ts';
import { usePorts } from './context.ts';

export interface Fault {
  /** One of api/codes.ts; undefined if the server has not responded. */
  readonly code: string | undefined;
  /** A key of the texts, or the server's own sentence. */
  readonly text: string;
}

export interface Paying {
  /** The name of the call under way. */
  readonly busy: string | undefined;
  readonly fault: Fault | undefined;
  /** Calls `done` or `failed`, unless the dialog has been closed meanwhile. */
  pay<Answer>(
    name: string,
    call: (economy: EconomyApi) => Promise<Answer>,
    done: (answer: Answer) => void,
    failed?: (fault: Fault) => void,
  ): void;
}

export function usePaying(): Paying {
  const { economy, reporter } = usePorts();
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const end = (then: () => void): void => {
    if (gone.current) return;
    setBusy(undefined);
    then();
  };
  return {
    busy,
    fault,
    pay(name, call, done, failed) {
      if (busy !== undefined) return;
      setBusy(name);
      setFault(undefined);
      economy()
        .then(call)
        .then(
          (answer) => end(() => done(answer)),
          (error: unknown) => {
            const why = { code: codeOf(error), text: faultText(error) };
            // a refusal is a normal response, not worth reporting
            if (why.code === undefined) reporter.report(error, 'economy');
            end(() => {
              setFault(why);
              failed?.(why);
            });
          },
        );
    },
  };
}

/** A text key, or the server's own sentence. Code that does not load counts as a network failure. */
export const faultText = (error: unknown): string => playerTextOf(error) ?? 'error.network';
