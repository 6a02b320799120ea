// A form: its frame, its button and its trap for robots. What is asked and where it goes is its owner's business.

import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import styles from './Form.module.css';

export interface FormProps {
  /** The button may stand elsewhere, as in a dialog's foot: it names the form by this. */
  readonly id: string;
  /** `handleSubmit(…)` of react-hook-form. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Something is under way: it is not sent a second time. */
  readonly busy?: boolean;
  /** Why it did not work, over the button and read aloud; what was typed stays. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/** Faults are told by the fields themselves, never by the browser's bubbles. */
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

/** Nobody sees or reaches this field; robots fill in whatever they find. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input {...props} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
