import { useEffect, useState } from 'react';
import type { PasswordPolicy } from '../../machines/ports.ts';
import { usePorts } from '../app/context.ts';

/** Used until the provider's own has loaded. */
const USUAL: PasswordPolicy = {
  minimum: 6,
  maximum: undefined,
  lower: false,
  upper: false,
  digit: false,
  symbol: false,
};

/** The sign-in provider's password policy. Offline the default holds, and the provider decides later. */
export function usePolicy(): PasswordPolicy {
  const { auth } = usePorts();
  const [policy, setPolicy] = useState(USUAL);
  useEffect(() => {
    let gone = false;
    auth.policy().then(
      (told) => {
        if (!gone) setPolicy(told);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [auth]);
  return policy;
}
