// Fetches and reads a VAST document: one linear ad, no wrappers.
import { AdError, ERROR_CODE } from './events.ts';

export interface VastAd {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  /** s */
  readonly duration: number;
  /** s; `undefined`: cannot be skipped. */
  readonly skipOffset: number | undefined;
  readonly mediaUrl: string;
  readonly mediaType: string;
  readonly clickThrough: string | undefined;
  /** Addresses by event. */
  readonly tracking: ReadonlyMap<string, readonly string[]>;
  /** Of the ad house; IMA's own SDK would not know it. */
  readonly scenario: string;
}

/** Throws an AdError. `timeout`: ms */
export async function loadVast(url: string, timeout: number): Promise<VastAd> {
  const text = await fetchText(url, timeout);
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (xml.querySelector('parsererror') !== null || xml.documentElement.localName !== 'VAST') {
    throw loadError(ERROR_CODE.VAST_MALFORMED_RESPONSE, 'The ad response was not understood and cannot be parsed.');
  }
  const ad = xml.querySelector('Ad');
  if (ad === null) {
    for (const address of texts(xml.documentElement, 'Error')) ping(address, `${ERROR_CODE.VAST_NO_ADS_AFTER_WRAPPER}`);
    throw loadError(ERROR_CODE.VAST_EMPTY_RESPONSE, 'The VAST response document is empty.');
  }
  return readAd(ad);
}

/** As an image, as the real SDK does: works across origins and outlives nothing. */
export function ping(address: string, code = ''): void {
  new Image().src = address.replace('[ERRORCODE]', code);
}

async function fetchText(url: string, timeout: number): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (response.ok) return await response.text();
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      throw loadError(ERROR_CODE.VAST_LOAD_TIMEOUT, 'VAST redirect timeout reached.');
    }
  }
  throw loadError(ERROR_CODE.ADS_REQUEST_NETWORK_ERROR, 'The ad request failed due to a network error.');
}

function readAd(ad: Element): VastAd {
  const linear = ad.querySelector('Linear');
  const video = document.createElement('video');
  const media = [...ad.querySelectorAll('MediaFile')].find((file) =>
    video.canPlayType(file.getAttribute('type') ?? ''),
  );
  if (linear === null || media === undefined) {
    throw loadError(ERROR_CODE.VAST_LINEAR_ASSET_MISMATCH, 'No assets were found that the player supports.');
  }
  const tracking = new Map([
    ['impression', texts(ad, 'Impression')],
    ['error', texts(ad, 'Error')],
    ['click', texts(ad, 'ClickTracking')],
  ]);
  for (const each of ad.querySelectorAll('Tracking')) {
    const event = each.getAttribute('event') ?? '';
    tracking.set(event, [...(tracking.get(event) ?? []), each.textContent.trim()]);
  }
  const offset = linear.getAttribute('skipoffset');
  return {
    id: ad.getAttribute('id') ?? '',
    title: texts(ad, 'AdTitle')[0] ?? '',
    system: texts(ad, 'AdSystem')[0] ?? '',
    duration: seconds(texts(ad, 'Duration')[0] ?? ''),
    skipOffset: offset === null ? undefined : seconds(offset),
    mediaUrl: media.textContent.trim(),
    mediaType: media.getAttribute('type') ?? '',
    clickThrough: texts(ad, 'ClickThrough')[0],
    tracking,
    scenario: texts(ad, 'Scenario')[0] ?? '',
  };
}

function texts(inside: Element, name: string): string[] {
  return [...inside.querySelectorAll(name)].map((element) => element.textContent.trim());
}

/** Of `hh:mm:ss`. */
function seconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function loadError(code: number, message: string): AdError {
  return new AdError('adLoadError', code, message);
}
