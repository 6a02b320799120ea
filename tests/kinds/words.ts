// Texts as in the app, but strict: a missing key or a missing value throws.

import i18next, { type TFunction } from 'i18next';
import type { Spoken } from '../../puzzles/kind.ts';
import deEars from '../../src/text/de/later/ears.json' with { type: 'json' };
import deWords from '../../src/text/de/later/words.json' with { type: 'json' };
import enEars from '../../src/text/en/later/ears.json' with { type: 'json' };
import enWords from '../../src/text/en/later/words.json' with { type: 'json' };

/** Texts that all games share. */
const SHARED = { de: { ...deEars, ...deWords }, en: { ...enEars, ...enWords } };

/** Says the phrases in one language; throws if a text or a value is missing. */
export function say(t: TFunction, spoken: Spoken): string {
  return spoken.map(({ key, values }) => filled(t, `spoken.${key}`, values)).join(', ');
}

export function filled(t: TFunction, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text: string = t(key, { ...values });
  if (text.trim() === '' || /\{\{|\}\}|\$t\(|undefined|NaN/.test(text)) throw new Error(`text ${key}: "${text}"`);
  return text;
}

/** The two languages as the app reads them. */
export function languages(texts: Record<'de' | 'en', object>): { language: string; t: TFunction }[] {
  return (['de', 'en'] as const).map((language) => {
    const i18n = i18next.createInstance();
    const missing = (key: string) => {
      throw new Error(`no text in ${language} for ${key}`);
    };
    void i18n.init({
      lng: language,
      initAsync: false,
      resources: { [language]: { translation: texts[language] } },
      interpolation: { escapeValue: false },
      // A text with its own default does not count as missing.
      parseMissingKeyHandler: (key, fallback) => fallback ?? missing(key),
      missingInterpolationHandler: (text, [, name]) => missing(`{{${name}}} in "${text}"`),
    });
    i18n.addResourceBundle(language, 'translation', SHARED[language], true, false);
    return { language, t: i18n.t };
  });
}
