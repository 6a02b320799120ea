import * as v from 'valibot';
import { bringPlatform } from './platform.ts';
import { ConsentSettings } from './settings.ts';
import { openConsentDialog } from './tcf.ts';

/** Opens the consent platform's dialog with the present choice. Rejects if there is no platform. */
export async function openChoice(settings: unknown): Promise<void> {
  await bringPlatform(v.parse(ConsentSettings, settings).consentUrl);
  openConsentDialog(window);
}
