// The pseudo-language that stands for languages written from right to left: the usual texts between two Hebrew letters, so that each
// text begins at the right and ends at the left, punctuation included, and can still be read by whoever tries the layout.

import i18next, { type i18n } from 'i18next';

const NAME = 'pseudo';

/** `א` is the first letter of the alphabet and `ת` its last. The empty text stays one. */
export const pseudo = (text: string): string => (text === '' ? '' : `א${text}ת`);

/** Follows the page's direction, now and after each change of the language. */
export function startPseudo(texts: i18n = i18next, page: Pick<Document, 'dir'> = document): void {
  texts.use({ type: 'postProcessor', name: NAME, process: pseudo });
  const follow = (): void => {
    texts.options.postProcess = page.dir === 'rtl' ? NAME : false;
  };
  follow();
  texts.on('languageChanged', follow);
  if (page.dir === 'rtl') texts.emit('languageChanged', texts.language); // draws what is there again
}
