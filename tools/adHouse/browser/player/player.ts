// The second player SDK: the global `KalturaPlayer`, with its plugin `ima` for the pre-roll.
import { house, make } from '../house.ts';
import { CORE, Emitter, EVENT } from './events.ts';
import { type ImaConfig, type PreRoll, preRoll } from './preRoll.ts';

interface Config {
  readonly targetId: string;
  readonly provider: { readonly partnerId: number | string; readonly uiConfId?: number | string };
  readonly playback?: { readonly autoplay?: boolean; readonly muted?: boolean; readonly playsinline?: boolean };
  readonly plugins?: { readonly ima?: ImaConfig & { readonly disable?: boolean } };
}

interface Entry {
  readonly id: string;
  readonly content: string;
  readonly ads: boolean;
}

const LOAD_FAILED = { severity: 2, category: 1, code: 7002 };

/** What of the film's events the page hears, by the same names. */
const PASSED_ON = [
  'canplay',
  'loadeddata',
  'loadedmetadata',
  'pause',
  'playing',
  'timeupdate',
  'volumechange',
] as const;

class Player extends Emitter {
  readonly Event = EVENT;
  readonly config: Config;
  readonly #view = make('div', { className: 'playkit-player' });
  readonly #video = make('video', { playsInline: true, preload: 'auto' });
  readonly #adsContainer = make('div', { className: 'playkit-ads-container' });
  #entry: Entry | undefined;
  #ads: PreRoll | undefined;
  #played = false;
  #destroyed = false;

  constructor(config: Config, target: HTMLElement) {
    super();
    this.config = config;
    this.#video.muted = config.playback?.muted ?? false;
    this.#view.append(this.#video, this.#adsContainer);
    for (const box of [this.#view, this.#video, this.#adsContainer]) {
      Object.assign(box.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    }
    Object.assign(this.#view.style, { position: 'relative', background: '#000' });
    this.#adsContainer.style.display = 'none';
    target.append(this.#view);
    for (const type of PASSED_ON) this.#video.addEventListener(type, () => this.dispatch(type));
    this.#video.addEventListener('ended', () => {
      this.dispatch(CORE.ENDED);
      this.dispatch(CORE.PLAYBACK_ENDED);
    });
    this.#video.addEventListener('error', () => {
      if (!this.#destroyed) this.dispatch(CORE.ERROR, { severity: 2, category: 3, code: 3016, data: {} });
    });
  }

  /** Rejects, after an `error` event, if there is no such entry. */
  async loadMedia({ entryId }: { readonly entryId: string }): Promise<Entry> {
    this.dispatch(CORE.CHANGE_SOURCE_STARTED);
    const address = `${house.origin}/p/${this.config.provider.partnerId}/entry/${entryId}`;
    try {
      const response = await fetch(address);
      const answer = (await response.json()) as Entry & { readonly message?: string };
      if (!response.ok) throw new Error(answer.message ?? `HTTP ${response.status}`);
      if (this.#destroyed) return answer;
      this.#entry = answer;
      this.dispatch(CORE.SOURCE_SELECTED, { selectedSource: [{ url: answer.content }] });
      this.dispatch(CORE.CHANGE_SOURCE_ENDED);
      this.dispatch(CORE.MEDIA_LOADED);
      if (this.config.playback?.autoplay === true) this.play();
      return answer;
    } catch (error) {
      const { message } = error as Error;
      this.dispatch(CORE.ERROR, { ...LOAD_FAILED, data: { message } });
      throw error;
    }
  }

  play(): void {
    const entry = this.#entry;
    if (entry === undefined || this.#destroyed) return;
    if (this.#ads !== undefined || this.#played) return void this.#video.play().catch(() => undefined);
    this.dispatch(CORE.PLAYBACK_START);
    const ima = this.config.plugins?.ima;
    if (!entry.ads || ima === undefined || ima.disable === true) {
      this.#playContent(entry);
      return;
    }
    this.#adsContainer.style.display = '';
    this.#ads = preRoll(ima, {
      container: this.#adsContainer,
      video: this.#video,
      muted: this.#video.muted,
      tell: (name, payload) => this.dispatch(name, payload),
    });
    this.#ads.over.then(() => this.#playContent(entry));
  }

  pause(): void {
    this.#video.pause();
  }

  /** Silent from now on, and off the page; the target stays. */
  destroy(): void {
    this.#destroyed = true;
    this.forgetListeners();
    this.#ads?.destroy();
    this.#view.remove();
    this.#video.pause();
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  get muted(): boolean {
    return this.#video.muted;
  }

  set muted(muted: boolean) {
    this.#video.muted = muted;
  }

  readonly ads = { skipAd: (): void => this.#ads?.skip() };

  getView(): HTMLElement {
    return this.#view;
  }

  getVideoElement(): HTMLVideoElement {
    return this.#video;
  }

  #playContent(entry: Entry): void {
    if (this.#destroyed) return;
    this.#adsContainer.style.display = 'none';
    this.#video.addEventListener('play', () => {
      this.dispatch(CORE.PLAY);
      if (!this.#played) this.dispatch(CORE.FIRST_PLAY);
      this.#played = true;
    });
    this.#video.addEventListener('playing', () => this.dispatch(CORE.FIRST_PLAYING), { once: true });
    this.#video.src = entry.content;
    this.#video.play().catch(() => undefined);
  }
}

/** Throws if the target is not on the page. */
function setup(config: Config): Player {
  const target = document.getElementById(config.targetId);
  if (target === null) throw new Error(`Invalid config: targetId "${config.targetId}" was not found in the document.`);
  return new Player(config, target);
}

(window as unknown as { KalturaPlayer: object }).KalturaPlayer = { setup, getPlayers: () => ({}) };
