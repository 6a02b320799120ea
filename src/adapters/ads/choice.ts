import * as v from 'valibot';
import { bringPlatform } from './platform.ts';
import { AdSettings } from './settings.ts';
import { openConsentDialog } from './tcf.ts';

/** Opens the consent platform's dialog with the present choice. Rejects if there is no platform. */
export async function openChoice(settings: unknown): Promise<void> {
  await bringPlatform(v.parse(AdSettings, settings).consentUrl);
  openConsentDialog(window);
}
