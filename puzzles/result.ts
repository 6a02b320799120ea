/** Either a value or the reason why there is none. Border functions return it; nothing inside throws for bad input. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Reason };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const no = <Reason>(fault: Reason): Result<never, Reason> => ({ ok: false, fault });

/** What is wrong with a document, and where. The sentence for a code lives in `src/text`. */
export interface Fault {
  /** A stable word in capitals, such as `NOT_JSON`. */
  readonly code: string;
  /** The place in the document, such as `puzzle[3][7]`; empty for the document as a whole. */
  readonly at: string;
}

export const fault = (code: string, at = ''): Result<never, Fault> => no({ code, at });
