// What the app needs only once it is in use: loaded when the page is idle for the first time.

import type { AnyActorRef } from 'xstate';
import type { Site } from '../adapters/api/answers.ts';
import { isFramed } from '../adapters/page/frame.ts';
import { heedLongTouches } from '../adapters/page/longTouch.ts';
import type { AppPorts } from '../adapters/ports.ts';
import { newId } from '../adapters/store/storage.ts';
import { late } from '../late/late.ts';
import { startPseudo } from '../text/pseudo.ts';
import type { AppActor } from './context.ts';
import { ownEntry, servedPage } from './newVersion.ts';
import { keepOffline } from './offline.ts';
import { record } from './recording.ts';
import { watchVersion } from './versionWatch.ts';

/** `site`: undefined if the server did not answer. */
export function afterwards(app: AppActor, ports: AppPorts, site: Site | undefined): void {
  const { clock, lifecycle, reporter, settings } = ports;
  // what a frame stores is that page's alone, and the page around it does not open offline either
  const worker = isFramed() ? Promise.resolve(undefined) : keepOffline(app, ports);
  watchVersion(app, { now: clock.now, lifecycle, page: servedPage, entry: ownEntry(), worker });
  startPseudo();
  heedLongTouches();
  record(ports);
  if (isFramed()) {
    bringFrame().then(
      ({ framed }) => framed(app, ports),
      (error: unknown) => reporter.report(error, 'frame'),
    );
  }
  if (window.opener !== null) {
    bringWindow().then(
      ({ isForFrame, handSignIn }) => isForFrame() && handSignIn(ports.session, ports.keeper),
      (error: unknown) => reporter.report(error, 'window'),
    );
  }
  const { errorsTo, analytics, ads } = site ?? {};
  if (analytics !== undefined) {
    bringMeasuring()
      .then(({ measure }) => measure(app, analytics, { ...ports, hasAds: ads !== undefined }))
      .catch((error: unknown) => reporter.report(error, 'analytics'));
  }
  if (typeof errorsTo !== 'string') return;
  const events = lastEvents(app);
  let service: ReturnType<typeof openService> | undefined;
  let sessions = SESSIONS;
  const session = async () => {
    if (!settings.current().sendSession || sessions-- <= 0) return undefined;
    const { attachable } = await bringSession();
    return attachable(app);
  };
  reporter.forward((error, { where }) => {
    service ??= openService(errorsTo);
    const happened = events();
    Promise.all([service, session().catch(() => undefined)])
      .then(([{ send }, attached]) => send({ error, where, events: happened, session: attached }))
      .catch(() => undefined); // an error about errors helps nobody
  });
}

/** Loaded on publishers' pages. */
const bringFrame = late(() => import('./framed.ts'));

/** Loaded in a window that another page has opened: it may be a frame's that waits for a sign-in. */
const bringWindow = late(() => import('../adapters/auth/window.ts'));

/** Loaded where something is measured at all. */
const bringMeasuring = late(() => import('./measuring.ts'));

/** Loaded with the first error: most players never need it. */
const bring = late(() => import('../adapters/errors/service.ts'));

/** Loaded with the first error of a player who has agreed. */
const bringSession = late(() => import('./attachable.ts'));

/** With how many errors of a page the session is sent: to pack it takes time. */
const SESSIONS = 3;

async function openService(dsn: string) {
  const { errorService } = await bring();
  return errorService(dsn, {
    pageId: newId(),
    version: ownEntry() ?? 'development',
    environment: import.meta.env.MODE,
  });
}

const KEPT = 30;

/** The latest events of all machines by name, oldest first: never what is in them. */
function lastEvents(app: AppActor): () => readonly string[] {
  const names: string[] = [];
  app.system.inspect((happened) => {
    if (happened.type !== '@xstate.event') return;
    const { id = '' } = happened.actorRef as Partial<AnyActorRef>;
    names.push(`${id} ${happened.event.type}`);
    if (names.length > KEPT) names.shift();
  });
  return () => [...names];
}
