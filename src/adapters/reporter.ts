// Reports errors to the console, to a short log in memory, and to an error-reporting service if there is one.

import type { Reporter } from '../../machines/ports.ts';
import { NotLoaded } from '../late/late.ts';
import { ApiError } from './api/apiError.ts';
import type { PageLifecycle } from './page/lifecycle.ts';

export interface Report {
  readonly where: string;
  readonly message: string;
  /** The device's identifier, so that reports from one device can be told apart; it names nobody. */
  readonly deviceId: string;
  /** The server's request id of the failed call. */
  readonly requestId?: string;
}

export interface LoggingReporter extends Reporter {
  /** The latest, oldest first. */
  recent(): readonly Report[];
  /** To a service: those kept so far, and from now on each. */
  forward(send: Send): void;
}

/** Reports contain no address, no token and nothing that the player typed; the message of the error itself may. */
export type Send = (error: unknown, report: Report) => void;

const KEPT = 50;

/** `life`: on a page that is being left no part loads any more, which is no error. */
export function createReporter(deviceId: string, life: Pick<PageLifecycle, 'onLeave' | 'onShow'>): LoggingReporter {
  const log: (readonly [unknown, Report])[] = [];
  let send: Send | undefined;
  let gone = false;
  life.onLeave(() => {
    gone = true;
  });
  life.onShow(() => {
    gone = false;
  });
  return {
    report(error, where) {
      if (gone && error instanceof NotLoaded) return;
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const requestId = error instanceof ApiError ? error.requestId : undefined;
      const report = { where, message, deviceId, ...(requestId !== undefined && { requestId }) };
      log.push([error, report]);
      if (log.length > KEPT) log.shift();
      console.error(`[${where}]`, error);
      send?.(error, report);
    },
    recent: () => log.map(([, report]) => report),
    forward(to) {
      send = to;
      for (const kept of log) to(...kept);
    },
  };
}
