// Sends errors to a Sentry-compatible address, without anything personal. Loaded with the first error.

import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  type EventHint,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { ApiError, codeOf } from '../api/apiError.ts';

export interface Failure {
  readonly error: unknown;
  readonly where: string;
  /** Names of the machines' last events. */
  readonly events: readonly string[];
  /** The record of the session as gzip, if the player has agreed. */
  readonly session?: Uint8Array | undefined;
}

export interface About {
  /** Random, of this page view: nobody was asked whether reports of different visits may be put together. */
  readonly pageId: string;
  readonly version: string;
  readonly environment: string;
}

/** A page that fails in a loop says so no more often than this. */
const MOST = 20;

/** The transport drops what it cannot send: without a network an error is not worth keeping. */
export function errorService(dsn: string, { pageId, version, environment }: About, fetching?: typeof fetch) {
  let message = '';
  const client = new BrowserClient({
    dsn,
    release: version,
    environment,
    transport: (options) => makeFetchTransport(options, fetching),
    stackParser: (stack, ...rest) => defaultStackParser(withoutMessage(stack, message), ...rest),
    integrations: [],
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: withoutPersonal,
  });
  client.init();
  let left = MOST;
  return {
    send({ error, where, events, session }: Failure): void {
      if (left-- <= 0) return;
      const scope = new Scope();
      scope.setTag('where', where);
      scope.setUser({ id: pageId });
      scope.setContext('machines', { events });
      if (session) scope.addAttachment({ filename: 'session.json.gz', data: session, contentType: 'application/gzip' });
      message = error instanceof Error ? error.message : '';
      client.captureException(error, { originalException: error }, scope);
    },
    /** Resolves when everything has been sent, or has failed. For tests. */
    flush: () => client.flush(2000),
  };
}

/** V8's stack begins with the message, whose lines would be read as frames wherever one holds an address. */
const withoutMessage = (stack: string, message: string): string => stack.slice(stack.indexOf(message) + message.length);

/** In addresses, even twice, the sign is written as a code. */
const CODED_AT = /%(25)*40/gi;
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
const QUERY = /([?#])\S*/g;
/** JSON Web Tokens, what follows Bearer, Google's refresh tokens, and whatever else looks like a secret or an id. */
const TOKENS = [
  /\beyJ[\w-]+(\.[\w.-]*)?/g,
  /\bBearer\s+\S+/gi,
  /\bAMf-[\w-]*/g,
  /[\w+=-]{40,}/g,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g,
];
/** What a server says beside its status may quote anything as well. */
const STATUS_TEXT = /\b(HTTP \d{3}): .*/gs;

/** Its name would be taken for a token. */
const OWN_FILE = /^https?:\/\/[\w.:-]+\/assets\/[\w.-]{1,60}\.js$/;

const cleaned = (text: string): string =>
  [...TOKENS, EMAIL]
    .reduce((rest, secret) => rest.replace(secret, '…'), text.replace(CODED_AT, '@').replace(STATUS_TEXT, '$1'))
    .replace(QUERY, '$1…')
    .slice(0, 1000);

/** Messages of errors may quote anything, and the server's sentences do. */
function withoutPersonal(event: ErrorEvent, { originalException: error }: EventHint): ErrorEvent {
  delete event.request;
  delete event.breadcrumbs;
  if (event.message !== undefined) event.message = cleaned(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (error instanceof ApiError)
      exception.value = [error.fault, error.status, codeOf(error)].filter((part) => part !== undefined).join(' ');
    else if (exception.value !== undefined) exception.value = cleaned(exception.value);
    for (const frame of exception.stacktrace?.frames ?? []) {
      if (frame.function) frame.function = cleaned(frame.function);
      if (frame.filename) frame.filename = OWN_FILE.test(frame.filename) ? frame.filename : cleaned(frame.filename);
    }
  }
  delete event.extra;
  return event;
}
