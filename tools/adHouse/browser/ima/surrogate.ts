// What ad blockers put in place of ima3.js: it asks for nothing, shows nothing, and tells of a whole ad within a frame.
import { AdsLoader } from './adsLoader.ts';
import { AdsManager } from './adsManager.ts';
import { AD_EVENT } from './events.ts';
import type { VastAd } from './vast.ts';

const TOLD = [
  AD_EVENT.AD_BUFFERING,
  AD_EVENT.LOADED,
  AD_EVENT.STARTED,
  AD_EVENT.FIRST_QUARTILE,
  AD_EVENT.MIDPOINT,
  AD_EVENT.THIRD_QUARTILE,
  AD_EVENT.COMPLETE,
  AD_EVENT.ALL_ADS_COMPLETED,
  AD_EVENT.CONTENT_RESUME_REQUESTED,
] as const;

const NO_AD: VastAd = {
  id: '',
  title: '',
  system: '',
  duration: 0,
  skipOffset: undefined,
  mediaUrl: '',
  mediaType: '',
  clickThrough: undefined,
  tracking: new Map(),
  scenario: 'surrogate',
};

class SurrogateManager extends AdsManager {
  override start(): void {
    requestAnimationFrame(() => {
      for (const type of TOLD) {
        this.dispatch(Object.assign({ type }, { getAd: () => this.getCurrentAd(), getAdData: () => ({}) }));
      }
    });
  }
}

export class SurrogateLoader extends AdsLoader {
  protected override load(): Promise<VastAd> {
    return new Promise((resolve) => requestAnimationFrame(() => resolve(NO_AD)));
  }
  protected override manager = (ad: VastAd, rendering: ConstructorParameters<typeof AdsManager>[1]) =>
    new SurrogateManager(ad, rendering);
}
