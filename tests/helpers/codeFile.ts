import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the tests' server keeps the promo code that the support tool made before it started. */
export const codeFile = (port: string | undefined): string => join(tmpdir(), `raetsel-code-${port}.txt`);
