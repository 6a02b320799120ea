// What this process has booked since its start, by reason, counted after commit.

import type { Currency, LedgerReason } from '../../api/inventory.ts';
import type { Labelled } from '../metrics/show.ts';

interface Booked {
  readonly currency: Currency;
  readonly reason: LedgerReason;
  readonly amount: number;
}

const [issued, spent] = [new Map<string, number>(), new Map<string, number>()];

export function countBooking({ currency, reason, amount }: Booked): void {
  const sums = amount > 0 ? issued : spent;
  const name = `${reason} ${currency}`;
  sums.set(name, (sums.get(name) ?? 0) + Math.abs(amount));
}

const labelled = (sums: ReadonlyMap<string, number>): readonly Labelled[] =>
  [...sums].map(([name, value]) => {
    const [reason = '', currency = ''] = name.split(' ');
    return { labels: { reason, currency }, value };
  });

export const issuedSoFar = (): readonly Labelled[] => labelled(issued);
export const spentSoFar = (): readonly Labelled[] => labelled(spent);
