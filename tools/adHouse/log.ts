// What was asked of the ad house, when, and what it knew of consent by then.

/** `unknown`: the consent platform has not reported a choice of this visitor. */
export type Consent = 'unknown' | 'granted' | 'refused';

export interface Asked {
  /** ms since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** Without the `?`. */
  readonly query: string;
  /** The page's origin, if the browser told it. */
  readonly from: string | null;
  /** The header `X-Ad-Visitor`: tells the browsers of parallel tests apart. */
  readonly visitor: string | null;
  /** The last choice that the consent platform had reported before this request. */
  readonly consent: Consent;
  /** The TC string that the request itself carried (`gdpr_consent`). */
  readonly tcString: string | null;
}

export interface RequestLog {
  add(asked: Omit<Asked, 'consent'>): void;
  report(visitor: string | null, consent: Consent): void;
  /** All, or those of one visitor. */
  list(visitor?: string): readonly Asked[];
  /** Forgets the requests, not the choices. */
  clear(): void;
}

/** Oldest ones go first: the house of `npm run dev` may run for weeks. */
const MOST = 10_000;

export function requestLog(): RequestLog {
  let all: Asked[] = [];
  const choices = new Map<string | null, Consent>();
  return {
    add(asked) {
      all.push({ ...asked, consent: choices.get(asked.visitor) ?? 'unknown' });
      if (all.length > MOST) all = all.slice(-MOST / 2);
    },
    report: (visitor, consent) => void choices.set(visitor, consent),
    list: (visitor) => (visitor === undefined ? [...all] : all.filter((asked) => asked.visitor === visitor)),
    clear() {
      all = [];
    },
  };
}
