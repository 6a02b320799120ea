// What the server puts in front of each script (bundle.ts).
import type { ScenarioName } from '../scenarios.ts';

interface House {
  /** Where this script came from. */
  readonly origin: string;
  /** When it was asked for. Whatever is decided later comes with the VAST document or the entry. */
  readonly scenario: ScenarioName;
  /** False for `?gdpr=0`. */
  readonly gdpr: boolean;
}

declare const HOUSE: House;
export const house: House = HOUSE;

/** German for a page in German, else English. */
export function pageLanguage(): 'de' | 'en' {
  return document.documentElement.lang.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** In a shadow root, so that neither page styles the other, and without a style element, which a strict policy forbids. */
export function shadowOf(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Creates an element with properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
