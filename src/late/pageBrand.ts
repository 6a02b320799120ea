// The brand's configurations that the server wrote into the page (server/brands/page.ts), so that nothing waits for them. Their values
// were checked there. In development, and on a page of the built-in brand, there are none.

import type { Configuration } from '../../machines/ports.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';

const text = document.getElementById('brand')?.textContent;

/** By language. */
export const pageBrand: { readonly [Code in Language]?: Configuration } | undefined = text && JSON.parse(text);

const brand = pageBrand && Object.values(pageBrand)[0]?.brand;

/** What the brand is called in requests. */
export const brandKey = brand?.key;

/** In which the page is offered. */
export const offered: readonly Language[] = brand?.languages ?? LANGUAGES;
