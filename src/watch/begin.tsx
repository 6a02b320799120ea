// The replay view's own root. The app itself is not started: no actor, no port and no storage of it exists here, so that a recording, whatever
// it holds, can neither read nor change anything of this device. Its language and its theme are the page's.

import type { Root } from 'react-dom/client';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import { heedLongTouches } from '../adapters/page/longTouch.ts';
import { localSettings } from '../adapters/settings.ts';
import { safeStorage } from '../adapters/store/storage.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { pageBrand } from '../late/pageBrand.ts';
import { language, startTexts } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';
import { Theme } from '../theme/Theme.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { Room } from './Room.tsx';

const report = (error: unknown, where: string): void => console.error(`[${where}]`, error);

/** Rejects if the texts do not load. */
export async function begin(root: Root): Promise<void> {
  heedLongTouches();
  await startTexts();
  await bringTexts('replay', language());
  const { appearance } = pageBrand?.[language()] ?? DEFAULT_CONFIGURATION;
  root.render(
    <ErrorBoundary report={report}>
      <Theme appearance={appearance} choice={localSettings(safeStorage()).current()}>
        <Room />
        <Toasts />
      </Theme>
    </ErrorBoundary>,
  );
}
