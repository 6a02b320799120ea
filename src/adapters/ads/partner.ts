// The data partner (Permutive's web SDK): told of the consent, and ready before the ad is requested.

import { AD_ERRORS } from '../../../machines/ad/types.ts';
import { loadScript } from './scripts.ts';

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

/** Rejects with the specified message. */
export async function readyPartner(address: string, page: Window): Promise<void> {
  await loadScript(address, AD_ERRORS.dataPartner);
  const partner = page.permutive;
  if (partner?.ready === undefined) throw new Error(AD_ERRORS.dataPartner);
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(AD_ERRORS.dataPartner)), READY_LIMIT);
    partner.consent?.({ opt_in: true });
    partner.addon?.('web', { page: {} }); // nothing of the person or the level
    partner.ready?.(() => {
      clearTimeout(limit);
      resolve();
    }, 'initialised');
  });
}
