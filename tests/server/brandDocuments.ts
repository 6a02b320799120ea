// Brands for tests, and the support tool that publishes them.

import type { Brand } from '../../api/brand.ts';
import { newFile } from '../../server/admin/newFile.ts';
import { type CommandResult, runAdmin } from '../../server/admin/run.ts';
import { nothingBeside } from '../../server/backup/beside.ts';
import type { Database } from '../../server/store/database.ts';
import { NOON } from './nodes.ts';

/** The least that a brand says. */
export const plainBrand = (key: string, more: Partial<Brand> = {}): Brand => ({
  key,
  name: { de: `Marke ${key}`, en: `Brand ${key}` },
  hosts: [`${key}.example`],
  languages: ['de', 'en'],
  ...more,
});

export const supportOn =
  (db: Database) =>
  (...words: string[]): Promise<CommandResult> =>
    runAdmin(words, (work) =>
      work({
        ...{ db, now: NOON, timeZone: 'Europe/Berlin', currency: 'EUR', hasConsent: false, operator: 'root' },
        ...{ newFile, files: nothingBeside },
      }),
    );

/** Throws if a brand is refused. */
export async function publish(db: Database, ...brands: readonly Brand[]): Promise<void> {
  const texts = brands.map((brand) => JSON.stringify(brand));
  const { code, err } = await supportOn(db)('brand', 'set', ...texts, '--publish');
  if (code !== 0) throw new Error(err);
}
