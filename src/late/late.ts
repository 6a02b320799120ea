// Loading on demand. Every `import()` of the client goes through here or through lateComponent.tsx, so that each has a timeout
// (tests/rules/late.test.ts).

import { LOAD_LIMIT, NotLoaded } from './chunk.ts';

export { NotLoaded };

export interface Late<Value> {
  /** A success is kept; after a failure the next call tries again. Rejects with `NotLoaded`. */
  (): Promise<Value>;
  /** undefined until it has loaded. */
  known(): Value | undefined;
}

export function late<Value>(load: () => Promise<Value>): Late<Value> {
  let coming: Promise<Value> | undefined;
  let value: Value | undefined;
  async function bring(): Promise<Value> {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error('timed out')), LOAD_LIMIT);
    });
    try {
      value = await Promise.race([load(), tooLate]);
      return value;
    } catch (cause) {
      coming = undefined;
      throw cause instanceof NotLoaded ? cause : new NotLoaded(String(cause), { cause });
    } finally {
      clearTimeout(limit);
    }
  }
  return Object.assign(
    () => {
      coming ??= bring();
      return coming;
    },
    { known: () => value },
  );
}
