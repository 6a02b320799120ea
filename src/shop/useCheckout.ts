// Where payment takes place: on this page, or from a frame on a publisher's page in a window, since providers refuse to be framed.

import type { PurchaseAnswer } from '../../api/purchase.ts';
import { isFramed } from '../adapters/page/frame.ts';
import { useApp } from '../app/context.ts';

export interface Checkout {
  open(answer: PurchaseAnswer): void;
  /** There is nothing to pay for. */
  cancel(): void;
}

/** To be called with the player's press, before the server is asked: later a browser opens no window. undefined: it opens none. */
export function useCheckout(): () => Checkout | undefined {
  const app = useApp();
  return () => {
    if (!isFramed()) return { open: ({ checkoutUrl }) => window.location.assign(checkoutUrl), cancel: () => undefined };
    const page = window.open('', '_blank');
    if (!page) return undefined;
    return {
      open({ checkoutUrl, purchaseId }) {
        page.opener = null;
        page.location.replace(new URL(checkoutUrl, window.location.href));
        // the shop here waits for the notice, as it does on the page that the provider leads back to
        app.send({ type: 'OPEN_MODAL', kind: 'jokerShop', about: `purchase/${purchaseId}` });
      },
      cancel: () => page.close(),
    };
  };
}
