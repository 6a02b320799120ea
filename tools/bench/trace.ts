// Reads script time out of a Chromium trace: processor time of the page's main thread, from an input to the frame that shows it.

/** Categories that `scriptTimes` needs. */
export const CATEGORIES = ['devtools.timeline', 'blink.user_timing', '__metadata'];
/** The user-timing marks that the bench sets before each entry and after it, when the page has come to rest. */
export const MARK = 'bench-entry';
export const END = 'bench-entry-end';

/** Set by the page while levels change: a level is there now, something of it was drawn. */
export const ARRIVED = 'bench-arrived';
export const DRAWN = 'bench-drawn';

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

/** Script time of every entry, ms: from the arrival of what is to be shown to the first frame that shows something of it. */
export const arrivalTimes = (trace: Buffer): number[] =>
  entriesOf(trace).map((events) => {
    const drawn = events.find(({ name, ts }) => name === DRAWN && ts > (events.find(isArrival)?.ts ?? Infinity));
    const arrived = events.findLast((event) => isArrival(event) && event.ts < (drawn?.ts ?? 0));
    const frame = events.find(({ name, ts }) => name === 'Layerize' && ts > (drawn?.ts ?? Infinity));
    if (!arrived || !frame) throw new Error('An entry of the trace shows no arrival.');
    return scriptIn(events, arrived.ts, frame.ts);
  });

const isArrival = ({ name }: TraceEvent): boolean => name === ARRIVED;

/** The longest stretch of script in every entry, whatever began it, ms: as long as that a frame may have to wait. */
export const longestTimes = (trace: Buffer): number[] =>
  entriesOf(trace).map((events) => Math.max(0, ...outermost(events).map(({ tdur = 0 }) => tdur / 1000)));

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

const scriptIn = (events: readonly TraceEvent[], begin: number, end: number): number =>
  outermost(events.filter(({ ts }) => ts >= begin && ts <= end)).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Script that lies in no other script: what lies inside is counted with it. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let covered = 0;
  return events.filter(({ name, ph, ts, dur = 0 }) => {
    if (!SCRIPT.has(name) || ph !== 'X' || ts < covered) return false;
    covered = ts + dur;
    return true;
  });
}
