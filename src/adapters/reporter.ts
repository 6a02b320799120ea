// Reports errors to the console, to a short log in memory, and to an error-reporting service if there is one.

import type { Reporter } from '../../machines/ports.ts';
import { ApiError } from './api/apiError.ts';

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
}

const KEPT = 50;

/** `send` forwards a report to a service; reports contain no address, no token and nothing that the player typed. */
export function createReporter(deviceId: string, send?: (report: Report) => void): LoggingReporter {
  const log: Report[] = [];
  return {
    report(error, where) {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const requestId = error instanceof ApiError ? error.requestId : undefined;
      const report = { where, message, deviceId, ...(requestId !== undefined && { requestId }) };
      log.push(report);
      if (log.length > KEPT) log.shift();
      console.error(`[${where}]`, error);
      send?.(report);
    },
    recent: () => [...log],
  };
}
