// `brand list|show|set|preview|publish|rollback`: brands are versions of documents, of which at most one is served.

import { randomBytes } from 'node:crypto';
import { type Brand, DEFAULT_KEY } from '../../api/brand.ts';
import { readBrand } from '../brands/check.ts';
import { chestFaults } from '../brands/prices.ts';
import {
  addVersion,
  allBrands,
  type BrandRow,
  findVersion,
  lockBrands,
  publishedBefore,
  publishVersion,
  setPreview,
  versionsOf,
} from '../store/brands.ts';
import type { Database } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { type AdminContext, type Command, one, Refused, read, table, UsageError, whole } from './command.ts';
import { written } from './moments.ts';

export const brandList: Command = async (args, { db }) => {
  if (read(args, {}).positionals.length > 0) throw new UsageError('Use: brand list');
  const rows = await allBrands(db);
  const all = await Promise.all(
    rows.map(async ({ key, published, preview }) => {
      const [newest] = await versionsOf(db, key);
      const shown = published === null ? newest : await findVersion(db, key, published);
      const { name, hosts, languages } = documentOf(shown?.document);
      return {
        key,
        published,
        newest: newest?.version ?? 0,
        preview,
        name,
        hosts,
        languages,
        since: shown?.publishedAt,
      };
    }),
  );
  const cells = all.map(({ key, published, newest, preview, name, hosts, languages, since }) => [
    ...[key, name[languages[0] ?? 'de'] ?? '', published ?? '-', newest, preview ?? '-'],
    ...[languages.join(' '), hosts.join(' '), written(since ?? null)],
  ]);
  const heads = ['brand', 'name', 'published', 'newest', 'preview', 'languages', 'hosts', 'since'];
  const builtIn = rows.some(({ key, published }) => key === DEFAULT_KEY && published !== null);
  const text = rows.length === 0 ? 'There is only the built-in brand.' : table(heads, cells);
  return {
    json: all,
    text: builtIn || rows.length === 0 ? text : `${text}\n\nAll other hosts have the built-in brand.`,
  };
};

/** Stored documents were checked. */
const documentOf = (text: string | undefined): Brand =>
  text === undefined ? { key: '', name: {}, hosts: [], languages: [] } : JSON.parse(text);

export const brandShow: Command = async (args, { db }) => {
  const { positionals, values } = read(args, { version: { type: 'string' } });
  const row = await rowOf(db, one(positionals, 'brand show KEY [--version N]'));
  const version = await chosen(db, row, values.version, row.published);
  const found = await findVersion(db, row.key, version);
  if (found === undefined) throw new Refused(`The brand ${row.key} has no version ${version}.`);
  const document = documentOf(found.document);
  const { operator, createdAt, publishedAt } = found;
  return {
    json: { key: row.key, version, operator, createdAt, publishedAt, document },
    text: JSON.stringify(document, null, 2),
  };
};

export const brandSet: Command = async (args, context) => {
  const { positionals, values } = read(args, { publish: { type: 'boolean' } });
  if (positionals.length === 0) throw new UsageError('Use: brand set FILE... [--publish]');
  // all of them are checked before any is kept
  const brands = positionals.map(checked);
  const done = [];
  for (const brand of brands) {
    const { key } = brand;
    const version = await addVersion(context.db, {
      ...{ key, document: JSON.stringify(brand), operator: context.operator, createdAt: new Date(context.now) },
    });
    if (values.publish === true) await publishOf(context, key, version);
    done.push({ key, version, published: values.publish === true });
  }
  return {
    json: done,
    text: done
      .map(({ key, version, published }) => `${key}: version ${version} is ${published ? 'published' : 'kept'}.`)
      .join('\n'),
    warnings: brands.flatMap((brand) => warningsOf(brand, context)),
  };
};

/** What the operator's settings, or the brand itself, leave without effect. */
function warningsOf({ key, tagManager, ads, adFreePrice }: Brand, { hasConsent }: AdminContext): string[] {
  return [
    ...(tagManager !== undefined && !hasConsent
      ? [`${key}: tagManager counts nothing without CONSENT_URL, which is not set here.`]
      : []),
    ...(adFreePrice !== undefined && ads === false ? [`${key}: adFreePrice sells nothing beside "ads": false.`] : []),
  ];
}

/** `index` and `all`: by which the operator finds the file; its name stays where the command was typed. */
function checked(text: string, index: number, all: readonly string[]): Brand {
  const found = readBrand(text);
  const faults = found.ok ? chestFaults(found.brand) : found.faults;
  if (!found.ok || faults.length > 0)
    throw new Refused(
      `The brand ${all.length > 1 ? `in file ${index + 1} ` : ''}is refused:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  return found.brand;
}

export const brandPreview: Command = async (args, context) => {
  const { db } = context;
  const { positionals, values } = read(args, { version: { type: 'string' } });
  const row = await rowOf(db, one(positionals, 'brand preview KEY [--version N]'));
  const version = await chosen(db, row, values.version, null);
  const token = randomBytes(8).toString('hex');
  await setPreview(db, row.key, version, token);
  const path = `/?brand=${row.key}~${token}`;
  const warnings = await warningsAbout(context, row.key, version);
  return {
    json: { key: row.key, version, path },
    text: `Version ${version} of ${row.key} is seen at ${path}`,
    warnings,
  };
};

export const brandPublish: Command = async (args, context) => {
  const { positionals, values } = read(args, { version: { type: 'string' } });
  const row = await rowOf(context.db, one(positionals, 'brand publish KEY [--version N]'));
  const version = await chosen(context.db, row, values.version, null);
  await publishOf(context, row.key, version);
  const warnings = await warningsAbout(context, row.key, version);
  return { json: { key: row.key, version }, text: `${row.key}: version ${version} is published.`, warnings };
};

const warningsAbout = async (context: AdminContext, key: string, version: number): Promise<string[]> =>
  warningsOf(documentOf((await findVersion(context.db, key, version))?.document), context);

/** Throws Refused if another published brand has one of its hosts. */
const publishOf = ({ db, now }: AdminContext, key: string, version: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const rows = await lockBrands(tx);
    const { hosts } = documentOf((await findVersion(tx, key, version))?.document);
    for (const other of rows) {
      if (other.key === key || other.published === null) continue;
      const taken = documentOf((await findVersion(tx, other.key, other.published))?.document).hosts;
      const both = hosts.find((host) => taken.includes(host));
      if (both !== undefined) throw new Refused(`The host ${both} belongs to the brand ${other.key}.`);
    }
    await publishVersion(tx, key, version, new Date(now));
  });

export const brandRollback: Command = async (args, context) => {
  const { key, published } = await rowOf(context.db, one(read(args, {}).positionals, 'brand rollback KEY'));
  if (published === null) throw new Refused(`The brand ${key} is not published.`);
  const before = await publishedBefore(context.db, key, published);
  if (before === null) await inTransaction(context.db, (tx) => publishVersion(tx, key, null, new Date(context.now)));
  else await publishOf(context, key, before);
  const text =
    before === null ? `${key}: nothing is published any more.` : `${key}: version ${before} is published again.`;
  return { json: { key, version: before }, text };
};

/** Throws Refused if there is none. */
export async function rowOf(db: Database, key: string): Promise<BrandRow> {
  const row = (await allBrands(db)).find((each) => each.key === key);
  if (row !== undefined) return row;
  throw new Refused(key === DEFAULT_KEY ? 'The default brand is the built-in one.' : `There is no brand "${key}".`);
}

/** The version that was typed, else `usual`, else the newest. */
async function chosen(
  db: Database,
  { key }: BrandRow,
  typed: string | undefined,
  usual: number | null,
): Promise<number> {
  const newest = (await versionsOf(db, key))[0]?.version ?? 0;
  return whole('--version', typed, usual ?? newest, 1, newest);
}
