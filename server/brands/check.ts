// Checks a brand: the schema of api/brand.ts, and what a schema cannot say.

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Brand } from '../../api/brand.ts';
import { categoriesOf } from '../../puzzles/catalogue.ts';
import { readLogo } from './logo.ts';

/** Of the JSON text; a picture takes most of it. */
export const LONGEST_BRAND = 128 * 1024; // characters

export type Checked = { readonly ok: true; readonly brand: Brand } | { readonly ok: false; readonly faults: string[] };

/** Compiled with the first brand: a start without any must not wait for it. */
let compiled: ValidateFunction<Brand> | undefined;
function schema(): ValidateFunction<Brand> {
  compiled ??= new Ajv({ allErrors: true, strict: false }).compile<Brand>(Brand);
  return compiled;
}

/** `text`: JSON. Each fault is a sentence for the operator that names the place. */
export function readBrand(text: string): Checked {
  if (text.length > LONGEST_BRAND) return { ok: false, faults: [`It is longer than ${LONGEST_BRAND} characters.`] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [`It is not JSON: ${(error as Error).message}.`] };
  }
  return checkBrand(raw);
}

export function checkBrand(raw: unknown): Checked {
  const fits = schema();
  if (!fits(raw)) return { ok: false, faults: [...new Set((fits.errors ?? []).slice(0, 20).map(sentenceOf))] };
  const faults = [
    ...languageFaults(raw),
    ...directionFaults(raw),
    ...gameFaults(raw),
    ...offerFaults(raw),
    ...otherFaults(raw),
  ];
  return faults.length === 0 ? { ok: true, brand: raw } : { ok: false, faults };
}

function sentenceOf({ instancePath, message = '', params }: ErrorObject): string {
  const more = 'additionalProperty' in params ? ` (${String(params.additionalProperty).slice(0, 60)})` : '';
  return `${instancePath.slice(1) || 'The brand'} ${message}${more}.`;
}

/** Every text is there in every language of the brand. */
function languageFaults({ languages, name, texts = {}, games = [] }: Brand): string[] {
  const all: [string, Readonly<Record<string, string>> | undefined][] = [
    ['name', name],
    ...Object.entries(texts).map(([key, text]): [string, Readonly<Record<string, string>>] => [`texts/${key}`, text]),
    ...games.flatMap(
      ({ type, name, seoText, categories = [] }): [string, Readonly<Record<string, string>> | undefined][] => [
        [`games/${type}/name`, name],
        [`games/${type}/seoText/title`, seoText?.title],
        [`games/${type}/seoText/text`, seoText?.text],
        ...categories.map(({ type: category, name }): [string, Readonly<Record<string, string>> | undefined] => [
          `games/${type}/${category}`,
          name,
        ]),
      ],
    ),
  ];
  return all.flatMap(([place, text]) =>
    text === undefined
      ? []
      : languages.filter((code) => text[code] === undefined).map((code) => `${place} lacks ${code}.`),
  );
}

const directionFaults = ({ languages, rightToLeft = [] }: Brand): string[] =>
  rightToLeft
    .filter((code) => !languages.includes(code))
    .map((code) => `rightToLeft names ${code}, which is none of languages.`);

function gameFaults({ games = [] }: Brand): string[] {
  const faults = games.flatMap(({ type, categories = [] }) => {
    const known: readonly string[] = categoriesOf(type);
    const types = categories.map((category) => category.type);
    return [
      ...types.filter((category) => !known.includes(category)).map((category) => `games/${type} has no ${category}.`),
      ...twice(types).map((category) => `games/${type} names ${category} twice.`),
    ];
  });
  return [...faults, ...twice(games.map(({ type }) => type)).map((type) => `games names ${type} twice.`)];
}

const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** A unique index on the id limits starter offers to one per account, so id and kind must agree. */
function offerFaults({ offers = [] }: Brand): string[] {
  return [
    ...twice(offers.map(({ id }) => id)).map((id) => `offers names ${id} twice.`),
    ...offers
      .filter(({ id, kind }) => id.startsWith('starter') !== (kind === 'starter'))
      .map(({ id }) => `offers/${id}: the ids of starter offers, and of no others, begin with "starter".`),
  ];
}

function otherFaults({ appearance, links = {}, redirectHost, publishers = [] }: Brand): string[] {
  const logo = appearance?.logo ?? '';
  const addresses = [
    ...Object.entries(links),
    ['redirectHost', redirectHost ?? 'https://example.org'] as const,
    ...publishers.map((host) => [`publishers/${host}`, `https://${host}`] as const),
  ];
  return [
    ...(logo === '' || readLogo(logo) ? [] : ['appearance/logo is no picture of its type, or has more than shapes.']),
    ...addresses.filter(([, address]) => !URL.canParse(address ?? '')).map(([place]) => `${place} is no address.`),
  ];
}
