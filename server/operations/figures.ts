// Figures about the database, bookings, level making and the ledger's check.

import type { Checking } from '../economy/checking.ts';
import { issuedSoFar, spentSoFar } from '../economy/issued.ts';
import { listsEnd } from '../making/dailyListsEnd.ts';
import { beingMade } from '../making/maker.ts';
import type { Metrics } from '../metrics/show.ts';
import type { OpenDatabase } from '../store/database.ts';

export function showDatabase({ show }: Metrics, { figures = [] }: OpenDatabase): void {
  for (const figure of figures) show(figure);
  const booked = { type: 'counter', labels: ['reason', 'currency'] } as const;
  show({
    ...booked,
    name: 'issued_total',
    help: 'Jokers and letters given, committed, by this process',
    read: issuedSoFar,
  });
  show({
    ...booked,
    name: 'spent_total',
    help: 'Jokers and letters spent, committed, by this process',
    read: spentSoFar,
  });
}

export const showMaking = ({ show }: Metrics): void =>
  show({
    name: 'levels_being_made',
    help: 'Levels waiting for a generator or in progress, by lane',
    type: 'gauge',
    labels: ['lane'],
    read: () => Object.entries(beingMade()).map(([lane, value]) => ({ labels: { lane }, value })),
  });

export const showLists = ({ show }: Metrics, today: () => string): void =>
  show({
    name: 'daily_lists_days_left',
    help: 'Days after today for which the daily arrowwords are listed; negative once the lists have ended',
    type: 'gauge',
    read: () => listsEnd(today()).days,
  });

export function showBooks({ show }: Metrics, last: Checking['last']): void {
  const gauge = { type: 'gauge' } as const;
  show({
    ...gauge,
    name: 'ledger_drift_people',
    help: 'Players whose ledger does not add up to a balance (on the node that checks)',
    read: () => last() && new Set(last()?.differences.map(({ uid }) => uid)).size,
  });
  show({
    ...gauge,
    name: 'ledger_drift',
    help: 'Sum of the absolute differences between ledger and balances',
    read: () => last()?.differences.reduce((sum, { ledger, balance }) => sum + Math.abs(ledger - balance), 0),
  });
  show({
    ...gauge,
    name: 'ledger_unbooked_purchases',
    help: 'Paid purchases that are not in the ledger',
    read: () => last()?.unbooked.length,
  });
  show({
    ...gauge,
    name: 'ledger_unbooked_chests',
    help: 'Chests whose ledger entries are not as their state says',
    read: () => last()?.unbookedChests.length,
  });
  show({
    ...gauge,
    name: 'ledger_checked_timestamp_seconds',
    help: 'When the ledger was last checked',
    read: () => {
      const checked = last();
      return checked && checked.at / 1000;
    },
  });
}
