// The consent platform of the page around a frame, by the messages of IAB TCF v2 ("CMP API v2", iframes): the page that has it marks
// itself with a frame of a certain name, and answers calls that are posted to it.

import type { TcfApi } from './tcf.ts';

const LOCATOR = '__tcfapiLocator';

type Callback = Parameters<TcfApi>[2];

/** undefined: no page around has one. */
export function tcfAround(view: Window): TcfApi | undefined {
  const page = pageWithPlatform(view);
  if (page === undefined) return undefined;
  const waiting = new Map<string, Callback>();
  view.addEventListener('message', ({ source, data }) => {
    if (source !== page) return;
    const { callId, returnValue, success } = answerIn(data);
    const callback = typeof callId === 'string' ? waiting.get(callId) : undefined;
    callback?.(returnValue ?? undefined, success === true);
  });
  return (command, version, callback, parameter) => {
    const callId = crypto.randomUUID();
    waiting.set(callId, callback);
    // whoever that page is: the call says nothing, and only an allowed publisher's page can be around us
    page.postMessage({ __tcfapiCall: { command, version, parameter, callId } }, '*');
  };
}

function pageWithPlatform(view: Window): Window | undefined {
  for (let at = view; at !== view.top; ) {
    at = at.parent;
    try {
      if ((at.frames as unknown as Readonly<Record<string, unknown>>)[LOCATOR]) return at;
    } catch {
      // a page of another origin without such a frame
    }
  }
  return undefined;
}

interface Answer {
  readonly callId?: unknown;
  readonly returnValue?: Parameters<Callback>[0] | null;
  readonly success?: unknown;
}

/** Some platforms answer in JSON. */
function answerIn(data: unknown): Answer {
  try {
    const message = typeof data === 'string' ? JSON.parse(data) : data;
    return message?.__tcfapiReturn ?? {};
  } catch {
    return {}; // of others
  }
}
