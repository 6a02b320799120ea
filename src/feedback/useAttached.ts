// The session that a player attaches to a message, if they want to.

import { useRef, useState } from 'react';
import type { Message } from '../adapters/feedback.ts';
import { useApp, usePorts } from '../app/context.ts';
import { recorder } from '../app/recording.ts';
import { late } from '../late/late.ts';

const bring = late(() => import('../app/attachable.ts'));

export type Attached =
  | { readonly is: 'none' | 'busy' | 'failed' }
  /** `session`: gzip as base64; `bytes`: its size before that. */
  | { readonly is: 'there'; readonly session: string; readonly bytes: number };

export interface Attachment {
  readonly attached: Attached;
  /** This browser has a session to attach. */
  readonly isPossible: boolean;
  /** Never rejects. */
  choose(wanted: boolean): Promise<void>;
  /** The message with what is chosen, as soon as it is there. Never rejects. */
  completed(message: Message): Promise<Message>;
}

export function useAttached(): Attachment {
  const app = useApp();
  const { reporter } = usePorts();
  const [attached, setAttached] = useState<Attached>({ is: 'none' });
  const last = useRef<Promise<Attached>>(undefined);
  const take = async (): Promise<Attached> => {
    try {
      const { attachable } = await bring();
      const bytes = await attachable(app);
      return bytes ? { is: 'there', session: base64(bytes), bytes: bytes.length } : { is: 'failed' };
    } catch (error) {
      reporter.report(error, 'session');
      return { is: 'failed' };
    }
  };
  const choose = async (wanted: boolean): Promise<void> => {
    const coming = wanted ? take() : undefined;
    last.current = coming;
    setAttached({ is: wanted ? 'busy' : 'none' });
    const taken = await coming;
    if (taken && coming === last.current) setAttached(taken);
  };
  const completed = async (message: Message): Promise<Message> => {
    const taken = await last.current;
    return taken?.is === 'there' ? { ...message, session: taken.session } : message;
  };
  return {
    attached,
    isPossible: recorder() !== undefined && typeof CompressionStream === 'function',
    choose,
    completed,
  };
}

/** A chunk at a time, since a function takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(text);
}
