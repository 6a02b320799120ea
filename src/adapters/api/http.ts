// The HTTP wrapper of specification 8: verbs, headers, the payload from the nested `data`, cancelling by path, failures as
// ApiError. The calls themselves are in api.ts and its neighbours.

import { late } from '../../late/late.ts';
import { ApiError, failureText, isHiddenFailure, isRecord } from './apiError.ts';
import type { OwnServer } from './ownServer.ts';

/** `base`: not prepended to a path that is an https URL. */
export interface HttpSetup extends OwnServer {
  /** The access token of the signed-in player. */
  readonly token: () => string | undefined;
  /** Called when the token has expired: resolves when there is a new one, rejects when there is none. */
  readonly renew?: () => Promise<unknown>;
  readonly language: () => 'de' | 'en';
  /** Shows an error notice. */
  readonly notify: (text: string) => void;
  /** What the server has answered with the page already, before the request is sent; undefined: it must be. */
  readonly answered?: (request: Request) => Response | undefined;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sends `Cache-Control: no-cache`. */
  readonly noCache?: boolean;
  /** ms; false if the caller has its own timeout. */
  readonly timeout?: number | false;
  /** No error notice: the caller shows the failure itself. */
  readonly quiet?: boolean;
  /** The caller retries as the server requests: no error notice for a response with Retry-After. */
  readonly retried?: boolean;
  /** The caller says itself that there is no such thing: no error notice for a 404. */
  readonly mayMiss?: boolean;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** Resolves with the payload, unchecked. Rejects with ApiError, or AbortError when cancelled. */
type Call = (path: string, options?: CallOptions) => Promise<unknown>;

/** `binary` and `cancel` are the specified wrapper's: no call of ours needs them yet, since each is cancelled by its own signal. */
export interface Http extends Readonly<Record<Verb, Call>> {
  /** A GET whose payload is not JSON. */
  binary(path: string, options?: CallOptions): Promise<ArrayBuffer>;
  /** Aborts every pending request to this path. */
  cancel(path: string): void;
}

/** Whether the failure is shown in a notice. A network failure is shown where its result is missing. */
const showsNotice = ({ fault, retryAfter, missing }: ApiError, { quiet, retried, mayMiss }: CallOptions): boolean =>
  (fault === 'http' || fault === 'refused') &&
  !quiet &&
  !(retried && retryAfter !== undefined) &&
  !(mayMiss && missing);

/** ms. */
const USUAL_TIMEOUT = 15_000;

export function createHttp(setup: HttpSetup): Http {
  const running = new Map<string, Set<AbortController>>();

  async function send(verb: Verb, path: string, options: CallOptions): Promise<Response> {
    const controller = new AbortController();
    const own = running.get(path) ?? new Set();
    running.set(path, own.add(controller));
    const stop = () => controller.abort(options.signal?.reason);
    if (options.signal?.aborted) stop();
    options.signal?.addEventListener('abort', stop);
    try {
      const answer = await request(setup, verb, path, options, controller.signal);
      // a 401 was not processed, so the request can be sent again with a new token
      return (await isTooOld(setup, answer)) ? request(setup, verb, path, options, controller.signal) : answer;
    } finally {
      options.signal?.removeEventListener('abort', stop);
      own.delete(controller);
      if (own.size === 0) running.delete(path);
    }
  }

  async function checked<Answer>(options: CallOptions, answer: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer();
    } catch (error) {
      const fault = asApiError(error);
      if (fault instanceof ApiError && showsNotice(fault, options)) setup.notify(fault.playerText);
      throw fault;
    }
  }

  const call =
    (verb: Verb): Call =>
    (path, options = {}) =>
      checked(options, async () => payload(await send(verb, path, options)));

  return {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
    binary: (path, options = {}) =>
      checked(options, async () => {
        const response = await send('get', path, options);
        if (!response.ok) throw await httpFault(response);
        return response.arrayBuffer();
      }),
    cancel(path) {
      for (const controller of running.get(path) ?? []) controller.abort();
    },
  };
}

/** The library comes with the first request that is sent: a level's page brings the answers that its board waits for. */
const sending = late(() => import('./sending.ts'));

async function request(setup: HttpSetup, verb: Verb, path: string, options: CallOptions, signal: AbortSignal) {
  const address = withQuery(addressOf(setup.base, path), options);
  const headers = { ...headersOf(setup, options), ...options.headers };
  const known = verb === 'get' && setup.answered?.(new Request(address, { headers }));
  if (known) return known;
  const { sent } = await sending();
  return sent(address, {
    method: verb,
    headers,
    signal,
    timeout: options.timeout ?? USUAL_TIMEOUT,
    // Repeating a GET is harmless; calls that change something are retried only by their own callers.
    retry: { limit: 1, methods: ['get'] },
    throwHttpErrors: false,
    fetch: setup.fetch ?? ((input, init) => window.fetch(input, init)),
    ...(options.body !== undefined && { json: options.body }),
  });
}

const withQuery = (address: string, { query = {} }: CallOptions): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? address : `${address}?${search}`;
};

/** Whether the token had expired and has been renewed. */
async function isTooOld({ token, renew }: HttpSetup, answer: Response): Promise<boolean> {
  if (answer.status !== 401 || !renew) return false;
  const body = await bodyOf(answer.clone());
  if (!isRecord(body) || !isRecord(body.data) || body.data.code !== 'TOKEN_EXPIRED') return false;
  const old = token();
  await renew().catch(() => undefined);
  return token() !== undefined && token() !== old;
}

const addressOf = (base: string, path: string): string =>
  path.startsWith('https://') ? path : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

function headersOf(setup: HttpSetup, options: CallOptions): Record<string, string> {
  const token = setup.token();
  return {
    Accept: 'application/json',
    'Accept-Language': setup.language(),
    'X-Environment': setup.environment,
    'X-White-Label': setup.whiteLabel,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(setup.apiKey && { 'X-Api-Key': setup.apiKey }),
    ...(options.noCache && { 'Cache-Control': 'no-cache' }),
  };
}

/** The body as JSON; undefined for no content, and for rubbish. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch (error) {
    if (isAbort(error)) throw error;
    return undefined;
  }
}

async function httpFault(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  return new ApiError('http', { text: failureText(response.status, body), response, body });
}

async function payload(response: Response): Promise<unknown> {
  if (!response.ok) throw await httpFault(response);
  if (response.status === 204) return undefined;
  const body = await bodyOf(response);
  if (isHiddenFailure(body))
    throw new ApiError('refused', { text: failureText(response.status, body), response, body });
  if (!isRecord(body)) throw new ApiError('rubbish', { response });
  return body.data;
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

function asApiError(error: unknown): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  if (error instanceof Error && error.name === 'TimeoutError') return new ApiError('timeout', { cause: error });
  return new ApiError('network', { cause: error });
}
