// Nothing is measured before consent, and nothing after its withdrawal: what measures is opened and ended here.

import { type Measurable, NOTHING } from './consent.ts';
import type { Analytics } from './port.ts';

/** undefined: there is none. */
type Open = () => Analytics | undefined;

export interface Gate extends Pick<Analytics, 'track'> {
  isOpen(): boolean;
  /** The player's choice, which may change at any time. */
  choose(choice: Measurable): void;
}

export function gate({ counts, tags }: { readonly counts: Open; readonly tags: Open }): Gate {
  let may = NOTHING;
  const doors = [
    { open: counts, isFor: (choice: Measurable) => choice.content, through: undefined as Analytics | undefined },
    { open: tags, isFor: (choice: Measurable) => choice.tags, through: undefined as Analytics | undefined },
  ];
  return {
    isOpen: () => may.content,
    choose(choice) {
      may = choice;
      for (const door of doors) {
        if (door.isFor(choice)) door.through ??= door.open();
        else {
          door.through?.end();
          door.through = undefined;
        }
      }
    },
    track(event) {
      if (!may.content || (isOfAds(event.name) && !may.ads)) return;
      for (const { through } of doors) through?.track(event);
    },
  };
}

const isOfAds = (name: string): boolean => /_ad_/.test(name);
