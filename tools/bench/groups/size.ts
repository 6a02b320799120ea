// Initial JavaScript of a fresh build, KiB of brotli, against its budget.
import { join } from 'node:path';
import { build } from 'vite';
import { sizeReport } from '../../sizes.ts';
import { type Measure, row } from '../row.ts';

export const measure: Measure = async () => {
  await build({ root: join(import.meta.dirname, '../../..'), logLevel: 'error' });
  return sizeReport().map(({ name, kib, bound }) => row(`size ${name}`, kib, 'KiB', { name: 'budget', value: bound }));
};
