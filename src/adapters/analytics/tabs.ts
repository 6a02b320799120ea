// What other tabs of the app are told of the player's choice.

import * as v from 'valibot';
import type { Measurable } from './consent.ts';

const Choice = v.object({ content: v.boolean(), ads: v.boolean(), tags: v.boolean() });

export interface OtherTabs {
  tell(choice: Measurable): void;
  listen(heard: (choice: Measurable) => void): void;
}

export function otherTabs(): OtherTabs {
  const channel = new BroadcastChannel('consent');
  return {
    tell: (choice) => channel.postMessage(choice),
    listen(heard) {
      channel.onmessage = ({ data }) => {
        const read = v.safeParse(Choice, data); // another version may have sent it
        if (read.success) heard(read.output);
      };
    },
  };
}
