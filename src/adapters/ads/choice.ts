import * as v from 'valibot';
import { loadScript } from './scripts.ts';
import { AdSettings } from './settings.ts';
import { openConsentDialog } from './tcf.ts';

/** Opens the consent platform's dialog with the present choice. Rejects if the platform does not load. */
export async function openChoice(settings: unknown): Promise<void> {
  await loadScript(v.parse(AdSettings, settings).consentUrl, 'The consent platform did not load.');
  openConsentDialog(window);
}
