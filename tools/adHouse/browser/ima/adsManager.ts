// Plays one ad and tells of it in IMA's order.
import { ad as adFacts } from './ad.ts';
import { AD_EVENT, AdError, AdErrorEvent, type AdEventType, ERROR_CODE, EventSource } from './events.ts';
import { type AdLanguage, openScreen, type Screen } from './screen.ts';
import { ping, type VastAd } from './vast.ts';

export interface Rendering {
  readonly container: HTMLElement;
  readonly language: AdLanguage;
  readonly muted: boolean;
  /** ms until the film must have begun. */
  readonly loadVideoTimeout: number;
  /** `LOADED` comes with `init` already, not only with `start`. */
  readonly enablePreloading: boolean;
}

/** By how much of the film has played. */
const QUARTILES = [
  [0.25, AD_EVENT.FIRST_QUARTILE],
  [0.5, AD_EVENT.MIDPOINT],
  [0.75, AD_EVENT.THIRD_QUARTILE],
] as const;

/** s: where the scenario `hangs` stops. */
const HANGS_AT = 0.8;

export class AdsManager extends EventSource {
  readonly #ad: VastAd;
  readonly #rendering: Rendering;
  #state: 'new' | 'ready' | 'loaded' | 'playing' | 'over' = 'new';
  #screen: Screen | undefined;
  #volume = 1;
  #skippable = false;
  #quartiles = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ad: VastAd, rendering: Rendering) {
    super();
    this.#ad = ad;
    this.#rendering = rendering;
    if (rendering.muted) this.#volume = 0;
  }

  init(_width: number, _height: number, _viewMode?: string): void {
    if (this.#state !== 'new') return;
    this.#state = 'ready';
    if (this.#rendering.enablePreloading) queueMicrotask(() => this.#load());
  }

  /** Throws before `init`. */
  start(): void {
    if (this.#state === 'new')
      throw new AdError('adPlayError', ERROR_CODE.INVALID_ARGUMENTS, 'init comes before start.');
    queueMicrotask(() => this.#start());
  }

  skip(): void {
    if (!this.#skippable || this.#state !== 'playing') return;
    this.#tell(AD_EVENT.SKIPPED, 'skip');
    this.#end();
  }

  stop(): void {
    if (this.#state === 'playing') this.#end();
  }

  pause(): void {
    this.#screen?.video.pause();
  }

  resume(): void {
    this.#screen?.video.play().catch(() => undefined);
  }

  /** The film fills the container anyway. */
  resize(_width: number, _height: number, _viewMode?: string): void {}

  setVolume(volume: number): void {
    this.#volume = volume;
    if (this.#screen === undefined) return;
    this.#screen.video.volume = volume;
    this.#screen.video.muted = volume === 0;
    this.#tell(volume === 0 ? AD_EVENT.VOLUME_MUTED : AD_EVENT.VOLUME_CHANGED);
  }

  getVolume(): number {
    return this.#volume;
  }

  /** s; -1 if no ad plays. */
  getRemainingTime(): number {
    return this.#state === 'playing' && this.#screen ? this.#ad.duration - this.#screen.video.currentTime : -1;
  }

  getAdSkippableState(): boolean {
    return this.#skippable;
  }

  getCurrentAd() {
    return adFacts(this.#ad);
  }

  getCuePoints(): number[] {
    return [];
  }

  isCustomPlaybackUsed(): boolean {
    return false;
  }

  /** Silent from now on, and off the page. */
  destroy(): void {
    this.forgetListeners();
    this.#close();
  }

  #load(): void {
    if (this.#state !== 'ready') return;
    this.#state = 'loaded';
    this.#tell(AD_EVENT.LOADED);
  }

  #start(): void {
    this.#load();
    if (this.#state !== 'loaded') return;
    this.#tell(AD_EVENT.CONTENT_PAUSE_REQUESTED);
    if (this.#ad.scenario === 'neverStarts') return;
    const { container, language, loadVideoTimeout } = this.#rendering;
    const screen = openScreen(container, this.#ad, language, {
      skip: () => this.skip(),
      click: () => this.#click(),
      film: () => (screen.video.paused ? this.resume() : this.pause()),
    });
    this.#screen = screen;
    this.#listen(screen);
    const late = 'VAST media file loading reached a timeout.';
    this.#timer = setTimeout(() => this.#fail(ERROR_CODE.VAST_MEDIA_LOAD_TIMEOUT, late), loadVideoTimeout);
    screen.video.volume = this.#volume;
    screen.video.muted = this.#volume === 0;
    screen.video.src = this.#ad.mediaUrl;
    screen.video.play().catch((error: Error) => {
      if (error.name !== 'NotAllowedError') return; // the others come as the film's own error
      this.#fail(ERROR_CODE.AUTOPLAY_DISALLOWED, 'The browser prevented playback initiated without user interaction.');
    });
  }

  #listen({ video, show }: Screen): void {
    const { duration, scenario } = this.#ad;
    show(duration, 0);
    video.addEventListener('playing', () => this.#playing());
    video.addEventListener('error', () => {
      this.#fail(ERROR_CODE.VAST_MEDIA_LOAD_TIMEOUT, 'The media file could not be loaded.');
    });
    video.addEventListener('pause', () => {
      if (this.#state !== 'playing' || video.ended || this.#hangs()) return;
      this.#tell(AD_EVENT.PAUSED, 'pause');
    });
    video.addEventListener('ended', () => {
      if (this.#state !== 'playing') return;
      this.#progress(1);
      this.#tell(AD_EVENT.COMPLETE, 'complete');
      this.#end();
    });
    video.addEventListener('timeupdate', () => {
      if (this.#state !== 'playing') return;
      const skippable = show(duration - video.currentTime, video.currentTime);
      if (skippable && !this.#skippable) {
        this.#skippable = true;
        this.#tell(AD_EVENT.SKIPPABLE_STATE_CHANGED);
      }
      if (scenario === 'hangs' && this.#hangs()) return video.pause();
      this.#progress(video.currentTime / duration);
    });
  }

  #playing(): void {
    if (this.#state === 'playing') this.#tell(AD_EVENT.RESUMED, 'resume');
    if (this.#state !== 'loaded') return;
    clearTimeout(this.#timer);
    this.#state = 'playing';
    this.#tell(AD_EVENT.STARTED, 'start');
    this.#tell(AD_EVENT.IMPRESSION, 'impression');
  }

  #hangs(): boolean {
    return this.#ad.scenario === 'hangs' && (this.#screen?.video.currentTime ?? 0) >= HANGS_AT;
  }

  #progress(part: number): void {
    for (const [from, event] of QUARTILES.slice(this.#quartiles)) {
      if (part < from) break;
      this.#quartiles++;
      this.#tell(event, event);
    }
    this.#tell(AD_EVENT.AD_PROGRESS);
  }

  #click(): void {
    this.#tell(AD_EVENT.CLICK, 'click');
    this.pause();
  }

  #fail(code: number, message: string): void {
    if (this.#state === 'over') return;
    for (const address of this.#ad.tracking.get('error') ?? []) ping(address, `${code}`);
    this.#close();
    this.dispatch(new AdErrorEvent(new AdError('adPlayError', code, message)));
  }

  #end(): void {
    this.#close();
    this.#tell(AD_EVENT.CONTENT_RESUME_REQUESTED);
    this.#tell(AD_EVENT.ALL_ADS_COMPLETED);
  }

  #close(): void {
    this.#state = 'over';
    clearTimeout(this.#timer);
    const screen = this.#screen;
    this.#screen = undefined;
    if (screen === undefined) return;
    screen.host.remove();
    screen.video.pause();
    screen.video.removeAttribute('src');
    screen.video.load();
  }

  #tell(type: AdEventType, tracked?: string): void {
    if (tracked !== undefined) for (const address of this.#ad.tracking.get(tracked) ?? []) ping(address);
    const facts = adFacts(this.#ad);
    const none: AdEventType = AD_EVENT.ALL_ADS_COMPLETED;
    this.dispatch(Object.assign({ type }, { getAd: () => (type === none ? null : facts), getAdData: () => ({}) }));
  }
}
