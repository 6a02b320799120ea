// A form field: label, hint, error, and for long texts a character count. Takes texts, not text keys. Made for react-hook-form:
// `<Field label=… error=… {...register('email')} />`, which focuses the first invalid field.

import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Field.module.css';

export interface Described {
  readonly label: string;
  /** What to enter, in one sentence. */
  readonly hint?: ReactNode;
  /** The error; announced when it appears and read with the field. */
  readonly error?: string | undefined;
}

export interface FieldProps
  extends Described,
    Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  /** A button at the end of the line. */
  readonly end?: ReactNode;
}

/** A single-line field. Set `type`, `autoComplete` and `inputMode`, so that browsers and password managers can help. */
export function Field({ label, hint, error, end, ...input }: FieldProps) {
  const id = useId();
  return (
    <Row id={id} label={label} hint={hint} error={error}>
      <div className={styles.line}>
        <input className={styles.input} {...input} {...aboutField(id, hint, error)} />
        {end}
      </div>
    </Row>
  );
}

export interface TextAreaProps extends Described, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Such as `12 of 2,000`, at the corner. */
  readonly count?: string;
  readonly label: string;
}

/** Several lines. Accepts more than the limit, so that pasted text is not cut off; an error then says so. */
export function TextArea({ label, hint, error, count, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Row id={id} label={label} hint={hint} error={error} count={count}>
      <textarea className={styles.area} rows={5} {...area} {...aboutField(id, hint ?? count, error)} />
    </Row>
  );
}

/** Attributes that connect a control to its hint and error. */
const aboutField = (id: string, hint: ReactNode, error: string | undefined) => ({
  id,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined,
});

interface RowProps extends Described {
  readonly id: string;
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

function Row({ id, label, hint, error, count, children }: RowProps) {
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {(hint !== undefined || count !== undefined) && (
        <p id={`${id}-hint`} className={styles.hint}>
          <span>{hint}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </p>
      )}
    </div>
  );
}

/**
 * Always mounted, so that its text is announced when it appears. Of several errors only the form's first one is announced: its field
 * has the focus, and the others are read with theirs.
 */
export function FieldError({ id, children }: { readonly id: string; readonly children?: string | undefined }) {
  const element = useRef<HTMLParagraphElement>(null);
  const [isFirst, setFirst] = useState(true);
  useLayoutEffect(() => {
    const all = element.current?.closest('form')?.querySelectorAll('[data-error]') ?? [];
    const [first = element.current] = [...all].filter(({ textContent }) => textContent !== '');
    setFirst(first === element.current);
  });
  return (
    <p ref={element} id={id} className={styles.error} data-error role={isFirst ? 'alert' : undefined}>
      {children}
    </p>
  );
}
