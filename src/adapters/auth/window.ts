// Signing in from a frame on a publisher's page, where nobody can see whose page asks for the password: a window of our own opens,
// the player signs in there, and the window hands the sign-in to the frame. Browsers keep the storage of both apart, so it goes by a
// message: the two are of one origin, and know each other as opener and opened.

import type { Session } from '../../../machines/ports.ts';
import type { Keeper } from './person.ts';

/** In the window's address. The server lets such a page know who opened it (server/plugins/client.ts). */
const FOR_FRAME = 'opener';

/** ms between checks whether the window is still open; browsers fire no event. */
const LOOK = 200;

/** `blocked`: the browser opens no window. `closed`: it was closed, or cut off, before it said anything. */
export type WindowOutcome = { readonly user: unknown } | 'blocked' | 'closed';

interface Handed {
  readonly signedIn: unknown;
}

/** In the frame, with the player's press. The user is as the vault keeps it, unchecked. */
export function signInByWindow(form: 'login' | 'signup', view: Window = window): Promise<WindowOutcome> {
  const { origin, search } = view.location;
  const address = new URL('/', origin);
  const brand = new URLSearchParams(search).get('brand');
  for (const [name, value] of Object.entries({ screen: 'lobby', modal: form, [FOR_FRAME]: 'frame', brand }))
    if (value !== null) address.searchParams.set(name, value);
  address.hash = view.document.documentElement.lang;
  const page = view.open(address.href, '_blank', 'popup,width=480,height=760');
  if (!page) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    const end = (outcome: WindowOutcome): void => {
      view.clearInterval(watch);
      view.removeEventListener('message', hear);
      resolve(outcome);
    };
    const hear = ({ source, origin: from, data }: MessageEvent<Handed | undefined>): void => {
      if (source === page && from === origin && data?.signedIn !== undefined) end({ user: data.signedIn });
    };
    const watch = view.setInterval(() => page.closed && end('closed'), LOOK);
    view.addEventListener('message', hear);
  });
}

/** Whether this is such a window. */
export const isForFrame = (view: Window = window): boolean =>
  view.opener !== null && new URLSearchParams(view.location.search).get(FOR_FRAME) === 'frame';

/** In the window: hands the sign-in over as soon as there is one, and closes it. */
export function handSignIn(session: Session, keeper: () => Promise<Keeper>, view: Window = window): void {
  const hand = async (): Promise<void> => {
    if (session.current() === undefined) return;
    stop();
    const signedIn = await (await keeper()).exchange.give();
    // to ourselves only: any page may have opened this one
    view.opener?.postMessage({ signedIn } satisfies Handed, view.location.origin);
    view.close();
  };
  const stop = session.subscribe(() => void hand());
  void hand();
}
