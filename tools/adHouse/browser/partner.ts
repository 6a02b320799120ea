// The data partner's script: `permutive`. It asks for segments only after `consent({ opt_in: true })`.
import { house } from './house.ts';

/** What the page's snippet keeps until this script is there. */
interface Queued {
  readonly functionName: string;
  readonly arguments: readonly unknown[];
}

type Stage = 'initialised' | 'realtime';

let page: object = {};
let segments: readonly number[] = [];
let asked = false;
let ready = false;
const waiting: (() => void)[] = [];

async function ask(): Promise<void> {
  const body = JSON.stringify(page);
  const response = await fetch(`${house.origin}/partner/segment`, { method: 'POST', body });
  const answer = (await response.json()) as { readonly ready: boolean; readonly segments: readonly number[] };
  if (!answer.ready) return;
  ready = true;
  segments = answer.segments;
  for (const call of waiting.splice(0)) call();
}

const permutive = {
  addon(_name: string, model: object): void {
    page = model;
  },
  consent({ opt_in }: { readonly opt_in: boolean; readonly token?: string }): void {
    if (!opt_in || asked) return;
    asked = true;
    ask().catch(() => undefined); // never ready, then
  },
  ready(call: () => void, _stage?: Stage): void {
    if (ready) queueMicrotask(call);
    else waiting.push(call);
  },
  /** Calls once: when ready, or after so many ms though it is not. */
  readyWithTimeout(call: () => void, stage: Stage, ms = Number.POSITIVE_INFINITY): void {
    let called = false;
    const once = (): void => {
      if (called) return;
      called = true;
      call();
    };
    if (Number.isFinite(ms)) setTimeout(once, ms);
    permutive.ready(once, stage);
  },
  segments(call: (ids: readonly number[]) => void): void {
    permutive.ready(() => call(segments));
  },
  identify(): void {},
  track(): void {},
};

const target = window as unknown as { permutive?: { readonly q?: readonly Queued[] } };
const queue = target.permutive?.q ?? [];
target.permutive = Object.assign(target.permutive ?? {}, permutive);
const functions = permutive as unknown as Readonly<
  Record<string, ((...given: readonly unknown[]) => void) | undefined>
>;
for (const { functionName, arguments: given } of queue) functions[functionName]?.(...given);
