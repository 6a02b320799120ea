// Parts of a game screen that few first visits need: each is a chunk of its own, and comes with its words.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';

const part = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => (await Promise.all([load(), bringTexts('more', language())]))[0]) as LazyExoticComponent<
    ComponentType<Props>
  >;

export const More = part(() => import('./More.tsx'));
export const GivenUp = part(() => import('./GivenUp.tsx'));
