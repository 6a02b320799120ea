// Renders a piece of the chrome into the test's document, with the product's texts and everything else that it needs.

import { createInstance } from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import en from '../../src/text/en.ts';
import { merge } from '../../src/text/merge.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Texts that the app loads on demand. */
const later = merge(
  import.meta.glob<Record<string, unknown>>('../../src/text/en/{games,later}/*.json', {
    eager: true,
    import: 'default',
  }),
);

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: merge({ en, later }) } },
  interpolation: { escapeValue: false },
});

export interface Rendered {
  readonly element: HTMLElement;
  again(node: ReactNode): Promise<void>;
  unmount(): Promise<void>;
}

/** Renders in English. Resolves when everything requested has been rendered. */
export async function render(node: ReactNode): Promise<Rendered> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const again = (next: ReactNode) =>
    act(async () => root.render(<I18nextProvider i18n={texts}>{next}</I18nextProvider>));
  await again(node);
  return {
    element,
    again,
    unmount: async () => {
      await act(async () => root.unmount());
      element.remove();
    },
  };
}
