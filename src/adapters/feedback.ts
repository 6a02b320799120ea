// Sends feedback to the server. While offline it is kept on the device and sent later.

import type { Feedback as ApiFeedback } from '../../api/feedback.ts';
import { ApiError, isTemporary } from './api/apiError.ts';
import type { Http } from './api/http.ts';
import { OUTBOX, type SafeStorage } from './store/storage.ts';

/** `website`: the honeypot field, which only bots fill in. */
export type Message = Readonly<Omit<ApiFeedback, 'replay' | 'deviceId'>>;

/** Characters; the FEEDBACK_LIMIT of api/feedback.ts, whose schemas stay on the server. */
export const MESSAGE_LIMIT = 2000;

/** Bytes of an attached session; the SESSION_LIMIT of api/feedback.ts. */
export const SESSION_LIMIT = 64 * 1024;

export interface Feedback {
  /** `kept`: offline, to be sent later. Rejects with ApiError. */
  send(message: Message): Promise<'sent' | 'kept'>;
}

/** How many messages are kept; the oldest are dropped. */
const WAITING = 10;

type Page = Pick<Window, 'navigator' | 'addEventListener'>;

/** Also sends messages kept from an earlier visit, now and whenever the network is back. `deviceId` goes with each of them. */
export function feedbackPort(
  http: Pick<Http, 'post'>,
  storage: SafeStorage,
  page: Page,
  deviceId: ApiFeedback['deviceId'],
): Feedback {
  const post = (message: Message) => http.post('feedback', { body: { ...message, deviceId }, quiet: true });
  const keep = (messages: readonly Message[]) =>
    storage.setItem(OUTBOX, messages.length === 0 ? '' : JSON.stringify(messages.slice(-WAITING)));
  let sending = false;

  async function sendKept(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (let [next] = read(storage); next; [next] = read(storage)) {
        await post(next).catch(unlessRefused);
        keep(read(storage).slice(1));
      }
    } catch {
      // kept for the next visit, or until the network is back
    } finally {
      sending = false;
    }
  }

  page.addEventListener('online', () => void sendKept());
  void sendKept();
  return {
    async send(message) {
      try {
        await post(message);
        return 'sent';
      } catch (error) {
        if (page.navigator.onLine || !(error instanceof ApiError && error.fault === 'network')) throw error;
        keep([...read(storage).map(withoutSession), message]);
        return 'kept';
      }
    },
  };
}

/** Only the last session is kept: ten would fill a fifth of what a page may store. */
const withoutSession = ({ session: _, ...message }: Message): Message => message;

/** Swallows an error that a retry cannot cure, so that the message is dropped; rethrows any other. */
function unlessRefused(error: unknown): void {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  if (status < 400 || isTemporary(status)) throw error;
}

function read(storage: SafeStorage): readonly Message[] {
  try {
    const raw: unknown = JSON.parse(storage.getItem(OUTBOX) ?? '');
    return Array.isArray(raw) ? raw : [];
  } catch {
    return [];
  }
}
