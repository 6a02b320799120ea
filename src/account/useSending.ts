// Submitting a form: field errors, whether it is under way, and why it failed. The input is kept in any case.

import { valibotResolver } from '@hookform/resolvers/valibot';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { usePorts } from '../app/context.ts';
import { sentence } from '../text/sentence.ts';
import { reason } from './reason.ts';

export interface Sending<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The field's error text. */
  readonly errorOf: (name: Path<Values>) => string | undefined;
  readonly busy: boolean;
  /** Why it failed, as a text. */
  readonly failure: string | undefined;
  /** For the form's `onSubmit`. */
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** An alternative to submitting, such as a provider's button; shares `busy` and `failure`. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/** `send` must reject with an error that `reason` understands. */
export function useSending<Values extends FieldValues>(
  schema: GenericSchema<Values, Values>,
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<void>,
): Sending<Values> {
  const { i18n } = useTranslation();
  const { reporter } = usePorts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // not on blur: an error that appears would move the button from under the finger; nor while typing: it would be read out
  const form = useForm<Values>({
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    // all errors at once: a password that is refused may not be repeated rightly either
    criteriaMode: 'all',
    reValidateMode: 'onSubmit',
    defaultValues,
  });
  useErrorsUntilTyped(form);
  const said = (message: string | undefined) => (message === undefined ? undefined : sentence(i18n, message));
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (isCancelled(error)) return;
      reporter.report(error, 'account');
      setFailure(reason(i18n, error));
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    errorOf: (name) => said(form.getFieldState(name, form.formState).error?.message),
    busy,
    failure,
    submit: form.handleSubmit((values) => attempt(() => send(values))),
    attempt,
  };
}

/** Clears a field's error as soon as the player types in the field. */
function useErrorsUntilTyped<Values extends FieldValues>({ subscribe, clearErrors }: UseFormReturn<Values>): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => name && clearErrors(name as Path<Values>) }),
    [subscribe, clearErrors],
  );
}

/** The player closed the provider's window, which is not a failure. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && 'fault' in error && error.fault === 'CANCELLED';
