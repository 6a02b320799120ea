// The interface through which parts of the server export figures: a function each, called on every scrape. Independent of the
// metrics library.

export interface Figure {
  /** Without the product's prefix; with Prometheus's unit suffixes (`_seconds`, `_total`). */
  readonly name: string;
  readonly help: string;
  /** A `counter` only increases. */
  readonly type: 'gauge' | 'counter';
  /** Label names. */
  readonly labels?: readonly string[];
  /** undefined: unknown. */
  read(): number | undefined | readonly Labelled[];
}

/** Labels must have few values, and no personal data. */
export interface Labelled {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** An answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's template, never a path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  show(figure: Figure): void;
  answered(answered: AnsweredRequest): void;
}
