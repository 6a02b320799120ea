// Reads script time out of a Chromium trace: processor time of the page's main thread, from an input to the frame that shows it.

/** Categories that `scriptTimes` needs. */
export const CATEGORIES = ['devtools.timeline', 'blink.user_timing', '__metadata'];
/** The user-timing marks that the bench sets before each entry and after it, when the page has come to rest. */
export const MARK = 'bench-entry';
export const END = 'bench-entry-end';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Begin and duration on the clock, microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Duration on the thread's processor, microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const SCRIPT = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'EvaluateScript',
  'TimerFire',
]);
/** A key enters when it goes down, a pointer at the latest with its click; dragging, panning and zooming have a frame for each. */
const INPUTS = new Set([
  'keydown',
  'keypress',
  'pointerdown',
  'pointerup',
  'pointermove',
  'mousedown',
  'mouseup',
  'click',
  'wheel',
]);

/**
 * Script time of every entry, ms: from its first input event to the frame that shows its last one. It is the processor's time of
 * the thread, so that other processes on the machine do not count. An entry that brings no frame is left out.
 */
export const scriptTimes = (trace: Buffer): number[] =>
  entriesOf(trace).flatMap((events) => {
    const time = entryTime(events);
    return time === undefined ? [] : [time];
  });

/** All script time between the two marks of every entry, ms. */
export const spanTimes = (trace: Buffer): number[] =>
  entriesOf(trace).map((events) => scriptIn(events, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY));

/** What the page's main thread did in each entry. */
function entriesOf(trace: Buffer): TraceEvent[][] {
  const all = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
  const marks = all.filter((event) => event.name === MARK);
  const page = marks[0];
  if (page === undefined) throw new Error('The trace holds no entry.');
  const main = all.filter((event) => event.pid === page.pid && event.tid === page.tid).sort((a, b) => a.ts - b.ts);
  const ends = all.filter((event) => event.name === END);
  return marks.map((mark, index) => {
    const end = ends[index]?.ts ?? Number.POSITIVE_INFINITY;
    return main.filter((event) => event.ts > mark.ts && event.ts < end);
  });
}

function entryTime(events: readonly TraceEvent[]): number | undefined {
  const inputs = events.filter((event) => event.name === 'EventDispatch' && INPUTS.has(event.args?.data?.type ?? ''));
  const first = inputs[0];
  const last = inputs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const frames = events.filter((event) => event.name === 'Layerize' && event.ts >= first.ts);
  if (frames.length === 0) return undefined;
  const end = frames.find((frame) => frame.ts >= last.ts)?.ts ?? last.ts; // a click that changes nothing brings no frame
  return scriptIn(events, first.ts, end);
}

function scriptIn(events: readonly TraceEvent[], begin: number, end: number): number {
  let covered = 0; // end of the outermost script event so far: what lies inside it is already counted
  let sum = 0;
  for (const event of events) {
    if (!SCRIPT.has(event.name) || event.ph !== 'X' || event.ts < begin || event.ts > end) continue;
    if (event.ts < covered) continue;
    covered = event.ts + (event.dur ?? 0);
    sum += event.tdur ?? 0;
  }
  return sum / 1000;
}
