// A choice of one in a form, each option on a line of its own. For a choice that takes effect at once see Segmented.

import { type ComponentProps, useId } from 'react';
import styles from './Choices.module.css';
import { FieldError } from './Field.tsx';

export interface ChoicesProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly error?: string | undefined;
}

/** `{...register('reason')}` goes to every one of the radio buttons. */
export function Choices({ label, options, error, ...radio }: ChoicesProps) {
  const id = useId();
  const about = error === undefined ? {} : { 'aria-describedby': `${id}-error` };
  return (
    <fieldset className={styles.group} {...about}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input className={styles.input} {...radio} type="radio" value={option.value} />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
