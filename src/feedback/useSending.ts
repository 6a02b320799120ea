// Sends a form and tracks its state: open, under way, failed, kept for later, or sent.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerTextOf } from '../../machines/ports.ts';
import type { Message } from '../adapters/feedback.ts';
import { usePorts } from '../app/context.ts';
import { sentence } from '../text/sentence.ts';

export type Sending =
  | { readonly is: 'open' | 'busy' | 'kept' | 'sent' }
  | { readonly is: 'failed'; readonly why: string };

export interface Sender {
  readonly sending: Sending;
  /** Never rejects. Empty texts are left out; the time the form was open is added. */
  send(message: Message | Promise<Message>): Promise<Sending>;
}

export function useSending(): Sender {
  const { feedback, clock } = usePorts();
  const { i18n } = useTranslation();
  const [opened] = useState(() => clock.now());
  const [sending, setSending] = useState<Sending>({ is: 'open' });
  const attempt = async (message: Message | Promise<Message>): Promise<Sending> => {
    const seconds = Math.round((clock.now() - opened) / 1000);
    try {
      return { is: await feedback.send({ ...told(await message), seconds }) };
    } catch (error) {
      return { is: 'failed', why: sentence(i18n, playerTextOf(error) ?? 'screen.failed') };
    }
  };
  const send = async (message: Message | Promise<Message>): Promise<Sending> => {
    setSending({ is: 'busy' });
    const outcome = await attempt(message);
    setSending(outcome);
    return outcome;
  };
  return { sending, send };
}

const told = (message: Message): Message =>
  Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined && value !== '')) as never;
