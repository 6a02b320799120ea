// IMA's `Ad`: what a client may ask about the one that plays.
import type { VastAd } from './vast.ts';

const POD = {
  getAdPosition: () => 1,
  getIsBumper: () => false,
  getPodIndex: () => 0,
  getTimeOffset: () => 0,
  getTotalAds: () => 1,
};

export function ad(vast: VastAd) {
  return {
    getAdId: () => vast.id,
    getAdPodInfo: () => ({ ...POD, getMaxDuration: () => vast.duration }),
    getAdSystem: () => vast.system,
    getAdvertiserName: () => '',
    getCompanionAds: () => [],
    getContentType: () => vast.mediaType,
    getDuration: () => vast.duration,
    getMediaUrl: () => vast.mediaUrl,
    getSkipTimeOffset: () => vast.skipOffset ?? -1,
    getTitle: () => vast.title,
    isLinear: () => true,
    isSkippable: () => vast.skipOffset !== undefined,
  };
}
