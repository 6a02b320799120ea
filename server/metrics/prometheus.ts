// The figures in Prometheus's format. Loaded only if metrics are on.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest, Figure, Metrics } from './show.ts';

const PREFIX = 'raetsel_';
/** s; a read should take at most a tenth of a second, judging a log a few tenths, and nothing more than 30 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Prometheus extends Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Includes the process's own figures: CPU time, memory, event loop lag, garbage collection. */
export function openPrometheus(): Prometheus {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: `${PREFIX}rate_limited_total`,
    help: 'Requests refused by a rate limit (429)',
    labelNames: ['route'],
    registers,
  });
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    show: (figure) => shown(figure, registers),
    answered({ method, route, status, seconds }: AnsweredRequest) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (status === 429) refused.inc({ route });
    },
  };
}

function shown({ name, help, type, labels = [], read }: Figure, registers: Registry[]): void {
  const settings = { name: PREFIX + name, help, labelNames: labels, registers };
  if (type === 'gauge') {
    const gauge: Gauge = new Gauge({
      ...settings,
      collect: () => fill(gauge, read(), (labels, value) => gauge.set(labels, value)),
    });
  } else {
    const counter: Counter = new Counter({
      ...settings,
      collect: () => fill(counter, read(), (labels, value) => counter.inc(labels, value)),
    });
  }
}

type Put = (labels: Readonly<Record<string, string>>, value: number) => void;

/** Unknown figures disappear instead of keeping their last value. */
function fill(metric: { reset(): void; remove(): void }, found: ReturnType<Figure['read']>, put: Put): void {
  metric.reset();
  if (found === undefined) metric.remove();
  else if (typeof found === 'number') put({}, found);
  else for (const { labels, value } of found) put(labels, value);
}
