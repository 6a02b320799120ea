// A form: its frame, its button and its honeypot.

import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import styles from './Form.module.css';

export interface FormProps {
  /** Lets a submit button elsewhere, as in a dialog's footer, refer to the form. */
  readonly id: string;
  /** `handleSubmit(…)` of react-hook-form. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** A submission is under way: the form cannot be submitted again. */
  readonly busy?: boolean;
  /** Why it failed; shown above the button and read aloud. The input is kept. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/** Fields show their own errors instead of the browser's bubbles. */
export function Form({ id, onSubmit, busy = false, failure, children }: FormProps) {
  return (
    <form
      id={id}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit(event);
      }}
    >
      {children}
      <div className={styles.failure} role="alert">
        {failure}
      </div>
    </form>
  );
}

/** Sends the form named by `form`. */
export function SubmitButton(props: Omit<ButtonProps, 'type'> & { readonly form: string }) {
  return <Button variant="primary" {...props} type="submit" />;
}

/** A honeypot: people can neither see nor reach this field, but bots fill it in. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
