// What can go wrong with a call, as a type; and which text of a response the player reads, by status.

import type { Readable } from '../../../machines/ports.ts';

export type ApiFault = 'http' | 'refused' | 'offline' | 'network' | 'timeout' | 'rubbish';

/** Keys of the sentences in src/text for faults without a text of their own. */
const FAULT_KEYS: Readonly<Record<ApiFault, string>> = {
  http: 'error.server',
  refused: 'error.server',
  offline: 'error.offline',
  network: 'error.network',
  timeout: 'error.timeout',
  rubbish: 'error.rubbish',
};

interface ApiErrorAbout {
  readonly text: string | undefined;
  readonly response: Response;
  readonly body: unknown;
  readonly cause: unknown;
}

/** `message` is for logs. */
export class ApiError extends Error implements Readable {
  override readonly name = 'ApiError';
  /** The server's sentence if there is one, else the key of ours (`error.*`). */
  readonly playerText: string;
  readonly fault: ApiFault;
  readonly status: number | undefined;
  readonly statusText: string;
  /** The server's request id, for finding its log lines. */
  readonly requestId: string | undefined;
  /** ms after which to retry, if the server sent Retry-After. */
  readonly retryAfter: number | undefined;
  /** The server does not have what was requested, or no longer. */
  readonly missing: boolean;
  /** The failure's nested `data`; its `code` is one of api/codes.ts. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(fault: ApiFault, about: Partial<ApiErrorAbout> = {}) {
    super(about.text ?? [fault, about.response?.status].join(' ').trim(), { cause: about.cause });
    this.playerText = about.text ?? FAULT_KEYS[fault];
    this.fault = fault;
    this.data = isRecord(about.body) && isRecord(about.body.data) ? about.body.data : {};
    this.status = about.response?.status;
    this.statusText = about.response?.statusText ?? '';
    this.requestId = about.response?.headers.get('x-request-id') ?? undefined;
    this.retryAfter = retryAfterOf(about.response);
    this.missing = this.status === 404 || this.status === 410;
  }
}

/** The header in seconds; our server sends no dates, and a page cannot trust its clock to read one. */
function retryAfterOf(response: Response | undefined): number | undefined {
  const header = response?.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

/** Request timeout, too early, too many requests. From 500 on, the server or a proxy in front of it has a problem. */
const TEMPORARY: readonly number[] = [408, 425, 429];

/** Whether the failure is temporary, so that the same request may succeed later. 401 is handled separately. */
export const isTemporary = (status: number): boolean => status >= 500 || TEMPORARY.includes(status);

/** The server's error code, if it sent one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && typeof error.data.code === 'string' ? error.data.code : undefined;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 500) : undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Specification 8: nested data.error for 401, message for 500, error for 400, otherwise nested data.error. */
export function failureText(status: number, body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  if (status === 500) return text(body.message);
  if (status === 400) return text(body.error);
  return isRecord(body.data) ? text(body.data.error) : undefined;
}

/** A successful status whose body says otherwise. */
export const isHiddenFailure = (body: unknown): boolean =>
  isRecord(body) && body.isError === true && Boolean(body.message);
