// All texts of this language in one file to load; a new game's file is found automatically.

import { merge } from './merge.ts';

export default merge(import.meta.glob<Record<string, unknown>>('./de/*.json', { eager: true, import: 'default' }));
