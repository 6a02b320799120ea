// Parts of a game screen that a first board needs not: each is a chunk of its own, and comes with its words. Where one does not
// come the game goes on without it, which React.lazy cannot: mounted anew, it is asked for again.

import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { notifyError } from '../toasts/notify.ts';

interface Part<Props> extends FunctionComponent<Props> {
  /** Asks for it before it is wanted. */
  preload(): void;
}

function part<Props extends object>(load: () => Promise<ComponentType<Props>>, ...texts: string[]): Part<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const bring = async (): Promise<void> => {
    const [component] = await Promise.all([load(), ...texts.map((name) => bringTexts(name, language()))]);
    Loaded = component;
  };
  function Shown(props: Props) {
    const [, turn] = useState(false);
    useEffect(() => {
      if (Loaded) return;
      let gone = false;
      bring().then(
        () => !gone && turn(true),
        () => !gone && notifyError('screen.failed'),
      );
      return () => {
        gone = true;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Shown, { preload: () => void bring().catch(() => undefined) });
}

export const More = part(async () => (await import('./More.tsx')).default, 'more', 'settings');
export const GivenUp = part(async () => (await import('./GivenUp.tsx')).default, 'more');
export const Announcer = part(async () => (await import('./Announcer.tsx')).Announcer, 'say');
export const LevelAside = part(async () => (await import('./Levels.tsx')).LevelAside);
export const LevelsDialog = part(async () => (await import('./Levels.tsx')).LevelsDialog);
export const HintPanel = part(async () => (await import('./HintPanel.tsx')).HintPanel, 'hint');
export const ClueBar = part(async () => (await import('./ClueBar.tsx')).ClueBar);
export const WordLists = part(async () => (await import('./WordLists.tsx')).WordLists);
