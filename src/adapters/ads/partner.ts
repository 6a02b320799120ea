// The data partner (Permutive's web SDK): told of the consent, and ready before the ad is requested.

import { AD_ERRORS } from '../../../machines/ad/types.ts';
import { loadScript } from './scripts.ts';
import { answerOf, listenToTcf, type Need } from './tcf.ts';

/** ms; the script may be replaced by a blocker's, which never gets ready. */
const READY_LIMIT = 1_500;

interface Permutive {
  addon?(name: string, value: object): void;
  consent?(choice: { readonly opt_in: boolean }): void;
  ready?(callback: () => void, stage: string): void;
}

declare global {
  interface Window {
    permutive?: Permutive;
  }
}

let followed: Permutive | undefined;

/** A withdrawal reaches the partner whenever it comes: the script stays on the page. */
function follow(page: Window, need: Need): void {
  if (followed === page.permutive) return;
  followed = page.permutive;
  const optOut = () => page.permutive?.consent?.({ opt_in: false });
  listenToTcf(page, (data) => answerOf(data, need) === 'denied' && optOut(), optOut);
}

/** Rejects with the specified message. */
export async function readyPartner(address: string, page: Window, need: Need): Promise<void> {
  await loadScript(address, AD_ERRORS.dataPartner);
  const partner = page.permutive;
  if (partner?.ready === undefined) throw new Error(AD_ERRORS.dataPartner);
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(AD_ERRORS.dataPartner)), READY_LIMIT);
    partner.consent?.({ opt_in: true });
    follow(page, need);
    partner.addon?.('web', { page: {} }); // nothing of the person or the level
    partner.ready?.(() => {
      clearTimeout(limit);
      resolve();
    }, 'initialised');
  });
}
