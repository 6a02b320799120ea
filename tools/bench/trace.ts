// Reads script time from a Chromium trace: CPU time of the page's main thread, from an input to the frame that shows it.

/** Categories that `scriptTimes` needs. */
export const CATEGORIES = ['devtools.timeline', 'blink.user_timing', '__metadata'];
/** The user-timing marks that the bench sets before each entry and after it, when the page has come to rest. */
export const MARK = 'bench-entry';
export const END = 'bench-entry-end';

/** Marks that the page sets when a level has arrived, and when part of it is drawn. */
export const ARRIVED = 'bench-arrived';
export const DRAWN = 'bench-drawn';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration in wall time, microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Duration in the thread's CPU time, microseconds. */
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
/** A key acts on keydown, a pointer at the latest on its click; dragging, panning and zooming have one frame per event. */
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
 * Script time of every entry, ms: from its first input event to the frame that shows its last one. This is the thread's
 * CPU time, so that other processes on the machine do not count. Entries without a frame are omitted.
 */
export const scriptTimes = (trace: Buffer): number[] =>
  entriesOf(trace).flatMap((events) => {
    const time = entryTime(events);
    return time === undefined ? [] : [time];
  });

/** Script time of every entry, ms: from the arrival of its content to the first frame that shows part of it. */
export const arrivalTimes = (trace: Buffer): number[] =>
  entriesOf(trace).map((events) => {
    const drawn = events.find(({ name, ts }) => name === DRAWN && ts > (events.find(isArrival)?.ts ?? Infinity));
    const arrived = events.findLast((event) => isArrival(event) && event.ts < (drawn?.ts ?? 0));
    const frame = events.find(({ name, ts }) => name === 'Layerize' && ts > (drawn?.ts ?? Infinity));
    if (!arrived || !frame) throw new Error('An entry of the trace shows no arrival.');
    return scriptIn(events, arrived.ts, frame.ts);
  });

const isArrival = ({ name }: TraceEvent): boolean => name === ARRIVED;

/** The longest task in every entry, whatever started it, ms: a frame may have to wait that long. */
export const longestTimes = (trace: Buffer): number[] =>
  entriesOf(trace).map((events) => Math.max(0, ...outermost(events).map(({ tdur = 0 }) => tdur / 1000)));

/** What the page's main thread did in each entry. */
function entriesOf(trace: Buffer): TraceEvent[][] {
  const all = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
  const marks = all.filter((event) => event.name === MARK);
  const page = marks[0];
  if (page === undefined) throw new Error('The trace has no entries.');
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
  const end = frames.find((frame) => frame.ts >= last.ts)?.ts ?? last.ts; // a click that changes nothing causes no frame
  return scriptIn(events, first.ts, end);
}

const scriptIn = (events: readonly TraceEvent[], begin: number, end: number): number =>
  outermost(events.filter(({ ts }) => ts >= begin && ts <= end)).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Script events that are not nested in others; nested ones count with their parents. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let covered = 0;
  return events.filter(({ name, ph, ts, dur = 0 }) => {
    if (!SCRIPT.has(name) || ph !== 'X' || ts < covered) return false;
    covered = ts + dur;
    return true;
  });
}
