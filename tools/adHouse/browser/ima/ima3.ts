// The globals of Google's IMA SDK that a client uses, with the real names, codes and order of events.
import { house } from '../house.ts';
import {
  ADS_LOADER_EVENTS,
  AdDisplayContainer,
  AdsLoader,
  AdsRenderingSettings,
  AdsRequest,
  settings,
} from './adsLoader.ts';
import { AD_EVENT, AdError, AdErrorEvent } from './events.ts';
import { SurrogateLoader } from './surrogate.ts';

const ima = {
  VERSION: '3.999.0',
  AdDisplayContainer,
  AdError,
  AdErrorEvent,
  AdEvent: { Type: AD_EVENT },
  AdsLoader: house.scenario === 'surrogate' ? SurrogateLoader : AdsLoader,
  AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: ADS_LOADER_EVENTS.ADS_MANAGER_LOADED } },
  AdsRenderingSettings,
  AdsRequest,
  ImaSdkSettings: { VpaidMode: { DISABLED: 0, ENABLED: 1, INSECURE: 2 } },
  UiElements: { AD_ATTRIBUTION: 'adAttribution', COUNTDOWN: 'countdown' },
  ViewMode: { FULLSCREEN: 'fullscreen', NORMAL: 'normal' },
  settings,
};

const page = window as unknown as { google?: object };
page.google = { ...page.google, ima };
