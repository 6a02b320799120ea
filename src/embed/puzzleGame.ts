// The element <puzzle-game> for publishers' pages: a frame of the app in a shadow root. It trusts no attribute, and hears only its own
// frame.

import type { FromFrame, FromPage, Marked } from './messages.ts';

/** An attribute of another form is as good as none. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  game: /^[a-z]{1,30}$/,
  level: /^[\w-]{1,80}$/,
  brand: /^[\w.~-]{1,64}$/,
  language: /^[a-z]{2}$/,
};

/** What the frame may do; the rest is forbidden to whatever runs in it. */
const ALLOWED = 'autoplay; clipboard-write; fullscreen; web-share';

/** How far below the window it begins to load. */
const NEAR = '200px';

/** CSS pixels: whatever the frame says, the page keeps its shape. */
const [LOWEST, HIGHEST] = [200, 2000];

/**
 * `contain-intrinsic-inline-size`: a place that is as wide as what is in it would have no width.
 * The app wants the same height as long as its type has the usual size, so that nothing jumps when it comes.
 */
const STYLE = `:host{display:block;width:100%;container-type:inline-size;contain-intrinsic-inline-size:280px}
:host([hidden]){display:none}
div{height:calc(min(100cqi,520px) + 380px)}
@container (min-width:900px){div{height:720px}}
iframe{display:block;width:100%;height:100%;border:0}`;

export class PuzzleGame extends HTMLElement {
  /** The app's origin. */
  static app: string;
  static readonly observedAttributes = [...Object.keys(ATTRIBUTES), 'title'];

  readonly #place = document.createElement('div');
  #frame: HTMLIFrameElement | undefined;
  #sight: IntersectionObserver | undefined;
  /** The frame has said hello. */
  #met = false;
  readonly #changed = new Set<string>();

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet(); // a style element would need the page's leave
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    root.append(this.#place);
  }

  connectedCallback(): void {
    window.addEventListener('message', this.#hear);
    this.#sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.#open(), {
      rootMargin: NEAR,
    });
    this.#sight.observe(this);
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear);
    this.#sight?.disconnect();
    this.#close();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.#frame === undefined || before === now) return;
    // what a page changes in one go, such as game and level, is one change
    if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  #follow(): void {
    const changed = new Set(this.#changed);
    this.#changed.clear();
    if (this.#frame === undefined) return;
    if (changed.delete('title')) this.#frame.title = this.#title();
    if (changed.has('brand') || (changed.size > 0 && !this.#met)) {
      this.#open();
      return;
    }
    const [game, level, language] = [this.#read('game'), this.#read('level'), this.#read('language')];
    if (changed.delete('language') && language) this.#say({ type: 'language', language });
    if (changed.size > 0 && game) this.#say({ type: 'go', game, level });
  }

  /** Anew, if it is there already. */
  #open(): void {
    this.#close();
    this.#sight?.disconnect();
    const frame = document.createElement('iframe');
    frame.src = this.#address();
    frame.allow = ALLOWED;
    frame.title = this.#title();
    this.#frame = frame;
    this.#place.append(frame);
  }

  #close(): void {
    this.#frame?.remove();
    this.#frame = undefined;
    this.#met = false;
    this.#place.removeAttribute('style');
  }

  #read(name: string): string {
    const value = this.getAttribute(name) ?? '';
    return ATTRIBUTES[name]?.test(value) ? value : '';
  }

  #address(): string {
    const [game, brand] = [this.#read('game'), this.#read('brand')];
    const url = new URL(game && `/${game}/${this.#read('level') || 'play'}`, PuzzleGame.app);
    if (brand) url.searchParams.set('brand', brand);
    url.hash = this.#read('language');
    return url.href;
  }

  #title = (): string => this.title || this.#read('game') || 'Puzzle';

  #say(message: FromPage): void {
    this.#frame?.contentWindow?.postMessage({ ...message, puzzleGame: 1 } satisfies Marked<FromPage>, PuzzleGame.app);
  }

  #hear = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== PuzzleGame.app || this.#frame === undefined || source !== this.#frame.contentWindow) return;
    if (data?.puzzleGame === 1) this.#take(data);
  };

  #take(message: Marked<FromFrame>): void {
    switch (message.type) {
      case 'hello':
        this.#met = true;
        this.#say({ type: 'page' });
        return;
      case 'height':
        this.#place.style.height = `${Math.min(Math.max(Number(message.height) || 0, LOWEST), HIGHEST)}px`;
        return;
      case 'title':
        if (this.#frame !== undefined && !this.title) this.#frame.title = String(message.title);
        return;
      case 'ready':
      case 'started':
      case 'progress':
      case 'solved':
      case 'unavailable':
        this.dispatchEvent(new CustomEvent(message.type, { detail: message.detail }));
    }
  }
}
