// What the parts of the server show of themselves. They know no library of metrics: each hands over a function that is read when
// somebody looks, one line a figure.

export interface Figure {
  /** Without the product's prefix; units as Prometheus wants them (`_seconds`, `_total`). */
  readonly name: string;
  readonly help: string;
  /** `counter`: only grows. */
  readonly type: 'gauge' | 'counter';
  /** Names of the labels, where there are any. */
  readonly labels?: readonly string[];
  /** undefined: not known. */
  read(): number | undefined | readonly Labelled[];
}

/** Labels have few values, and none of them a person's. */
export interface Labelled {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** An answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's template, never an address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  show(figure: Figure): void;
  answered(answered: AnsweredRequest): void;
}
