// What an ad shows: the film, how long it still runs, a way to the advertiser, a way to skip it.
import { make, shadowOf } from '../house.ts';
import type { VastAd } from './vast.ts';

const WORDS = {
  de: { ad: 'Anzeige', skip: 'Überspringen', skipIn: 'Überspringen in', more: 'Mehr erfahren' },
  en: { ad: 'Ad', skip: 'Skip ad', skipIn: 'Skip in', more: 'Learn more' },
} as const;

export type AdLanguage = keyof typeof WORDS;

export interface Screen {
  readonly host: HTMLElement;
  readonly video: HTMLVideoElement;
  /** Writes the countdowns, in s. Returns whether the ad can be skipped by now. */
  show(remaining: number, played: number): boolean;
}

interface Presses {
  skip(): void;
  /** On the way to the advertiser, which the link opens by itself. */
  click(): void;
  /** On the film. */
  film(): void;
}

const STYLE = `
:host {
  position: absolute; inset: 0; display: block; overflow: hidden; background: #000; color: #fff;
  font: 0.9375rem/1.3 system-ui, sans-serif;
}
* { box-sizing: border-box; }
video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
.left, .wait { padding: 0.25rem 0.6rem; border-radius: 0.4rem; background: rgb(0 0 0 / 80%); font-variant-numeric: tabular-nums; }
.bar {
  position: absolute; inset: auto 0.5rem 0.5rem; display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem;
}
.skip { margin-inline-start: auto; }
a { position: absolute; inset: 0.5rem 0.5rem auto auto; }
a, button {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 1px solid #fff;
  border-radius: 0.4rem; background: rgb(0 0 0 / 80%); color: #fff; font: inherit; text-decoration: none;
}
button { border-color: #000; background: #fff; color: #000; font-weight: 600; cursor: pointer; }
:is(a, button):focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }
`;

export function openScreen(container: HTMLElement, ad: VastAd, language: AdLanguage, press: Presses): Screen {
  const words = WORDS[language];
  const host = make('div', { lang: language });
  const video = make('video', { playsInline: true, preload: 'auto' });
  video.disablePictureInPicture = true;
  const left = make('span', { className: 'left' });
  const wait = make('span', { className: 'wait' });
  const skip = make('button', { type: 'button' }, words.skip);
  const skipping = make('span', { className: 'skip' });
  const bar = make('div', { className: 'bar' }, left);
  const links: HTMLElement[] = [];
  if (ad.clickThrough !== undefined) {
    const more = make('a', { href: ad.clickThrough, target: '_blank', rel: 'noopener' }, words.more);
    more.addEventListener('click', () => press.click());
    links.push(more);
  }
  if (ad.skipOffset !== undefined) bar.append(skipping);
  skip.addEventListener('click', () => press.skip());
  video.addEventListener('click', () => press.film());

  // the container is placed by the page, which may have left it static
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
  container.append(host);
  shadowOf(host, STYLE).append(video, ...links, bar);

  const { skipOffset } = ad;
  return {
    host,
    video,
    show(remaining, played) {
      left.textContent = `${words.ad} · ${Math.max(0, Math.ceil(remaining))} s`;
      const skippable = skipOffset !== undefined && played >= skipOffset;
      if (skippable && !skip.isConnected) skipping.replaceChildren(skip);
      if (skipOffset !== undefined && !skippable) {
        wait.textContent = `${words.skipIn} ${Math.ceil(skipOffset - played)}`;
        if (!wait.isConnected) skipping.replaceChildren(wait);
      }
      return skippable;
    },
  };
}
