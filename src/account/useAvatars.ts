// The available avatars, which of them the player owns, and choosing one.

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../app/context.ts';
import { useAppState, useConfig } from '../app/useAppState.ts';
import { notifySuccess } from '../toasts/notify.ts';
import { reason } from './reason.ts';

export interface OfferedAvatar {
  readonly name: string;
  /** Price in jokers; 0: free, or owned already. */
  readonly price: number;
}

type State = 'loading' | 'ready' | 'busy' | 'failed';

export function useAvatars() {
  const { i18n } = useTranslation();
  const { account, economy, reporter } = usePorts();
  const session = useAppState((context) => context.sessionRef);
  const prices = useConfig().economy.avatars;
  const [owned, setOwned] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<State>('loading');
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const failed = (error: unknown, next: State): void => {
    reporter.report(error, 'avatar');
    setFailure(reason(i18n, error));
    setState(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let gone = false;
    economy()
      .then((calls) => calls.unique())
      .then(
        (items) => {
          if (gone) return;
          setOwned(new Set(Object.values(items).flatMap(({ kind, id }) => (kind === 'avatar' ? [id] : []))));
          setState('ready');
        },
        (error: unknown) => {
          if (!gone) failed(error, 'failed');
        },
      );
    return () => {
      gone = true;
    };
  }, [attempt, economy]);

  /** Resolves to whether it is the player's avatar now. */
  async function take(name: string, price: number): Promise<boolean> {
    setState('busy');
    setFailure(undefined);
    try {
      if (price > 0) {
        await (await economy()).buyUnique({ kind: 'avatar', id: name });
        notifySuccess('successfullyPurchase');
      }
      setOwned(new Set([...owned, name]));
      session.send({ type: 'PROFILE', profile: await account.chooseAvatar(name) });
      setState('ready');
      return true;
    } catch (error) {
      failed(error, 'ready');
      return false;
    }
  }

  return {
    avatars: Object.entries(prices).map(
      ([name, price]): OfferedAvatar => ({ name, price: owned.has(name) ? 0 : price }),
    ),
    state,
    failure,
    take,
    retry() {
      setState('loading');
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
  };
}
