// Short notices: errors for 4 s, successes for 2 s. Repeating a text shows no second notice.

import i18next from 'i18next';
import toast from 'react-hot-toast/headless';
import { sentence } from '../text/sentence.ts';

/** ms; specification 9. */
const ERROR_TIME = 4000;
const SUCCESS_TIME = 2000;

export const capitalised = (text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(i18next.language) + rest.join('');
};

const words = (keyOrText: string): string => capitalised(sentence(i18next, keyOrText));

/** Takes a key of the texts or a sentence. */
export function notifyError(keyOrText: string): void {
  const text = words(keyOrText);
  toast.error(text, { id: text, duration: ERROR_TIME });
}

export function notifySuccess(keyOrText: string): void {
  const text = words(keyOrText);
  toast.success(text, { id: text, duration: SUCCESS_TIME });
}
