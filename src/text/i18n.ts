// Languages: the stored choice, else the browser's; German and English. Only the language in use is loaded.

import i18next, { type i18n, type LanguageDetectorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../puzzles/languages.ts';
import { late, NotLoaded } from '../late/late.ts';
import { offered, pageBrand } from '../late/pageBrand.ts';
import { laterTexts } from './later.ts';
import { merge, type Texts } from './merge.ts';

/** The language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  de: late(() => import('./de.ts')),
  en: late(() => import('./en.ts')),
};

/** German for any German code, English for all others; a brand may offer but one. */
export function nearest(code: string | undefined): Language {
  const wanted = code?.toLowerCase().startsWith('de') ? 'de' : 'en';
  return offered.includes(wanted) ? wanted : (offered[0] as Language);
}

/** The language in use. */
export const language = (): Language => nearest(i18next.resolvedLanguage ?? i18next.language);

async function all(code: Language): Promise<Texts> {
  const [first, later] = await Promise.all([LOADERS[code](), laterTexts(code)]);
  return merge({ first: first.default, later, own: pageBrand?.[code]?.brand?.texts ?? {} });
}

/** The key that i18next's own detector uses; that package is 2.7 KiB of script instead of these lines. */
const STORED = 'i18nextLng';

/** Which an address ends in, as that of a publisher's frame does. */
const inAddress = (): string | undefined => /^#(..)$/.exec(location.hash)?.[1];

/** The address first, then local storage, then the browser's setting; a choice is stored, or lasts as long as the page if storage is forbidden. */
const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => inAddress() ?? attempt(() => localStorage.getItem(STORED)) ?? [...navigator.languages],
  cacheUserLanguage: (code) => void attempt(() => localStorage.setItem(STORED, code)),
};

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Resolves when the texts are ready to render; rejects if they cannot be loaded. */
export async function startTexts(): Promise<i18n> {
  i18next.on('languageChanged', (code) => {
    document.documentElement.lang = nearest(code);
    document.dir = pageBrand?.[nearest(code)]?.brand?.dir ?? '';
  });
  await i18next
    .use(detector)
    .use(initReactI18next)
    .use({
      type: 'backend',
      init: () => undefined,
      // i18next awaits a promise only from a function with two parameters
      read: async (code: string, _namespace: string) => all(nearest(code)),
    })
    .init({
      supportedLngs: offered,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: (code) => [nearest(code)],
      // React escapes what it renders
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  // without its texts i18next would show their keys
  if (!i18next.hasResourceBundle(language(), 'translation')) throw new NotLoaded('texts');
  return i18next;
}

/** Switches only once the texts have loaded; rejects and changes nothing if they do not load. */
export async function changeLanguage(to: Language): Promise<void> {
  await all(to);
  await i18next.changeLanguage(to);
}
