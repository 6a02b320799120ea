// Sends errors to a Sentry-compatible address, without anything personal. Loaded with the first error.

import { BrowserClient, defaultStackParser, type ErrorEvent, makeFetchTransport, Scope } from '@sentry/browser';

export interface Failure {
  readonly error: unknown;
  readonly where: string;
  /** Names of the machines' last events. */
  readonly events: readonly string[];
  /** The record of the session as gzip, if the player has agreed. */
  readonly session?: Uint8Array | undefined;
}

export interface About {
  readonly deviceId: string;
  readonly version: string;
  readonly environment: string;
}

/** A page that fails in a loop says so no more often than this. */
const MOST = 20;

/** The transport drops what it cannot send: without a network an error is not worth keeping. */
export function errorService(dsn: string, { deviceId, version, environment }: About, fetching?: typeof fetch) {
  const client = new BrowserClient({
    dsn,
    release: version,
    environment,
    transport: (options) => makeFetchTransport(options, fetching),
    stackParser: defaultStackParser,
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
      scope.setUser({ id: deviceId });
      scope.setContext('machines', { events });
      if (session) scope.addAttachment({ filename: 'session.json.gz', data: session, contentType: 'application/gzip' });
      client.captureException(error, {}, scope);
    },
    /** Resolves when everything has been sent, or has failed. For tests. */
    flush: () => client.flush(2000),
  };
}

const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
const QUERY = /([?#])[^\s'")]*/g;
const TOKEN = /\beyJ[\w-]+\.[\w.-]+/g;

const cleaned = (text: string): string =>
  text.replace(TOKEN, '[token]').replace(EMAIL, '[e-mail]').replace(QUERY, '$1…').slice(0, 1000);

/** Messages of errors may quote anything. */
function withoutPersonal(event: ErrorEvent): ErrorEvent {
  delete event.request;
  delete event.breadcrumbs;
  if (event.message !== undefined) event.message = cleaned(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = cleaned(exception.value);
    for (const frame of exception.stacktrace?.frames ?? [])
      if (frame.filename) frame.filename = cleaned(frame.filename);
  }
  delete event.extra;
  return event;
}
