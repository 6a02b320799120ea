// Short notices: errors for 4 s, successes for 2 s, or longer if the player has set that. Repeating a text shows no second notice.

import i18next from 'i18next';
import toast from 'react-hot-toast/headless';
import type { Settings } from '../adapters/settings.ts';
import { sentence } from '../text/sentence.ts';

/** ms of an error and of a success, by the setting; the usual times are from specification 9. */
const TIMES: Readonly<Record<Settings['notices'], readonly [error: number, success: number]>> = {
  usual: [4000, 2000],
  long: [10_000, 10_000],
  stay: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
};

let times = TIMES.usual;

/** How long the notices from now on stay; the focus and the pointer keep them longer. */
export function setNoticeTime(setting: Settings['notices']): void {
  times = TIMES[setting];
}

export const capitalised = (text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(i18next.language) + rest.join('');
};

const words = (keyOrText: string): string => capitalised(sentence(i18next, keyOrText));

/** Takes a key of the texts or a sentence. `about`: the notice takes the place of an earlier one about the same. */
export function notifyError(keyOrText: string, about?: string): void {
  const text = words(keyOrText);
  toast.error(text, { id: about ?? text, duration: times[0] });
}

export function notifySuccess(keyOrText: string, about?: string): void {
  const text = words(keyOrText);
  toast.success(text, { id: about ?? text, duration: times[1] });
}

/** Of what the game's own announcer says, since a notice with the words of the last one is not announced again. */
export function showNotice(type: 'error' | 'success', text: string, about: string): void {
  const duration = times[type === 'error' ? 0 : 1];
  toast[type](text, { id: about, duration, ariaProps: { role: 'status', 'aria-live': 'off' } });
}
